import { formatData } from '~/domain/valores/data'
import { CORTE_DO_DIA, diaOperacional } from '~/domain/valores/instante'
import { dizerDias, dizerHoras } from './dizer-dias'
import { DIAS, DIAS_DO_PAINEL, type DiaDaSemana } from './horario'
import { type Janelas, naJanela } from './janela'

/** When a coupon or a promotion holds. What is empty or null asks for nothing. */
export interface QuandoVale {
  readonly dias: readonly DiaDaSemana[]
  /** Minutes since midnight, both or none; an end that is not after the beginning is on the next day. */
  readonly deHora: number | null
  readonly ateHora: number | null
  /** Business days ('2026-12-24'), both included. */
  readonly inicio: string | null
  readonly fim: string | null
}

type DiasEHoras = Pick<QuandoVale, 'dias' | 'deHora' | 'ateHora'>

/** Its stretches of the week, empty for always. A time that crosses midnight belongs to the day on which it began. */
export function janelasDo({ dias, deHora, ateHora }: DiasEHoras): Janelas {
  if (dias.length === 0 && deHora === null) return []
  const horas = { abertura: deHora ?? 0, fechamento: ateHora ?? 0 }
  return (dias.length > 0 ? dias : DIAS).map(diaSemana => ({ diaSemana, ...horas }))
}

/** Is `agora` among its days and hours in the IANA zone `fuso`, whatever the date? */
export function naHora(quando: DiasEHoras, agora: Date, fuso: string): boolean {
  return naJanela([janelasDo(quando)], agora, fuso)
}

/** Where `agora` stands to its dates. */
export function noPeriodo(
  { inicio, fim }: Pick<QuandoVale, 'inicio' | 'fim'>,
  agora: Date,
  fuso: string,
): 'antes' | 'dentro' | 'depois' {
  const hoje = diaOperacional(agora, CORTE_DO_DIA, fuso)
  if (fim !== null && hoje > fim) return 'depois'
  return inicio !== null && hoje < inicio ? 'antes' : 'dentro'
}

/** 'de seg. a sex., 18h-2h'; null for always. */
export function dizerDiasEHoras({ dias, deHora, ateHora }: DiasEHoras): string | null {
  const partes = [
    dias.length > 0 && dizerDias(DIAS_DO_PAINEL.filter(dia => dias.includes(dia))),
    deHora !== null && ateHora !== null && dizerHoras({ abertura: deHora, fechamento: ateHora }),
  ].filter(parte => typeof parte === 'string')
  return partes.length === 0 ? null : partes.join(', ')
}

/** 'De 01/12/2026 a 24/12/2026'; null for ever. */
export function dizerPeriodo({ inicio, fim }: Pick<QuandoVale, 'inicio' | 'fim'>): string | null {
  if (inicio !== null && fim !== null) return `De ${formatData(inicio)} a ${formatData(fim)}`
  if (inicio !== null) return `A partir de ${formatData(inicio)}`
  return fim === null ? null : `Até ${formatData(fim)}`
}
