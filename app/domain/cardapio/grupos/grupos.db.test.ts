import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conferirCardapio } from '~/domain/planilhas/cardapio/importar-cardapio.server'
import { salvarProduto } from '~/domain/produtos/salvar-produto.server'
import { NAO_EXISTE } from '~/domain/respostas/resultado'
import type { GrupoId, ProdutoId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { dadosDe, recusadoPor } from '../../../../tests/world/banco/dados-de'
import { retratarEmpresa } from '../../../../tests/world/banco/retrato'
import { PRODUTOS } from '../../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { plantarPizza } from '../../../../tests/world/plantado/pizza-plantada'
import { conteudoDoGrupo } from '../grupo-guardado'
import { findExtrasDoProduto } from '../store-produtos.server'
import { findEscolhasDe, findProdutosComGrupos } from '../store-tamanhos.server'
import { duplicarGrupo } from './duplicar-grupo.server'
import { excluirGrupo } from './excluir-grupo.server'
import { salvarGrupo } from './salvar-grupo.server'
import { findGrupoDoPainel, type GrupoDoPainel, listGrupos } from './store-da-lista.server'
import { transformarEmGrupo } from './transformar-em-grupo.server'

let mundo: Mundo
let pizza: ProdutoId
beforeAll(async () => {
  mundo = await abrirMundo()
  await withTenant(mundo.cantina, async tx => {
    pizza = (await plantarPizza(tx, PRODUTOS.margherita.nome, PRODUTOS.lasanha.nome)).pizza
  })
})
afterAll(() => mundo.fechar())

const listar = (busca = '') => withTenant(mundo.cantina, tx => listGrupos(tx, { busca, pagina: 1 }))
async function achar(id: GrupoId): Promise<GrupoDoPainel> {
  const achado = await withTenant(mundo.cantina, tx => findGrupoDoPainel(tx, id))
  if (!achado) throw new Error('no such group')
  return achado
}
const acharPorNome = async (nome: string) => {
  const achado = (await listar()).linhas.find(linha => linha.nome === nome)
  if (!achado) throw new Error(`no group ${nome}`)
  return achado
}

interface OpcaoDigitada {
  readonly id?: string
  readonly nome: string
  readonly preco?: string
  readonly precos?: readonly string[]
}
const umGrupo = (nome: string, opcoes: readonly OpcaoDigitada[], mais: object = {}) => ({
  ...{ nome, tipo: 'escolha', min: '0', max: '3', ...mais },
  opcoes: opcoes.map(opcao => ({ ativo: 'on', ...opcao })),
})
const criar = async (...grupo: Parameters<typeof umGrupo>) => {
  const { id } = dadosDe(await salvarGrupo(mundo.cantina, null, umGrupo(...grupo)))
  return achar(id)
}
/** The group as its form sends it back. */
const digitar = ({ nome, tipo, min, max, opcoes }: GrupoDoPainel) =>
  umGrupo(
    nome,
    opcoes.map(({ id, nome }) => ({ id: String(id), nome, preco: '1,00' })),
    { tipo, min: String(min), max: String(max) },
  )

describe('um grupo', () => {
  test('é criado, mudado e reordenado; a opção que fica é a mesma, ainda que troque de nome com outra', async () => {
    const criado = await criar('Molhos', [
      { nome: 'Alho', preco: '2' },
      { nome: 'Barbecue' },
      { nome: 'Curry' },
    ])
    expect(criado.opcoes.map(({ nome, preco }) => [nome, preco])).toEqual([
      ['Alho', 200],
      ['Barbecue', 0],
      ['Curry', 0],
    ])
    const [alho, barbecue] = criado.opcoes
    const trocadas = [
      { nome: 'Mostarda' },
      { id: String(barbecue?.id), nome: 'Alho' },
      { id: String(alho?.id), nome: 'Barbecue' },
    ]
    dadosDe(await salvarGrupo(mundo.cantina, criado.id, umGrupo('Molhos da casa', trocadas)))
    const mudado = await achar(criado.id)
    expect(mudado).toMatchObject({ nome: 'Molhos da casa' })
    expect(mudado.opcoes.map(({ id, nome }) => [nome, id])).toEqual([
      ['Mostarda', expect.any(Number)],
      ['Alho', barbecue?.id],
      ['Barbecue', alho?.id],
    ])
  })

  test('tem os preços por tamanho com a grafia que a empresa já usa', async () => {
    const { opcoes } = await criar('Massa', [{ nome: 'Fina', preco: '', precos: ['1,00', '2,00'] }], {
      tamanhos: ['familia', 'Gigante'],
    })
    expect(opcoes[0]?.precos).toEqual([
      { tamanho: 'Família', preco: 100 },
      { tamanho: 'Gigante', preco: 200 },
    ])
  })

  test('é achado pelo nome e pelas opções', async () => {
    expect((await listar('catupiry')).linhas.map(({ nome }) => nome)).toEqual(['Borda'])
    expect((await listar('BORDA')).linhas.map(({ nome }) => nome)).toEqual(['Borda'])
    expect((await listar('%')).total).toBe(0)
  })

  test('não tem o nome de outro, e de dois iguais ao mesmo tempo só um é criado', async () => {
    expect(recusadoPor(await salvarGrupo(mundo.cantina, null, umGrupo('BORDA', [])))).toBe(
      'Já existe um grupo com este nome.',
    )
    const juntos = [1, 2, 3, 4].map(() => salvarGrupo(mundo.cantina, null, umGrupo('Pontos', [])))
    const ditos = (await Promise.all(juntos)).map(recusadoPor)
    expect(ditos.filter(dito => dito === undefined)).toHaveLength(1)
  })

  test('salvo por outra pessoa enquanto estava aberto fica com o que cada uma mudou, opção a opção', async () => {
    const aberto = await criar('Ponto', [
      { nome: 'Ao ponto', preco: '1' },
      { nome: 'Bem passada', preco: '1' },
    ])
    const com = (mudar: (opcao: object, n: number) => object) => digitar(aberto).opcoes.map(mudar)
    const dele = com((opcao, n) => (n === 1 ? { ...opcao, preco: '3' } : opcao))
    const visto = aberto.visto
    dadosDe(
      await salvarGrupo(mundo.cantina, aberto.id, { ...digitar(aberto), max: '2', opcoes: dele, visto }),
    )
    const minhas = com((opcao, n) => (n === 0 ? { ...opcao, preco: '4' } : opcao))
    const meu = {
      ...digitar(aberto),
      nome: 'Ponto do bife',
      opcoes: [...minhas, { nome: 'Mal passada', preco: '0' }],
    }
    const feito = dadosDe(await salvarGrupo(mundo.cantina, aberto.id, { ...meu, visto }))
    expect(feito).toMatchObject({ juntados: ['Máximo', 'Opções'] })
    const juntas = [
      { nome: 'Ao ponto', preco: 400 },
      { nome: 'Bem passada', preco: 300 },
      { nome: 'Mal passada', preco: 0 },
    ]
    expect(await achar(aberto.id)).toMatchObject({ nome: 'Ponto do bife', max: 2, opcoes: juntas })
    // The answer of that save was lost: the same form again is no conflict, and adds nothing.
    dadosDe(await salvarGrupo(mundo.cantina, aberto.id, { ...meu, visto }))
    expect(await achar(aberto.id)).toMatchObject({ nome: 'Ponto do bife', max: 2, opcoes: juntas })
  })

  test('de cuja opção os dois mudaram o preço pergunta por ela', async () => {
    const aberto = await criar('Ponto de dois', [{ nome: 'Ao ponto', preco: '1' }])
    const comPreco = (preco: string) => ({
      ...digitar(aberto),
      opcoes: digitar(aberto).opcoes.map(opcao => ({ ...opcao, preco })),
      visto: aberto.visto,
    })
    dadosDe(await salvarGrupo(mundo.cantina, aberto.id, comPreco('2')))
    expect(await salvarGrupo(mundo.cantina, aberto.id, comPreco('3'))).toMatchObject({
      conflito: {
        divergencias: [
          { rotulo: 'Opção Ao ponto', digitado: 'Ao ponto; R$\u00a03,00', valor: 'Ao ponto; R$\u00a02,00' },
        ],
      },
    })
  })

  test('um produto não passa de 60 sabores, nem de dois formulários ao mesmo tempo', async () => {
    const salgados = await acharPorNome('Sabores salgados')
    const doces = await acharPorNome('Sabores doces')
    const com = (n: number, grupo: GrupoDoPainel) => ({
      ...digitar(grupo),
      opcoes: Array.from({ length: n }, (_, i) => ({ nome: `Sabor ${i}`, preco: '1', ativo: 'on' })),
    })
    const ditos = await Promise.all([
      salvarGrupo(mundo.cantina, salgados.id, com(58, salgados)).then(recusadoPor),
      salvarGrupo(mundo.cantina, doces.id, com(40, doces)).then(recusadoPor),
    ])
    expect(ditos.filter(dito => dito === undefined)).toHaveLength(1)
    expect(ditos.find(dito => dito !== undefined)).toMatch(
      /^Com estes sabores, .* fica com \d+; o máximo por produto é 60\.$/,
    )
  })

  test('duplicado, tem as mesmas opções e preços e não está em nenhum produto', async () => {
    const borda = await acharPorNome('Borda')
    expect(dadosDe(await duplicarGrupo(mundo.cantina, borda.id)).nome).toBe('Borda (cópia)')
    expect(dadosDe(await duplicarGrupo(mundo.cantina, borda.id)).nome).toBe('Borda (cópia) 2')
    const copia = await acharPorNome('Borda (cópia)')
    expect(conteudoDoGrupo(copia)).toEqual({ ...conteudoDoGrupo(borda), nome: copia.nome })
    const usados = (await withTenant(mundo.cantina, findProdutosComGrupos)).flatMap(({ grupos }) =>
      grupos.map(({ grupoId }) => grupoId),
    )
    expect(usados).toContain(borda.id)
    expect(usados).not.toContain(copia.id)
    expect(dadosDe(await excluirGrupo(mundo.cantina, copia.id))).toBeNull()
  })

  test('vinculado não é excluído: a recusa diz os produtos', async () => {
    const { id } = await acharPorNome('Borda')
    const dito = recusadoPor(await excluirGrupo(mundo.cantina, id))
    for (const nome of [PRODUTOS.margherita.nome, PRODUTOS.lasanha.nome]) expect(dito).toContain(nome)
    expect((await achar(id)).opcoes).toHaveLength(2)
  })

  test('de outra empresa não existe, e não muda', async () => {
    const { id } = await acharPorNome('Borda')
    const antes = await retratarEmpresa(mundo, mundo.cantina)
    expect(await salvarGrupo(mundo.bella, id, umGrupo('Minha', []))).toBe(NAO_EXISTE)
    expect(await excluirGrupo(mundo.bella, id)).toBe(NAO_EXISTE)
    expect(await duplicarGrupo(mundo.bella, id)).toBe(NAO_EXISTE)
    expect(await transformarEmGrupo(mundo.bella, pizza)).toBe(NAO_EXISTE)
    expect(await retratarEmpresa(mundo, mundo.cantina)).toEqual(antes)
  })
})

test('os itens extras de um produto viram um grupo, nele e em quem tem exatamente os mesmos', async () => {
  const [extra, outro] = await mundo.sql<{ id: number }>(
    'select id_extra::int as id from itens_extra where empresa_id = $1 order by id_extra',
    [mundo.cantina],
  )
  const produtos = await mundo.sql<{ id: ProdutoId }>(
    `insert into produtos (empresa_id, nome, preco, possui_extra)
     select $1, 'Xis ' || n, 20, true from generate_series(1, 3) n returning id::int as id`,
    [mundo.cantina],
  )
  const [um, igual, diferente] = produtos.map(({ id }) => id) as [ProdutoId, ProdutoId, ProdutoId]
  const ligar = (produto: ProdutoId, id: number | undefined) =>
    mundo.sql('insert into produto_itens_extra (empresa_id, id_produto, id_extra) values ($1, $2, $3)', [
      ...[mundo.cantina, produto, id],
    ])
  for (const produto of [um, igual, diferente]) await ligar(produto, extra?.id)
  await ligar(diferente, outro?.id)
  const feito = dadosDe(await transformarEmGrupo(mundo.cantina, um))
  expect(feito).toEqual({ nome: 'Adicionais', produtos: 2 })
  const grupo = await acharPorNome('Adicionais')
  expect(grupo).toMatchObject({ tipo: 'escolha', min: 0, max: 1, opcoes: [{ maxUnidades: 1, ativo: true }] })
  await withTenant(mundo.cantina, async tx => {
    const escolhas = await findEscolhasDe(tx, [um, igual, diferente])
    const grupos = (id: ProdutoId) => escolhas.get(id)?.grupos.map(({ grupoId }) => grupoId)
    expect([grupos(um), grupos(igual), grupos(diferente)]).toEqual([[grupo.id], [grupo.id], undefined])
    expect(await findExtrasDoProduto(tx, um)).toEqual([])
    expect(await findExtrasDoProduto(tx, diferente)).toHaveLength(2)
  })
  const ditos = await mundo.sql('select 1 from itens_extra where id_extra = $1', [extra?.id])
  expect(ditos).toHaveLength(1)
  expect(recusadoPor(await transformarEmGrupo(mundo.cantina, um))).toBe(
    'Este produto não tem mais itens extras.',
  )
})

test('uma loja não passa de 500 grupos, por nenhum dos caminhos que criam um', async () => {
  const tem = (
    await mundo.sql('select count(*)::int as n from grupos where empresa_id = $1', [mundo.bella])
  )[0]
  await mundo.sql(
    `insert into grupos (empresa_id, nome, tipo, regra_preco, min, max, incluidas)
     select $1, 'Grupo ' || n, 'escolha', 'soma', 0, 1, 0 from generate_series($2::int, 500) n`,
    [mundo.bella, Number(tem?.n) + 1],
  )
  const [comExtra] = await mundo.sql<{ produto_id: string }>(
    `with extra as (insert into itens_extra (empresa_id, nome, preco, tipo) values ($1, 'Bacon', 5, 'adicional') returning id_extra)
     insert into produto_itens_extra (empresa_id, id_produto, id_extra)
     select $1, (select min(id) from produtos where empresa_id = $1), id_extra from extra returning id_produto as produto_id`,
    [mundo.bella],
  )
  const antes = await retratarEmpresa(mundo, mundo.bella)
  const daBella = await withTenant(mundo.bella, tx => listGrupos(tx, { busca: 'Grupo 400', pagina: 1 }))
  const [um] = daBella.linhas
  const demais = /no máximo 500 grupos de opções/
  expect(recusadoPor(await salvarGrupo(mundo.bella, null, umGrupo('Mais um', [])))).toMatch(demais)
  expect(recusadoPor(await duplicarGrupo(mundo.bella, um?.id as GrupoId))).toMatch(demais)
  const produto = Number(comExtra?.produto_id) as ProdutoId
  expect(recusadoPor(await transformarEmGrupo(mundo.bella, produto))).toMatch(demais)
  expect(
    await salvarProduto(mundo.bella, null, {
      nome: 'Pizza nova',
      preco: '',
      tamanhos: [{ nome: 'Grande', preco: '10' }],
      novoSabor: 'Sabores novos',
    }),
  ).toMatchObject({ recusas: [{ codigo: 'grupos-demais', campo: 'novoSabor' }] })
  const planilha = new TextEncoder().encode(
    'Nome;Opção do grupo;Regras do grupo\nAlho;Do arquivo;escolha, 0 a 1',
  )
  expect(dadosDe(await conferirCardapio(mundo.bella, planilha)).erros).toMatchObject([
    { linha: 2, motivo: expect.stringMatching(demais) },
  ])
  expect(await retratarEmpresa(mundo, mundo.bella)).toEqual(antes)
  // A group that is there is changed all the same.
  dadosDe(await salvarGrupo(mundo.bella, um?.id as GrupoId, umGrupo('Grupo quatrocentos', [])))
})
