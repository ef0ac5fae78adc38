import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import type { PedidoId } from '~/domain/valores/ids'
import { withTenant } from '~/server/transaction.server'
import { PEDIDOS } from '../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { type Ajuste, replaceAjustes } from './store-do-dinheiro.server'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())

const PEDIDO = PEDIDOS.pendente.numero as PedidoId

function ajustar(ajustes: readonly Ajuste[]): Promise<void> {
  return withTenant(mundo.cantina, tx => replaceAjustes(tx, PEDIDO, ajustes))
}

function desconto(alvo: 'itens' | 'frete', valor: number): Ajuste {
  return { tipo: 'desconto', alvo, valor: centavos(valor) }
}

/** Orders whose columns are not the sums of their lines. */
const SEM_AS_SUAS_SOMAS = `select p.id from pedidos p
  left join lateral (
    select sum(valor) filter (where alvo = 'itens') as itens, sum(valor) filter (where alvo = 'frete') as frete,
      sum(valor) filter (where alvo = 'servico') as servico
    from ajustes_pedido a where (a.empresa_id, a.pedido_id) = (p.empresa_id, p.id)) a on true
  where (desconto_itens, desconto_frete, taxa_servico) <> (coalesce(itens, 0), coalesce(a.frete, 0), coalesce(servico, 0))`

test('descontos e taxas de um pedido somam o que o pedido diz deles, troquem-se quantas vezes for', async () => {
  const linha = fc.oneof(
    fc.integer({ min: 1, max: 5_00 }).map(valor => desconto('itens', valor)),
    fc.integer({ min: 1, max: 1_00 }).map(valor => desconto('frete', valor)),
    fc
      .integer({ min: 1, max: 50_00 })
      .map((valor): Ajuste => ({ tipo: 'taxa', alvo: 'servico', valor: centavos(valor) })),
  )
  const casos = fc.sample(fc.array(linha, { maxLength: 6 }), { numRuns: 20, seed: 9 })
  for (const ajustes of [...casos, []]) {
    await ajustar(ajustes)
    expect(await mundo.sql(SEM_AS_SUAS_SOMAS)).toEqual([])
  }
  expect(await mundo.sql('select from ajustes_pedido')).toEqual([])
})

test.each([
  ['nos itens', 'itens'],
  ['no frete', 'frete'],
] as const)('um desconto maior do que há %s é recusado pelo banco, e nada muda', async (_onde, alvo) => {
  await ajustar([desconto(alvo, 1_00)])
  const antes = await mundo.sql('select * from pedidos where id = $1', [PEDIDO])
  await expect(ajustar([desconto(alvo, 1_000_00)])).rejects.toThrow()
  expect(await mundo.sql('select * from pedidos where id = $1', [PEDIDO])).toEqual(antes)
})
