import * as v from 'valibot'
import { formatRaio } from '~/domain/enderecos/distancia'
import { ouEmBranco } from '~/domain/respostas/conflito'
import { inteiro } from '~/domain/respostas/formulario'
import {
  ACIMA_DO_MAXIMO,
  type Centavos,
  formatReais,
  formatValor,
  parseReais,
  VALOR_MAXIMO,
  ZERO,
} from '~/domain/valores/centavos'

/**
 * One setting: how its field is filled in and read, and how its value is described to an owner when somebody else has
 * changed it.
 */
export interface Campo<Valor, Digitado = string> {
  readonly rotulo: string
  /** The value for a company that has never saved this setting. */
  readonly padrao: Valor
  readonly schema: v.GenericSchema<unknown, Valor>
  digitar(valor: Valor): Digitado
  dizer(valor: Valor): string
}

const VALOR_INVALIDO = 'Informe um valor em reais, como 8,50.'
const RAIO_INVALIDO = 'Informe uma distância em km, como 5 ou 7,5.'
/** No two places on earth are farther apart. */
const RAIO_MAXIMO = 20_000

/** An amount of at most what an order may come to. A blank field is null; a missing one means that the form is broken. */
export function reais(rotulo: string): Campo<Centavos | null> {
  return {
    rotulo,
    padrao: ZERO,
    schema: v.pipe(
      emBrancoOu(parseReais, VALOR_INVALIDO),
      v.check(valor => valor === null || valor <= VALOR_MAXIMO, ACIMA_DO_MAXIMO),
    ),
    digitar: valor => (valor === null ? '' : formatValor(valor)),
    dizer: valor => ouEmBranco(valor === null ? null : formatReais(valor)),
  }
}

/** As `reais`, and null for a company that has never saved it. */
export function reaisOuNada(rotulo: string): Campo<Centavos | null> {
  return { ...reais(rotulo), padrao: null }
}

/** Km in steps of 0.01; blank is null. */
export function quilometros(rotulo: string): Campo<number | null> {
  return {
    rotulo,
    padrao: 0,
    schema: emBrancoOu(lerKm, RAIO_INVALIDO),
    digitar: km => (km === null ? '' : km.toFixed(2).replace('.', ',')),
    dizer: km => ouEmBranco(km === null ? null : formatRaio(km)),
  }
}

/** Whole minutes within these limits; blank is `emBranco`. */
export function minutos<EmBranco extends number | null>(
  rotulo: string,
  limites: { readonly de: number; readonly ate: number },
  emBranco: EmBranco,
): Campo<number | EmBranco> {
  return {
    rotulo,
    padrao: emBranco,
    schema: inteiro(limites, emBranco),
    digitar: valor => (valor === null ? '' : String(valor)),
    dizer: valor => ouEmBranco(valor === null ? null : `${valor} min`),
  }
}

/** One of `opcoes`, each with its label; the first is the default. `recusa` refuses any other. */
export function escolha<Opcao extends string>(
  rotulo: string,
  opcoes: readonly (readonly [opcao: Opcao, rotulo: string])[],
  recusa: string,
): Campo<Opcao, Opcao> {
  const [padrao] = opcoes.map(([opcao]) => opcao)
  if (padrao === undefined) throw new Error(`${rotulo} offers nothing to choose`)
  return {
    rotulo,
    padrao,
    schema: v.picklist(
      opcoes.map(([opcao]) => opcao),
      recusa,
    ),
    digitar: opcao => opcao,
    dizer: escolhida => opcoes.find(([opcao]) => opcao === escolhida)?.[1] ?? escolhida,
  }
}

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
