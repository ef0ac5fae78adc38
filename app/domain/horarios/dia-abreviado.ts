import type { DiaDaSemana } from './horario'

export const DIA_ABREVIADO: Readonly<Record<DiaDaSemana, string>> = {
  segunda: 'seg.',
  terca: 'ter.',
  quarta: 'qua.',
  quinta: 'qui.',
  sexta: 'sex.',
  sabado: 'sáb.',
  domingo: 'dom.',
}
