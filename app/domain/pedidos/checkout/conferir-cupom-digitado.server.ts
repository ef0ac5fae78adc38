import * as v from 'valibot'
import { findProdutosAVenda } from '~/domain/cardapio/escolhas/store-escolhas.server'
import { momentoEm } from '~/domain/cardapio/momento'
import { type Abatimento, abatimentoDoCupom } from '~/domain/cupons/abatimento'
import { conferirCupom, dizerAConferir } from '~/domain/cupons/conferir-cupom'
import { CUPOM_INDISPONIVEL } from '~/domain/cupons/cupom'
import type { Empresa } from '~/domain/empresas/store.server'
import { linhasPara, promocoesNoPedido } from '~/domain/pedidos/promocoes-do-pedido'
import { pediuComEle } from '~/domain/pedidos/store-do-dinheiro.server'
import { maneiraDe } from '~/domain/pedidos/tipo-entrega'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { lerTelefone } from '~/domain/valores/telefone'
import { withTenant } from '~/server/database/transaction.server'
import { readCupomDoPedido } from './cupom-do-pedido.server'
import type { Pedinte } from './fazer-pedido.server'
import { montarItens } from './montar-pedido'
import { novoPedidoSchema } from './novo-pedido'

const { chave, itens, cupom, tipoEntrega } = novoPedidoSchema.entries

const perguntaSchema = v.object({
  cupom,
  itens,
  tipoEntrega,
  /** The phone, as far as it is known. */
  telefone: v.pipe(v.string(), v.maxLength(30), v.transform(lerTelefone)),
  /** The key of the attempt, by which tries of one browser are counted. */
  navegador: chave,
})

type PerguntaDoCupom = v.InferOutput<typeof perguntaSchema>

/** The question of a checkout about the code that was typed in it. */
export function lerPerguntaDoCupom(corpo: unknown): PerguntaDoCupom | Recusa {
  const lido = v.safeParse(perguntaSchema, corpo)
  return lido.success ? lido.output : ILEGIVEL
}

const ILEGIVEL = recusar(
  'cupom-ilegivel',
  'Confira o cupom',
  'Não foi possível conferir o cupom. Atualize a página e tente novamente.',
  'cupom',
)

/**
 * What the code would take off these items now, before anybody looks at the freight, or why it would not. Of a phone with
 * which this browser has not ordered nothing is read (cupom-11).
 */
export function conferirCupomDigitado(
  empresa: Empresa,
  pergunta: PerguntaDoCupom,
  { agora, pedidosDaqui }: Pedinte,
): Promise<Abatimento | Recusa> {
  const { fusoHorario: fuso } = empresa
  const { cupom: codigo, telefone } = pergunta
  if (!codigo) return Promise.resolve(CUPOM_INDISPONIVEL)
  return withTenant(empresa.id, async tx => {
    const ids = pergunta.itens.map(item => item.produtoId)
    const { produtos, promocoes } = await findProdutosAVenda(tx, momentoEm(agora, fuso), ids)
    const seu = (await pediuComEle(tx, telefone, pedidosDaqui)) ? telefone : null
    const quem = { codigo, telefone: seu, agora, pedidosDaqui, chave: null }
    const lido = await readCupomDoPedido(tx, empresa, produtos, quem)
    const itens = montarItens(pergunta.itens, produtos)
    const linhas = linhasPara(lido, itens, promocoesNoPedido(promocoes, itens).porLinha)
    const maneira = maneiraDe(pergunta.tipoEntrega)
    const recusa = conferirCupom(lido.cupom, { ...lido, linhas, maneira, agora, fuso })
    if (recusa || !lido.cupom) return recusa ?? CUPOM_INDISPONIVEL
    const aConferir = dizerAConferir(lido.cupom, lido.porConferir ?? null)
    return { ...abatimentoDoCupom(lido.cupom, linhas), ...(aConferir && { aConferir }) }
  })
}
