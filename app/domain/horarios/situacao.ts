import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { diasEntre, formatHora, type HoraLocal, horaLocal } from '~/domain/valores/instante'
import { DIAS, ROTULO_DO_DIA, type Turno } from './horario'

export interface SituacaoDaLoja {
  readonly aberta: boolean
  readonly mensagem: string
  /** When `aberta` or `mensagem` changes next; null when neither does within a week. */
  readonly mudaEm: Date | null
}

const MINUTO = 60_000
const DIA_INTEIRO = 1440
const DIAS_A_FRENTE = 7

/**
 * Is the shop open at `instante` on the wall clock of the IANA zone `fuso`, and what do people read about it
 * (horarios-1 to horarios-5). The closing minute is already closed. Shifts that touch or overlap are one run: the
 * message names the end of the run.
 */
export function situacaoDaLoja(turnos: readonly Turno[], instante: Date, fuso: string): SituacaoDaLoja {
  if (turnos.length === 0) {
    const mensagem = 'Horários de funcionamento não configurados. Pedidos permitidos.'
    return { aberta: true, mensagem, mudaEm: null }
  }
  const relogio = new Relogio(turnos, fuso)
  const agora = Math.floor(instante.getTime() / MINUTO)
  return relogio.aberta(agora) ? situacaoAberta(relogio, agora) : situacaoFechada(relogio, agora)
}

/** Refuses the checkout of a closed shop, with the message of its hours (horarios-6); null while open. */
export function recusarPorHorario({ aberta, mensagem }: Omit<SituacaoDaLoja, 'mudaEm'>): Recusa | null {
  return aberta
    ? null
    : recusar('loja-fechada', 'Estabelecimento Fechado', `Não é possível finalizar o pedido. ${mensagem}`)
}

/**
 * The message is 'Aberto 24 horas.' during a shift of 24 hours, and whenever the shop stays open for at least 24 hours
 * from now.
 */
function situacaoAberta(relogio: Relogio, agora: number): SituacaoDaLoja {
  const fecha = relogio.proximo(agora, minuto => !relogio.aberta(minuto))
  if (fecha === null) return { aberta: true, mensagem: 'Aberto 24 horas.', mudaEm: null }
  const longe = (minuto: number) => fecha - minuto >= DIA_INTEIRO
  if (longe(agora) || relogio.emTurnoDe24Horas(agora)) {
    const perto = Math.max(agora, fecha - DIA_INTEIRO) + 1
    const muda = relogio.emTurnoDe24Horas(perto)
      ? relogio.proximo(perto, minuto => !relogio.emTurnoDe24Horas(minuto))
      : perto
    return { aberta: true, mensagem: 'Aberto 24 horas.', mudaEm: emData(muda ?? fecha) }
  }
  const mensagem = `Aberto até ${formatHora(relogio.local(fecha).minutos)}.`
  return { aberta: true, mensagem, mudaEm: emData(fecha) }
}

/**
 * The message is 'Fechado hoje' when no shift opens within 7 days, which happens only when a clock change skips the
 * only shift of the week.
 */
function situacaoFechada(relogio: Relogio, agora: number): SituacaoDaLoja {
  const hoje = relogio.local(agora)
  const abre = relogio.proximo(agora, minuto => relogio.aberta(minuto))
  if (abre !== null && diasEntre(hoje.data, relogio.local(abre).data) <= DIAS_A_FRENTE) {
    const { diaDaSemana, minutos } = relogio.local(abre)
    const mensagem = `Fechado agora. Próxima abertura: ${rotulo(diaDaSemana)} às ${formatHora(minutos)}.`
    return { aberta: false, mensagem, mudaEm: emData(abre) }
  }
  const amanha = relogio.proximo(agora, minuto => relogio.local(minuto).data !== hoje.data)
  const mensagem = `Fechado hoje (${rotulo(hoje.diaDaSemana)}).`
  return { aberta: false, mensagem, mudaEm: amanha === null ? null : emData(amanha) }
}

/** Compares the shifts of a shop with the local time of its zone; instants are whole minutes since the epoch. */
class Relogio {
  readonly #turnos: readonly Turno[]
  readonly #fuso: string
  readonly #paradas: readonly number[]
  /** Intl is slow, and this rule asks about each instant more than once. */
  readonly #locais = new Map<number, HoraLocal>()

  constructor(turnos: readonly Turno[], fuso: string) {
    this.#turnos = turnos
    this.#fuso = fuso
    const horas = turnos.flatMap(turno => [turno.abertura, turno.fechamento])
    this.#paradas = [...new Set(horas)].sort((a, b) => a - b)
  }

  local(minuto: number): HoraLocal {
    let local = this.#locais.get(minuto)
    if (!local) {
      local = horaLocal(emData(minuto), this.#fuso)
      this.#locais.set(minuto, local)
    }
    return local
  }

  aberta(minuto: number): boolean {
    const local = this.local(minuto)
    return this.#turnos.some(turno => cobre(turno, local))
  }

  emTurnoDe24Horas(minuto: number): boolean {
    const local = this.local(minuto)
    return this.#turnos.some(turno => turno.abertura === turno.fechamento && cobre(turno, local))
  }

  /**
   * The first minute after `desde` that satisfies `condicao`, within the days that a message may speak of. It looks
   * only at minutes at which the answer can change: the hours of the shifts, midnight, and where the zone changes its
   * offset.
   */
  proximo(desde: number, condicao: (minuto: number) => boolean): number | null {
    const limite = desde + (DIAS_A_FRENTE + 2) * DIA_INTEIRO
    for (let minuto = desde; minuto < limite; ) {
      minuto = this.#proximaParada(minuto)
      if (condicao(minuto)) return minuto
    }
    return null
  }

  #proximaParada(minuto: number): number {
    const { minutos } = this.local(minuto)
    const parada = this.#paradas.find(hora => hora > minutos) ?? DIA_INTEIRO
    const chegada = minuto + parada - minutos
    const diferenca = this.#diferenca(minuto)
    if (this.#diferenca(chegada) === diferenca) return chegada
    let antes = minuto
    let depois = chegada
    while (depois - antes > 1) {
      const meio = Math.floor((antes + depois) / 2)
      if (this.#diferenca(meio) === diferenca) antes = meio
      else depois = meio
    }
    return depois
  }

  /** Minutes between the wall clock and UTC. */
  #diferenca(minuto: number): number {
    const { data, minutos } = this.local(minuto)
    return Date.parse(`${data}T00:00:00Z`) / MINUTO + minutos - minuto
  }
}

/** True when a shift of today covers the minute, or one of yesterday that crosses midnight (horarios-2). */
function cobre({ diaSemana, abertura, fechamento }: Turno, { diaDaSemana, minutos }: HoraLocal): boolean {
  const atravessa = fechamento <= abertura
  if (diaSemana === DIAS[diaDaSemana] && minutos >= abertura) return atravessa || minutos < fechamento
  return atravessa && diaSemana === DIAS[(diaDaSemana + 6) % 7] && minutos < fechamento
}

function rotulo(diaDaSemana: number): string {
  const dia = DIAS[diaDaSemana]
  return dia === undefined ? '' : ROTULO_DO_DIA[dia]
}

function emData(minuto: number): Date {
  return new Date(minuto * MINUTO)
}
