import { dizerDiasEHoras, dizerPeriodo, type QuandoVale } from '~/domain/horarios/quando-vale'

/** 'Ter., 18h-2h · De 01/12/2026 a 24/12/2026', 'Sempre' */
export function dizerQuandoVale(quando: QuandoVale): string {
  const horas = dizerDiasEHoras(quando)
  const partes = [horas && `${horas.charAt(0).toUpperCase()}${horas.slice(1)}`, dizerPeriodo(quando)]
  return partes.filter(parte => parte !== null).join(' · ') || 'Sempre'
}
