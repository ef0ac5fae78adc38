/**
 * Branded identifiers: the compiler refuses the id of one thing where the id of another is expected. Here stand those that
 * several nouns name.
 */
export type Id<Nome extends string> = number & { readonly __id: Nome }

export type EmpresaId = Id<'empresa'>
export type CategoriaId = Id<'categoria'>
export type ProdutoId = Id<'produto'>
export type ExtraId = Id<'extra'>
export type VarianteId = Id<'variante'>
export type GrupoId = Id<'grupo'>
export type OpcaoId = Id<'opcao'>
export type PromocaoId = Id<'promocao'>
export type CupomId = Id<'cupom'>
export type ClienteId = Id<'cliente'>
/** Random 8-digit number, unique within the company (10000000 to 99999999). */
export type PedidoId = Id<'pedido'>
export type ContaId = Id<'conta'>
