import { diasEntre, formatHora, horaLocal } from './instante'

/** When something ends, in words: '20:30', 'amanhã às 05:00', '02/01 às 05:00'. */
export function dizerAte(ate: number, agora: Date, fuso: string): string {
  // An end within a minute is told as the next one, because until then nothing is taken.
  const { data, minutos } = horaLocal(new Date(Math.ceil(ate / 60_000) * 60_000), fuso)
  const dias = diasEntre(horaLocal(agora, fuso).data, data)
  if (dias === 0) return formatHora(minutos)
  const [, mes, dia] = data.split('-')
  return `${dias === 1 ? 'amanhã' : `${dia}/${mes}`} às ${formatHora(minutos)}`
}
