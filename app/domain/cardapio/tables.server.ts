import { getTableColumns, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CategoriaId, ExtraId, ProdutoId } from '~/domain/valores/ids'
import { empresaColumn, idColumn } from '../empresas/columns.server'
import { centavosColumn, entre, instanteColumn, procuradoColumn, umValor } from '../valores/columns.server'
import type { TipoDeExtra } from './cardapio'
import { ENTRE, ETIQUETAS, PESSOAS } from './etiquetas'

export const categorias = pgTable(
  'categorias',
  {
    empresaId: empresaColumn(),
    id: idColumn<CategoriaId>(),
    nome: text().notNull(),
    codigoCategoriaSistemaCliente: text('codigo_categoria_sistema_cliente'),
    descricao: text(),
    ativo: boolean().notNull().default(true),
    /** Its place among the categories; null until the owner has moved one since it was made. */
    ordem: integer(),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    check('categorias_nome', sql`btrim(${t.nome}) <> ''`),
    check('categorias_ordem', sql`${t.ordem} > 0`),
  ],
)

const UMA = ETIQUETAS.join('|')

export const produtos = pgTable(
  'produtos',
  {
    empresaId: empresaColumn(),
    id: idColumn<ProdutoId>(),
    /** The id that other systems use; no screen shows it. */
    idPublico: uuid('id_publico').notNull().defaultRandom(),
    /** Only the panel shows a product without a category, because the menu is read by category. */
    categoriaId: bigint('categoria_id', { mode: 'number' }).$type<CategoriaId>(),
    nome: text().notNull(),
    descricao: text(),
    preco: centavosColumn().notNull(),
    /** As they are read: 'vegano, picante'; null without any. */
    etiquetas: text(),
    /** So many people. */
    serve: smallint(),
    codigoCliente: text('codigo_cliente'),
    possuiExtra: boolean('possui_extra').notNull().default(false),
    ativo: boolean().notNull().default(true),
    /** Its place in its category, as that of a category. */
    ordem: integer(),
    /** Key of the picture in the store, without size and ending; null when there is none. */
    imagemUrl: text('imagem_url'),
    /** 'infinity' until the owner brings it back, so queries compare it and never read it. */
    esgotadoAte: instanteColumn('esgotado_ate'),
    procurado: procuradoColumn('nome', 'descricao', 'codigo_cliente'),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    foreignKey({
      name: 'produtos_categoria',
      columns: [t.empresaId, t.categoriaId],
      foreignColumns: [categorias.empresaId, categorias.id],
    }),
    uniqueIndex('produtos_id_publico').on(t.empresaId, t.idPublico),
    index('produtos_por_categoria').on(t.empresaId, t.categoriaId),
    check('produtos_nome', sql`btrim(${t.nome}) <> ''`),
    check('produtos_preco', umValor(t.preco)),
    check('produtos_ordem', sql`${t.ordem} > 0`),
    check('produtos_etiquetas', sql`${t.etiquetas} ~ ${sql.raw(`'^(${UMA})(${ENTRE}(${UMA}))*$'`)}`),
    check('produtos_serve', entre(t.serve, PESSOAS)),
  ],
)

const { empresaId, id, idPublico, ordem, imagemUrl, esgotadoAte, procurado, ...doFormulario } =
  getTableColumns(produtos)

/** What a product's form fills in of its row, but the picture. */
export const COLUNAS_DO_PRODUTO = doFormulario
export type LinhaDoProduto = Pick<typeof produtos.$inferSelect, keyof typeof COLUNAS_DO_PRODUTO>

export const itensExtra = pgTable(
  'itens_extra',
  {
    empresaId: empresaColumn(),
    idExtra: idColumn<ExtraId>('id_extra'),
    nome: text().notNull(),
    preco: centavosColumn().notNull(),
    tipo: text().$type<TipoDeExtra>().notNull().default('adicional'),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.idExtra] }),
    check('itens_extra_nome', sql`btrim(${t.nome}) <> ''`),
    check('itens_extra_preco', umValor(t.preco)),
    check('itens_extra_tipo', sql`${t.tipo} in ('adicional', 'opcional')`),
  ],
)

export const produtoItensExtra = pgTable(
  'produto_itens_extra',
  {
    empresaId: empresaColumn(),
    idProduto: bigint('id_produto', { mode: 'number' }).$type<ProdutoId>().notNull(),
    idExtra: bigint('id_extra', { mode: 'number' }).$type<ExtraId>().notNull(),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.idProduto, t.idExtra] }),
    foreignKey({
      name: 'produto_itens_extra_produto',
      columns: [t.empresaId, t.idProduto],
      foreignColumns: [produtos.empresaId, produtos.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'produto_itens_extra_extra',
      columns: [t.empresaId, t.idExtra],
      foreignColumns: [itensExtra.empresaId, itensExtra.idExtra],
    }),
    index('produto_itens_extra_por_extra').on(t.empresaId, t.idExtra),
  ],
)
