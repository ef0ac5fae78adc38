import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { congelarEscolha } from '~/domain/pedidos/escolhas'
import { totalDoItem } from '~/domain/pedidos/total'
import { centavos } from '~/domain/valores/centavos'
import type { ProdutoId } from '~/domain/valores/ids'
import { withTenant } from '~/server/transaction.server'
import { PRODUTOS } from '../../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { PIZZA } from '../../../../tests/world/pizza'
import { plantarPizza } from '../../../../tests/world/pizza-plantada'
import type { Grupo } from '../grupo'
import { estoques, opcoes, variantes } from '../tables-das-opcoes.server'
import { precoDaEscolha } from './preco'
import { escolhasDoProduto, findEscolhas } from './store-escolhas.server'

const MOMENTO = { agora: new Date('2026-11-20T20:00-03:00'), dia: '2026-11-20' }

let mundo: Mundo
let pizza: ProdutoId
let outra: ProdutoId
beforeAll(async () => {
  mundo = await abrirMundo()
  const plantada = await withTenant(mundo.cantina, tx =>
    plantarPizza(tx, PRODUTOS.margherita.nome, PRODUTOS.lasanha.nome),
  )
  pizza = plantada.pizza
  outra = plantada.outra
})
afterAll(() => mundo.fechar())

const ler = (ids: readonly ProdutoId[] | null, momento = MOMENTO) =>
  withTenant(mundo.cantina, tx => findEscolhas(tx, momento, ids))

const retratar = (lista: readonly Grupo[]) =>
  lista.map(({ id: _, opcoes, ...grupo }) => ({
    ...grupo,
    opcoes: opcoes.map(({ nome, preco, precos = [], padrao = false, esgotada = false }) => ({
      ...{ nome, preco, padrao, esgotada },
      precos: precos.toSorted((a, b) => (a.tamanho < b.tamanho ? -1 : 1)),
    })),
  }))

describe('as escolhas de um cardápio', () => {
  test('voltam como foram guardadas, em centavos e na ordem do dono', async () => {
    const { variantes, grupos } = escolhasDoProduto(pizza, await ler([pizza]))
    expect(variantes.map(({ nome, maxSabores }) => [nome, maxSabores])).toEqual([
      ['Broto', 1],
      ['Grande', 2],
      ['Família', 3],
    ])
    expect(retratar(grupos)).toMatchObject(retratar(PIZZA.grupos))
  })

  test('fazem o preço que o cliente leu', async () => {
    const escolhas = escolhasDoProduto(pizza, await ler([pizza]))
    const produto = { preco: centavos(0), ...escolhas }
    const familia = escolhas.variantes.find(({ nome }) => nome === 'Família')
    const escolhidas = ['Calabresa', 'Quatro queijos', 'Catupiry'].flatMap(nome =>
      escolhas.grupos.flatMap(({ id: grupoId, opcoes }) =>
        opcoes
          .filter(opcao => opcao.nome === nome)
          .map(({ id: opcaoId }) => ({ grupoId, opcaoId, quantidade: 1 })),
      ),
    )
    const preco = precoDaEscolha(produto, { varianteId: familia?.id ?? null, opcoes: escolhidas })
    expect(totalDoItem({ ...congelarEscolha(preco, []), quantidade: 1 })).toBe(76_90)
  })

  test('o grupo que dois produtos têm vem uma vez só, e cada um com os seus limites', async () => {
    const todas = await ler(null)
    expect(todas.grupos.map(({ nome }) => nome)).toEqual(['Sabores salgados', 'Sabores doces', 'Borda'])
    const limites = (id: ProdutoId) =>
      escolhasDoProduto(id, todas).grupos.flatMap(({ nome, min, max }) =>
        nome === 'Borda' ? [[min, max]] : [],
      )
    expect([limites(pizza), limites(outra)]).toEqual([[[1, 1]], [[0, 2]]])
    expect((await ler([outra])).grupos.map(({ nome }) => nome)).toEqual(['Borda'])
  })

  test('de outra empresa não vem nada', async () => {
    const alheias = await withTenant(mundo.bella, tx => findEscolhas(tx, MOMENTO, [pizza]))
    expect(alheias).toEqual({ grupos: [], vinculos: [], variantes: [] })
  })

  test('o que está inativo não vem, e o esgotado vem marcado até a hora de voltar', async () => {
    await withTenant(mundo.cantina, async tx => {
      await tx.update(variantes).set({ ativo: false }).where(eq(variantes.nome, 'Broto'))
      await tx.update(opcoes).set({ ativo: false }).where(eq(opcoes.nome, 'Portuguesa'))
      await tx.update(opcoes).set({ esgotadoAte: sql`'infinity'` }).where(eq(opcoes.nome, 'Calabresa'))
      const volta = new Date('2026-11-21T18:00-03:00')
      await tx.update(variantes).set({ esgotadoAte: volta }).where(eq(variantes.nome, 'Grande'))
    })
    const noite = escolhasDoProduto(pizza, await ler([pizza]))
    expect(noite.variantes.map(({ nome, esgotada }) => [nome, esgotada])).toEqual([
      ['Grande', true],
      ['Família', false],
    ])
    expect(noite.grupos[0]?.opcoes.map(({ nome, esgotada }) => [nome, esgotada])).toEqual([
      ['Calabresa', true],
      ['Quatro queijos', false],
    ])
    const depois = { agora: new Date('2026-11-21T18:00-03:00'), dia: '2026-11-21' }
    expect((await ler([pizza], depois)).variantes.map(({ esgotada }) => esgotada)).toEqual([false, false])
  })

  test('o que se conta e acabou está esgotado, e a conta do dia recomeça no dia seguinte', async () => {
    await withTenant(mundo.cantina, async tx => {
      const [catupiry] = await tx.select({ id: opcoes.id }).from(opcoes).where(eq(opcoes.nome, 'Catupiry'))
      const { empresaId } = tx
      const conta = { empresaId, opcaoId: catupiry?.id, restante: 0, diario: 10, dia: MOMENTO.dia }
      await tx.insert(estoques).values(conta)
    })
    const esgotada = async (dia: string) =>
      (await ler([outra], { ...MOMENTO, dia })).grupos[0]?.opcoes.map(({ esgotada }) => esgotada)
    expect(await esgotada('2026-11-20')).toEqual([false, true])
    expect(await esgotada('2026-11-21')).toEqual([false, false])
  })
})
