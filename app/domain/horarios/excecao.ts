import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { formatData, lerData } from '~/domain/valores/data'
import { diasEntre, formatHora } from '~/domain/valores/instante'
import { campoLongoDemais, limites, limparLinha } from '~/domain/valores/texto'
import { DIAS, type Excecao, ROTULO_DO_DIA } from './horario'
import { lerTurnosDoDia, resumirTurnos, TURNO_VAZIO, type TurnoDigitado } from './semana'

/** A date with hours of its own, as its owner types it. */
export interface ExcecaoDigitada {
  /** 'DD/MM/AAAA' */
  readonly data: string
  readonly nome: string
  /** Closed all day; then the shifts do not count. */
  readonly fechado: boolean
  readonly turnos: readonly TurnoDigitado[]
}

export const EXCECAO_VAZIA: ExcecaoDigitada = { data: '', nome: '', fechado: true, turnos: [TURNO_VAZIO] }
/** The most dates that a company may have ahead of it. */
export const MAX_EXCECOES = 100
const MAX_DIAS_A_FRENTE = 730

export function digitarExcecao({ data, nome, turnos }: Excecao): ExcecaoDigitada {
  const digitados = turnos.map(({ abertura, fechamento }) => ({
    abertura: formatHora(abertura),
    fechamento: formatHora(fechamento),
  }))
  return {
    data: formatData(data),
    nome,
    fechado: turnos.length === 0,
    turnos: digitados.length > 0 ? digitados : [TURNO_VAZIO],
  }
}

/** The form as it is sent: each hour's name as often as there are shifts. */
export function excecaoDoFormulario(formulario: FormData): ExcecaoDigitada {
  const textos = (nome: string) =>
    formulario.getAll(nome).map(valor => (typeof valor === 'string' ? valor : ''))
  const [aberturas, fechamentos] = [textos('abertura'), textos('fechamento')]
  return {
    data: textos('data')[0] ?? '',
    nome: textos('nome')[0] ?? '',
    fechado: textos('fechado')[0] === 'sim',
    turnos: Array.from({ length: Math.max(aberturas.length, fechamentos.length) }, (_, n) => ({
      abertura: aberturas[n] ?? '',
      fechamento: fechamentos[n] ?? '',
    })),
  }
}

/** The form that saves the exception. */
export function camposDaExcecao(excecao: Excecao): (readonly [nome: string, valor: string])[] {
  const { data, nome, fechado, turnos } = digitarExcecao(excecao)
  const horas = turnos.flatMap(({ abertura, fechamento }) => [
    ['abertura', abertura] as const,
    ['fechamento', fechamento] as const,
  ])
  return [['data', data], ['nome', nome], ['fechado', fechado ? 'sim' : 'nao'], ...horas]
}

const ERRO = 'Erro ao salvar data especial'

/**
 * The exception to be stored (horarios-11); `hoje` is the shop's local date. Refused, each beside its field: what is not a
 * date from today on, a blank or long name, and the shifts as in a week; a day that is neither closed nor has a shift.
 */
export function lerExcecao(
  digitada: ExcecaoDigitada,
  hoje: string,
): { excecao: Excecao } | { recusas: Recusa[] } {
  const recusas: Recusa[] = []
  const negar = (campo: 'data' | 'nome' | 'turnos', texto: string) => {
    recusas.push(recusar('excecao-invalida', ERRO, texto, campo))
  }
  const data = lerData(digitada.data)
  const dias = data === null ? 0 : diasEntre(hoje, data)
  if (data === null) negar('data', 'Informe a data, como 24/12/2026.')
  else if (dias < 0) negar('data', 'Esta data já passou.')
  else if (dias > MAX_DIAS_A_FRENTE) negar('data', 'Informe uma data dos próximos dois anos.')
  const nome = limparLinha(digitada.nome)
  if (nome === '') negar('nome', 'Dê um nome à data, como Natal.')
  else if (nome.length > limites.nome) negar('nome', campoLongoDemais('Nome', limites.nome))
  const turnos = digitada.fechado ? [] : lerTurnosDoDia(digitada.turnos, texto => negar('turnos', texto))
  const semTurnos = !digitada.fechado && turnos.length === 0
  if (semTurnos && !recusas.some(({ campo }) => campo === 'turnos')) {
    negar('turnos', 'Informe o horário deste dia, ou marque que a loja fecha.')
  }
  return recusas.length > 0 || data === null ? { recusas } : { excecao: { data, nome, turnos } }
}

/** 'Quinta-feira, 24/12/2026 · Véspera de Natal: 11:00 às 15:00', or '...: Fechado'. */
export function descreverExcecao({ data, nome, turnos }: Excecao): string {
  const dia = DIAS[new Date(`${data}T00:00:00Z`).getUTCDay()]
  const semana = dia === undefined ? '' : ROTULO_DO_DIA[dia]
  return `${semana}, ${formatData(data)} · ${nome}: ${resumirTurnos(turnos)}`
}
