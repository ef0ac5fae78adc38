import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { dizerAte } from '~/domain/valores/dizer-ate'
import type { Turno } from './horario'
import { type AlemDaSemana, type SituacaoDaLoja, situacaoDaLoja } from './situacao'
import { meiaNoite } from './virada-do-dia'

/** What a pause stops. */
export const SERVICOS_PAUSADOS = ['tudo', 'entrega', 'retirada'] as const
export type ServicoPausado = (typeof SERVICOS_PAUSADOS)[number]

/** A pause that has begun and that nobody has ended; it ends by itself. */
export interface Pausa {
  readonly servico: ServicoPausado
  /** Milliseconds since the epoch, because it goes to open menus as JSON. */
  readonly ate: number
  /** What the owner tells the customers of it. */
  readonly motivo: string | null
}

/** A pause as customers read it. */
export interface PausaDita {
  readonly servico: ServicoPausado
  readonly mensagem: string
}

/** All that decides whether a shop takes an order now. */
export interface HorariosDaLoja extends AlemDaSemana {
  readonly turnos: readonly Turno[]
  /** IANA zone. */
  readonly fuso: string
  readonly pausa?: Pausa | null
}

export interface SituacaoComPausa extends SituacaoDaLoja {
  /** Null while no pause is on, and while the shop is closed anyway. */
  readonly pausa: PausaDita | null
}

/**
 * The hours and the pause together (horarios-13). `aberta` and `mensagem` are those of the hours, which come first: a
 * pause is told only while the shop would take orders. A pause that is over counts no longer, also where nobody has read
 * that yet.
 */
export function situacaoComPausa(horarios: HorariosDaLoja, instante: Date): SituacaoComPausa {
  const { turnos, fuso, pausa } = horarios
  const situacao = situacaoDaLoja(turnos, instante, fuso, horarios)
  if (!pausa || !situacao.aberta || instante.getTime() >= pausa.ate) return { ...situacao, pausa: null }
  const { mudaEm } = situacao
  // The message of a pause into another day changes at midnight.
  const muda = Math.min(pausa.ate, mudaEm?.getTime() ?? pausa.ate, meiaNoite(instante, fuso).getTime())
  const { servico } = pausa
  return {
    ...situacao,
    mudaEm: new Date(muda),
    pausa: { servico, mensagem: dizerPausa(pausa, instante, fuso) },
  }
}

const NOME: Readonly<Record<ServicoPausado, string>> = {
  tudo: 'os pedidos',
  entrega: 'as entregas',
  retirada: 'as retiradas',
}

const AINDA: Readonly<Record<ServicoPausado, string>> = {
  tudo: '',
  entrega: ' Você ainda pode pedir para retirar no local.',
  retirada: ' Você ainda pode pedir para entrega.',
}

/** 'Pausamos as entregas até 20:30. Chuva forte. Você ainda pode pedir para retirar no local.' */
function dizerPausa({ servico, ate, motivo }: Pausa, agora: Date, fuso: string): string {
  const porque = motivo ? ` ${/[.!?…]$/.test(motivo) ? motivo : `${motivo}.`}` : ''
  return `Pausamos ${NOME[servico]} até ${dizerAte(ate, agora, fuso)}.${porque}${AINDA[servico]}`
}

/**
 * Refuses what a pause stops; `servico` is what the order is, null while that is not known: then only a pause of
 * everything refuses. Orders that the shop itself takes are not stopped by it.
 */
export function recusarPorPausa(
  { servico: pausado, mensagem }: PausaDita,
  servico: Exclude<ServicoPausado, 'tudo'> | null,
): Recusa | null {
  if (pausado !== 'tudo' && pausado !== servico) return null
  const campo = pausado === 'tudo' ? undefined : 'tipoEntrega'
  return recusar('loja-pausada', TITULO[pausado], mensagem, campo)
}

const TITULO: Readonly<Record<ServicoPausado, string>> = {
  tudo: 'Pedidos pausados',
  entrega: 'Entregas pausadas',
  retirada: 'Retiradas pausadas',
}
