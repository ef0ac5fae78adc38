import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { diasEntre, formatHora } from '~/domain/valores/instante'
import { DIAS, ROTULO_DO_DIA, type Turno } from './horario'
import { DIAS_A_FRENTE, emData, emMinuto, Relogio } from './relogio'

export interface SituacaoDaLoja {
  readonly aberta: boolean
  readonly mensagem: string
  /** When `aberta` or `mensagem` changes next; null when neither does within a week. */
  readonly mudaEm: Date | null
}

const DIA_INTEIRO = 1440

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
  const agora = emMinuto(instante)
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

function rotulo(diaDaSemana: number): string {
  const dia = DIAS[diaDaSemana]
  return dia === undefined ? '' : ROTULO_DO_DIA[dia]
}
