import type { Descricao, Forma } from '~/domain/respostas/conflito'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { formatHora } from '~/domain/valores/instante'
import {
  DIAS,
  DIAS_DO_PAINEL,
  type DiaDaSemana,
  lerHora,
  ROTULO_DO_DIA,
  type Trecho,
  type Turno,
} from './horario'

/** One shift as its owner types it: 'HH:MM' or blank. */
export interface TurnoDigitado {
  readonly abertura: string
  readonly fechamento: string
}

export const TURNO_VAZIO: TurnoDigitado = { abertura: '', fechamento: '' }
export const MAX_TURNOS = 2

/** The hours screen: a day has one or two shifts, and starts with one empty shift (horarios-7). */
export type Semana = Readonly<Record<DiaDaSemana, readonly TurnoDigitado[]>>

/** The stored hours as the screen shows them. */
export function semanaDe(turnos: readonly Turno[]): Semana {
  return paraCadaDia(dia => {
    const doDia = turnos.filter(turno => turno.diaSemana === dia).sort((a, b) => a.turno - b.turno)
    const digitados = doDia.map(turno => ({
      abertura: formatHora(turno.abertura),
      fechamento: formatHora(turno.fechamento),
    }))
    return digitados.length > 0 ? digitados : [TURNO_VAZIO]
  })
}

/** The name of a shift's field in the form: 'segunda-abertura', once for each shift of the day. */
export function nomeDoCampo(dia: DiaDaSemana, qual: 'abertura' | 'fechamento'): string {
  return `${dia}-${qual}`
}

/** The form as it is sent: each name as often as the day has shifts, at least once. Null when a day is missing. */
export function semanaDoFormulario(formulario: FormData): Semana | null {
  const chegou = (dia: DiaDaSemana) => formulario.has(nomeDoCampo(dia, 'abertura'))
  if (!DIAS.every(chegou)) return null
  const textos = (nome: string) =>
    formulario.getAll(nome).map(valor => (typeof valor === 'string' ? valor : ''))
  return paraCadaDia(dia => {
    const aberturas = textos(nomeDoCampo(dia, 'abertura'))
    const fechamentos = textos(nomeDoCampo(dia, 'fechamento'))
    return Array.from({ length: Math.max(aberturas.length, fechamentos.length) }, (_, n) => ({
      abertura: aberturas[n] ?? '',
      fechamento: fechamentos[n] ?? '',
    }))
  })
}

const ERRO = 'Erro ao salvar horários'
/** A form that arrived incomplete must not close the shop. */
export const SEMANA_INCOMPLETA = recusar(
  'semana-incompleta',
  ERRO,
  'Os horários não chegaram por inteiro. Tente novamente.',
)

/**
 * The shifts to be stored: empty ones are dropped and the rest renumbered (horarios-8). Refused, each beside its day: a
 * shift with one of its two hours, a text that is not an hour, a third shift.
 */
export function lerSemana(semana: Semana): { turnos: Turno[] } | { recusas: Recusa[] } {
  const recusas: Recusa[] = []
  const turnos = DIAS_DO_PAINEL.flatMap(dia => {
    const recusarDia = (texto: string) => recusas.push(recusar('dia-invalido', ERRO, texto, dia))
    return lerTurnosDoDia(semana[dia], recusarDia).map(
      (trecho, n): Turno => ({ diaSemana: dia, ...trecho, turno: n === 0 ? 1 : 2 }),
    )
  })
  return recusas.length > 0 ? { recusas } : { turnos }
}

/** The shifts of one day, as in `lerSemana`; `recusarDia` is told what is wrong. */
export function lerTurnosDoDia(
  digitados: readonly TurnoDigitado[],
  recusarDia: (texto: string) => void,
): Trecho[] {
  // A refusal names a shift by its position on the screen, but a shift is stored by its position among those that are
  // not empty.
  const cheios = [...digitados.entries()].filter(
    ([, turno]) => turno.abertura.trim() !== '' || turno.fechamento.trim() !== '',
  )
  if (cheios.length > MAX_TURNOS) recusarDia('São no máximo dois turnos por dia.')
  return cheios.slice(0, MAX_TURNOS).flatMap(([lugar, turno]): Trecho[] => {
    const abertura = lerHora(turno.abertura)
    const fechamento = lerHora(turno.fechamento)
    if (abertura !== null && fechamento !== null) return [{ abertura, fechamento }]
    recusarDia(
      `Preencha a abertura e o fechamento do turno ${lugar + 1}, como 18:00, ou deixe os dois em branco.`,
    )
    return []
  })
}

const DIA_INTEIRO = 1440
const SEMANA_INTEIRA = 7 * DIA_INTEIRO

/** Warns the owner of shifts that overlap; they may be saved all the same. */
export function avisosDeSobreposicao(turnos: readonly Turno[]): string[] {
  const avisos: string[] = []
  for (const [n, um] of turnos.entries()) {
    for (const outro of turnos.slice(n + 1)) {
      if (!sobrepoem(um, outro)) continue
      avisos.push(
        um.diaSemana === outro.diaSemana
          ? `${ROTULO_DO_DIA[um.diaSemana]}: os dois turnos se sobrepõem.`
          : `${ROTULO_DO_DIA[um.diaSemana]} e ${ROTULO_DO_DIA[outro.diaSemana]}: um turno passa da meia-noite e se sobrepõe ao outro.`,
      )
    }
  }
  return [...new Set(avisos)]
}

/** As `avisosDeSobreposicao`, for the shifts of one date; null without a warning. */
export function avisoDoDia(trechos: readonly Trecho[]): string | null {
  const turnos = trechos.map(trecho => ({ ...trecho, diaSemana: 'segunda', turno: 1 }) as const)
  return avisosDeSobreposicao(turnos).length > 0 ? 'Os dois turnos se sobrepõem.' : null
}

function sobrepoem(um: Turno, outro: Turno): boolean {
  const a = inicio(um)
  const b = inicio(outro)
  const distancia = (de: number, para: number) => (para - de + SEMANA_INTEIRA) % SEMANA_INTEIRA
  return distancia(a, b) < duracao(um) || distancia(b, a) < duracao(outro)
}

/** Minutes since the beginning of Sunday. */
function inicio({ diaSemana, abertura }: Turno): number {
  return DIAS.indexOf(diaSemana) * DIA_INTEIRO + abertura
}

/** A closing that is not after the opening is on the next day (horarios-3). */
function duracao({ abertura, fechamento }: Turno): number {
  return fechamento > abertura ? fechamento - abertura : fechamento + DIA_INTEIRO - abertura
}

/** The note below a shift that ends on the next day; null for other shifts. */
export function notaDoTurno({ abertura, fechamento }: TurnoDigitado): string | null {
  const [abre, fecha] = [lerHora(abertura), lerHora(fechamento)]
  if (abre === null || fecha === null || fecha > abre) return null
  if (abre === fecha) return 'Aberto 24 horas.'
  return fecha === 0 ? null : `Fecha às ${formatHora(fecha)} do dia seguinte.`
}

/** True when no day has hours: then the shop is open at all hours, and no day is closed (horarios-4). */
export function semHorarios(semana: Semana): boolean {
  return DIAS.every(dia => semana[dia].every(semHoras))
}

export function semHoras({ abertura, fechamento }: TurnoDigitado): boolean {
  return abertura === '' && fechamento === ''
}

/** The week as customers would read it, a line a day: 'Fechado' or '11:00 às 15:00 e 18:00 às 02:00'. */
export function resumirSemana(turnos: readonly Turno[]): { dia: DiaDaSemana; texto: string }[] {
  return DIAS_DO_PAINEL.map(dia => {
    return { dia, texto: resumirTurnos(turnos.filter(turno => turno.diaSemana === dia)) }
  })
}

/** The shifts of one day: 'Fechado' or '11:00 às 15:00 e 18:00 às 02:00'. */
export function resumirTurnos(turnos: readonly Trecho[]): string {
  const emOrdem = turnos.toSorted((a, b) => a.abertura - b.abertura)
  return emOrdem.map(resumirTurno).join(' e ') || 'Fechado'
}

/** How the saves of two people become one: day by day. */
export const FORMA_DA_SEMANA: Forma<Semana> = { rotulos: ROTULO_DO_DIA, descrever: descreverSemana }

/** The same for a week that was read: each line under the name of its day. */
function descreverSemana(semana: Semana): Descricao {
  const lida = lerSemana(semana)
  const linhas = resumirSemana('turnos' in lida ? lida.turnos : [])
  return Object.fromEntries(linhas.map(({ dia, texto }) => [ROTULO_DO_DIA[dia], texto]))
}

function resumirTurno({ abertura, fechamento }: Trecho): string {
  return abertura === fechamento ? '24 horas' : `${formatHora(abertura)} às ${formatHora(fechamento)}`
}

function paraCadaDia<Valor>(valorDe: (dia: DiaDaSemana) => Valor): Record<DiaDaSemana, Valor> {
  return {
    domingo: valorDe('domingo'),
    segunda: valorDe('segunda'),
    terca: valorDe('terca'),
    quarta: valorDe('quarta'),
    quinta: valorDe('quinta'),
    sexta: valorDe('sexta'),
    sabado: valorDe('sabado'),
  }
}
