import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { cancelarPedido } from '~/domain/pedidos/andamento/cancelar-pedido.server'
import { fazerPedido } from '~/domain/pedidos/checkout/fazer-pedido.server'
import { lerNovoPedido, type NovoPedidoEnviado } from '~/domain/pedidos/checkout/novo-pedido'
import { ehRecusa } from '~/domain/respostas/recusa'
import type { ContaId, CupomId, PedidoId } from '~/domain/valores/ids'
import { dadosDe } from './banco/dados-de'
import { insistir } from './insistir'
import type { Mundo } from './mundo'
import { venderPizza } from './pedir-pizza'
import { plantarCupom } from './plantado/cupom-plantado'
import { umPedido } from './um-pedido'

/** A Friday evening; the Cantina is open from 18:00 to 23:00. */
export const SEXTA = new Date('2026-11-20T20:30-03:00')
export const INDISPONIVEL = 'Este cupom não está disponível para este pedido.'

export type LojaComCupom = Awaited<ReturnType<typeof venderComCupom>>
type Linha = NovoPedidoEnviado['itens'][number]

interface Como {
  readonly chave?: string
  readonly telefone?: string
  readonly itens?: readonly Linha[]
  /** The orders that the browser has placed before. */
  readonly daqui?: readonly PedidoId[]
}

/** The Cantina, its customers who order with a coupon, and what it has counted. */
export async function venderComCupom(mundo: Mundo) {
  const { lasanha: deMassa } = await venderPizza(mundo)
  const { id: deCarne } = await mundo.produto(mundo.cantina, 'Filé à parmegiana')
  const umDe = (produtoId: number) => ({ produtoId, quantidade: 1, extras: [], observacao: null })
  let telefones = 11_960_000_000
  const novoTelefone = () => String(++telefones)

  async function enviar(cupom: string | null, totalVisto: number, como: Como = {}) {
    const { chave = randomUUID(), telefone = novoTelefone(), itens = [umDe(deMassa)], daqui = [] } = como
    const cliente = { telefone, nome: 'Joana Prado', email: null }
    const pedido = umPedido({ itens: [...itens], totalVisto, cliente, chave, cupom })
    const novo = lerNovoPedido({ ...pedido, versao: 2 })
    if (ehRecusa(novo)) throw new Error(`the test's own order is refused: ${novo.texto}`)
    return insistir(() => fazerPedido(mundo.cantina, novo, { agora: SEXTA, pedidosDaqui: daqui }))
  }

  /** What the order costs with the coupon, as the checkout has shown it before. */
  async function total(cupom: string | null, como: Como = {}): Promise<number> {
    const dados = dadosDe(await enviar(cupom, 1, como))
    if (!('mudou' in dados)) throw new Error('the price was guessed')
    return dados.valores.totalComFrete
  }

  async function pedir(cupom: string | null, como: Como = {}): Promise<PedidoId> {
    const dados = dadosDe(await enviar(cupom, await total(cupom, como), como))
    if (!('pedidoId' in dados)) throw new Error(`not placed: ${JSON.stringify(dados)}`)
    return dados.pedidoId
  }

  /** As the coupon counts them, which must be so many as there are. */
  async function usosDe(id: CupomId): Promise<number> {
    const [linha] = await mundo.sql<{ usos: number; contados: number }>(
      `select usos, (select count(*)::int from usos_cupom u where u.cupom_id = c.id and u.estornado_em is null) as contados
       from cupons c where id = $1`,
      [id],
    )
    expect(linha?.contados).toBe(linha?.usos)
    return linha?.usos ?? 0
  }

  return {
    ...{ enviar, total, pedir, usosDe, novoTelefone },
    lasanha: umDe(deMassa),
    file: umDe(deCarne),
    novoCupom: (condicoes: Parameters<typeof plantarCupom>[1] = {}) => plantarCupom(mundo.cantina, condicoes),
    cancelar: (id: PedidoId) =>
      cancelarPedido(mundo.cantina, id, {
        ...{ statusMostrado: 'Pendente', por: 1 as ContaId, agora: SEXTA, motivo: null },
      }),
    async limpar(tipoPedido: 'sistema' | 'whatsapp') {
      await mundo.sql('delete from cupons')
      await mundo.sql('delete from estoques')
      await mundo.sql('update empresas set tipo_pedido = $2 where id = $1', [mundo.cantina, tipoPedido])
    },
  }
}
