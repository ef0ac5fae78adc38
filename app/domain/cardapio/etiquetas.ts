/** What may be said of a dish in a word, in the order in which it is read, written as the database and a cell have it. */
export const ETIQUETAS = [
  'vegano',
  'vegetariano',
  'sem glúten',
  'sem lactose',
  'picante',
  'contém álcool',
] as const
export type Etiqueta = (typeof ETIQUETAS)[number]

export const COM_ALCOOL: Etiqueta = 'contém álcool'

export interface ComEtiquetas {
  /** The tags as one text: 'vegano, picante'; null without any. */
  readonly etiquetas?: string | null
}

/** What stands between two tags. */
export const ENTRE = ', '

export function etiquetasDe({ etiquetas }: ComEtiquetas): readonly Etiqueta[] {
  return etiquetas ? (etiquetas.split(ENTRE) as Etiqueta[]) : []
}

/** What is vegan is vegetarian, too. */
export function temEtiqueta(produto: ComEtiquetas, etiqueta: Etiqueta): boolean {
  const dele = etiquetasDe(produto)
  return dele.includes(etiqueta) || (etiqueta === 'vegetariano' && dele.includes('vegano'))
}

interface ComProdutos {
  readonly produtos: readonly ComEtiquetas[]
}

/** The tags that one may look for in this menu: alcohol is a warning, and nobody's wish. */
export function etiquetasProcuradas(categorias: readonly ComProdutos[]): readonly Etiqueta[] {
  const produtos = categorias.flatMap(categoria => categoria.produtos.filter(({ etiquetas }) => etiquetas))
  return ETIQUETAS.filter(
    etiqueta => etiqueta !== COM_ALCOOL && produtos.some(produto => temEtiqueta(produto, etiqueta)),
  )
}

/** The categories, each with its products that have all of these tags. */
export function comEtiquetas<
  Produto extends ComEtiquetas,
  Categoria extends { produtos: readonly Produto[] },
>(categorias: readonly Categoria[], etiquetas: readonly Etiqueta[]): readonly Categoria[] {
  if (etiquetas.length === 0) return categorias
  const tem = (produto: Produto) => etiquetas.every(etiqueta => temEtiqueta(produto, etiqueta))
  return categorias.map(categoria => ({ ...categoria, produtos: categoria.produtos.filter(tem) }))
}

/** 'Sem glúten', 'Contém álcool (18+)' */
export function dizerEtiqueta(etiqueta: Etiqueta): string {
  const dita = etiqueta.charAt(0).toUpperCase() + etiqueta.slice(1)
  return etiqueta === COM_ALCOOL ? `${dita} (18+)` : dita
}

/** What only an adult may buy. */
export function temAlcool(produto: ComEtiquetas | undefined): boolean {
  return produto !== undefined && temEtiqueta(produto, COM_ALCOOL)
}

/** How many people a dish may be said to serve. */
export const PESSOAS = { de: 1, ate: 99 } as const

/** 'Serve 2 pessoas' */
export function dizerServe(serve: number): string {
  return serve === 1 ? 'Serve 1 pessoa' : `Serve ${serve} pessoas`
}
