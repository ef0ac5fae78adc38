import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listJanelas } from '~/domain/cardapio/disponibilidade/store-janelas.server'
import { findTodosOsGrupos } from '~/domain/cardapio/store-grupos.server'
import { FEITO } from '~/domain/respostas/resultado'
import type { GrupoId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { recusadoPor } from '../../../tests/world/banco/dados-de'
import { PRODUTOS } from '../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { achar, criar } from '../../../tests/world/plantado/cozinha'
import { plantarPizza } from '../../../tests/world/plantado/pizza-plantada'
import { duplicarProduto } from './duplicar-produto.server'
import { salvarProduto } from './salvar-produto.server'

let mundo: Mundo
let grupoDe: (nome: string) => Promise<GrupoId>
beforeAll(async () => {
  mundo = await abrirMundo()
  await withTenant(mundo.cantina, async tx => {
    await plantarPizza(tx, PRODUTOS.margherita.nome, PRODUTOS.lasanha.nome)
  })
  grupoDe = async nome => {
    const achado = (await grupos()).find(grupo => grupo.nome === nome)
    if (!achado) throw new Error(`no group ${nome}`)
    return achado.id
  }
})
afterAll(() => mundo.fechar())

const grupos = () => withTenant(mundo.cantina, findTodosOsGrupos)
const precosDe = async (opcao: string) =>
  (await grupos())
    .flatMap(({ opcoes }) => opcoes)
    .find(({ nome }) => nome === opcao)
    ?.precos.map(({ tamanho, preco }) => [tamanho, preco])

const tamanho = (nome: string, mais: object = {}) => ({ nome, preco: '0,00', ativo: 'on', ...mais })
const TAMANHOS = [tamanho('broto', { maxSabores: '1' }), tamanho('FAMILIA', { maxSabores: '3' })]

describe('Um produto com tamanhos e grupos', () => {
  test('guarda os dois na ordem, com a grafia que a empresa já usa para os tamanhos', async () => {
    const borda = String(await grupoDe('Borda'))
    const salgados = String(await grupoDe('Sabores salgados'))
    const { id, preco, tamanhos, grupos } = await criar(mundo, 'Pizza nova', {
      preco: '99',
      tamanhos: TAMANHOS,
      grupos: [{ id: salgados }, { id: borda, min: '0', max: '2' }],
    })
    expect([preco, tamanhos.map(({ nome, maxSabores }) => [nome, maxSabores])]).toEqual([
      0,
      [
        ['Broto', 1],
        ['Família', 3],
      ],
    ])
    expect(grupos).toEqual([
      { grupoId: Number(salgados), min: null, max: null, incluidas: null },
      { grupoId: Number(borda), min: 0, max: 2, incluidas: null },
    ])
    const [broto, familia] = tamanhos
    const salvo = await salvarProduto(mundo.cantina, id, {
      ...{ nome: 'Pizza nova', ativo: 'on', grupos: [{ id: borda }] },
      tamanhos: [
        tamanho('Broto', { id: String(familia?.id) }),
        tamanho('Família', { id: String(broto?.id), preco: '5' }),
      ],
    })
    expect(salvo).toBe(FEITO)
    const depois = await achar(mundo, 'Pizza nova')
    expect(depois.tamanhos.map(({ id, nome }) => [id, nome])).toEqual([
      [familia?.id, 'Broto'],
      [broto?.id, 'Família'],
    ])
    expect(depois.grupos.map(({ grupoId }) => grupoId)).toEqual([Number(borda)])
  })

  test('renomeado um tamanho, os preços dos grupos o seguem, e os de antes ficam', async () => {
    const borda = String(await grupoDe('Borda'))
    const { id, tamanhos } = await criar(mundo, 'Pizza grande', {
      ...{ tamanhos: [tamanho('Grande')], grupos: [{ id: borda }] },
    })
    const valores = { nome: 'Pizza grande', ativo: 'on', grupos: [{ id: borda }] }
    const renomeado = [tamanho('Gigante', { id: String(tamanhos[0]?.id) })]
    expect(await salvarProduto(mundo.cantina, id, { ...valores, tamanhos: renomeado })).toBe(FEITO)
    expect(await precosDe('Catupiry')).toEqual([
      ['Broto', 800],
      ['Família', 1200],
      ['Gigante', 1000],
      ['Grande', 1000],
    ])
    expect((await precosDe('Calabresa'))?.map(([nome]) => nome)).not.toContain('Gigante')
  })

  test('com um tamanho mudado por duas pessoas só pergunta por ele, e o que uma delas pôs fica', async () => {
    const { id, visto, tamanhos } = await criar(mundo, 'Açaí', { tamanhos: [tamanho('P', { preco: '12' })] })
    const p = (preco: string) => tamanho('P', { preco, id: String(tamanhos[0]?.id) })
    const meu = { nome: 'Açaí', ativo: 'on', tamanhos: [p('13'), tamanho('G', { preco: '20' })] }
    const dele = { nome: 'Açaí', ativo: 'on', tamanhos: [p('14'), tamanho('M', { preco: '18' })] }
    expect(await salvarProduto(mundo.cantina, id, { ...dele, visto })).toBe(FEITO)
    const feito = await salvarProduto(mundo.cantina, id, { ...meu, visto })
    expect(feito).toMatchObject({
      conflito: {
        divergencias: [{ rotulo: 'Tamanho P', digitado: 'P R$\u00a013,00', valor: 'P R$\u00a014,00' }],
      },
    })
    const agora = 'conflito' in feito ? feito.conflito?.visto : ''
    await salvarProduto(mundo.cantina, id, { ...meu, visto: agora })
    expect((await achar(mundo, 'Açaí')).tamanhos.map(({ nome, preco }) => [nome, preco])).toEqual([
      ['P', 1300],
      ['M', 1800],
      ['G', 2000],
    ])
  })

  test('duplicado, leva os tamanhos, os grupos com os seus limites e os horários de venda', async () => {
    const { nome } = PRODUTOS.margherita
    const { id } = await achar(mundo, nome)
    await mundo.sql('update produto_grupos set min = 0, max = 2, incluidas = 1 where produto_id = $1', [id])
    const { tamanhos, grupos } = await achar(mundo, nome)
    expect(await duplicarProduto(mundo.cantina, id)).toBe(FEITO)
    const copia = await achar(mundo, `${nome} (cópia)`)
    const semId = (lista: typeof tamanhos) => lista.map(({ id: _, ...resto }) => resto)
    expect(semId(copia.tamanhos)).toEqual(semId(tamanhos))
    expect(copia.grupos).toEqual(grupos)
    const janelas = await withTenant(mundo.cantina, tx => listJanelas(tx, 'produto'))
    expect(janelas[id]).toHaveLength(1)
    expect(janelas[copia.id]).toEqual(janelas[id])
  })

  test('pode nascer com um grupo de sabores só dele, que ainda está vazio', async () => {
    const valores = { tamanhos: TAMANHOS, novoSabor: 'Sabores da nova' }
    const { grupos: dele } = await criar(mundo, 'Pizza vazia', valores)
    expect(dele.map(({ grupoId }) => grupoId)).toEqual([await grupoDe('Sabores da nova')])
    const outra = await salvarProduto(mundo.cantina, null, { nome: 'Outra', ...valores })
    expect(recusadoPor(outra)).toBe('Já existe um grupo com este nome. Escolha-o na lista ou dê outro nome.')
  })

  test.each([
    ['999999999', 'Um dos grupos escolhidos não existe mais. Feche, abra de novo e confira a lista.'],
    ['alheio', 'Um dos grupos escolhidos não existe mais. Feche, abra de novo e confira a lista.'],
  ])('com um grupo que não é da empresa (%s) não é salvo', async (qual, texto) => {
    const [alheio] = await mundo.sql<{ id: string }>(
      `insert into grupos (empresa_id, nome, max) values ($1, 'Alheio ' || random(), 1) returning id`,
      [mundo.bella],
    )
    const id = qual === 'alheio' ? String(alheio?.id) : qual
    const feito = await salvarProduto(mundo.cantina, null, { nome: 'Nunca', preco: '1', grupos: [{ id }] })
    expect(recusadoPor(feito)).toBe(texto)
  })

  test('não pede mais do que o grupo deixa escolher', async () => {
    const borda = String(await grupoDe('Borda'))
    const feito = await salvarProduto(mundo.cantina, null, {
      ...{ nome: 'Nunca', preco: '1' },
      grupos: [{ id: borda, min: '2' }],
    })
    expect(feito).toMatchObject({
      recusas: [{ campo: 'grupos.0.min', texto: 'Em Borda, o mínimo (2) passa do máximo (1).' }],
    })
  })
})
