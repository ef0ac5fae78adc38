import * as v from 'valibot'
import { formatRaio } from '~/domain/enderecos/distancia'
import { ouEmBranco } from '~/domain/respostas/conflito'
import { inteiro } from '~/domain/respostas/ler-formulario'
import {
  ACIMA_DO_MAXIMO,
  type Centavos,
  formatReais,
  formatValor,
  parseReais,
  VALOR_MAXIMO,
} from '~/domain/valores/centavos'

/** What a column takes: one of these words, or a number from one to the other in the unit that it is stored in. */
export type Aceita = readonly string[] | { readonly de: number; readonly ate: number }

/** How a setting is typed or chosen. */
type Controle =
  | { readonly tipo: 'reais' }
  | { readonly tipo: 'numero'; readonly inputMode: 'decimal' | 'numeric'; readonly maxLength: number }
  | { readonly tipo: 'escolha'; readonly opcoes: readonly (readonly [opcao: string, rotulo: string])[] }

/** One setting, whatever its value is: its form draws it, its column is checked by it. */
export interface Campo<Valor = unknown> {
  /** What it is called where somebody else has changed it. */
  readonly rotulo: string
  /** The label of its field, where that says more. */
  readonly noCampo?: string
  /** What its field says below. */
  readonly dica?: string
  readonly controle: Controle
  /** The value for a company that has never saved this setting. */
  readonly padrao: Valor
  readonly aceita: Aceita
  readonly schema: v.GenericSchema<unknown, Valor>
  digitar(valor: Valor): string
  dizer(valor: Valor): string
}

type Rotulos = Pick<Campo, 'noCampo' | 'dica'>

const VALOR_INVALIDO = 'Informe um valor em reais, como 8,50.'
const RAIO_INVALIDO = 'Informe uma distância em km, como 5 ou 7,5.'
/** No two places on earth are farther apart. */
const RAIO_MAXIMO = 20_000

/** An amount of at most what an order may come to. A blank field is null; a missing one means that the form is broken. */
export function reais(
  rotulo: string,
  padrao: Centavos | null,
  rotulos: Rotulos = {},
): Campo<Centavos | null> {
  return {
    rotulo,
    padrao,
    ...rotulos,
    controle: { tipo: 'reais' },
    aceita: { de: 0, ate: VALOR_MAXIMO / 100 },
    schema: v.pipe(
      emBrancoOu(parseReais, VALOR_INVALIDO),
      v.check(valor => valor === null || valor <= VALOR_MAXIMO, ACIMA_DO_MAXIMO),
    ),
    digitar: valor => (valor === null ? '' : formatValor(valor)),
    dizer: valor => ouEmBranco(valor === null ? null : formatReais(valor)),
  }
}

/** Km in steps of 0.01; blank is null. */
export function quilometros(rotulo: string, padrao: number | null, rotulos: Rotulos): Campo<number | null> {
  return {
    rotulo,
    padrao,
    ...rotulos,
    controle: { tipo: 'numero', inputMode: 'decimal', maxLength: 12 },
    aceita: { de: 0, ate: RAIO_MAXIMO },
    schema: emBrancoOu(lerKm, RAIO_INVALIDO),
    digitar: km => (km === null ? '' : km.toFixed(2).replace('.', ',')),
    dizer: km => ouEmBranco(km === null ? null : formatRaio(km)),
  }
}

interface Numero<Padrao> extends Rotulos {
  readonly padrao: Padrao
  /** What is counted, as 'min'; without it the number is said alone. */
  readonly unidade?: string
  readonly de: number
  readonly ate: number
}

/** A whole number within these limits; blank is `padrao`. */
export function numero<Padrao extends number | null>(
  rotulo: string,
  { padrao, unidade = '', de, ate, ...rotulos }: Numero<Padrao>,
): Campo<number | Padrao> {
  return {
    rotulo,
    padrao,
    ...rotulos,
    controle: { tipo: 'numero', inputMode: 'numeric', maxLength: String(ate).length },
    aceita: { de, ate },
    schema: inteiro({ de, ate }, padrao),
    digitar: valor => (valor === null ? '' : String(valor)),
    dizer: valor => ouEmBranco(valor === null ? null : `${valor} ${unidade}`.trim()),
  }
}

/** One of `opcoes`, each with its label; the first is the default. `recusa` refuses any other. */
export function escolha<Opcao extends string>(
  rotulo: string,
  opcoes: readonly [Opcoes<Opcao>, ...Opcoes<Opcao>[]],
  recusa: string,
): Campo<Opcao> {
  const aceita = opcoes.map(([opcao]) => opcao)
  return {
    rotulo,
    padrao: opcoes[0][0],
    controle: { tipo: 'escolha', opcoes },
    aceita,
    schema: v.picklist(aceita, recusa),
    digitar: opcao => opcao,
    dizer: escolhida => opcoes.find(([opcao]) => opcao === escolhida)?.[1] ?? escolhida,
  }
}

type Opcoes<Opcao> = readonly [opcao: Opcao, rotulo: string]

function emBrancoOu<Valor>(ler: (texto: string) => Valor | null, invalido: string) {
  return v.pipe(
    v.string(invalido),
    v.check(texto => texto.trim() === '' || ler(texto) !== null, invalido),
    v.transform(ler),
  )
}

/** '7,5' -> 7.5; null when it is not a distance. */
function lerKm(texto: string): number | null {
  const partes = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(texto.replace(/\s*km$/i, '').trim())
  if (!partes) return null
  const km = Number(`${partes[1]}.${partes[2] ?? 0}`)
  return km <= RAIO_MAXIMO ? km : null
}
