import { and, asc, count, desc, eq, exists, gte, inArray, min, type SQL, sql } from 'drizzle-orm'
import { entregaACombinar } from '~/domain/frete/a-combinar'
import { dizerSobreATaxa, type TaxaEEndereco } from '~/domain/frete/lugar-da-taxa'
import { acha, findPagina } from '~/domain/listas/busca.server'
import type { ConsultaDaLista } from '~/domain/listas/pagina'
import { type Conhecidos, carimboDoPedido } from '~/domain/pedidos/andamento/carimbo'
import { diretosDe } from '~/domain/pedidos/campos-diretos'
import { especieDe } from '~/domain/pedidos/forma-pagamento'
import type { Item } from '~/domain/pedidos/item'
import { ABERTOS } from '~/domain/pedidos/status'
import { listRecebimentos } from '~/domain/pedidos/store-do-dinheiro.server'
import { historicoPedido, pedidos } from '~/domain/pedidos/tables.server'
import { itensPedido, itensPedidoExtra } from '~/domain/pedidos/tables-dos-itens.server'
import { comGrupoUmaVez, type LinhaDaEscolha, linhasDasEscolhas } from '~/domain/pedidos/texto-do-item'
import { situacaoDoPix } from '~/domain/pix/situacao-do-pix'
import { ZERO } from '~/domain/valores/centavos'
import type { PedidoId } from '~/domain/valores/ids'
import { digitosProcurados } from '~/domain/valores/telefone'
import type { Tx } from '~/server/database/transaction.server'

/** What a cook reads of a line, with what was chosen as texts; prices are only on the receipt. */
type ItemDoQuadro = Pick<
  Item<Pick<LinhaDaEscolha, 'tipo' | 'texto'>>,
  'quantidade' | 'nome' | 'variante' | 'observacao' | 'extras'
>

const TAXA_E_ENDERECO = {
  freteModo: pedidos.freteModo,
  freteLugar: pedidos.freteLugar,
  enderecoBairro: pedidos.enderecoBairro,
}

/** What a card shows and nothing else, because a busy board has hundreds of cards and is read again at every event. */
const DO_CARTAO = {
  id: pedidos.id,
  versao: pedidos.versao,
  dataPedido: pedidos.dataPedido,
  status: pedidos.status,
  nomeCliente: pedidos.nomeCliente,
  telefoneCliente: pedidos.telefoneCliente,
  tipoEntrega: pedidos.tipoEntrega,
  enderecoEntrega: pedidos.enderecoEntrega,
  ...diretosDe(pedidos),
  formaPagamento: pedidos.formaPagamento,
  valorPago: pedidos.valorPago,
  total: pedidos.total,
  descontoItens: pedidos.descontoItens,
  frete: pedidos.frete,
  descontoFrete: pedidos.descontoFrete,
  taxaServico: pedidos.taxaServico,
  ajustePagamento: pedidos.ajustePagamento,
  totalComFrete: pedidos.totalComFrete,
  pagamentoConfirmado: pedidos.pagamentoConfirmado,
  pixCopiaECola: pedidos.pixCopiaECola,
  prometidoDe: pedidos.prometidoDe,
  prometidoPara: pedidos.prometidoPara,
  ...TAXA_E_ENDERECO,
}

export type PedidoDoQuadro = Awaited<ReturnType<typeof listQuadro>>['pedidos'][number]

/**
 * The board: every open order, and the last `maximo` of those finished since `finalizadosDesde`; newest first
 * (quadro-3). `ordem` names all of them; `pedidos` has those that the reader does not know as they are now.
 * `finalizadosFora` is how many more have been finished since then, `primeiroFim` when the first of all was.
 */
export async function listQuadro(
  tx: Tx,
  finalizadosDesde: Date,
  maximo: number,
  conhecidos: Conhecidos = new Map(),
) {
  const daEmpresa = eq(pedidos.empresaId, tx.empresaId)
  const abertos = await tx
    .select(DO_CARTAO)
    .from(pedidos)
    .where(and(daEmpresa, inArray(pedidos.status, ABERTOS)))
  const finalizadosHaPouco = and(
    daEmpresa,
    eq(pedidos.status, 'Finalizado'),
    gte(pedidos.encerradoEm, finalizadosDesde),
  )
  const finalizados = await tx
    .select(DO_CARTAO)
    .from(pedidos)
    .where(finalizadosHaPouco)
    .orderBy(desc(pedidos.encerradoEm), desc(pedidos.id))
    .limit(maximo)
  const [todos] = await tx
    .select({ quantos: count(), primeiroFim: min(pedidos.encerradoEm) })
    .from(pedidos)
    .where(finalizadosHaPouco)
  const linhas = [...abertos, ...finalizados].sort(
    (a, b) => b.dataPedido.getTime() - a.dataPedido.getTime() || b.id - a.id,
  )
  const emPix = linhas.filter(({ formaPagamento }) => especieDe(formaPagamento) === 'pix').map(({ id }) => id)
  const recebimentos = await listRecebimentos(tx, emPix)
  const lidos = linhas.map(({ pixCopiaECola, ...pedido }) => {
    const linha = comSobreATaxa(pedido)
    return {
      ...linha,
      pix: pixNoCartao(situacaoDoPix({ ...linha, pixCopiaECola }, recebimentos.get(linha.id) ?? [])),
    }
  })
  const novidades = lidos.filter(lido => conhecidos.get(lido.id) !== carimboDoPedido(lido))
  const itens = await listItensDoQuadro(
    tx,
    novidades.map(({ id }) => id),
  )
  return {
    ordem: lidos.map(({ id }) => id),
    pedidos: novidades.map(lido => ({ ...lido, itens: itens.get(lido.id) ?? [] })),
    finalizadosFora: (todos?.quantos ?? 0) - finalizados.length,
    primeiroFim: todos?.primeiroFim ?? null,
  }
}

/** Without the columns that say nothing more than `sobreATaxa` and `aCombinar`, which few orders have. */
function comSobreATaxa<Linha extends TaxaEEndereco>(linha: Linha) {
  const { freteModo: _, freteLugar: __, enderecoBairro: ___, ...resto } = linha
  const dito = dizerSobreATaxa(linha)
  return { ...resto, ...(dito && { sobreATaxa: dito }), ...(entregaACombinar(linha) && { aCombinar: true }) }
}

/** How the Pix of an order stands; null for one that has no code of the shop. */
function pixNoCartao(situacao: ReturnType<typeof situacaoDoPix>) {
  if (situacao === null) return null
  const { falta, recebido } = situacao
  return { falta, recebido: recebido && { pagamento: recebido.id, em: recebido.em } }
}

async function listItensDoQuadro(tx: Tx, ids: readonly PedidoId[]): Promise<Map<PedidoId, ItemDoQuadro[]>> {
  const porPedido = new Map<PedidoId, ItemDoQuadro[]>()
  if (ids.length === 0) return porPedido
  // One row for each extra of an item, and one for an item without extras.
  const linhas = await tx
    .select({
      id: itensPedido.id,
      pedidoId: itensPedido.pedidoId,
      quantidade: itensPedido.quantidade,
      nome: itensPedido.nome,
      variante: itensPedido.variante,
      observacao: itensPedido.observacao,
      extra: {
        nome: itensPedidoExtra.nome,
        grupo: itensPedidoExtra.grupo,
        quantidade: itensPedidoExtra.quantidade,
        fracao: itensPedidoExtra.fracao,
        observacao: itensPedidoExtra.observacao,
      },
    })
    .from(itensPedido)
    .leftJoin(
      itensPedidoExtra,
      and(
        eq(itensPedidoExtra.empresaId, itensPedido.empresaId),
        eq(itensPedidoExtra.idItemPedido, itensPedido.id),
      ),
    )
    .where(and(eq(itensPedido.empresaId, tx.empresaId), inArray(itensPedido.pedidoId, [...ids])))
    .orderBy(asc(itensPedido.id), asc(itensPedidoExtra.id))
  const porItem = new Map<number, typeof linhas>()
  for (const linha of linhas) porItem.set(linha.id, [...(porItem.get(linha.id) ?? []), linha])
  for (const [linha, ...outras] of porItem.values()) {
    if (!linha) continue
    const { id: _, pedidoId, variante, extra: __, ...item } = linha
    const extras = [linha, ...outras].flatMap(({ extra }) => (extra ? { ...extra, preco: ZERO } : []))
    porPedido.set(pedidoId, [
      ...(porPedido.get(pedidoId) ?? []),
      {
        ...item,
        ...(variante && { variante }),
        extras: linhasDasEscolhas({
          quantidade: item.quantidade,
          extras: comGrupoUmaVez(extras),
        }).map(({ tipo, texto }) => ({ tipo, texto })),
      },
    ])
  }
  return porPedido
}

export type PedidoEncerrado = Awaited<ReturnType<typeof listEncerrados>>['linhas'][number]

interface Encerrados extends ConsultaDaLista {
  readonly status: 'Finalizado' | 'Cancelado'
  /** Only orders that ended since then; null for all. */
  readonly desde: Date | null
}

/**
 * A page of the orders that ended in this way, the last one first; `busca` is a part of the number, of the customer's
 * name or of the phone. `canceladoPor` is the account that cancelled the order; null when it is not known.
 */
export async function listEncerrados(tx: Tx, { status, desde, ...consulta }: Encerrados) {
  const daEmpresa = eq(pedidos.empresaId, tx.empresaId)
  const filtro = and(
    daEmpresa,
    eq(pedidos.status, status),
    desde ? gte(pedidos.encerradoEm, desde) : undefined,
    acha(pedidos.procurado, consulta.busca, digitosProcurados(consulta.busca)),
  )
  const ordem = [desc(pedidos.encerradoEm), desc(pedidos.id)]
  const lista = { tabela: pedidos, id: pedidos.id, filtro, ordem }
  const { ids, ...pagina } = await findPagina<PedidoId>(tx, lista, consulta)
  const linhas = await tx
    .select({
      id: pedidos.id,
      dataPedido: pedidos.dataPedido,
      encerradoEm: sql<Date>`${pedidos.encerradoEm}`.mapWith(pedidos.encerradoEm),
      motivoCancelamento: pedidos.motivoCancelamento,
      canceladoPor: historicoPedido.userId,
      nomeCliente: pedidos.nomeCliente,
      telefoneCliente: pedidos.telefoneCliente,
      tipoEntrega: pedidos.tipoEntrega,
      totalComFrete: pedidos.totalComFrete,
      ...TAXA_E_ENDERECO,
    })
    .from(pedidos)
    .leftJoin(
      historicoPedido,
      and(
        eq(historicoPedido.empresaId, pedidos.empresaId),
        eq(historicoPedido.pedidoId, pedidos.id),
        eq(historicoPedido.para, 'Cancelado'),
      ),
    )
    .where(and(daEmpresa, inArray(pedidos.id, ids)))
    .orderBy(...ordem)
  return { linhas: linhas.map(comSobreATaxa), ...pagina }
}

/** SQL for a larger query: has the company any order, in any status? */
export function existsPedido(tx: Tx): SQL {
  return exists(tx.select({ um: sql`1` }).from(pedidos).where(eq(pedidos.empresaId, tx.empresaId)))
}
