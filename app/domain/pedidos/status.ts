import { maneiraDe } from '~/domain/pedidos/tipo-entrega'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { campoLongoDemais, limites, limparTexto } from '~/domain/valores/texto'

/** The stored strings, in board order (status-1). */
export const STATUS = ['Pendente', 'Em Preparação', 'Em Rota', 'Finalizado', 'Cancelado'] as const

export type Status = (typeof STATUS)[number]
export type StatusDaColuna = Exclude<Status, 'Cancelado'>
/** The name of a colour of the stylesheet. */
export type CorDoStatus = 'orange' | 'yellow' | 'blue' | 'green' | 'red'

interface PedidoNoCaminho {
  readonly status: string
  readonly tipoEntrega: string
}

/** What the rules in this file need to know about an order. */
export interface PedidoNoQuadro extends PedidoNoCaminho {
  readonly pagamentoConfirmado: boolean
}

interface LinhaDoStatus {
  readonly cor: CorDoStatus
  /** True when the order can no longer be advanced, edited or cancelled. */
  readonly encerrado: boolean
  /**
   * Where 'Avançar Status' leads, which may depend on the order. Only this decides which type of delivery skips a step:
   * board, 'Mover para' and the customer's timeline ask `caminhoDe`, which asks this.
   */
  readonly proximo: (pedido: Pick<PedidoNoCaminho, 'tipoEntrega'>) => StatusDaColuna | null
}

const TABELA: Readonly<Record<Status, LinhaDoStatus>> = {
  Pendente: { cor: 'orange', encerrado: false, proximo: () => 'Em Preparação' },
  'Em Preparação': { cor: 'yellow', encerrado: false, proximo: () => 'Em Rota' },
  'Em Rota': { cor: 'blue', encerrado: false, proximo: () => 'Finalizado' },
  Finalizado: { cor: 'green', encerrado: true, proximo: () => null },
  Cancelado: { cor: 'red', encerrado: true, proximo: () => null },
}

/** The columns of the board: Cancelado has none (status-3). */
export const COLUNAS = STATUS.filter(status => status !== 'Cancelado')

/** The statuses of orders for which somebody still has to do something. */
export const ABERTOS = STATUS.filter(status => !TABELA[status].encerrado)

/** Only the changed fields, ready to be saved; the instants are those that were passed to the rule. */
export interface MudancaDeStatus {
  readonly status: Status
  readonly pagamentoConfirmado?: true
  readonly dataConfirmacao?: Date
  /** Null when an order leaves Finalizado again, because then it was not delivered. */
  readonly dataEntrega?: Date | null
  readonly dataCancelamento?: Date
  readonly motivoCancelamento?: string | null
}

/** A stored status; an unknown one counts as Pendente, where the board shows it (status-1). */
export function lerStatus(texto: string): Status {
  return STATUS.find(status => status === texto) ?? 'Pendente'
}

/** What the customer calls the status: an order that nobody brings has no way to go (status-8). */
export function nomeDoStatus({ status, tipoEntrega }: PedidoNoCaminho): string {
  const lido = lerStatus(status)
  return lido === 'Em Rota' ? EM_ROTA[maneiraDe(tipoEntrega)] : lido
}

const EM_ROTA = { entrega: 'Em Rota', retirada: 'Pronto para retirar', mesa: 'A caminho da mesa' }

export function corDoStatus(status: string): CorDoStatus {
  return TABELA[lerStatus(status)].cor
}

/** True when advance, edit and cancel are hidden: Finalizado and Cancelado (status-5). */
export function estaEncerrado(status: string): boolean {
  return TABELA[lerStatus(status)].encerrado
}

/**
 * The columns that an order passes, in the order of the board, including the one in which it is: that one may be off
 * the way when somebody has given the order another type of delivery.
 */
export function caminhoDe(pedido: PedidoNoCaminho): readonly StatusDaColuna[] {
  const passa = new Set<Status>([lerStatus(pedido.status)])
  for (let status: StatusDaColuna | null = 'Pendente'; status; status = TABELA[status].proximo(pedido))
    passa.add(status)
  return COLUNAS.filter(status => passa.has(status))
}

/** Where 'Avançar Status' leads; null when it leads nowhere. */
export function proximoStatus(pedido: PedidoNoCaminho): StatusDaColuna | null {
  return TABELA[lerStatus(pedido.status)].proximo(pedido)
}

/** 'Avançar Status' (status-2). Refused for the last status and for a cancelled order. */
export function avancar(pedido: PedidoNoQuadro, agora: Date): MudancaDeStatus | Recusa {
  const proximo = proximoStatus(pedido)
  return proximo === null ? NAO_AVANCA : mover(pedido, proximo, agora)
}

/**
 * A card moved to any column on its way, back ones included (status-3). Leaving Pendente confirms the payment, and
 * nothing here undoes that. Its own column changes no other field. Refused: a cancelled order, and Cancelado, which
 * only `cancelar` leads to.
 */
export function mover(pedido: PedidoNoQuadro, para: string, agora: Date): MudancaDeStatus | Recusa {
  const de = lerStatus(pedido.status)
  const coluna = caminhoDe(pedido).find(status => status === para)
  if (coluna === undefined || de === 'Cancelado') return NAO_AVANCA
  if (coluna === de) return { status: coluna }
  const confirma = de === 'Pendente' && !pedido.pagamentoConfirmado
  return {
    status: coluna,
    ...(confirma && { pagamentoConfirmado: true, dataConfirmacao: agora }),
    ...(coluna === 'Finalizado' && { dataEntrega: agora }),
    ...(de === 'Finalizado' && { dataEntrega: null }),
  }
}

/**
 * Cancels an open order; a blank reason is null (status-4). Refused: an order that is finished or cancelled already,
 * and a reason over 500 characters.
 */
export function cancelar(
  pedido: Pick<PedidoNoQuadro, 'status'>,
  motivo: string | null,
  agora: Date,
): MudancaDeStatus | Recusa {
  if (estaEncerrado(pedido.status)) return NAO_CANCELA
  const motivoCancelamento = limparTexto(motivo ?? '') || null
  if (motivoCancelamento !== null && motivoCancelamento.length > limites.observacao) return MOTIVO_LONGO
  return { status: 'Cancelado', dataCancelamento: agora, motivoCancelamento }
}

const NAO_AVANCA = recusar(
  'pedido-nao-avanca',
  'Aviso',
  'Este pedido já está finalizado ou não pode ser avançado.',
)
const NAO_CANCELA = recusar('pedido-nao-se-cancela', 'Aviso', 'Este pedido já está finalizado ou cancelado.')
const MOTIVO_LONGO = recusar(
  'motivo-longo',
  'Aviso',
  campoLongoDemais('Motivo', limites.observacao),
  'motivo',
)
