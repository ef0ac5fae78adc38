import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { congelarEscolha } from '~/domain/pedidos/escolhas'
import { totalDoItem } from '~/domain/pedidos/item'
import { VALOR_MAXIMO } from '~/domain/valores/centavos'
import type { ProdutoId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { PRODUTOS } from '../../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { PIZZA } from '../../../../tests/world/pizza'
import { plantarPizza } from '../../../../tests/world/plantado/pizza-plantada'
import type { Grupo } from '../grupo'
import { produtos } from '../tables.server'
import { estoques, opcoes, variantes } from '../tables-das-opcoes.server'
import { precoDaEscolha } from './preco'
import { findProdutosAtivos, findProdutosAVenda, listCardapio } from './store-escolhas.server'
import type { ProdutoAVenda } from './vitrine'

const MOMENTO = { agora: new Date('2026-11-20T20:00-03:00'), dia: '2026-11-20', fuso: 'America/Sao_Paulo' }

let mundo: Mundo
let pizza: ProdutoId
let outra: ProdutoId
beforeAll(async () => {
  mundo = await abrirMundo({ livre: true })
  const plantada = await withTenant(mundo.cantina, tx =>
    plantarPizza(tx, PRODUTOS.margherita.nome, PRODUTOS.lasanha.nome),
  )
  pizza = plantada.pizza
  outra = plantada.outra
})
afterAll(() => mundo.fechar())

async function ler(id: ProdutoId, momento = MOMENTO): Promise<ProdutoAVenda> {
  const { produtos } = await withTenant(mundo.cantina, tx => findProdutosAVenda(tx, momento, [id]))
  const produto = produtos.get(id)
  if (!produto) throw new Error('the product is not for sale')
  return produto
}

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
    const { variantes, grupos } = await ler(pizza)
    expect(variantes.map(({ nome, maxSabores }) => [nome, maxSabores])).toEqual([
      ['Broto', 1],
      ['Grande', 2],
      ['Família', 3],
    ])
    expect(retratar(grupos.slice(0, 3))).toMatchObject(retratar(PIZZA.grupos))
  })

  test('fazem o preço que o cliente leu', async () => {
    const produto = await ler(pizza)
    const familia = produto.variantes.find(({ nome }) => nome === 'Família')
    const escolhidas = ['Calabresa', 'Quatro queijos', 'Catupiry'].flatMap(nome =>
      produto.grupos.flatMap(({ id: grupoId, opcoes }) =>
        opcoes
          .filter(opcao => opcao.nome === nome)
          .map(({ id: opcaoId }) => ({ grupoId, opcaoId, quantidade: 1 })),
      ),
    )
    const preco = precoDaEscolha(produto, { varianteId: familia?.id ?? null, opcoes: escolhidas })
    expect(totalDoItem({ ...congelarEscolha(preco, []), quantidade: 1 })).toBe(76_90)
  })

  test('o grupo que dois produtos têm vem uma vez só, e cada um com os seus limites', async () => {
    const { categorias, grupos } = await withTenant(mundo.cantina, tx => listCardapio(tx, MOMENTO))
    expect(grupos.map(({ nome }) => nome)).toEqual([
      ...['Ponto da carne', 'Bebida do combo'],
      ...['Sabores salgados', 'Sabores doces', 'Borda'],
    ])
    const borda = grupos.find(({ nome }) => nome === 'Borda')?.id
    const vinculos = categorias
      .flatMap(({ produtos }) => produtos)
      .flatMap(produto => produto.vinculos ?? [])
      .filter(({ grupoId }) => grupoId === borda)
    expect(vinculos.map(({ min, max }) => [min, max])).toEqual([
      [null, null],
      [0, 2],
    ])
    expect((await ler(outra)).grupos.find(({ id }) => id === borda)).toMatchObject({ min: 0, max: 2 })
  })

  test('o cardápio diz o menor preço e os sabores, e não diz o código da loja', async () => {
    const { categorias } = await withTenant(mundo.cantina, tx => listCardapio(tx, MOMENTO))
    const mostrado = categorias.flatMap(({ produtos }) => produtos).find(({ id }) => id === pizza)
    expect(mostrado).toMatchObject({
      aPartirDe: { preco: 27_90, varia: true },
      sabores: 'Calabresa\nQuatro queijos\nPortuguesa\nChocolate',
    })
    expect(JSON.stringify(mostrado)).not.toContain('codigoCliente')
  })

  test('de outra empresa não vem nada', async () => {
    const alheios = await withTenant(mundo.bella, tx => findProdutosAtivos(tx, MOMENTO, [pizza]))
    expect([...alheios.produtos, ...alheios.estoques]).toEqual([])
  })

  test('um produto no maior preço que se pode digitar não derruba o cardápio', async () => {
    const preco = VALOR_MAXIMO
    await withTenant(mundo.cantina, tx => tx.update(produtos).set({ preco }).where(eq(produtos.id, outra)))
    expect((await ler(outra)).preco).toBe(preco)
  })

  test('o que está inativo não vem, e o esgotado vem marcado até a hora de voltar', async () => {
    await withTenant(mundo.cantina, async tx => {
      await tx.update(variantes).set({ ativo: false }).where(eq(variantes.nome, 'Broto'))
      await tx.update(opcoes).set({ ativo: false }).where(eq(opcoes.nome, 'Portuguesa'))
      await tx.update(opcoes).set({ esgotadoAte: sql`'infinity'` }).where(eq(opcoes.nome, 'Calabresa'))
      const volta = new Date('2026-11-21T18:00-03:00')
      await tx.update(variantes).set({ esgotadoAte: volta }).where(eq(variantes.nome, 'Grande'))
    })
    const noite = await ler(pizza)
    expect(noite.variantes.map(({ nome, esgotada }) => [nome, esgotada])).toEqual([
      ['Grande', true],
      ['Família', false],
    ])
    expect(noite.grupos[0]?.opcoes.map(({ nome, esgotada }) => [nome, esgotada])).toEqual([
      ['Calabresa', true],
      ['Quatro queijos', false],
    ])
    const depois = { agora: new Date('2026-11-21T18:00-03:00'), dia: '2026-11-21', fuso: 'America/Sao_Paulo' }
    expect((await ler(pizza, depois)).variantes.map(({ esgotada }) => esgotada)).toEqual([false, false])
  })

  test('o que se conta e acabou está esgotado, e a conta do dia recomeça no dia seguinte', async () => {
    await withTenant(mundo.cantina, async tx => {
      const [catupiry] = await tx.select({ id: opcoes.id }).from(opcoes).where(eq(opcoes.nome, 'Catupiry'))
      const { empresaId } = tx
      const conta = { empresaId, opcaoId: catupiry?.id, restante: 0, diario: 10, dia: MOMENTO.dia }
      await tx.insert(estoques).values(conta)
    })
    const esgotada = async (dia: string) =>
      (await ler(outra, { ...MOMENTO, dia })).grupos[0]?.opcoes.map(({ esgotada }) => esgotada)
    expect(await esgotada('2026-11-20')).toEqual([false, true])
    expect(await esgotada('2026-11-21')).toEqual([false, false])
  })
})
