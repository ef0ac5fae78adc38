import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTenant } from '~/server/database/transaction.server'
import { PRODUTOS } from '../../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { plantarPizza } from '../../../../tests/world/plantado/pizza-plantada'
import { listCardapio } from '../escolhas/store-escolhas.server'
import { comEsgotados } from '../escolhas/vitrine'
import { momentoEm } from '../momento'
import { mudarFalta } from './mudar-falta.server'
import { readEstado, readVersao } from './store-estado.server'

const AGORA = new Date('2026-11-20T20:00-03:00')
const MOMENTO = momentoEm(AGORA, 'America/Sao_Paulo')

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
  await mundo.sql('update produtos set esgotado_ate = null')
  await withTenant(mundo.cantina, tx => plantarPizza(tx, PRODUTOS.margherita.nome, PRODUTOS.carbonara.nome))
})
afterAll(() => mundo.fechar())

const ler = (empresa = mundo.cantina) => withTenant(empresa, tx => readEstado(tx, MOMENTO))

test('o cardápio aberto que segue o estado mostra o mesmo que o lido de novo', async () => {
  const menu = () => withTenant(mundo.cantina, tx => listCardapio(tx, MOMENTO))
  const aberto = await menu()
  const antes = await ler()
  expect(antes.esgotados).toEqual({ produtos: [], variantes: [], opcoes: [] })
  const [{ produtoId, varianteId, sabores } = { produtoId: 0, varianteId: 0, sabores: [] }] =
    await mundo.sql<{
      produtoId: number
      varianteId: number
      sabores: number[]
    }>(
      `select (select produto_id::int from produto_grupos where empresa_id = $1 and max = 2) as "produtoId",
       (select id::int from variantes where nome = 'Grande' and empresa_id = $1) as "varianteId",
       (select array_agg(o.id::int order by o.id) from opcoes o join grupos g on g.id = o.grupo_id where g.tipo = 'sabor' and g.empresa_id = $1) as sabores`,
      [mundo.cantina],
    )
  await mundo.sql('update produtos set esgotado_ate = $2 where id = $1', [produtoId, 'infinity'])
  await mundo.sql('update variantes set esgotado_ate = $2 where id = $1', [varianteId, '2026-11-21T00:00Z'])
  await mundo.sql('update opcoes set esgotado_ate = $2 where id = any($1)', [sabores, 'infinity'])
  const depois = await ler()
  expect(depois.esgotados).toEqual({ produtos: [produtoId], variantes: [varianteId], opcoes: sabores })
  expect(depois.versao).toBe(antes.versao)
  expect(comEsgotados(aberto, depois.esgotados)).toEqual(await menu())
  // Without any flavour nobody can order the pizza either.
  const esgotados = (await menu()).categorias
    .flatMap(({ produtos }) => produtos)
    .filter(({ esgotado }) => esgotado)
  expect(esgotados).toHaveLength(2)
  await mundo.sql(`update produtos set esgotado_ate = null`)
  await mundo.sql(`update variantes set esgotado_ate = null`)
  await mundo.sql(`update opcoes set esgotado_ate = null`)
  expect(comEsgotados(aberto, (await ler()).esgotados)).toEqual(aberto)
})

test('o que se acabou na contagem está entre os esgotados', async () => {
  const { id } = await mundo.produto(mundo.cantina, PRODUTOS.lasanha.nome)
  await mundo.sql(
    `insert into estoques (empresa_id, produto_id, restante, diario, dia) values ($1, $2, 0, 5, '2026-11-20')`,
    [mundo.cantina, id],
  )
  expect((await ler()).esgotados.produtos).toEqual([id])
  const sabado = momentoEm(new Date('2026-11-21T12:00-03:00'), 'America/Sao_Paulo')
  expect((await withTenant(mundo.cantina, tx => readEstado(tx, sabado))).esgotados.produtos).toEqual([])
})

test('a versão muda com o cardápio da própria empresa, e não com o que se esgota', async () => {
  const { id } = await mundo.produto(mundo.cantina, PRODUTOS.carbonara.nome)
  const [cantina, bella] = [await ler(), await ler(mundo.bella)]
  await mudarFalta(mundo.cantina, { tipo: 'produto', id }, { prazo: 'hoje' }, AGORA)
  expect((await ler()).versao).toBe(cantina.versao)
  await mundo.sql('update produtos set preco = preco + 1 where id = $1', [id])
  const mudada = await ler()
  expect(mudada.versao).not.toBe(cantina.versao)
  expect(await withTenant(mundo.cantina, tx => readVersao(tx, MOMENTO))).toBe(mudada.versao)
  expect((await ler(mundo.bella)).versao).toBe(bella.versao)
})
