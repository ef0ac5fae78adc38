import type { DiaDaSemana, Excecao, Trecho, Turno } from '~/domain/horarios/horario'
import { formatHora } from '~/domain/valores/instante'

const NO_SCHEMA: Readonly<Record<DiaDaSemana, string>> = {
  domingo: 'Sunday',
  segunda: 'Monday',
  terca: 'Tuesday',
  quarta: 'Wednesday',
  quinta: 'Thursday',
  sexta: 'Friday',
  sabado: 'Saturday',
}

/** The hours of the week and those of its dates; nothing of a shop that has not said any. */
export function horariosEstruturados(turnos: readonly Turno[], excecoes: readonly Excecao[] = []) {
  return {
    ...(turnos.length > 0 && { openingHoursSpecification: daSemana(turnos) }),
    ...(excecoes.length > 0 && { specialOpeningHoursSpecification: excecoes.flatMap(daData) }),
  }
}

/** One line for all days that have the same shift. */
function daSemana(turnos: readonly Turno[]) {
  const primeiros = turnos.filter((turno, n) => turnos.findIndex(outro => mesmasHoras(turno, outro)) === n)
  return primeiros.map(turno => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: turnos.flatMap(outro =>
      mesmasHoras(turno, outro) ? [`https://schema.org/${NO_SCHEMA[outro.diaSemana]}`] : [],
    ),
    ...horas(turno),
  }))
}

function mesmasHoras(um: Trecho, outro: Trecho): boolean {
  return um.abertura === outro.abertura && um.fechamento === outro.fechamento
}

/** A date without `opens` is closed: so the vocabulary says it. */
function daData({ data, nome, turnos }: Excecao) {
  const dia = { '@type': 'OpeningHoursSpecification', name: nome, validFrom: data, validThrough: data }
  return turnos.length === 0 ? [dia] : turnos.map(turno => ({ ...dia, ...horas(turno) }))
}

/** A closing before the opening is on the next day, there as here; 24 hours, which are equal here, end a minute before. */
function horas({ abertura, fechamento }: Trecho) {
  const fim = fechamento === abertura ? (fechamento + 1439) % 1440 : fechamento
  return { opens: formatHora(abertura), closes: formatHora(fim) }
}
