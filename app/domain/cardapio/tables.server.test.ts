import { getTableConfig, PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { COLUNAS_DO_PRODUTO, produtos } from './tables.server'

const { checks } = getTableConfig(produtos)
const conferido = checks.map(({ value }) => new PgDialect().sqlToQuery(value).sql).join('\n')
// What the category is, its foreign key says.
const { categoriaId, ...proprias } = COLUNAS_DO_PRODUTO
const numeros = Object.values(proprias).filter(coluna => /int|numeric/.test(coluna.getSQLType()))

test.each(numeros.map(({ name }) => name))('O banco confere os limites de %s em um produto', coluna => {
  expect(conferido, 'give it a check, as entre() with the limits of its form').toContain(`"${coluna}"`)
})
