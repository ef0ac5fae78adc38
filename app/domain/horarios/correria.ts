import * as v from 'valibot'
import { type Lido, lerFormularioCom } from '~/domain/respostas/ler-formulario'
import type { HorariosDaLoja } from './pausa'
import { daquiA, fimDoTurno } from './pausa-digitada'

/** The minutes that a rush adds to every promised time. */
export const MINUTOS_DA_CORRERIA = ['15', '30'] as const

/** For how long a rush is switched on: minutes, or until the end of the shift. */
export const DURACOES_DA_CORRERIA = ['60', '120', 'turno'] as const
type DuracaoDaCorreria = (typeof DURACOES_DA_CORRERIA)[number]

export const NOME_DA_DURACAO_DA_CORRERIA: Readonly<Record<DuracaoDaCorreria, string>> = {
  '60': '1 hora',
  '120': '2 horas',
  turno: 'Fim do turno',
}

const correriaSchema = v.object({
  minutos: v.pipe(
    v.optional(v.string(), ''),
    v.picklist(MINUTOS_DA_CORRERIA, 'Escolha quantos minutos somar.'),
    v.transform(Number),
  ),
  duracao: v.pipe(
    v.optional(v.string(), ''),
    v.picklist(DURACOES_DA_CORRERIA, 'Escolha até quando vale o modo correria.'),
  ),
})

/** The form that switches a rush on. */
export function lerCorreria(valores: unknown): Lido<typeof correriaSchema> {
  return lerFormularioCom(correriaSchema, valores, 'Erro ao ligar o modo correria')
}

/** When a rush that begins at `agora` ends; it always does. */
export function fimDaCorreria(duracao: DuracaoDaCorreria, horarios: HorariosDaLoja, agora: Date): Date {
  return duracao === 'turno' ? fimDoTurno(horarios, agora) : daquiA(Number(duracao), agora)
}
