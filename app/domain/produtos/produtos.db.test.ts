import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listCardapio } from '~/domain/cardapio/escolhas/store-escolhas.server'
import { momentoEm } from '~/domain/cardapio/momento'
import { type ConsultaDeProdutos, listOpcoesDoProduto } from '~/domain/cardapio/store-produtos.server'
import { FEITO, NAO_EXISTE } from '~/domain/respostas/resultado'
import type { ProdutoId } from '~/domain/valores/ids'
import { listen } from '~/server/database/live.server'
import { withTenant } from '~/server/database/transaction.server'
import { retratar } from '../../../tests/world/banco/retrato'
import { CANTINA, PRODUTOS } from '../../../tests/world/demo'
import { arquivo, umPng } from '../../../tests/world/fotos-enviadas'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { achar, criar, listar, listImagens } from '../../../tests/world/plantado/cozinha'
import { ativarProduto } from './ativar-produto.server'
import { duplicarProduto } from './duplicar-produto.server'
import { excluirProduto } from './excluir-produto.server'
import { CATEGORIA_SUMIU, EXTRA_SUMIU, PRODUTO_COM_PEDIDOS } from './produto'
import { salvarProduto } from './salvar-produto.server'

const MOMENTO = momentoEm(new Date('2026-11-20T20:00-03:00'), 'America/Sao_Paulo')

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())

const nomes = async (consulta: Partial<ConsultaDeProdutos>) =>
  (await listar(mundo.cantina, consulta)).linhas.map(({ nome }) => nome)
const opcoes = () => withTenant(mundo.cantina, listOpcoesDoProduto)
const noCardapio = async () =>
  (await withTenant(mundo.cantina, tx => listCardapio(tx, MOMENTO))).categorias.flatMap(({ produtos }) =>
    produtos.map(({ nome }) => nome),
  )

describe('A lista', () => {
  test('vem por categoria e por nome, 24 por página, com categoria, situação e extras de cada um', async () => {
    const primeira = await listar(mundo.cantina)
    const segunda = await listar(mundo.cantina, { pagina: 2 })
    expect(primeira.linhas).toHaveLength(24)
    const vindos = [...primeira.linhas, ...segunda.linhas].map(({ categoria, nome }) => ({ categoria, nome }))
    const lugar = ({ categoria }: { categoria: string | null }) => CANTINA.ordem.indexOf(categoria ?? '')
    expect(vindos).toEqual(
      vindos.toSorted((um, outro) => lugar(um) - lugar(outro) || um.nome.localeCompare(outro.nome, 'pt-BR')),
    )
    const { carbonara } = PRODUTOS
    const achado = await achar(mundo, carbonara.nome)
    const { extras } = await opcoes()
    const ligados = extras.filter(({ id }) => achado.extras.includes(id)).map(({ nome }) => nome)
    expect(ligados.sort()).toEqual(carbonara.extras.map(({ nome }) => nome).sort())
    expect(achado).toMatchObject({
      categoria: carbonara.categoria,
      categoriaAtiva: true,
      preco: carbonara.preco,
    })
    expect((await achar(mundo, PRODUTOS.inativo.nome)).ativo).toBe(false)
  })

  test('a busca olha nome, descrição e código interno, sem diferenciar maiúsculas nem acentos', async () => {
    await criar(mundo, 'Pastel de Açaí', { descricao: 'com JABUTICABA', codigoCliente: 'PX-77' })
    for (const busca of ['acai', 'jabutiçaba', 'px-77'])
      expect(await nomes({ busca })).toEqual(['Pastel de Açaí'])
    expect(await nomes({ busca: '%' })).toEqual([])
  })

  test('filtra por categoria, por nenhuma, por ativos e por inativos', async () => {
    const { categoriaId } = await achar(mundo, PRODUTOS.carbonara.nome)
    const daCategoria = await listar(mundo.cantina, { categoria: categoriaId })
    expect(new Set(daCategoria.linhas.map(({ categoria }) => categoria))).toEqual(
      new Set([PRODUTOS.carbonara.categoria]),
    )
    await criar(mundo, 'Avulso do filtro')
    expect(await nomes({ categoria: 'nenhuma', busca: 'filtro' })).toEqual(['Avulso do filtro'])
    expect(await nomes({ categoria: categoriaId, busca: 'filtro' })).toEqual([])
    expect(await nomes({ ativo: false })).toContain(PRODUTOS.inativo.nome)
    expect(await nomes({ ativo: true, busca: PRODUTOS.inativo.nome })).toEqual([])
  })
})

describe('Salvar', () => {
  test('guarda o que foi digitado, com os extras; sem a caixa eles se vão', async () => {
    const { categorias, extras } = await opcoes()
    const [categoria] = categorias
    const [um, outro] = extras
    const valores = {
      categoriaId: String(categoria?.id),
      possuiExtra: 'on',
      extras: [String(um?.id), String(outro?.id)],
    }
    const criado = await criar(mundo, 'Nhoque de quinta', valores)
    expect(criado).toMatchObject({ categoria: categoria?.nome, possuiExtra: true, ativo: true })
    expect(new Set(criado.extras)).toEqual(new Set([um?.id, outro?.id]))
    const mudado = { ...valores, nome: 'Nhoque de sexta', preco: '1.234,50', extras: [String(um?.id)] }
    expect(await salvarProduto(mundo.cantina, criado.id, mudado)).toBe(FEITO)
    expect(await achar(mundo, 'Nhoque de sexta')).toMatchObject({
      id: criado.id,
      preco: 123_450,
      extras: [um?.id],
      ativo: false,
    })
    await salvarProduto(mundo.cantina, criado.id, { ...mudado, possuiExtra: undefined })
    expect((await achar(mundo, 'Nhoque de sexta')).extras).toEqual([])
  })

  test('aparece no cardápio na hora se está ativo e tem categoria ativa', async () => {
    const { categoriaId } = await achar(mundo, PRODUTOS.carbonara.nome)
    const { id } = await criar(mundo, 'Na hora', { categoriaId: String(categoriaId) })
    expect(await noCardapio()).toContain('Na hora')
    expect(await ativarProduto(mundo.cantina, id, false)).toBe(FEITO)
    expect(await noCardapio()).not.toContain('Na hora')
    expect(await ativarProduto(mundo.cantina, id, true)).toBe(FEITO)
    expect(await noCardapio()).toContain('Na hora')
    await salvarProduto(mundo.cantina, id, { nome: 'Na hora', preco: '10', ativo: 'on' })
    expect(await noCardapio()).not.toContain('Na hora')
  })

  test('avisa as telas abertas depois de cada mudança', async () => {
    const ouvidos: string[] = []
    const parar = listen(mundo.cantina, ({ kind, id }) => ouvidos.push(`${kind} ${id}`))
    const { id } = await criar(mundo, 'Contado a todos')
    await salvarProduto(mundo.cantina, id, { nome: 'Contado a todos', preco: '11' })
    await ativarProduto(mundo.cantina, id, true)
    await excluirProduto(mundo.cantina, id)
    parar()
    expect(ouvidos).toEqual(Array(4).fill(`cardapio-mudou ${id}`))
  })

  test('não muda os pedidos já feitos', async () => {
    const pedidos = () => mundo.sql('select * from itens_pedido order by id')
    const antes = await pedidos()
    const { id, categoriaId } = await achar(mundo, PRODUTOS.carbonara.nome)
    await salvarProduto(mundo.cantina, id, {
      nome: 'Outro nome',
      preco: '1',
      categoriaId: String(categoriaId),
    })
    expect(await pedidos()).toEqual(antes)
    await mundo.sql('update produtos set nome = $1, ativo = true where id = $2', [
      PRODUTOS.carbonara.nome,
      id,
    ])
  })

  test.each([
    ['a categoria que alguém excluiu', { categoriaId: '999999' }, CATEGORIA_SUMIU],
    ['o item extra que alguém excluiu', { possuiExtra: 'on', extras: ['999999'] }, EXTRA_SUMIU],
  ])('recusa %s, e nada fica: nem a imagem', async (_, valores, recusa) => {
    const antes = [await retratar(mundo), await listImagens()]
    const novo = { nome: 'Nunca', preco: '1', ...valores }
    expect(await salvarProduto(mundo.cantina, null, novo, arquivo(await umPng()))).toEqual({
      recusas: [recusa],
    })
    expect([await retratar(mundo), await listImagens()]).toEqual(antes)
  })

  test('a categoria e o item extra de outra empresa são como se não existissem', async () => {
    const [alheia] = await mundo.sql<{ id: string }>('select id from categorias where empresa_id = $1', [
      mundo.bella,
    ])
    const [alheio] = await mundo.sql<{ id: string }>(
      'select id_extra as id from itens_extra where empresa_id = $1',
      [mundo.bella],
    )
    const antes = await retratar(mundo)
    const novo = { nome: 'Nunca', preco: '1' }
    expect(await salvarProduto(mundo.cantina, null, { ...novo, categoriaId: alheia?.id })).toEqual({
      recusas: [CATEGORIA_SUMIU],
    })
    const comExtra = { ...novo, possuiExtra: 'on', extras: [alheio?.id] }
    expect(await salvarProduto(mundo.cantina, null, comExtra)).toEqual({ recusas: [EXTRA_SUMIU] })
    expect(await retratar(mundo)).toEqual(antes)
  })
})

describe('Excluir', () => {
  test('apaga o produto, os vínculos e a imagem; a segunda vez já não acha nada', async () => {
    const { extras } = await opcoes()
    const valores = { possuiExtra: 'on', extras: [String(extras[0]?.id)] }
    const { id } = await criar(mundo, 'Passageiro', valores, arquivo(await umPng()))
    expect(await excluirProduto(mundo.cantina, id)).toBe(FEITO)
    expect(await mundo.sql('select 1 from produto_itens_extra where id_produto = $1', [id])).toEqual([])
    expect(await listImagens()).toEqual([])
    expect(await excluirProduto(mundo.cantina, id)).toBe(NAO_EXISTE)
    expect(await salvarProduto(mundo.cantina, id, { nome: 'De volta', preco: '1' })).toBe(NAO_EXISTE)
    expect(await duplicarProduto(mundo.cantina, id)).toBe(NAO_EXISTE)
    expect(await ativarProduto(mundo.cantina, id, true)).toBe(NAO_EXISTE)
  })

  test('recusa o que está em pedidos, e nada muda', async () => {
    const [pedido] = await mundo.sql<{ id: number }>(
      'select produto_id::int as id from itens_pedido where empresa_id = $1 limit 1',
      [mundo.cantina],
    )
    const antes = await retratar(mundo)
    expect(await excluirProduto(mundo.cantina, pedido?.id as ProdutoId)).toEqual({
      recusas: [PRODUTO_COM_PEDIDOS],
    })
    expect(await retratar(mundo)).toEqual(antes)
  })
})

test('O produto de outra empresa é como se não existisse, e nada nele nem na imagem muda', async () => {
  const { id, imagem } = await criar(mundo, 'Só da Cantina', {}, arquivo(await umPng()))
  const antes = [await retratar(mundo), await listImagens()]
  const tomado = { nome: 'Tomado', preco: '1' }
  expect(await salvarProduto(mundo.bella, id, tomado, 'remover')).toBe(NAO_EXISTE)
  expect(await salvarProduto(mundo.bella, id, tomado, arquivo(await umPng()))).toBe(NAO_EXISTE)
  expect(await duplicarProduto(mundo.bella, id)).toBe(NAO_EXISTE)
  expect(await ativarProduto(mundo.bella, id, false)).toBe(NAO_EXISTE)
  expect(await excluirProduto(mundo.bella, id)).toBe(NAO_EXISTE)
  expect((await listar(mundo.bella, { busca: 'Só da Cantina' })).total).toBe(0)
  const { categoriaId } = await achar(mundo, PRODUTOS.lasanha.nome)
  if (categoriaId === null) throw new Error('no category')
  expect((await listar(mundo.bella, { categoria: categoriaId })).total).toBe(0)
  expect([await retratar(mundo), await listImagens()]).toEqual(antes)
  expect(imagem).not.toBeNull()
})
