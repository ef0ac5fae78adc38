import type { Turno } from '~/domain/horarios/horario'
import { emData, emMinuto, Relogio } from '~/domain/horarios/relogio'
import { CORTE_DO_DIA, diaOperacional } from '~/domain/valores/instante'

/** For how long an owner takes something off sale: the rest of the day, two hours, or until the owner brings it back. */
export const PRAZOS_DO_ESGOTADO = ['hoje', '2-horas', 'ate-eu-voltar'] as const
export type PrazoDoEsgotado = (typeof PRAZOS_DO_ESGOTADO)[number]

export const NOME_DO_PRAZO: Record<PrazoDoEsgotado, string> = {
  hoje: 'Por hoje',
  '2-horas': 'Por 2 horas',
  'ate-eu-voltar': 'Até eu voltar',
}

const DUAS_HORAS = 2 * 60 * 60_000

/** When what is sold out comes back by itself; null: only the owner brings it back. */
export function voltaDoEsgotado(
  prazo: PrazoDoEsgotado,
  turnos: readonly Turno[],
  agora: Date,
  fuso: string,
): Date | null {
  if (prazo === 'ate-eu-voltar') return null
  if (prazo === '2-horas') return new Date(agora.getTime() + DUAS_HORAS)
  return emData(proximoDia(turnos, emMinuto(agora), fuso))
}

/**
 * The first opening of a later business day: a dish that ran out at lunch is not back for dinner, one that is missing
 * before the shop opens is missing all day, and a shop that closes at two in the morning has not changed its day at
 * midnight. A shop that does not close on that day opens it at the cut-off.
 */
function proximoDia(turnos: readonly Turno[], agora: number, fuso: string): number {
  const relogio = new Relogio(turnos, fuso, [CORTE_DO_DIA])
  const dia = (minuto: number) => diaOperacional(emData(minuto), CORTE_DO_DIA, fuso)
  const aberta = (minuto: number) => relogio.aberta(minuto)
  const corte = relogio.proximo(agora, minuto => dia(minuto) !== dia(agora)) ?? agora
  const fecha = aberta(corte) ? relogio.proximo(corte, minuto => !aberta(minuto)) : corte
  const naoFecha = turnos.length === 0 || fecha === null || dia(fecha) !== dia(corte)
  return (naoFecha ? null : relogio.proximo(fecha, aberta)) ?? corte
}
