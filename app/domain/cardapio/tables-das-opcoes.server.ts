import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { DiaDaSemana } from '~/domain/horarios/horario'
import type { CategoriaId, GrupoId, OpcaoId, ProdutoId, VarianteId } from '~/domain/valores/ids'
import { empresaColumn, idColumn } from '../empresas/columns.server'
import { centavosColumn, instanteColumn, umValor } from '../valores/columns.server'
import type { RegraDePreco, TipoDeGrupo } from './grupo'
import { categorias, produtos } from './tables.server'

/** The sizes of a product. */
export const variantes = pgTable(
  'variantes',
  {
    empresaId: empresaColumn(),
    id: idColumn<VarianteId>(),
    produtoId: bigint('produto_id', { mode: 'number' }).$type<ProdutoId>().notNull(),
    nome: text().notNull(),
    preco: centavosColumn().notNull(),
    maxSabores: smallint('max_sabores'),
    ordem: smallint().notNull(),
    ativo: boolean().notNull().default(true),
    /** 'infinity' until the owner brings it back, so queries compare it and never read it. */
    esgotadoAte: instanteColumn('esgotado_ate'),
    codigoCliente: text('codigo_cliente'),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    foreignKey({
      name: 'variantes_produto',
      columns: [t.empresaId, t.produtoId],
      foreignColumns: [produtos.empresaId, produtos.id],
    }).onDelete('cascade'),
    uniqueIndex('variantes_nome_unico').on(t.empresaId, t.produtoId, sql`lower(${t.nome})`),
    check('variantes_nome', sql`btrim(${t.nome}) <> ''`),
    check('variantes_preco', umValor(t.preco)),
    check('variantes_sabores', sql`${t.maxSabores} between 1 and 4`),
  ],
)

export const grupos = pgTable(
  'grupos',
  {
    empresaId: empresaColumn(),
    id: idColumn<GrupoId>(),
    nome: text().notNull(),
    ajuda: text(),
    tipo: text().$type<TipoDeGrupo>().notNull().default('escolha'),
    min: smallint().notNull().default(0),
    max: smallint().notNull(),
    maxDistintas: smallint('max_distintas'),
    incluidas: smallint().notNull().default(0),
    regraPreco: text('regra_preco').$type<RegraDePreco>().notNull().default('soma'),
    /** What a flavour without a price of its own costs, in every size that `precos_grupo` does not name. */
    preco: centavosColumn(),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('grupos_nome_unico').on(t.empresaId, sql`lower(${t.nome})`),
    check('grupos_nome', sql`btrim(${t.nome}) <> ''`),
    check('grupos_tipo', sql`${t.tipo} in ('escolha', 'remocao', 'sabor', 'borda', 'massa')`),
    check('grupos_limites', sql`0 <= ${t.min} and ${t.min} <= ${t.max} and ${t.max} between 1 and 99`),
    check('grupos_distintas', sql`${t.maxDistintas} between 1 and 99`),
    check('grupos_incluidas', sql`${t.incluidas} between 0 and ${t.max}`),
    check('grupos_regra', sql`${t.regraPreco} in ('soma', 'maior', 'media')`),
    check('grupos_regra_dos_sabores', sql`${t.regraPreco} = 'soma' or ${t.tipo} = 'sabor'`),
    check('grupos_preco', sql`${umValor(t.preco)} and (${t.preco} is null or ${t.tipo} = 'sabor')`),
  ],
)

export const opcoes = pgTable(
  'opcoes',
  {
    empresaId: empresaColumn(),
    id: idColumn<OpcaoId>(),
    grupoId: bigint('grupo_id', { mode: 'number' }).$type<GrupoId>().notNull(),
    nome: text().notNull(),
    descricao: text(),
    /** Null: offered only in the sizes of `precos_opcao`. */
    preco: centavosColumn(),
    maxUnidades: smallint('max_unidades').notNull().default(1),
    ordem: smallint().notNull(),
    ativo: boolean().notNull().default(true),
    padrao: boolean().notNull().default(false),
    esgotadoAte: instanteColumn('esgotado_ate'),
    codigoCliente: text('codigo_cliente'),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    foreignKey({
      name: 'opcoes_grupo',
      columns: [t.empresaId, t.grupoId],
      foreignColumns: [grupos.empresaId, grupos.id],
    }).onDelete('cascade'),
    uniqueIndex('opcoes_nome_unico').on(t.empresaId, t.grupoId, sql`lower(${t.nome})`),
    check('opcoes_nome', sql`btrim(${t.nome}) <> ''`),
    check('opcoes_preco', umValor(t.preco)),
    check('opcoes_unidades', sql`${t.maxUnidades} between 1 and 99`),
  ],
)

/** What an option costs in the sizes of this name, whatever the product. */
export const precosOpcao = pgTable(
  'precos_opcao',
  {
    empresaId: empresaColumn(),
    opcaoId: bigint('opcao_id', { mode: 'number' }).$type<OpcaoId>().notNull(),
    tamanho: text().notNull(),
    preco: centavosColumn().notNull(),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.opcaoId, t.tamanho] }),
    foreignKey({
      name: 'precos_opcao_opcao',
      columns: [t.empresaId, t.opcaoId],
      foreignColumns: [opcoes.empresaId, opcoes.id],
    }).onDelete('cascade'),
    check('precos_opcao_preco', umValor(t.preco)),
  ],
)

/** Null limits are those of the group. A group that products use is not deleted. */
export const produtoGrupos = pgTable(
  'produto_grupos',
  {
    empresaId: empresaColumn(),
    produtoId: bigint('produto_id', { mode: 'number' }).$type<ProdutoId>().notNull(),
    grupoId: bigint('grupo_id', { mode: 'number' }).$type<GrupoId>().notNull(),
    ordem: smallint().notNull(),
    min: smallint(),
    max: smallint(),
    incluidas: smallint(),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.produtoId, t.grupoId] }),
    foreignKey({
      name: 'produto_grupos_produto',
      columns: [t.empresaId, t.produtoId],
      foreignColumns: [produtos.empresaId, produtos.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'produto_grupos_grupo',
      columns: [t.empresaId, t.grupoId],
      foreignColumns: [grupos.empresaId, grupos.id],
    }),
    index('produto_grupos_por_grupo').on(t.empresaId, t.grupoId),
    check(
      'produto_grupos_limites',
      sql`${t.min} >= 0 and ${t.max} between 1 and 99 and ${t.min} <= ${t.max}`,
    ),
    check('produto_grupos_incluidas', sql`${t.incluidas} between 0 and 99`),
  ],
)

/** When a product, or every product of a category, is sold; without a row always. Hours are minutes since midnight. */
export const janelas = pgTable(
  'janelas',
  {
    empresaId: empresaColumn(),
    id: idColumn(),
    produtoId: bigint('produto_id', { mode: 'number' }).$type<ProdutoId>(),
    categoriaId: bigint('categoria_id', { mode: 'number' }).$type<CategoriaId>(),
    diaSemana: text('dia_semana').$type<DiaDaSemana>().notNull(),
    abertura: smallint().notNull(),
    fechamento: smallint().notNull(),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    foreignKey({
      name: 'janelas_produto',
      columns: [t.empresaId, t.produtoId],
      foreignColumns: [produtos.empresaId, produtos.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'janelas_categoria',
      columns: [t.empresaId, t.categoriaId],
      foreignColumns: [categorias.empresaId, categorias.id],
    }).onDelete('cascade'),
    index('janelas_por_produto').on(t.empresaId, t.produtoId),
    index('janelas_por_categoria').on(t.empresaId, t.categoriaId),
    check('janelas_de_um', sql`num_nonnulls(${t.produtoId}, ${t.categoriaId}) = 1`),
    check(
      'janelas_dia',
      sql`${t.diaSemana} in ('domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado')`,
    ),
    check('janelas_horas', sql`${t.abertura} between 0 and 1439 and ${t.fechamento} between 0 and 1439`),
  ],
)

/**
 * How many are left of a product, a size or an option that is counted. No columns of those, because every order would
 * then be a change of the menu and lock its row.
 */
export const estoques = pgTable(
  'estoques',
  {
    empresaId: empresaColumn(),
    id: idColumn(),
    produtoId: bigint('produto_id', { mode: 'number' }).$type<ProdutoId>(),
    varianteId: bigint('variante_id', { mode: 'number' }).$type<VarianteId>(),
    opcaoId: bigint('opcao_id', { mode: 'number' }).$type<OpcaoId>(),
    restante: integer().notNull(),
    /** What a new business day begins with; null when the count just goes on. */
    diario: integer(),
    /** The business day for which `restante` holds. */
    dia: date({ mode: 'string' }).notNull(),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    foreignKey({
      name: 'estoques_produto',
      columns: [t.empresaId, t.produtoId],
      foreignColumns: [produtos.empresaId, produtos.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'estoques_variante',
      columns: [t.empresaId, t.varianteId],
      foreignColumns: [variantes.empresaId, variantes.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'estoques_opcao',
      columns: [t.empresaId, t.opcaoId],
      foreignColumns: [opcoes.empresaId, opcoes.id],
    }).onDelete('cascade'),
    unique('estoques_do_produto').on(t.empresaId, t.produtoId),
    unique('estoques_da_variante').on(t.empresaId, t.varianteId),
    unique('estoques_da_opcao').on(t.empresaId, t.opcaoId),
    check('estoques_de_um', sql`num_nonnulls(${t.produtoId}, ${t.varianteId}, ${t.opcaoId}) = 1`),
    check('estoques_restante', sql`${t.restante} >= 0`),
    check('estoques_diario', sql`${t.diario} between 0 and 9999`),
  ],
)
