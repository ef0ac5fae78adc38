import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTenant } from '~/server/database/transaction.server'
import { plantarUmaLinhaDeCada } from '../tests/world/banco/uma-linha-de-cada'
import { PRODUTOS } from '../tests/world/demo'
import { abrirMundo, type Mundo } from '../tests/world/mundo'
import { plantarPizza } from '../tests/world/plantado/pizza-plantada'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
  await withTenant(mundo.cantina, tx => plantarPizza(tx, PRODUTOS.margherita.nome, PRODUTOS.lasanha.nome))
  await plantarUmaLinhaDeCada(mundo, mundo.cantina)
})
afterAll(() => mundo.fechar())

/** What was ordered and paid stays as it was: a limit of today would refuse the next change of an old order. */
const FEITO = /^(pedidos|itens_pedido|itens_pedido_extra|ajustes_pedido|pagamentos|usos_cupom)$/

const VALORES = Object.values(
  import.meta.glob<Record<string, unknown>>('../app/domain/*/tables*.server.ts', { eager: true }),
)
  .flatMap(module => Object.values(module).filter(value => is(value, PgTable)))
  .map(getTableConfig)
  .filter(({ name }) => !FEITO.test(name))
  .flatMap(({ name, columns }) =>
    columns.flatMap(coluna =>
      coluna.getSQLType() === 'numeric(10,2)' ? [[name, coluna.name] as const] : [],
    ),
  )

/** Only flavours have a price for all of their group, and an amount is in reais only where a row says so. */
const SO_DE = new Map([
  ['grupos', "tipo = 'sabor'"],
  ['formas_pagamento', "ajuste_em = 'valor'"],
])

const mudar = (tabela: string, mudanca: string) =>
  mundo.sql(
    `update ${tabela} set ${mudanca} where empresa_id = $1 and ${SO_DE.get(tabela) ?? 'true'} returning 1`,
    [mundo.cantina],
  )

test.each(VALORES)(
  'Em %s.%s o banco aceita o máximo de um pedido, e nem um centavo a mais ou a menos que nada',
  async (tabela, coluna) => {
    for (const recusado of ['20000.01', '-0.01'])
      await expect(
        mudar(tabela, `${coluna} = ${recusado}`),
        'give it a check, as umValor() of app/domain/valores/columns.server.ts',
      ).rejects.toMatchObject({ code: '23514' })
    expect(await mudar(tabela, `${coluna} = 20000`)).not.toEqual([])
  },
)

test.each([
  ...['limite = 0', 'limite = 10000', 'por_cliente = 10000', 'por_dia = 10000'],
  ...['de_hora = 1440, ate_hora = 0', 'de_hora = 0, ate_hora = -1'],
])('Um cupom com %s o banco recusa', async mudanca => {
  await expect(mudar('cupons', mudanca)).rejects.toMatchObject({ code: '23514' })
})
