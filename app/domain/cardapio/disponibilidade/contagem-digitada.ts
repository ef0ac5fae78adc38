import * as v from 'valibot'
import { inteiro, type Lido, lerFormularioCom } from '~/domain/respostas/ler-formulario'
import { recusar } from '~/domain/respostas/recusa'
import type { Vendavel } from './em-falta'

export const ROTULOS_DA_CONTAGEM = { restante: 'Quantidade à venda', diario: 'Por dia' } as const

/** How many are left, and with how many each business day begins; null when the count just goes on. */
export interface Contagem {
  readonly resta: number
  readonly diario: number | null
}

/** A row of the editor, and what the card says of it; `nome` is null for the product itself. */
export interface Contavel {
  readonly tipo: Vendavel['tipo']
  readonly id: number
  readonly nome: string | null
  /** Null while there is no limit. */
  readonly contagem: Contagem | null
}

const MAIS_UNIDADES = 9999
/** A product with its sizes, or the options of a group. */
const MAIS_LINHAS = 100
const ERRO = 'Erro ao salvar'
const LINHA_INVALIDA = 'Feche, abra de novo e confira a lista.'

const linhaSchema = v.object({
  tipo: v.picklist(['produto', 'tamanho', 'opcao'], LINHA_INVALIDA),
  id: v.pipe(v.string(LINHA_INVALIDA), v.regex(/^\d{1,15}$/, LINHA_INVALIDA), v.transform(Number)),
  restante: inteiro({ de: 0, ate: MAIS_UNIDADES }, null),
  diario: inteiro({ de: 1, ate: MAIS_UNIDADES }, null),
  /** What `restante` was filled with when the form opened. */
  era: inteiro({ de: 0, ate: MAIS_UNIDADES }, null),
})

const contagemSchema = v.object({
  linhas: v.pipe(v.array(linhaSchema, LINHA_INVALIDA), v.maxLength(MAIS_LINHAS, LINHA_INVALIDA)),
})

export type LinhaDigitada = v.InferOutput<typeof linhaSchema>

/** The editor's form (estoque-7). Refused, each beside its field: what is not a whole number from 0 to 9999. */
export function lerContagem(valores: unknown): Lido<typeof contagemSchema> {
  return lerFormularioCom(contagemSchema, valores, ERRO)
}

/** What of a typed row is to be stored, and how many were sold while it was being typed. */
export interface Recontagem {
  readonly contagem: Contagem | null
  readonly saiu: number
}

/**
 * Decides a row by what is stored now: orders may have lowered the count since the form was opened. A number that the
 * owner left alone stays as the orders made it; a new one is less by what was sold meanwhile.
 */
export function recontar(
  { restante, diario, era }: Pick<LinhaDigitada, 'restante' | 'diario' | 'era'>,
  atual: Contagem | null,
): Recontagem {
  if (restante === null && diario === null) return { contagem: null, saiu: 0 }
  if (restante === era && atual) return { contagem: { resta: atual.resta, diario }, saiu: 0 }
  if (restante === null) return { contagem: { resta: diario ?? 0, diario }, saiu: 0 }
  const saiu = era === null || !atual ? 0 : Math.max(0, era - atual.resta)
  return { contagem: { resta: Math.max(0, restante - saiu), diario }, saiu }
}

/** 'Restam 7, 10 por dia', 'Grande: resta 1 · Broto: acabou'; null where nothing is counted. */
export function dizerContagem(contaveis: readonly Contavel[]): string | null {
  const ditos = contaveis.flatMap(({ nome, contagem }) => {
    if (!contagem) return []
    const { resta, diario } = contagem
    const quantos = resta === 0 ? 'acabou' : resta === 1 ? 'resta 1' : `restam ${resta}`
    return [`${nome === null ? '' : `${nome}: `}${quantos}${diario === null ? '' : `, ${diario} por dia`}`]
  })
  const dito = ditos.join(' · ')
  return dito === '' ? null : dito.charAt(0).toUpperCase() + dito.slice(1)
}

/** Orders that leave as a message are not stored, so nobody could count them. */
export const SEM_CONTAGEM = recusar(
  'sem-contagem',
  ERRO,
  'Pedidos pelo WhatsApp não passam por aqui, por isso não há contagem. Quando acabar, marque "Esgotado".',
)
