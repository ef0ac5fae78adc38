import * as v from 'valibot'
import { formatRaio } from '~/domain/enderecos/distancia'
import { ouEmBranco, simOuNao } from '~/domain/respostas/conflito'
import { marcado } from '~/domain/respostas/formulario'
import { type Centavos, formatReais, formatValor, parseReais, ZERO } from '~/domain/valores/centavos'

/** One setting: how its field is filled and read, and its words for whoever is told that somebody else changed it. */
export interface Campo<Valor, Digitado = string> {
  readonly rotulo: string
  /** Of a company that has saved nothing. */
  readonly padrao: Valor
  readonly schema: v.GenericSchema<unknown, Valor>
  digitar(valor: Valor): Digitado
  dizer(valor: Valor): string
}

const VALOR_INVALIDO = 'Informe um valor em reais, como 8,50.'
const RAIO_INVALIDO = 'Informe uma distância em km, como 5 ou 7,5.'
/** The widest that a straight line can be on the way round the world. */
const RAIO_MAXIMO = 20_000

/** An amount; blank is null, but what is not sent is a broken form. */
export function reais(rotulo: string): Campo<Centavos | null> {
  return {
    rotulo,
    padrao: ZERO,
    schema: emBrancoOu(parseReais, VALOR_INVALIDO),
    digitar: valor => (valor === null ? '' : formatValor(valor)),
    dizer: valor => ouEmBranco(valor === null ? null : formatReais(valor)),
  }
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

export function simNao(rotulo: string): Campo<boolean, boolean> {
  return { rotulo, padrao: false, schema: marcado, digitar: valor => valor, dizer: simOuNao }
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

/** '7,5' -> 7.5; null when it is no distance. */
function lerKm(texto: string): number | null {
  const partes = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(texto.replace(/\s*km$/i, '').trim())
  if (!partes) return null
  const km = Number(`${partes[1]}.${partes[2] ?? 0}`)
  return km <= RAIO_MAXIMO ? km : null
}
