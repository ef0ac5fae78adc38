import { chavePixDe } from '~/domain/configuracoes/store.server'
import { CUPOM_INDISPONIVEL } from '~/domain/cupons/cupom'
import { type Papel, recusarSem } from '~/domain/empresas/direitos'
import { linhaDoEndereco } from '~/domain/enderecos/columns.server'
import type { LugarDoCep } from '~/domain/enderecos/correios.server'
import { caminhosDoPedido } from '~/domain/frete/caminhos'
import { findLugarDe, freteDoEndereco } from '~/domain/frete/consultar-entrega.server'
import { entregaGratisDe } from '~/domain/frete/entrega-gratis'
import type { ResultadoFrete } from '~/domain/frete/frete'
import type { Guardado } from '~/domain/frete/store.server'
import { tempoDaLoja } from '~/domain/horarios/atendimento/atendimento'
import { fixarPromessa, type Promessa, prometer } from '~/domain/horarios/promessa'
import { comTudoAVenda } from '~/domain/pedidos/balcao/com-tudo-a-venda'
import { diretosDe } from '~/domain/pedidos/campos-diretos'
import { comCodigos } from '~/domain/pedidos/escolhas'
import type { ParaPedir } from '~/domain/pedidos/store-do-pedido-novo.server'
import { maneiraDe } from '~/domain/pedidos/tipo-entrega'
import {
  type FeitoAntes,
  type PedidoFeito,
  registrarPedido,
  repetir,
  type Tentativa,
  umaVez,
} from '~/domain/pedidos/uma-vez.server'
import { ehRecusa, type Recusa, recusar } from '~/domain/respostas/recusa'
import { ehNegado, negar, type Resultado } from '~/domain/respostas/resultado'
import type { ContaId, EmpresaId, PedidoId } from '~/domain/valores/ids'
import type { Tx } from '~/server/database/transaction.server'
import { type DonoDoTelefone, salvarClienteDoPedido } from './cliente-do-pedido.server'
import { readCupomDoPainel } from './cupom-do-painel.server'
import { montarPedidoDoPainel } from './montar-pedido-do-painel'
import type { PedidoDoPainel } from './pedido-do-painel'

/** The account that saves, its role, and the time. */
export interface QuemSalva {
  readonly por: ContaId
  readonly papel: Papel
  readonly agora: Date
}

export type PedidoNovoDoPainel = PedidoDoPainel & { readonly chave: string }

/**
 * A new order of the panel, in one transaction and once for each key (balcao-4, pedido-3). Opening hours apply only to
 * the public. Besides what `montarPedidoDoPainel` and `umaVez` refuse, it refuses the phone of somebody who has another
 * name (decision 022).
 */
export async function lancarPedido(
  empresaId: EmpresaId,
  novo: PedidoNovoDoPainel,
  quem: QuemSalva,
): Promise<Resultado<PedidoFeito, FeitoAntes | DonoDoTelefone>> {
  const lugar = await findLugarDe(novo.endereco)
  const produtos = novo.itens.map(item => item.produtoId)
  const pergunta = { agora: quem.agora, telefone: novo.cliente.telefone, produtos, pedidosDaqui: [] }
  return umaVez(empresaId, tentativaDe(novo), pergunta, (tx, lido) =>
    decidirESalvar(tx, lido, novo, { ...quem, lugar }),
  )
}

async function decidirESalvar(
  tx: Tx,
  { empresa, guardado, produtos, estoques, promocoes, formas }: ParaPedir,
  novo: PedidoNovoDoPainel,
  { por, papel, agora, lugar }: QuemSalva & { readonly lugar: LugarDoCep | null },
): Promise<Resultado<PedidoFeito, FeitoAntes | DonoDoTelefone>> {
  const porId = comTudoAVenda(produtos)
  const daRegra = freteDoEndereco(empresa, guardado, novo.endereco, lugar)
  const { fusoHorario: fuso } = empresa
  const cupom = await readCupomDoPainel(tx, novo, {
    agora,
    fuso,
    categoriaDe: id => produtos.get(id)?.categoriaId ?? null,
    pedidoId: null,
  })
  const entregaGratis = entregaGratisDe(guardado)
  const montado = montarPedidoDoPainel(novo, porId, null, daRegra, {
    ...{ por, cupom, entregaGratis, promocoes, formas },
    servicoPercentual: guardado.servicoPercentual,
    semDesconto: recusarSem('dar desconto', { papel }),
  })
  // A repetition of this same request may have taken the coupon while this one waited for it.
  if (ehRecusa(montado)) return (await repetir(tx, tentativaDe(novo))) ?? negar(montado)

  const { itens, ajustes, ...valores } = montado
  const { cliente, endereco } = novo
  const salvo = await salvarClienteDoPedido(tx, {
    ...cliente,
    endereco,
    edita: recusarSem('editar clientes', { papel }) === null,
  })
  if (ehNegado(salvo)) return salvo
  const pedido = {
    dataPedido: agora,
    ...diretosDe(novo),
    ...valores,
    ...fixarPromessa(prometerPedido(guardado, novo.tipoEntrega, daRegra, agora), agora),
    tipoEntrega: novo.tipoEntrega,
    nomeCliente: cliente.nome,
    telefoneCliente: cliente.telefone,
    ...linhaDoEndereco(endereco),
  }
  return registrarPedido(tx, tentativaDe(novo), {
    pedido,
    cliente: salvo.dados,
    itens: comCodigos(itens, porId),
    ajustes,
    estoques,
    pix: chavePixDe(guardado),
    por,
    fuso,
    semCupom: () => negar(CUPOM_INDISPONIVEL),
  })
}

/** Nobody waits at home for what is eaten at a table. */
function prometerPedido(
  guardado: Guardado,
  tipoEntrega: string,
  frete: ResultadoFrete | null,
  agora: Date,
): Promessa | null {
  const maneira = maneiraDe(tipoEntrega)
  return maneira === 'mesa' ? null : prometer(tempoDaLoja(guardado), caminhosDoPedido(maneira, frete), agora)
}

/**
 * The contents as a text. The schema puts the fields into its own order, so equal orders give equal texts. What the
 * form knew about the customer's record is left out.
 */
function tentativaDe({ chave, versao, cliente, ...resto }: PedidoNovoDoPainel): Tentativa {
  const { nome, telefone } = cliente
  const conteudo = JSON.stringify({ versao, cliente: { nome, telefone }, ...resto }, semVazios)
  return { chave, conteudo, recusarOutro, emAndamento: AINDA_SALVANDO }
}

/** Fields that say nothing are left out: an order that was saved before they existed must keep its text. */
function semVazios(_: string, valor: unknown): unknown {
  return valor === null || valor === false || valor === '' ? undefined : valor
}

function recusarOutro(feito: PedidoId): Recusa {
  return recusar(
    'pedido-ja-salvo',
    'Pedido já salvo',
    `Este formulário já foi salvo como o pedido nº ${feito}, com outro conteúdo.`,
  )
}

const AINDA_SALVANDO = recusar(
  'pedido-sendo-salvo',
  'Pedido em andamento',
  'O pedido ainda está sendo salvo. Aguarde um instante.',
)
