import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { viradaDoDia } from '~/domain/horarios/virada-do-dia'
import { NAO_EXISTE } from '~/domain/respostas/resultado'
import type { OpcaoId, ProdutoId, VarianteId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { PRODUTOS } from '../../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { acharProduto, plantarPizza } from '../../../../tests/world/plantado/pizza-plantada'
import { findProdutosAtivos } from '../escolhas/store-escolhas.server'
import { momentoEm } from '../momento'
import { estoques, opcoes, variantes } from '../tables-das-opcoes.server'
import { camposDaFalta, type Vendavel } from './em-falta'
import { mudarFalta } from './mudar-falta.server'
import { findVendaveis, listEmFalta } from './store-faltas.server'

/** A Friday evening; the Cantina opens at 18:00 and closes at 23:00. */
const AGORA = new Date('2026-11-20T20:00-03:00')
const FUSO = 'America/Sao_Paulo'

let mundo: Mundo
let produto: Extract<Vendavel, { tipo: 'produto' }>
let tamanho: Extract<Vendavel, { tipo: 'tamanho' }>
let opcao: Extract<Vendavel, { tipo: 'opcao' }>
beforeAll(async () => {
  mundo = await abrirMundo()
  await mundo.sql('update produtos set esgotado_ate = null')
  await withTenant(mundo.cantina, async tx => {
    const { pizza } = await plantarPizza(tx, PRODUTOS.margherita.nome, PRODUTOS.carbonara.nome)
    await tx.delete(estoques).where(eq(estoques.empresaId, tx.empresaId))
    const [grande] = (await tx.select().from(variantes).where(eq(variantes.empresaId, tx.empresaId))).filter(
      ({ nome }) => nome === 'Grande',
    )
    const [calabresa] = (await tx.select().from(opcoes).where(eq(opcoes.empresaId, tx.empresaId))).filter(
      ({ nome }) => nome === 'Calabresa',
    )
    produto = { tipo: 'produto', id: pizza }
    tamanho = { tipo: 'tamanho', id: grande?.id as VarianteId }
    opcao = { tipo: 'opcao', id: calabresa?.id as OpcaoId }
  })
})
afterAll(() => mundo.fechar())
beforeEach(async () => {
  for (const vendavel of [produto, tamanho, opcao]) await mudar(vendavel, {})
})

const mudar = (vendavel: Vendavel, campos: Record<string, string>, agora = AGORA) =>
  mudarFalta(mundo.cantina, vendavel, campos, agora)

const momento = (agora: Date) => momentoEm(agora, FUSO)

async function emFalta(agora = AGORA) {
  const linhas = await withTenant(mundo.cantina, tx =>
    listEmFalta(tx, momento(agora), viradaDoDia(agora, FUSO)),
  )
  return linhas.map(({ tipo, nome, de, falta }) => [tipo, nome, de, falta?.motivo, falta?.ate?.toISOString()])
}

/** As the checkout finds it. */
async function noCheckout(agora = AGORA) {
  const { produtos } = await withTenant(mundo.cantina, tx =>
    findProdutosAtivos(tx, momento(agora), [produto.id]),
  )
  const pizza = produtos.get(produto.id)
  const grande = pizza?.variantes.find(({ id }) => id === tamanho.id)
  const calabresa = pizza?.grupos.flatMap(({ opcoes }) => opcoes).find(({ id }) => id === opcao.id)
  return [pizza?.esgotado, grande?.esgotada, calabresa?.esgotada]
}

describe('o que está em falta', () => {
  test('não se vende, está na lista por nome, e volta sozinho na hora dita', async () => {
    expect(await emFalta()).toEqual([])
    await mudar(produto, { prazo: 'hoje' })
    await mudar(tamanho, { prazo: '2-horas' })
    await mudar(opcao, { prazo: 'ate-eu-voltar' })
    expect(await noCheckout()).toEqual([true, true, true])
    const { nome } = PRODUTOS.margherita
    expect(await emFalta()).toEqual([
      ['produto', nome, null, 'esgotado', expect.any(String)],
      ['tamanho', 'Grande', nome, 'esgotado', '2026-11-21T01:00:00.000Z'],
      ['opcao', 'Calabresa', 'Sabores salgados', 'esgotado', undefined],
    ])
    const domingo = new Date('2026-11-22T20:00-03:00')
    expect(await noCheckout(domingo)).toEqual([false, false, true])
    expect(await emFalta(domingo)).toEqual([
      ['opcao', 'Calabresa', 'Sabores salgados', 'esgotado', undefined],
    ])
  })

  test('quem desfaz tem de novo o que havia', async () => {
    await mudar(produto, { prazo: '2-horas' })
    const marcado = await mudar(produto, { prazo: 'ate-eu-voltar' })
    if ('recusas' in marcado) throw new Error('refused')
    expect(marcado.dados).toMatchObject({ nome: PRODUTOS.margherita.nome, volta: null })
    await mudar(produto, camposDaFalta(marcado.dados.antes))
    expect((await emFalta()).map(([, , , , ate]) => ate)).toEqual(['2026-11-21T01:00:00.000Z'])
    const voltou = await mudar(produto, {})
    expect(await emFalta()).toEqual([])
    if ('recusas' in voltou) throw new Error('refused')
    await mudar(produto, camposDaFalta(voltou.dados.antes))
    expect(await emFalta()).toHaveLength(1)
  })

  test('o que acabou na contagem também falta; voltar a vender enche a do dia e encerra a outra', async () => {
    const zerar = (produtoId: ProdutoId, diario: number | null) =>
      mundo.sql(
        `insert into estoques (empresa_id, produto_id, restante, diario, dia) values ($1, $2, 0, $3, '2026-11-20')`,
        [mundo.cantina, produtoId, diario],
      )
    const lasanha = await withTenant(mundo.cantina, tx => acharProduto(tx, PRODUTOS.lasanha.nome))
    await zerar(produto.id, 10)
    await zerar(lasanha, null)
    expect(await emFalta()).toEqual([
      ['produto', PRODUTOS.lasanha.nome, null, 'contagem', undefined],
      ['produto', PRODUTOS.margherita.nome, null, 'contagem', '2026-11-21T08:00:00.000Z'],
    ])
    for (const id of [produto.id, lasanha]) {
      expect(await mudar({ tipo: 'produto', id }, {})).toMatchObject({ dados: { reposto: true } })
    }
    expect(await emFalta()).toEqual([])
    expect(await mundo.sql('select produto_id::int, restante from estoques')).toEqual([
      { produto_id: produto.id, restante: 10 },
    ])
    await mundo.sql('delete from estoques')
  })

  test('a busca acha pelo nome e pelo do produto ou grupo, sem acentos', async () => {
    const achar = async (busca: string) =>
      (
        await withTenant(mundo.cantina, tx =>
          findVendaveis(tx, momento(AGORA), viradaDoDia(AGORA, FUSO), busca),
        )
      ).map(({ tipo, nome }) => `${tipo} ${nome}`)
    expect(await achar('CALABRESA')).toContain('opcao Calabresa')
    expect(await achar('familia')).toEqual(['tamanho Família'])
    expect(await achar(PRODUTOS.margherita.nome)).toEqual([
      `produto ${PRODUTOS.margherita.nome}`,
      'tamanho Broto',
      'tamanho Família',
      'tamanho Grande',
    ])
    expect(await achar('sushi')).toEqual([])
  })

  test('de outra empresa não se marca nada, e o que não se entende não muda nada', async () => {
    for (const vendavel of [produto, tamanho, opcao]) {
      expect(await mudarFalta(mundo.bella, vendavel, { prazo: 'hoje' }, AGORA)).toBe(NAO_EXISTE)
      expect(await mudar(vendavel, { prazo: 'semana' })).toMatchObject({
        recusas: [{ codigo: 'prazo-do-esgotado' }],
      })
    }
    expect(await emFalta()).toEqual([])
  })
})
