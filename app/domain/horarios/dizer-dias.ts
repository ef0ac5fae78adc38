import { listar } from '~/domain/valores/como-o-intl'
import { DIA_ABREVIADO } from './dia-abreviado'
import { DIAS_DO_PAINEL, type DiaDaSemana } from './horario'
import type { Faixa } from './relogio'

/** '11h-15h', '24 horas' */
export function dizerHoras({ abertura, fechamento }: Pick<Faixa, 'abertura' | 'fechamento'>): string {
  return abertura === fechamento ? '24 horas' : `${dizerHora(abertura)}-${dizerHora(fechamento)}`
}

/** '11h', '11h30' */
function dizerHora(minutos: number): string {
  const resto = minutos % 60
  return `${Math.floor(minutos / 60)}h${resto === 0 ? '' : String(resto).padStart(2, '0')}`
}

/** 'de seg. a sex.', 'sáb. e dom.', 'ter.', 'de seg. a qua. e sex.', 'todos os dias' */
export function dizerDias(dias: readonly DiaDaSemana[]): string {
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
  return listar(partes)
}
