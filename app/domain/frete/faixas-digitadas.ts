import * as v from 'valibot'
import { formatKm, formatRaio } from '~/domain/enderecos/distancia'
import { inteiro } from '~/domain/respostas/ler-formulario'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import {
  ACIMA_DO_MAXIMO,
  type Centavos,
  formatReais,
  formatValor,
  parseReais,
  VALOR_MAXIMO,
} from '~/domain/valores/centavos'
import type { FaixaDeFrete } from './modo-faixas'

/** One band as its owner types it; a row without any text is no band. */
export type FaixaDigitada = Readonly<Record<keyof FaixaDeFrete, string>>

export const FAIXA_VAZIA: FaixaDigitada = { ate: '', taxa: '', minimo: '', minutos: '' }
export const MAX_FAIXAS = 20
const MAX_KM = 1000
/** Five hours: no restaurant promises a delivery later than that. */
const MAX_MINUTOS_DA_AREA = 300
/** The minutes of the way to an area; blank is null. */
export const minutosDaArea = inteiro({ de: 0, ate: MAX_MINUTOS_DA_AREA }, null)

/** The bands of a form, by `aninhar`; null when it brought none at all. What is not a text reads as one left blank. */
export function faixasDoFormulario(enviadas: unknown): FaixaDigitada[] | null {
  if (!Array.isArray(enviadas)) return null
  return enviadas.map((enviada: unknown): FaixaDigitada => {
    const linha = Object(enviada) as Record<string, unknown>
    const texto = (campo: keyof FaixaDeFrete) => (typeof linha[campo] === 'string' ? linha[campo] : '')
    return { ate: texto('ate'), taxa: texto('taxa'), minimo: texto('minimo'), minutos: texto('minutos') }
  })
}

export function digitarFaixas(faixas: readonly FaixaDeFrete[]): FaixaDigitada[] {
  return faixas.map(({ ate, taxa, minimo, minutos }) => ({
    ate: formatRaio(ate),
    taxa: formatValor(taxa),
    minimo: minimo === null ? '' : formatValor(minimo),
    minutos: minutos === null ? '' : String(minutos),
  }))
}

const ERRO = 'Erro ao salvar faixas'

/**
 * The bands to be stored (frete-14). Every limit is above the one before, so that the bands touch and never overlap.
 * Refused, each beside its field ('faixas.2.ate'): what is not a distance, an amount or minutes, an amount above what an
 * order may come to, a limit that is not above the one before, and rows beyond the twentieth.
 */
export function lerFaixas(
  digitadas: readonly FaixaDigitada[],
): { faixas: FaixaDeFrete[] } | { recusas: Recusa[] } {
  const recusas: Recusa[] = []
  const faixas: FaixaDeFrete[] = []
  let anterior = 0
  for (const [n, digitada] of digitadas.entries()) {
    if (Object.values(digitada).every(texto => texto.trim() === '')) continue
    const negar = (campo: keyof FaixaDeFrete, texto: string) => {
      recusas.push(recusar('faixa-invalida', ERRO, texto, `faixas.${n}.${campo}`))
    }
    const ate = lerKm(digitada.ate)
    const taxa = parseReais(digitada.taxa)
    const minimo = lerMinimo(digitada.minimo)
    const lidos = v.safeParse(minutosDaArea, digitada.minutos)
    const minutos = lidos.success ? lidos.output : undefined
    if (ate === null) negar('ate', 'Informe até quantos km vai a faixa, como 3 ou 4,5.')
    else if (ate <= anterior) negar('ate', dizerSobreposicao(ate, anterior))
    if (taxa === null) negar('taxa', 'Informe a taxa da faixa, como 4,99. Para entrega grátis, 0.')
    if (minimo === undefined) negar('minimo', 'Informe um valor em reais, como 40,00, ou deixe em branco.')
    if ((taxa ?? 0) > VALOR_MAXIMO) negar('taxa', ACIMA_DO_MAXIMO)
    if ((minimo ?? 0) > VALOR_MAXIMO) negar('minimo', ACIMA_DO_MAXIMO)
    if (minutos === undefined) negar('minutos', `Digite um número de 0 a ${MAX_MINUTOS_DA_AREA}.`)
    if (faixas.length === MAX_FAIXAS) negar('ate', `São no máximo ${MAX_FAIXAS} faixas.`)
    anterior = Math.max(anterior, ate ?? 0)
    if (ate === null || taxa === null || minimo === undefined || minutos === undefined) continue
    faixas.push({ ate, taxa, minimo, minutos })
  }
  return recusas.length > 0 ? { recusas } : { faixas }
}

function dizerSobreposicao(ate: number, anterior: number): string {
  return ate === anterior
    ? `Já há uma faixa até ${formatKm(ate)} km.`
    : `Esta faixa cai dentro da anterior, que vai até ${formatKm(anterior)} km.`
}

/** 3 or 4,5: km with one decimal, above zero; null for anything else. */
export function lerKm(texto: string): number | null {
  const partes = /^(\d{1,4})(?:[.,](\d)0?)?$/.exec(texto.replace(/\s*km$/i, '').trim())
  if (!partes) return null
  const km = Number(`${partes[1]}.${partes[2] ?? 0}`)
  return km > 0 && km <= MAX_KM ? km : null
}

/** Blank is null: the shop's own minimum applies; undefined for what is not an amount. */
export function lerMinimo(texto: string): Centavos | null | undefined {
  if (texto.trim() === '') return null
  return parseReais(texto) ?? undefined
}

/** 'Até 3 km: R$ 4,99', 'De 3 a 6 km: R$ 7,99', 'De 6 a 8 km: grátis'. */
export function descreverFaixas(faixas: readonly FaixaDeFrete[]): string[] {
  return faixas.map(({ ate, taxa }, n) => {
    const antes = faixas[n - 1]?.ate
    const trecho = antes === undefined ? 'Até' : `De ${formatRaio(antes)} a`
    return `${trecho} ${formatRaio(ate)} km: ${taxa === 0 ? 'grátis' : formatReais(taxa)}`
  })
}
