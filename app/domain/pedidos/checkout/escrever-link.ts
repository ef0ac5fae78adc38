import type { ExtraId, OpcaoId, ProdutoId, VarianteId } from '~/domain/valores/ids'

/** What a link says of a line: numbers, and nothing that a menu decides. */
export interface LinhaDoLink {
  readonly produtoId: ProdutoId
  readonly quantidade: number
  readonly varianteId: VarianteId | null
  readonly extras: readonly ExtraId[]
  /** Each with its units; flavours in the order in which they were chosen. */
  readonly opcoes: readonly { readonly opcaoId: OpcaoId; readonly quantidade: number }[]
}

export const VERSAO = '1'

/** `c` of an address, made of what stands unescaped in it, and ends in a digit, after which no chat takes a mark along. */
export function escreverLink(linhas: readonly LinhaDoLink[]): string {
  return [VERSAO, ...linhas.map(escreverLinha)].join('.')
}

function escreverLinha({ produtoId, quantidade, varianteId, extras, opcoes }: LinhaDoLink): string {
  return [
    `${quantidade}x${produtoId}`,
    ...(varianteId ? [`t${varianteId}`] : []),
    ...extras.map(id => `e${id}`),
    ...opcoes.map(({ opcaoId, quantidade: n }) => `o${opcaoId}${n > 1 ? `x${n}` : ''}`),
  ].join('-')
}
