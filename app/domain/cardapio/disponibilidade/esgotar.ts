import { DIA_ABREVIADO } from '~/domain/horarios/dia-abreviado'
import { DIAS, type Excecao, type Turno } from '~/domain/horarios/horario'
import { emData, emMinuto, Relogio } from '~/domain/horarios/relogio'
import { excecoesPorVir } from '~/domain/horarios/situacao'
import { viradaDoDia } from '~/domain/horarios/virada-do-dia'
import { CORTE_DO_DIA, diaOperacional, diasEntre, formatHora, horaLocal } from '~/domain/valores/instante'

/** For how long an owner takes something off sale: the rest of the day, two hours, or until the owner brings it back. */
export const PRAZOS_DO_ESGOTADO = ['hoje', '2-horas', 'ate-eu-voltar'] as const
export type PrazoDoEsgotado = (typeof PRAZOS_DO_ESGOTADO)[number]

export const NOME_DO_PRAZO: Record<PrazoDoEsgotado, string> = {
  hoje: 'Por hoje',
  '2-horas': 'Por 2 horas',
  'ate-eu-voltar': 'Até eu voltar',
}

const DUAS_HORAS = 2 * 60 * 60_000

/** When what is sold out comes back by itself (disponibilidade-2); null: only the owner brings it back. */
export function voltaDoEsgotado(
  prazo: PrazoDoEsgotado,
  turnos: readonly Turno[],
  agora: Date,
  fuso: string,
  excecoes: readonly Excecao[] = [],
): Date | null {
  if (prazo === 'ate-eu-voltar') return null
  if (prazo === '2-horas') return new Date(agora.getTime() + DUAS_HORAS)
  const relogio = new Relogio(turnos, fuso, [], excecoesPorVir(excecoes, agora, fuso))
  return emData(
    turnos.length === 0 ? emMinuto(viradaDoDia(agora, fuso)) : proximoDia(relogio, emMinuto(agora), fuso),
  )
}

/**
 * While the shop is open, the first opening after the present shift: what ran out at lunch is back for dinner. While it is
 * closed, the first opening of a later business day: what is missing before the shop opens is missing all day. A shop
 * that has no hours, or stays open until the day after, opens its day at the cut-off.
 */
function proximoDia(relogio: Relogio, agora: number, fuso: string): number {
  const dia = (minuto: number) => diaOperacional(emData(minuto), CORTE_DO_DIA, fuso)
  const aberta = (minuto: number) => relogio.aberta(minuto)
  const corte = emMinuto(viradaDoDia(emData(agora), fuso))
  const desde = aberta(agora) ? agora : corte
  if (desde === corte && aberta(corte) && !aberta(corte - 1)) return corte
  const fecha = aberta(desde) ? relogio.proximo(desde, minuto => !aberta(minuto)) : desde
  if (fecha === null || ![dia(agora), dia(corte)].includes(dia(fecha))) return corte
  return relogio.proximo(fecha, aberta) ?? corte
}

/** 'hoje às 21:40', 'sáb. às 18:00', and a week later or more '28/11 às 18:00', by the clocks of `fuso`. */
export function dizerVolta(volta: Date, agora: Date, fuso: string): string {
  const { data, diaDaSemana, minutos } = horaLocal(volta, fuso)
  const dias = diasEntre(horaLocal(agora, fuso).data, data)
  const [, mes, dia] = data.split('-')
  const semana = DIAS[diaDaSemana]
  const quando = dias === 0 ? 'hoje' : dias < 7 && semana ? DIA_ABREVIADO[semana] : `${dia}/${mes}`
  return `${quando} às ${formatHora(minutos)}`
}
