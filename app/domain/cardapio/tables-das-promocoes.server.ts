import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import type { DiaDaSemana } from '~/domain/horarios/horario'
import { TIPOS_DE_PROMOCAO, type TipoDePromocao } from '~/domain/promocoes/promocao'
import { UNIDADES } from '~/domain/promocoes/promocao-digitada'
import type { CategoriaId, ProdutoId, PromocaoId, VarianteId } from '~/domain/valores/ids'
import { empresaColumn, idColumn } from '../empresas/columns.server'
import { centavosColumn, entre, umDe, umValor } from '../valores/columns.server'
import { categorias, produtos } from './tables.server'
import { variantes } from './tables-das-opcoes.server'

const MINUTOS_DO_DIA = { de: 0, ate: 1439 }

/** `DadosDaPromocao`, column by column. What is deleted from the menu takes its promotions along. */
export const promocoes = pgTable(
  'promocoes',
  {
    empresaId: empresaColumn(),
    id: idColumn<PromocaoId>(),
    nome: text().notNull(),
    tipo: text().$type<TipoDePromocao>().notNull(),
    produtoId: bigint('produto_id', { mode: 'number' }).$type<ProdutoId>(),
    varianteId: bigint('variante_id', { mode: 'number' }).$type<VarianteId>(),
    categoriaId: bigint('categoria_id', { mode: 'number' }).$type<CategoriaId>(),
    valor: centavosColumn(),
    percentual: smallint(),
    leve: smallint(),
    pague: smallint(),
    minimo: centavosColumn(),
    dias: text().array().$type<DiaDaSemana[]>().notNull().default(sql`'{}'`),
    deHora: smallint('de_hora'),
    ateHora: smallint('ate_hora'),
    inicio: date({ mode: 'string' }),
    fim: date({ mode: 'string' }),
    ativo: boolean().notNull().default(true),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    foreignKey({
      name: 'promocoes_produto',
      columns: [t.empresaId, t.produtoId],
      foreignColumns: [produtos.empresaId, produtos.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'promocoes_variante',
      columns: [t.empresaId, t.varianteId],
      foreignColumns: [variantes.empresaId, variantes.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'promocoes_categoria',
      columns: [t.empresaId, t.categoriaId],
      foreignColumns: [categorias.empresaId, categorias.id],
    }).onDelete('cascade'),
    index('promocoes_por_produto').on(t.empresaId, t.produtoId),
    index('promocoes_por_variante').on(t.empresaId, t.varianteId),
    index('promocoes_por_categoria').on(t.empresaId, t.categoriaId),
    check('promocoes_nome', sql`btrim(${t.nome}) <> ''`),
    check('promocoes_tipo', umDe(t.tipo, TIPOS_DE_PROMOCAO)),
    check('promocoes_de_que', sql`num_nonnulls(${t.produtoId}, ${t.varianteId}, ${t.categoriaId}) <= 1`),
    check(
      'promocoes_efeito',
      sql`case ${t.tipo}
        when 'preco' then ${t.valor} > 0 and num_nonnulls(${t.produtoId}, ${t.varianteId}) = 1
        when 'leve' then ${t.leve} is not null and num_nonnulls(${t.valor}, ${t.pague}) = 1 and coalesce(${t.pague}, 1) < ${t.leve}
        else num_nonnulls(${t.valor}, ${t.percentual}) = 1 end`,
    ),
    check(
      'promocoes_limites',
      sql`${entre(t.leve, UNIDADES)} and ${t.pague} >= 1 and ${t.percentual} between 1 and 100`,
    ),
    check('promocoes_valores', sql`${umValor(t.valor)} and ${umValor(t.minimo)}`),
    check(
      'promocoes_horas',
      sql`(${t.deHora} is null) = (${t.ateHora} is null) and ${entre(t.deHora, MINUTOS_DO_DIA)} and ${entre(t.ateHora, MINUTOS_DO_DIA)}`,
    ),
  ],
)
