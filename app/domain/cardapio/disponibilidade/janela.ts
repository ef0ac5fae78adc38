import { DIA_ABREVIADO } from '~/domain/horarios/dia-abreviado'
import { DIAS_DO_PAINEL, type DiaDaSemana } from '~/domain/horarios/horario'
import { emData, emMinuto, type Faixa, Relogio } from '~/domain/horarios/relogio'

/** When a product or a category is sold, week by week; an empty list is always. */
export type Janelas = readonly Faixa[]

export interface SituacaoDaJanela {
  readonly aberta: boolean
  /** When it opens next; null while it is open, and when it does not open within the days ahead. */
  readonly abreEm: Date | null
}

/**
 * Can a product be had at `agora` on the wall clock of the IANA zone `fuso`? `listas` has the windows of the product and
 * those of its category: it must be inside both.
 */
export function situacaoDaJanela(listas: readonly Janelas[], agora: Date, fuso: string): SituacaoDaJanela {
  const relogios = listas.filter(lista => lista.length > 0).map(lista => new Relogio(lista, fuso))
  const todas = (minuto: number) => relogios.every(relogio => relogio.aberta(minuto))
  const desde = emMinuto(agora)
  if (todas(desde)) return { aberta: true, abreEm: null }
  // Whatever opens them all together opens one of them at that minute.
  const abrem = relogios.flatMap(relogio => relogio.proximo(desde, todas) ?? [])
  return { aberta: false, abreEm: abrem.length > 0 ? emData(Math.min(...abrem)) : null }
}

/** 'Disponível de seg. a sex., 11h-15h'; null without windows. Days with the same hours are told together. */
export function descreverJanelas(janelas: Janelas): string | null {
  if (janelas.length === 0) return null
  const porHoras = new Map<string, DiaDaSemana[]>()
  for (const dia of DIAS_DO_PAINEL) {
    const horas = horasDoDia(janelas, dia)
    if (horas !== '') porHoras.set(horas, [...(porHoras.get(horas) ?? []), dia])
  }
  const partes = [...porHoras].map(([horas, dias]) => `${dizerDias(dias)}, ${horas}`)
  return `Disponível ${partes.join('; ')}`
}

function horasDoDia(janelas: Janelas, dia: DiaDaSemana): string {
  return janelas
    .filter(({ diaSemana }) => diaSemana === dia)
    .toSorted((a, b) => a.abertura - b.abertura)
    .map(({ abertura, fechamento }) =>
      abertura === fechamento ? '24 horas' : `${dizerHora(abertura)}-${dizerHora(fechamento)}`,
    )
    .join(' e ')
}

/** '11h', '11h30' */
function dizerHora(minutos: number): string {
  const resto = minutos % 60
  return `${Math.floor(minutos / 60)}h${resto === 0 ? '' : String(resto).padStart(2, '0')}`
}

/** 'de seg. a sex.', 'sáb. e dom.', 'ter.', 'de seg. a qua. e sex.', 'todos os dias' */
function dizerDias(dias: readonly DiaDaSemana[]): string {
  if (dias.length === DIAS_DO_PAINEL.length) return 'todos os dias'
  const seguidos: DiaDaSemana[][] = []
  for (const dia of dias) {
    const ultimo = seguidos.at(-1)
    const anterior = ultimo?.at(-1)
    const vemDepois = anterior && DIAS_DO_PAINEL.indexOf(dia) === DIAS_DO_PAINEL.indexOf(anterior) + 1
    if (ultimo && vemDepois) ultimo.push(dia)
    else seguidos.push([dia])
  }
  const partes = seguidos.flatMap(grupo => {
    const nomes = grupo.map(dia => DIA_ABREVIADO[dia])
    return nomes.length > 2 ? [`de ${nomes[0]} a ${nomes.at(-1)}`] : nomes
  })
  return partes.length < 2 ? partes.join('') : `${partes.slice(0, -1).join(', ')} e ${partes.at(-1)}`
}
