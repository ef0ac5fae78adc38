import { DIAS_DO_PAINEL, type DiaDaSemana, lerHora, ROTULO_DO_DIA } from '~/domain/horarios/horario'
import type { Janelas } from '~/domain/horarios/janela'
import type { Faixa } from '~/domain/horarios/relogio'
import type { Descricao, Forma } from '~/domain/respostas/conflito'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { formatHora } from '~/domain/valores/instante'
import { descreverJanelas } from './dizer-janelas'

/** One line of the editor: the hours, as typed, and the days that have them; without hours the whole of these days. */
export interface JanelaDigitada {
  readonly dias: readonly DiaDaSemana[]
  readonly abertura: string
  readonly fechamento: string
}

/** Always. */
export const JANELA_VAZIA: JanelaDigitada = { dias: DIAS_DO_PAINEL, abertura: '', fechamento: '' }
export const MAX_JANELAS = 10

/** The stored windows as the editor shows them: a line for each pair of hours. */
export function digitarJanelas(janelas: Janelas): JanelaDigitada[] {
  const linhas = new Map<string, JanelaDigitada>()
  for (const { diaSemana, abertura, fechamento } of emOrdem(janelas)) {
    const chave = `${abertura} ${fechamento}`
    const dias = [...(linhas.get(chave)?.dias ?? []), diaSemana]
    const diaInteiro = abertura === 0 && fechamento === 0
    const horas = diaInteiro
      ? { abertura: '', fechamento: '' }
      : { abertura: formatHora(abertura), fechamento: formatHora(fechamento) }
    linhas.set(chave, { dias, ...horas })
  }
  return [...linhas.values()]
}

function emOrdem(janelas: Janelas): Faixa[] {
  const lugar = ({ diaSemana }: Faixa) => DIAS_DO_PAINEL.indexOf(diaSemana)
  return janelas.toSorted((a, b) => lugar(a) - lugar(b) || a.abertura - b.abertura)
}

/** The names of the fields of line `n`; its days are sent once for each. */
export function camposDaJanela(n: number): Record<'dias' | 'abertura' | 'fechamento', string> {
  return { dias: `dias-${n}`, abertura: `abertura-${n}`, fechamento: `fechamento-${n}` }
}

/** The form as it is sent, line by line. */
export function janelasDoFormulario(formulario: FormData): JanelaDigitada[] {
  const texto = (nome: string) => {
    const valor = formulario.get(nome)
    return typeof valor === 'string' ? valor : ''
  }
  // One more than the limit, so that a form with too many lines is refused and not cut.
  return Array.from({ length: MAX_JANELAS + 1 }, (_, n) => camposDaJanela(n))
    .filter(campos => formulario.has(campos.abertura))
    .map(campos => ({
      dias: DIAS_DO_PAINEL.filter(dia => formulario.getAll(campos.dias).includes(dia)),
      abertura: texto(campos.abertura),
      fechamento: texto(campos.fechamento),
    }))
}

const ERRO = 'Erro ao salvar'

/**
 * The windows to be stored (disponibilidade-5). A line of all days without hours says nothing, and no line at all is always.
 * Refused, each beside its line: one of two hours, a text that is not an hour, no day, too many lines.
 */
export function lerJanelas(linhas: readonly JanelaDigitada[]): { dados: Faixa[] } | { recusas: Recusa[] } {
  if (linhas.length > MAX_JANELAS) {
    return { recusas: [recusar('janelas-demais', ERRO, `São no máximo ${MAX_JANELAS} horários.`)] }
  }
  const recusas: Recusa[] = []
  const faixas = linhas.flatMap((linha, n): Faixa[] => {
    const semHoras = linha.abertura.trim() === '' && linha.fechamento.trim() === ''
    if (semHoras && linha.dias.length === DIAS_DO_PAINEL.length) return []
    const [abertura, fechamento] = semHoras ? [0, 0] : [lerHora(linha.abertura), lerHora(linha.fechamento)]
    const texto =
      abertura === null || fechamento === null
        ? 'Preencha as duas horas, como 11:00, ou deixe as duas em branco para o dia inteiro.'
        : 'Escolha pelo menos um dia.'
    if (abertura === null || fechamento === null || linha.dias.length === 0) {
      recusas.push(recusar('janela-invalida', ERRO, texto, camposDaJanela(n).abertura))
      return []
    }
    return linha.dias.map(diaSemana => ({ diaSemana, abertura, fechamento }))
  })
  return recusas.length > 0 ? { recusas } : { dados: emOrdem(semRepetir(faixas)) }
}

function semRepetir(faixas: readonly Faixa[]): Faixa[] {
  return [...new Map(faixas.map(faixa => [Object.values(faixa).join(), faixa])).values()]
}

/** What customers will read; '' while something typed is not an hour yet. */
export function previaDasJanelas(linhas: readonly JanelaDigitada[]): string {
  const lidas = lerJanelas(linhas)
  if ('recusas' in lidas) return ''
  return descreverJanelas(lidas.dados) ?? 'Sempre disponível, enquanto a loja estiver aberta'
}

/** The windows day by day, as the saves of two people are compared. */
export type JanelasPorDia = Readonly<Record<DiaDaSemana, Janelas>>

export const FORMA_DAS_JANELAS: Forma<JanelasPorDia> = { rotulos: ROTULO_DO_DIA, descrever: descreverPorDia }

export function porDia(janelas: Janelas): JanelasPorDia {
  const emDias = DIAS_DO_PAINEL.map(dia => [
    dia,
    emOrdem(janelas)
      .filter(({ diaSemana }) => diaSemana === dia)
      .map(({ diaSemana, abertura, fechamento }) => ({ diaSemana, abertura, fechamento })),
  ])
  return Object.fromEntries(emDias) as unknown as JanelasPorDia
}

export function deTodosOsDias(janelas: JanelasPorDia): Janelas {
  return DIAS_DO_PAINEL.flatMap(dia => janelas[dia])
}

function descreverPorDia(janelas: JanelasPorDia): Descricao {
  return Object.fromEntries(
    DIAS_DO_PAINEL.map(dia => [ROTULO_DO_DIA[dia], descreverJanelas(janelas[dia]) ?? 'sem horário']),
  )
}
