/** Branded identifiers: an id of one thing can never be passed where another is meant. */
type Id<Nome extends string> = number & { readonly __id: Nome }

export type EmpresaId = Id<'empresa'>
export type CategoriaId = Id<'categoria'>
export type ProdutoId = Id<'produto'>
export type ExtraId = Id<'extra'>
export type ClienteId = Id<'cliente'>
/** Random 8-digit number, unique within the company (10000000 to 99999999). */
export type PedidoId = Id<'pedido'>
export type ContaId = Id<'conta'>
