import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { viradaDoDia } from '~/domain/horarios/virada-do-dia'
import { NAO_EXISTE } from '~/domain/respostas/resultado'
import type { GrupoId, ProdutoId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { recusaDe } from '../../../../tests/world/banco/dados-de'
import { PRODUTOS } from '../../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { plantarPizza } from '../../../../tests/world/plantado/pizza-plantada'
import { mudarFalta } from './mudar-falta.server'
import { salvarContagem } from './salvar-contagem.server'
import { type ComContagem, listContagens } from './store-contagens.server'
import { listEmFalta } from './store-faltas.server'

const FUSO = 'America/Sao_Paulo'
const SEXTA = new Date('2026-11-20T20:00-03:00')
const SABADO = new Date('2026-11-21T20:00-03:00')

let mundo: Mundo
let pizza: ProdutoId
let grande: number
let bordas: GrupoId
let catupiry: number
beforeAll(async () => {
  mundo = await abrirMundo()
  await mundo.sql('update produtos set esgotado_ate = null')
  await withTenant(mundo.cantina, async tx => {
    pizza = (await plantarPizza(tx, PRODUTOS.margherita.nome, PRODUTOS.lasanha.nome)).pizza
  })
  const achar = async (texto: string) => {
    const [linha] = await mundo.sql<{ id: string; grupo: string }>(texto, [mundo.cantina])
    return { id: Number(linha?.id), grupo: Number(linha?.grupo) }
  }
  grande = (await achar(`select id from variantes where empresa_id = $1 and nome = 'Grande' limit 1`)).id
  const borda = await achar(
    `select id, grupo_id as grupo from opcoes where empresa_id = $1 and nome = 'Catupiry'`,
  )
  bordas = borda.grupo as GrupoId
  catupiry = borda.id
})
afterAll(() => mundo.fechar())
beforeEach(async () => {
  await mundo.sql('delete from estoques')
})

interface Linha {
  readonly tipo?: string
  readonly id?: number
  readonly restante?: string
  readonly diario?: string
  readonly era?: string
}

function salvar(
  dono: ComContagem,
  linhas: readonly Linha[],
  { empresa = mundo.cantina, agora = SEXTA } = {},
) {
  const digitadas = linhas.map(({ tipo = 'produto', id = pizza, restante = '', diario = '', era = '' }) => ({
    ...{ tipo, id: String(id), restante, diario, era },
  }))
  return salvarContagem(empresa, dono, { linhas: digitadas }, agora)
}
const doProduto = (): ComContagem => ({ tipo: 'produto', id: pizza })

const contagens = (dia = '2026-11-20') => withTenant(mundo.cantina, tx => listContagens(tx, dia))
const vender = (unidades: number) => mundo.sql('update estoques set restante = restante - $1', [unidades])

describe('A contagem salva', () => {
  test('vale para o produto, o tamanho e a opção, e em branco acaba', async () => {
    await salvar(doProduto(), [
      { restante: '7' },
      { tipo: 'tamanho', id: grande, diario: '10' },
      { tipo: 'opcao', id: catupiry, restante: '1' },
    ])
    await salvar({ tipo: 'grupo', id: bordas }, [{ tipo: 'opcao', id: catupiry, restante: '3', diario: '5' }])
    expect(await contagens()).toEqual({
      produto: { [pizza]: { resta: 7, diario: null } },
      tamanho: { [grande]: { resta: 10, diario: 10 } },
      opcao: { [catupiry]: { resta: 3, diario: 5 } },
    })
    expect((await contagens('2026-11-21')).opcao).toEqual({ [catupiry]: { resta: 5, diario: 5 } })
    await salvar(doProduto(), [{ era: '7' }, { tipo: 'tamanho', id: grande, era: '10' }])
    expect(await contagens()).toMatchObject({ produto: {}, tamanho: {} })
  })

  test('não desfaz o que os pedidos levaram enquanto o formulário estava aberto', async () => {
    await salvar(doProduto(), [{ restante: '10' }])
    await vender(3)
    expect(await salvar(doProduto(), [{ restante: '10', diario: '20', era: '10' }])).toEqual({
      dados: { saiu: 0 },
    })
    expect((await contagens()).produto).toEqual({ [pizza]: { resta: 7, diario: 20 } })
    await vender(2)
    expect(await salvar(doProduto(), [{ restante: '30', diario: '20', era: '7' }])).toEqual({
      dados: { saiu: 2 },
    })
    expect((await contagens()).produto).toEqual({ [pizza]: { resta: 28, diario: 20 } })
  })

  test('no outro dia fica cheia, embora o formulário tenha ficado aberto', async () => {
    await salvar(doProduto(), [{ diario: '10' }])
    await vender(8)
    await salvar(doProduto(), [{ restante: '2', diario: '10', era: '2' }], { agora: SABADO })
    expect((await contagens('2026-11-21')).produto).toEqual({ [pizza]: { resta: 10, diario: 10 } })
  })

  test('recusa ao lado do campo, e nada grava', async () => {
    const feito = await salvar(doProduto(), [
      { restante: '7' },
      { tipo: 'tamanho', id: grande, diario: 'dez' },
    ])
    expect(recusaDe(feito)).toMatchObject({
      campo: 'linhas.1.diario',
      texto: 'Digite um número de 1 a 9999.',
    })
    expect((await contagens()).produto).toEqual({})
  })

  test('de outra empresa, ou de um grupo de sabores, não há', async () => {
    expect(await salvar(doProduto(), [{ restante: '7' }], { empresa: mundo.bella })).toBe(NAO_EXISTE)
    const [sabores] = await mundo.sql<{ id: string }>(
      `select id from grupos where empresa_id = $1 and tipo = 'sabor' limit 1`,
      [mundo.cantina],
    )
    expect(await salvar({ tipo: 'grupo', id: Number(sabores?.id) as GrupoId }, [])).toBe(NAO_EXISTE)
  })

  test('numa empresa que recebe pelo WhatsApp não há o que contar', async () => {
    const { id } = await mundo.produto(mundo.bella, PRODUTOS.pizza.nome)
    const feito = await salvar({ tipo: 'produto', id }, [{ id, restante: '7' }], { empresa: mundo.bella })
    expect(recusaDe(feito)?.codigo).toBe('sem-contagem')
  })
})

test('o que acabou se repõe com quantas há agora, e amanhã recomeça com as do dia', async () => {
  await salvar(doProduto(), [{ restante: '0', diario: '10' }])
  const faltas = () =>
    withTenant(mundo.cantina, tx =>
      listEmFalta(
        tx,
        { agora: SEXTA, dia: '2026-11-20', fuso: 'America/Sao_Paulo' },
        viradaDoDia(SEXTA, FUSO),
      ),
    )
  expect(await faltas()).toMatchObject([{ falta: { motivo: 'contagem', porDia: 10 } }])
  const repor = (unidades: string) =>
    mudarFalta(mundo.cantina, { tipo: 'produto', id: pizza }, { repor: unidades }, SEXTA)
  for (const ruim of ['0', '-3', '10000', 'dez']) {
    expect(recusaDe(await repor(ruim))).toMatchObject({ codigo: 'reposicao-invalida', campo: 'repor' })
  }
  expect(await faltas()).toHaveLength(1)
  expect(await repor('4')).toMatchObject({ dados: { reposto: true, restam: 4, falta: null } })
  expect(await faltas()).toEqual([])
  expect((await contagens()).produto).toEqual({ [pizza]: { resta: 4, diario: 10 } })
  expect((await contagens('2026-11-21')).produto).toEqual({ [pizza]: { resta: 10, diario: 10 } })
})
