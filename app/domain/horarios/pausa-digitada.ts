import * as v from 'valibot'
import { type Lido, lerFormularioCom, linhaOuNulo } from '~/domain/respostas/ler-formulario'
import { type HorariosDaLoja, SERVICOS_PAUSADOS, type ServicoPausado } from './pausa'
import { emData, emMinuto, Relogio } from './relogio'
import { excecoesPorVir } from './situacao'
import { viradaDoDia } from './virada-do-dia'

/** For how long an owner pauses: minutes, or until the end of the shift. */
export const DURACOES_DA_PAUSA = ['15', '30', '60', 'turno'] as const
export type DuracaoDaPausa = (typeof DURACOES_DA_PAUSA)[number]

export const NOME_DA_DURACAO: Readonly<Record<DuracaoDaPausa, string>> = {
  '15': '15 minutos',
  '30': '30 minutos',
  '60': '1 hora',
  turno: 'Até o fim do turno',
}

export const NOME_DO_SERVICO: Readonly<Record<ServicoPausado, string>> = {
  tudo: 'Todos os pedidos',
  entrega: 'Só as entregas',
  retirada: 'Só as retiradas',
}

/** Short, because customers read the reason in one sentence: after until when the shop pauses, before what it still takes. */
const MOTIVO_MAXIMO = 100

const pausaSchema = v.object({
  duracao: v.pipe(
    v.optional(v.string(), ''),
    v.picklist(DURACOES_DA_PAUSA, 'Escolha por quanto tempo pausar.'),
  ),
  servico: v.pipe(v.optional(v.string(), ''), v.picklist(SERVICOS_PAUSADOS, 'Escolha o que pausar.')),
  motivo: linhaOuNulo('Motivo', MOTIVO_MAXIMO),
})

/** The form of a pause; a blank reason is null. */
export function lerPausa(valores: unknown): Lido<typeof pausaSchema> {
  return lerFormularioCom(pausaSchema, valores, 'Erro ao pausar')
}

const MINUTO = 60_000
const DIA_INTEIRO = 1440
/** No pause that was made by a form ends later. */
const MAIS_TARDE_MS = 2 * DIA_INTEIRO * MINUTO

/** The form of a pause that was ended a moment ago: it comes back with the end that it had, `ate` in milliseconds. */
export function lerPausaDeVolta(valores: unknown, agora: Date): Lido<ReturnType<typeof pausaDeVolta>> {
  return lerFormularioCom(pausaDeVolta(agora.getTime()), valores, 'Erro ao pausar')
}

const JA_ACABOU = 'Esta pausa já acabou.'

function pausaDeVolta(agora: number) {
  return v.object({
    ate: v.pipe(
      v.string(JA_ACABOU),
      v.regex(/^\d{1,15}$/, JA_ACABOU),
      v.transform(Number),
      v.check(ate => ate > agora && ate <= agora + MAIS_TARDE_MS, JA_ACABOU),
    ),
    servico: pausaSchema.entries.servico,
    motivo: pausaSchema.entries.motivo,
  })
}

/**
 * When a pause that begins at `agora` ends; it always does. The end of the shift is the next closing; a shop that does
 * not close within a day from now, or has no hours, ends its day at the cut-off.
 */
export function fimDaPausa(duracao: DuracaoDaPausa, horarios: HorariosDaLoja, agora: Date): Date {
  return duracao === 'turno' ? fimDoTurno(horarios, agora) : daquiA(Number(duracao), agora)
}

export function daquiA(minutos: number, agora: Date): Date {
  return new Date(agora.getTime() + minutos * MINUTO)
}

/** The end of the shift that is on, or of the next one. */
export function fimDoTurno(horarios: HorariosDaLoja, agora: Date): Date {
  const { turnos, fuso, excecoes = [] } = horarios
  const relogio = new Relogio(turnos, fuso, [], excecoesPorVir(excecoes, agora, fuso))
  const desde = emMinuto(agora)
  const abre = relogio.aberta(desde) ? desde : relogio.proximo(desde, minuto => relogio.aberta(minuto))
  const fecha = abre === null ? null : relogio.proximo(abre, minuto => !relogio.aberta(minuto))
  const perto = fecha !== null && fecha - desde <= DIA_INTEIRO
  return perto ? emData(fecha) : viradaDoDia(agora, fuso)
}
