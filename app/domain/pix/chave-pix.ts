import type { PedidoId } from '~/domain/valores/ids'

/**
 * The kinds of key and their labels, in the order in which they are offered. The owner says which kind it is, because
 * the same eleven digits can be a CPF and a mobile phone.
 */
export const TIPOS_DE_CHAVE = [
  ['telefone', 'Celular'],
  ['cpf', 'CPF'],
  ['cnpj', 'CNPJ'],
  ['email', 'E-mail'],
  ['aleatoria', 'Chave aleatória'],
] as const

export type TipoDeChave = (typeof TIPOS_DE_CHAVE)[number][0]

/** The labels of the form, which its messages name. */
export const ROTULOS_DO_PIX = {
  tipo: 'Tipo da chave',
  chave: 'Chave Pix',
  nome: 'Nome de quem recebe',
  cidade: 'Cidade',
  usarTxid: 'Identificar o pedido no Pix',
} as const

/** Where a shop is paid by Pix, as its bank knows it. */
export interface ChavePix {
  readonly tipo: TipoDeChave
  /** In the form in which the Central Bank registers keys of this kind (pix-1). */
  readonly chave: string
  /** Who is paid, and the city, by `limparParaPix`. */
  readonly nome: string
  readonly cidade: string
  /** Whether the code carries the order's number (pix-4). */
  readonly usarTxid: boolean
}

export const NOME_MAXIMO = 25
export const CIDADE_MAXIMA = 15

/**
 * A name or a city as every bank takes it (pix-2): letters without accents, digits and single spaces, cut to `limite`.
 * Some banks refuse a code with any other mark, such as the & of 'JOÃO & CIA'. Empty when nothing is left.
 */
export function limparParaPix(texto: string, limite: number): string {
  return texto
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .slice(0, limite)
    .trim()
}

/** The identifier by which a payment names its order: letters and digits alone. */
export function txidDoPedido(id: PedidoId): string {
  return `PED${String(id).padStart(8, '0')}`
}
