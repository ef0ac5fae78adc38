import * as v from 'valibot'
import { formatCep } from '~/domain/valores/cep'
import { somenteDigitos } from '~/domain/valores/telefone'
import { campoLongoDemais, limites, limparLinha, preenchaOCampo } from '~/domain/valores/texto'
import { semTrecho } from './trecho'

export interface Endereco {
  /** 8 digits. */
  readonly cep: string
  readonly logradouro: string
  readonly numero: string
  readonly complemento: string | null
  readonly bairro: string
  readonly cidade: string
  /** Two letters, one of UFS. */
  readonly estado: string
}

// biome-ignore format: one line per region
export const UFS = [
  'AC', 'AM', 'AP', 'PA', 'RO', 'RR', 'TO',
  'AL', 'BA', 'CE', 'MA', 'PB', 'PE', 'PI', 'RN', 'SE',
  'DF', 'GO', 'MS', 'MT',
  'ES', 'MG', 'RJ', 'SP',
  'PR', 'RS', 'SC',
] as const

/** The labels of the form, which its messages name. */
export const ROTULOS_DO_ENDERECO = {
  cep: 'CEP',
  logradouro: 'Logradouro',
  numero: 'Número',
  complemento: 'Complemento',
  bairro: 'Bairro',
  cidade: 'Cidade',
  estado: 'Estado (UF)',
} as const satisfies Record<keyof Endereco, string>

/** For two people's saves: half of the one address and half of the other is none. */
export const ENDERECO_JUNTO = {
  rotulo: 'Endereço',
  campos: ['cep', 'logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'estado'],
} as const satisfies { rotulo: string; campos: readonly (keyof Endereco)[] }

/** A field that is missing reads as one left blank, so that both get the same text. */
function texto(campo: keyof Endereco) {
  return v.optional(v.string(preenchaOCampo(ROTULOS_DO_ENDERECO[campo])), '')
}

function linhaObrigatoria(campo: 'logradouro' | 'numero' | 'bairro' | 'cidade') {
  const rotulo = ROTULOS_DO_ENDERECO[campo]
  return v.pipe(
    texto(campo),
    v.transform(limparLinha),
    v.nonEmpty(preenchaOCampo(rotulo)),
    v.maxLength(limites[campo], campoLongoDemais(rotulo, limites[campo])),
  )
}

/** An address as typed; each field has at most one message (checkout-6; limits: endereco-9). */
export const enderecoSchema = v.strictObject(
  {
    cep: v.pipe(
      texto('cep'),
      v.transform(somenteDigitos),
      v.nonEmpty(preenchaOCampo(ROTULOS_DO_ENDERECO.cep)),
      v.check(digitos => digitos === '' || digitos.length === 8, 'O CEP deve ter 8 dígitos.'),
    ),
    logradouro: linhaObrigatoria('logradouro'),
    numero: linhaObrigatoria('numero'),
    complemento: v.pipe(
      v.nullish(v.string('O complemento deve ser um texto.'), ''),
      v.transform(limparLinha),
      v.maxLength(
        limites.complemento,
        campoLongoDemais(ROTULOS_DO_ENDERECO.complemento, limites.complemento),
      ),
      v.transform((linha): string | null => (linha === '' ? null : linha)),
    ),
    bairro: linhaObrigatoria('bairro'),
    cidade: linhaObrigatoria('cidade'),
    estado: v.pipe(
      texto('estado'),
      v.transform(typed => limparLinha(typed).toUpperCase()),
      v.nonEmpty(preenchaOCampo(ROTULOS_DO_ENDERECO.estado)),
      v.check(uf => uf === '' || UFS.some(conhecida => conhecida === uf), 'Informe uma UF válida, como SP.'),
    ),
  },
  'Os dados do endereço não são válidos.',
)

/**
 * The format of an address on one line (endereco-1). Missing lines are left out; empty when all of them are missing.
 */
export function enderecoEmUmaLinha(endereco: { readonly [Campo in keyof Endereco]: string | null }): string {
  const { logradouro, numero, bairro, cidade, estado, cep, complemento } = endereco
  const rua = juntar(', ', logradouro && semTrecho(logradouro), numero)
  const lugar = juntar(', ', bairro, juntar('/', cidade, estado))
  const comCep = juntar(' ', juntar(' - ', rua, lugar), cep && `(CEP: ${formatCep(cep)})`)
  return juntar(' ', comCep, complemento && `Comp: ${complemento}`)
}

function juntar(entre: string, ...partes: readonly (string | null)[]): string {
  return partes.filter(Boolean).join(entre)
}

const TIPOS_DE_LOGRADOURO =
  /^(rua|r|avenida|av|alameda|al|travessa|tv|praça|pç|pc|estrada|rodovia|rod|largo)\.?$/i

/** Replaces all but the first letter by stars. A word of one letter is hidden whole, or it would be revealed. */
function mascararPalavra(palavra: string): string {
  const [primeira = '', ...resto] = palavra
  return resto.length === 0 ? '*' : primeira + '*'.repeat(resto.length)
}

/**
 * 'Rua d** F*****, 1**': enough for the person who lives there to recognise it (privacidade-4). The number always ends
 * in two stars, so that '7' and '700' look alike.
 */
export function mascararEndereco(endereco: Pick<Endereco, 'logradouro' | 'numero'>): string {
  const [primeira = '', ...resto] = endereco.logradouro.split(/\s+/)
  const inicio = TIPOS_DE_LOGRADOURO.test(primeira) ? primeira : mascararPalavra(primeira)
  const rua = [inicio, ...resto.map(mascararPalavra)].join(' ')
  const [algarismo = ''] = endereco.numero
  return `${rua}, ${algarismo}**`
}
