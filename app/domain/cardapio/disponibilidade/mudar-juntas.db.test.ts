import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { viradaDoDia } from '~/domain/horarios/virada-do-dia'
import { aninhar } from '~/domain/respostas/ler-formulario'
import type { GrupoId, OpcaoId, ProdutoId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { momentoEm } from '../momento'
import type { Vendavel } from './em-falta'
import { chaveDoVendavel, ofertasDosHomonimos } from './homonimos'
import { camposDasJuntas, type MudancaDaMarca } from './juntas'
import { mudarFalta } from './mudar-falta.server'
import { mudarJuntas } from './mudar-juntas.server'
import { findHomonimos, findVendaveis, listEmFalta } from './store-faltas.server'

/** The Burger is always open: 'Por hoje' ends at 05:00. */
const AGORA = new Date('2026-11-20T20:00-03:00')
const AMANHA = '2026-11-21T08:00:00.000Z'
const FUSO = 'America/Sao_Paulo'
const GUARANA = 'Guaraná em lata'

let mundo: Mundo
let produto: Extract<Vendavel, { tipo: 'produto' }>
let opcao: Extract<Vendavel, { tipo: 'opcao' }>
let porta: Extract<Vendavel, { tipo: 'opcao' }>
beforeAll(async () => {
  mundo = await abrirMundo()
  produto = { tipo: 'produto', id: (await mundo.produto(mundo.burger, GUARANA)).id }
  opcao = { tipo: 'opcao', id: await acharOpcao('Bebida do combo') }
  // As somebody else has typed it, in a group that a product asks for.
  porta = { tipo: 'opcao', id: await plantarOpcao('Para a viagem', 'escolha', 'GUARANA  em-lata') }
  await plantarOpcao('Tirar da bandeja', 'remocao', GUARANA)
  await plantarOpcao('De ninguém', 'escolha', GUARANA, false)
  await mundo.sql(`insert into produtos (empresa_id, nome, preco, ativo) values ($1, $2, 1, false)`, [
    mundo.burger,
    GUARANA,
  ])
  await mundo.sql(`insert into produtos (empresa_id, nome, preco) values ($1, $2, 1)`, [mundo.bella, GUARANA])
})
afterAll(() => mundo.fechar())
beforeEach(async () => {
  for (const tabela of ['produtos', 'opcoes', 'variantes'])
    await mundo.sql(`update ${tabela} set esgotado_ate = null`)
})

async function acharOpcao(grupo: string): Promise<OpcaoId> {
  const [achada] = await mundo.sql<{ id: string }>(
    'select o.id from opcoes o join grupos g on g.id = o.grupo_id where g.nome = $1 and o.nome = $2 and g.empresa_id = $3',
    [grupo, GUARANA, mundo.burger],
  )
  return Number(achada?.id) as OpcaoId
}

async function plantarOpcao(grupo: string, tipo: string, nome: string, ligada = true): Promise<OpcaoId> {
  const [novo] = await mundo.sql<{ id: GrupoId }>(
    'insert into grupos (empresa_id, nome, tipo, max) values ($1, $2, $3, 1) returning id',
    [mundo.burger, grupo, tipo],
  )
  const [opcao] = await mundo.sql<{ id: string }>(
    'insert into opcoes (empresa_id, grupo_id, nome, preco, ordem) values ($1, $2, $3, 0, 0) returning id',
    [mundo.burger, novo?.id, nome],
  )
  if (ligada)
    await mundo.sql(
      'insert into produto_grupos (empresa_id, produto_id, grupo_id, ordem) values ($1, $2, $3, 9)',
      [mundo.burger, produto.id, novo?.id],
    )
  return Number(opcao?.id) as OpcaoId
}

const juntar = (mudancas: readonly MudancaDaMarca[], empresa = mundo.burger) =>
  mudarJuntas(empresa, aninhar(Object.entries(camposDasJuntas(mudancas))), AGORA)

const listar = (empresa = mundo.burger) =>
  withTenant(empresa, async tx => {
    const [momento, viraEm] = [momentoEm(AGORA, FUSO), viradaDoDia(AGORA, FUSO)] as const
    const emFalta = await listEmFalta(tx, momento, viraEm)
    return { emFalta, homonimos: await findHomonimos(tx, momento, viraEm, emFalta) }
  })

async function ofertaDe(vendavel: Vendavel) {
  const oferta = ofertasDosHomonimos((await listar()).homonimos).get(chaveDoVendavel(vendavel))
  if (!oferta) throw new Error('nothing is offered')
  return oferta
}

const emFalta = async () =>
  (await listar()).emFalta
    .filter(({ nome }) => /guaran/i.test(nome))
    .map(({ tipo, de, falta }) => [tipo, de, falta?.ate?.toISOString() ?? null])

const dados = <Dados>(feito: { dados: Dados } | object) => {
  if (!('dados' in feito)) throw new Error('refused')
  return feito.dados
}

const TUDO = [
  ['opcao', 'Bebida do combo', AMANHA],
  ['produto', null, AMANHA],
  ['opcao', 'Para a viagem', AMANHA],
]

describe('os que têm um nome', () => {
  test('são oferecidos onde se vendem, e só os da própria loja: não o que se tira, nem o que não está à venda', async () => {
    expect((await listar()).homonimos).toEqual([])
    await mudarFalta(mundo.burger, produto, { prazo: 'hoje' }, AGORA)
    expect((await ofertaDe(produto)).dito).toBe(
      'Ainda à venda como opção de Bebida do combo e Para a viagem.',
    )
    expect((await listar(mundo.bella)).homonimos).toEqual([])
  })

  test('esgotam juntos até a mesma hora, e desfazer devolve só os que foram juntos', async () => {
    await mudarFalta(mundo.burger, produto, { prazo: 'hoje' }, AGORA)
    const feito = dados(await juntar((await ofertaDe(produto)).mudancas))
    expect(feito).toMatchObject({ esgotados: true, volta: 'sáb. às 05:00' })
    expect(await emFalta()).toEqual(TUDO)
    await juntar(feito.desfazer)
    expect(await emFalta()).toEqual([['produto', null, AMANHA]])
  })

  test('a opção oferece o produto, e o que esgotou em tudo volta em tudo, e se desfaz como era', async () => {
    await mudarFalta(mundo.burger, opcao, { prazo: 'ate-eu-voltar' }, AGORA)
    await mudarFalta(mundo.burger, porta, { prazo: '2-horas' }, AGORA)
    expect((await ofertaDe(opcao)).dito).toBe('Ainda à venda como produto.')
    await juntar((await ofertaDe(opcao)).mudancas)
    const antes = await emFalta()
    expect(antes).toHaveLength(3)
    const feito = dados(await juntar((await ofertaDe(produto)).mudancas))
    expect(feito).toMatchObject({ esgotados: false, volta: null })
    expect(await emFalta()).toEqual([])
    // They come back at different times, so no time is said for all of them.
    expect(dados(await juntar(feito.desfazer)).volta).toBeUndefined()
    expect(await emFalta()).toEqual(antes)
  })

  test('o produto que voltou oferece as opções que ainda faltam', async () => {
    await mudarFalta(mundo.burger, opcao, { prazo: 'hoje' }, AGORA)
    const { dito, mudancas } = await ofertaDe(produto)
    expect(dito).toBe('Esgotado como opção de Bebida do combo.')
    await juntar(mudancas)
    expect(await emFalta()).toEqual([])
  })

  test('o mesmo aperto duas vezes, ou de duas pessoas ao mesmo tempo, vale uma', async () => {
    await mudarFalta(mundo.burger, produto, { prazo: 'hoje' }, AGORA)
    const { mudancas } = await ofertaDe(produto)
    const respostas = await Promise.all([juntar(mudancas), juntar(mudancas.toReversed()), juntar(mudancas)])
    expect(respostas.filter(feito => 'dados' in feito)).toHaveLength(1)
    expect(respostas.filter(feito => 'mudou' in feito)).toHaveLength(2)
    expect(await emFalta()).toEqual(TUDO)
  })

  test('o que outra pessoa mudou entretanto fica como ela quis, também quando se desfaz', async () => {
    await mudarFalta(mundo.burger, produto, { prazo: 'hoje' }, AGORA)
    const { mudancas } = await ofertaDe(produto)
    await mudarFalta(mundo.burger, opcao, { prazo: 'ate-eu-voltar' }, AGORA)
    const feito = dados(await juntar(mudancas))
    expect(feito.desfazer).toHaveLength(1)
    const [, ...outros] = TUDO
    expect(await emFalta()).toEqual([['opcao', 'Bebida do combo', null], ...outros])
    await mudarFalta(mundo.burger, porta, {}, AGORA)
    expect(await juntar(feito.desfazer)).toMatchObject({ mudou: true })
    expect(await emFalta()).toEqual([
      ['opcao', 'Bebida do combo', null],
      ['produto', null, AMANHA],
    ])
  })

  test('de outra empresa não se muda nada', async () => {
    const mudancas = [{ vendavel: produto, era: null, fica: 'infinity' }] as const
    expect(await juntar(mudancas, mundo.bella)).toMatchObject({ mudou: true })
    expect(await emFalta()).toEqual([])
    expect(await juntar([])).toMatchObject({ recusas: [{ codigo: 'juntas-invalidas' }] })
  })
})

test('sem busca o cardápio inteiro se lista, para marcar sem digitar', async () => {
  const linhas = await withTenant(mundo.burger, tx =>
    findVendaveis(tx, momentoEm(AGORA, FUSO), viradaDoDia(AGORA, FUSO), ''),
  )
  expect(linhas.map(({ id }) => id)).toContain(produto.id satisfies ProdutoId)
  expect(linhas.length).toBeGreaterThan(30)
})
