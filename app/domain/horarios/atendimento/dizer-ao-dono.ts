import { dizerAte } from '~/domain/valores/dizer-ate'
import { formatDataHora } from '~/domain/valores/instante'
import type { Pausa, ServicoPausado } from '../pausa'
import type { TempoDaLoja } from '../promessa'

const TITULO: Readonly<Record<ServicoPausado, string>> = {
  tudo: 'Pausado até',
  entrega: 'Entregas pausadas até',
  retirada: 'Retiradas pausadas até',
}

/** The pause as the board's header has it: 'Pausado até 20:30', 'faltam 24 min'; null once it is over. */
export function dizerPausaAoDono(
  pausa: Pausa | null,
  agora: Date,
  fuso: string,
): { titulo: string; resta: string } | null {
  if (!pausa || agora.getTime() >= pausa.ate) return null
  return {
    titulo: `${TITULO[pausa.servico]} ${dizerAte(pausa.ate, agora, fuso)}`,
    resta: resta(pausa.ate, agora),
  }
}

const O_QUE: Readonly<Record<ServicoPausado, string>> = {
  tudo: 'todos os pedidos',
  entrega: 'só as entregas',
  retirada: 'só as retiradas',
}

/** One pause of the history: '20/11/2026 20:06 a 20:30 · todos os pedidos · Chuva forte'. */
export function dizerPausaFeita(
  { servico, motivo, de, ate, encerradaEm }: Pausa & { readonly de: Date; readonly encerradaEm: Date | null },
  fuso: string,
): string {
  const fim = formatDataHora(encerradaEm ?? new Date(ate), fuso)
  const inicio = formatDataHora(de, fuso)
  const noMesmoDia = fim.slice(0, 10) === inicio.slice(0, 10)
  const partes = [`${inicio} a ${noMesmoDia ? fim.slice(11) : fim}`, O_QUE[servico]]
  return [...partes, ...(motivo ? [motivo] : [])].join(' · ')
}

function resta(ate: number, agora: Date): string {
  const minutos = Math.ceil((ate - agora.getTime()) / 60_000)
  if (minutos === 1) return 'falta 1 min'
  if (minutos < 60) return `faltam ${minutos} min`
  const [horas, resto] = [Math.floor(minutos / 60), minutos % 60]
  return resto === 0 ? `faltam ${horas} h` : `faltam ${horas} h ${resto} min`
}

/** 'Modo correria: +15 min até 21:00'; null while there is no rush. */
export function dizerCorreria(
  { correria, correriaAte }: Pick<TempoDaLoja, 'correria' | 'correriaAte'>,
  agora: Date,
  fuso: string,
): string | null {
  if (correriaAte === null || agora.getTime() >= correriaAte) return null
  return `Modo correria: +${correria} min até ${dizerAte(correriaAte, agora, fuso)}`
}
