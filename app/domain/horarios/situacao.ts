import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { diasEntre, formatHora, horaLocal, somarDias } from '~/domain/valores/instante'
import { DIAS, type Excecao, ROTULO_DO_DIA, type Turno } from './horario'
import { DIAS_A_FRENTE, emData, emMinuto, Relogio } from './relogio'

export interface SituacaoDaLoja {
  readonly aberta: boolean
  readonly mensagem: string
  /** When `aberta` or `mensagem` changes next; null when neither does within a week. */
  readonly mudaEm: Date | null
}

/** What else decides when a shop takes orders. */
export interface AlemDaSemana {
  /** The dates on which other hours hold, at most one entry a date. */
  readonly excecoes?: readonly Excecao[]
  /** The last order is so many minutes before a closing. */
  readonly margem?: number
}

const DIA_INTEIRO = 1440
/** How far ahead a message names an opening by its date; only dated exceptions close a shop for that long. */
const DIAS_COM_DATA = 60

/** Open around the clock but for the exceptions. */
const SEM_HORARIOS = DIAS.map((diaSemana): Turno => ({ diaSemana, abertura: 0, fechamento: 0, turno: 1 }))

/** The clock of one question. */
interface Expediente {
  readonly relogio: Relogio
  /** As if there were no exceptions. */
  readonly semanal: Relogio
  readonly margem: number
  readonly dias: number
  readonly agora: number
}

/**
 * Is the shop open at `instante` on the wall clock of the IANA zone `fuso`, and what do people read about it
 * (horarios-1 to horarios-5, horarios-11, horarios-12). The closing minute is already closed. Shifts that touch or
 * overlap are one run: the message names the end of the run.
 */
export function situacaoDaLoja(
  turnos: readonly Turno[],
  instante: Date,
  fuso: string,
  { excecoes = [], margem = 0 }: AlemDaSemana = {},
): SituacaoDaLoja {
  const porVir = excecoesPorVir(excecoes, instante, fuso)
  const semana = turnos.length === 0 ? SEM_HORARIOS : turnos
  const semanal = new Relogio(semana, fuso)
  const relogio = porVir.length === 0 ? semanal : new Relogio(semana, fuso, [], porVir)
  const dias = porVir.length === 0 ? DIAS_A_FRENTE : DIAS_COM_DATA
  const expediente = { relogio, semanal, margem, dias, agora: emMinuto(instante) }
  if (!relogio.aberta(expediente.agora)) return situacaoFechada(expediente)
  if (turnos.length === 0) return situacaoSemSemana(expediente, new Relogio([], fuso, [], porVir))
  return situacaoNoTurno(expediente)
}

/** Yesterday's still counts, because its last shift may end today. */
export function excecoesPorVir(excecoes: readonly Excecao[], agora: Date, fuso: string): readonly Excecao[] {
  if (excecoes.length === 0) return excecoes
  const ontem = somarDias(horaLocal(agora, fuso).data, -1)
  return excecoes.filter(({ data }) => data >= ontem)
}

/** Refuses the checkout of a closed shop, with the message of its hours (horarios-6); null while open. */
export function recusarPorHorario({ aberta, mensagem }: Omit<SituacaoDaLoja, 'mudaEm'>): Recusa | null {
  return aberta
    ? null
    : recusar('loja-fechada', 'Estabelecimento Fechado', `Não é possível finalizar o pedido. ${mensagem}`)
}

/**
 * Of a shop that has given the hours of some dates and none of the week: what it has not said stays unsaid. `ditos` is
 * open in the hours of the dates alone.
 */
function situacaoSemSemana(expediente: Expediente, ditos: Relogio): SituacaoDaLoja {
  const { relogio, agora, dias } = expediente
  const semDizer = (minuto: number) => relogio.aberta(minuto) && !ditos.aberta(minuto)
  if (!semDizer(agora)) return situacaoNoTurno({ ...expediente, semanal: ditos }, ditos)
  const mensagem = 'Horários de funcionamento não configurados. Pedidos permitidos.'
  const muda = relogio.proximo(agora, minuto => !semDizer(minuto), dias)
  return { aberta: true, mensagem, mudaEm: muda === null ? null : emData(muda) }
}

/**
 * `turno` is the clock of the shift that is on: the shop's, or that of its dates alone. Where that one ends and the shop
 * takes orders on, there is no last order.
 */
function situacaoNoTurno(expediente: Expediente, turno = expediente.relogio): SituacaoDaLoja {
  const { agora, relogio } = expediente
  const fecha = fechaDepoisDe({ ...expediente, relogio: turno }, agora)
  if (fecha === null) return { aberta: true, mensagem: 'Aberto 24 horas.', mudaEm: null }
  const margem = relogio.aberta(fecha) ? 0 : expediente.margem
  if (agora >= fecha - margem) return situacaoNaMargem(expediente, fecha)
  return situacaoAberta({ ...expediente, relogio: turno, margem }, fecha)
}

function fechaDepoisDe({ relogio, dias }: Expediente, minuto: number): number | null {
  return relogio.proximo(minuto, depois => !relogio.aberta(depois), dias)
}

/**
 * The message is 'Aberto 24 horas.' during a shift of 24 hours, and whenever the shop stays open for at least 24 hours
 * from now; a shift of 24 hours that only an exception cuts short is no reason to say so.
 */
function situacaoAberta({ relogio, semanal, margem, agora }: Expediente, fecha: number): SituacaoDaLoja {
  const ultimo = fecha - margem
  const porExcecao = semanal.aberta(fecha)
  const em24Horas = (minuto: number) => !porExcecao && relogio.emTurnoDe24Horas(minuto)
  const longe = (minuto: number) => fecha - minuto >= DIA_INTEIRO
  if (longe(agora) || em24Horas(agora)) {
    const perto = Math.max(agora, fecha - DIA_INTEIRO) + 1
    const muda = em24Horas(perto) ? relogio.proximo(perto, minuto => !em24Horas(minuto)) : perto
    return { aberta: true, mensagem: 'Aberto 24 horas.', mudaEm: emData(Math.min(muda ?? fecha, ultimo)) }
  }
  const ate = `Aberto até ${hora(relogio, fecha)}.`
  const mensagem = margem > 0 ? `${ate} Pedidos até ${hora(relogio, ultimo)}.` : ate
  return { aberta: true, mensagem, mudaEm: emData(ultimo) }
}

/** Still open, but what is ordered now would not be ready in time (horarios-12). */
function situacaoNaMargem(expediente: Expediente, fecha: number): SituacaoDaLoja {
  const abertura = proximaAbertura(expediente)
  const fechamos = hora(expediente.relogio, fecha)
  const mensagem = abertura
    ? `Fechado para novos pedidos. Fechamos às ${fechamos}. Próxima abertura: ${abertura.dia} às ${abertura.hora}.`
    : `Fechado para novos pedidos. Fechamos às ${fechamos}.`
  return { aberta: false, mensagem, mudaEm: emData(Math.min(fecha, abertura?.muda ?? fecha)) }
}

/**
 * The message is 'Fechado hoje' when no shift opens within 7 days, which without exceptions happens only when a clock
 * change skips the only shift of the week.
 */
function situacaoFechada(expediente: Expediente): SituacaoDaLoja {
  const { relogio, dias, agora } = expediente
  const abertura = proximaAbertura(expediente)
  // A run that takes no orders begins with other words.
  const abre = relogio.proximo(agora, minuto => relogio.aberta(minuto), dias) ?? Number.POSITIVE_INFINITY
  if (abertura) {
    const mensagem = `Fechado agora. Próxima abertura: ${abertura.dia} às ${abertura.hora}.`
    return { aberta: false, mensagem, mudaEm: emData(Math.min(abertura.muda, abre)) }
  }
  const hoje = relogio.local(agora)
  const amanha = relogio.proximo(agora, minuto => relogio.local(minuto).data !== hoje.data)
  const mensagem = `Fechado hoje (${rotulo(hoje.diaDaSemana)}).`
  return { aberta: false, mensagem, mudaEm: amanha === null ? null : emData(Math.min(amanha, abre)) }
}

interface Abertura {
  /** 'hoje', 'amanhã', 'Sexta-feira', and a week later or more '02/01'. */
  readonly dia: string
  readonly hora: string
  /** When the words change, or come true. */
  readonly muda: number
}

/**
 * When the shop takes orders again, in words, and when those words change or come true. A run that is no longer than the
 * margin takes none.
 */
function proximaAbertura(expediente: Expediente): Abertura | null {
  const { relogio, margem, dias, agora } = expediente
  const recebe = (minuto: number) =>
    relogio.aberta(minuto) &&
    (margem === 0 || (fechaDepoisDe(expediente, minuto) ?? Number.POSITIVE_INFINITY) - minuto > margem)
  const abre = relogio.proximo(agora, recebe, dias)
  if (abre === null) return null
  const { data, diaDaSemana, minutos } = relogio.local(abre)
  const faltam = (minuto: number) => diasEntre(relogio.local(minuto).data, data)
  if (faltam(agora) > dias) return null
  const [, mes, doMes] = data.split('-')
  // On a Friday, the next Friday's name would be read as today's.
  const nome = (dias: number) =>
    ['hoje', 'amanhã'][dias] ?? (dias < DIAS_A_FRENTE ? rotulo(diaDaSemana) : `${doMes}/${mes}`)
  const dia = nome(faltam(agora))
  const muda = relogio.proximo(agora, minuto => minuto === abre || nome(faltam(minuto)) !== dia, dias)
  return { dia, hora: formatHora(minutos), muda: muda ?? abre }
}

function hora(relogio: Relogio, minuto: number): string {
  return formatHora(relogio.local(minuto).minutos)
}

function rotulo(diaDaSemana: number): string {
  const dia = DIAS[diaDaSemana]
  return dia === undefined ? '' : ROTULO_DO_DIA[dia]
}
