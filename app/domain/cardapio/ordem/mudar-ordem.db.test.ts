import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CategoriaId, EmpresaId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { dadosDe } from '../../../../tests/world/banco/dados-de'
import { PRODUTOS } from '../../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { criar } from '../../../../tests/world/plantado/cozinha'
import { listCardapio } from '../escolhas/store-escolhas.server'
import { listCategorias, salvarCategoria } from '../store-categorias.server'
import { listNomesDoCardapio } from '../store-nomes.server'
import { findCardapioNaOrdem } from '../store-ordem.server'
import {
  findExtrasDoProduto,
  listOpcoesDoProduto,
  listProdutos,
  lockProduto,
  updateProduto,
} from '../store-produtos.server'
import { mudarOrdem } from './mudar-ordem.server'
import { camposDaOrdem, type MudancaDaOrdem } from './ordem'

const MOMENTO = { agora: new Date('2026-11-20T20:00-03:00'), dia: '2026-11-20', fuso: 'America/Sao_Paulo' }

let mundo: Mundo
let empresa: EmpresaId
beforeAll(async () => {
  mundo = await abrirMundo()
  empresa = mundo.cantina
})
afterAll(() => mundo.fechar())
beforeEach(async () => {
  for (const tabela of ['categorias', 'produtos']) await mundo.sql(`update ${tabela} set ordem = null`)
})

const mudar = (mudanca: MudancaDaOrdem, categoria: CategoriaId | null = null) =>
  mudarOrdem(empresa, categoria, Object.fromEntries(camposDaOrdem(mudanca)))
const naTela = async () => (await withTenant(empresa, findCardapioNaOrdem)).categorias
const nomes = (lista: readonly { readonly nome: string }[]) => lista.map(({ nome }) => nome)
const doCliente = async () => (await withTenant(empresa, tx => listCardapio(tx, MOMENTO))).categorias
const daCategoria = async (nome: string) => {
  const achada = (await naTela()).find(categoria => categoria.nome === nome)
  if (!achada) throw new Error(`no category ${nome}`)
  return achada
}

describe('A ordem das categorias', () => {
  test('é de A a Z enquanto ninguém mexeu, e a do dono depois: no cardápio, nas listas e nas escolhas do painel', async () => {
    const antes = nomes(await naTela())
    expect(antes).toEqual(antes.toSorted((um, outro) => um.localeCompare(outro, 'pt-BR')))
    const ultima = (await naTela()).at(-1)
    const primeira = (await naTela())[0]
    if (!ultima || !primeira) throw new Error('no categories')
    dadosDe(await mudar({ mover: ultima.id, antesDe: primeira.id }))
    const esperada = [ultima.nome, ...antes.slice(0, -1)]
    expect(nomes(await naTela())).toEqual(esperada)
    const ativas = nomes((await naTela()).filter(({ ativo }) => ativo))
    expect(nomes(await doCliente())).toEqual(ativas)
    const consulta = { busca: '', pagina: 1 }
    expect(nomes((await withTenant(empresa, tx => listCategorias(tx, consulta))).linhas)).toEqual(esperada)
    expect(nomes((await withTenant(empresa, listOpcoesDoProduto)).categorias)).toEqual(esperada)
    expect(nomes((await withTenant(empresa, listNomesDoCardapio)).categorias)).toEqual(esperada)
    const todos = { ...consulta, categoria: null, ativo: null }
    const { linhas } = await withTenant(empresa, tx => listProdutos(tx, todos))
    expect(linhas[0]?.categoria).toBe(ultima.nome)
  })

  test('o que é criado depois entra no fim', async () => {
    const [primeira] = await naTela()
    if (!primeira) throw new Error('no categories')
    dadosDe(await mudar({ mover: primeira.id, antesDe: null }))
    dadosDe(await salvarCategoria(empresa, null, { nome: 'Aaa nova', ativo: 'on' }))
    expect(nomes(await naTela()).at(-1)).toBe('Aaa nova')
    await mundo.sql(`delete from categorias where nome = 'Aaa nova'`)
  })

  test('duas pessoas que movem ao mesmo tempo: os dois movimentos valem', async () => {
    const [uma, outra, ...resto] = await naTela()
    if (!uma || !outra) throw new Error('no categories')
    const terceira = resto[0]
    await Promise.all([
      mudar({ mover: uma.id, antesDe: null }),
      mudar({ mover: outra.id, antesDe: terceira?.id ?? null }),
      mudar({ mover: outra.id, antesDe: terceira?.id ?? null }),
    ])
    expect(nomes(await naTela())).toEqual([outra.nome, ...nomes(resto), uma.nome])
    const lugares = await mundo.sql<{ ordem: number }>(
      'select ordem from categorias where empresa_id = $1 order by ordem',
      [empresa],
    )
    expect(lugares.map(({ ordem }) => ordem)).toEqual(lugares.map((_, n) => n + 1))
  })

  test("'A a Z' volta atrás, e 'Desfazer' devolve a ordem de antes", async () => {
    const antes = await naTela()
    const [primeira] = antes
    if (!primeira) throw new Error('no categories')
    dadosDe(await mudar({ mover: primeira.id, antesDe: null }))
    const doDono = nomes(await naTela())
    const { volta } = dadosDe(await mudar({ deAaZ: true }))
    expect(nomes(await naTela())).toEqual(nomes(antes))
    if (!volta) throw new Error('nothing to bring back')
    dadosDe(await mudar(volta))
    expect(nomes(await naTela())).toEqual(doDono)
  })

  test('a que outra pessoa excluiu é dita, e nada muda', async () => {
    const antes = nomes(await naTela())
    const feito = await mudar({ mover: 999_999, antesDe: null })
    expect(feito).toMatchObject({ mudou: true, recusas: [{ codigo: 'fora-da-ordem' }] })
    expect(nomes(await naTela())).toEqual(antes)
  })

  test('a de outra empresa não é desta: nem movida, nem lugar de outra', async () => {
    const [daBella] = (await withTenant(mundo.bella, findCardapioNaOrdem)).categorias
    if (!daBella) throw new Error('no categories')
    expect(await mudar({ mover: daBella.id, antesDe: null })).toMatchObject({
      recusas: [{ codigo: 'fora-da-ordem' }],
    })
    expect(await mudar({ mover: 1, antesDe: null }, daBella.id)).toMatchObject({ recusas: [{}] })
  })
})

describe('A ordem dos produtos de uma categoria', () => {
  test('é a do dono depois do primeiro movimento, no cardápio e na lista do painel', async () => {
    const { id, nome, produtos } = await daCategoria(PRODUTOS.semExtras.categoria)
    const ultimo = produtos.at(-1)
    const primeiro = produtos[0]
    if (!ultimo || !primeiro) throw new Error('no products')
    dadosDe(await mudar({ mover: ultimo.id, antesDe: primeiro.id }, id))
    const esperada = [ultimo.nome, ...nomes(produtos.slice(0, -1))]
    expect(nomes((await daCategoria(nome)).produtos)).toEqual(esperada)
    const consulta = { busca: '', pagina: 1, categoria: id, ativo: null }
    expect(nomes((await withTenant(empresa, tx => listProdutos(tx, consulta))).linhas)).toEqual(esperada)
    const vistos = (await doCliente()).find(categoria => categoria.id === id)?.produtos ?? []
    expect(nomes(vistos)).toEqual(esperada.filter(um => nomes(vistos).includes(um)))
  })

  test('um produto que muda de categoria entra no fim dela', async () => {
    const { id: de, produtos } = await daCategoria(PRODUTOS.semExtras.categoria)
    const outra = (await naTela()).find(categoria => categoria.id !== de && categoria.produtos.length > 2)
    const [movido] = produtos
    const [primeiro] = outra?.produtos ?? []
    if (!movido || !outra || !primeiro) throw new Error('no products')
    dadosDe(await mudar({ mover: movido.id, antesDe: null }, de))
    dadosDe(await mudar({ mover: primeiro.id, antesDe: null }, outra.id))
    const ultima = nomes((await daCategoria(outra.nome)).produtos).at(-1)
    await withTenant(empresa, async tx => {
      const linha = await lockProduto(tx, movido.id)
      const extras = await findExtrasDoProduto(tx, movido.id)
      if (!linha) throw new Error('no product')
      const fica = { ...linha, extras, tamanhos: [], grupos: [] }
      await updateProduto(tx, movido.id, { ...fica, categoriaId: outra.id })
    })
    expect(nomes((await daCategoria(outra.nome)).produtos).slice(-2)).toEqual([ultima, movido.nome])
    await mundo.sql('update produtos set categoria_id = $1 where id = $2', [de, movido.id])
  })

  test('um produto novo entra no fim do que foi arrumado', async () => {
    const { id, nome, produtos } = await daCategoria(PRODUTOS.semExtras.categoria)
    const [primeiro] = produtos
    if (!primeiro) throw new Error('no products')
    dadosDe(await mudar({ mover: primeiro.id, antesDe: null }, id))
    await criar(mundo, 'Aaa prato novo', {
      nome: 'Aaa prato novo',
      preco: '10',
      ativo: 'on',
      categoriaId: String(id),
    })
    expect(nomes((await daCategoria(nome)).produtos).at(-1)).toBe('Aaa prato novo')
    await mundo.sql(`delete from produtos where nome = 'Aaa prato novo'`)
  })
})
