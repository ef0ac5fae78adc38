import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readVersao } from '~/domain/cardapio/disponibilidade/store-estado.server'
import { momentoEm } from '~/domain/cardapio/momento'
import { fazerPedido } from '~/domain/pedidos/checkout/fazer-pedido.server'
import { lerNovoPedido } from '~/domain/pedidos/checkout/novo-pedido'
import { ehRecusa } from '~/domain/respostas/recusa'
import { OUTRA_PESSOA_SALVOU } from '~/domain/respostas/resultado'
import type { ProdutoId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { runDueWork } from '~/server/timed/timed-work.server'
import { dadosDe } from '../../../tests/world/banco/dados-de'
import { PRODUTOS } from '../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { umPedido } from '../../../tests/world/um-pedido'
import { NAO_SE_OFERECE } from './lista-digitada'
import { MAIS_VENDIDOS } from './mais-vendidos.server'
import { abrirLista, salvarLista } from './salvar-lista.server'
import { readDestaques } from './store.server'

let mundo: Mundo
const ids = {} as Record<'agua' | 'margherita' | 'carbonara', ProdutoId>
beforeAll(async () => {
  mundo = await abrirMundo()
  ids.agua = (await mundo.produto(mundo.cantina, PRODUTOS.semExtras.nome)).id as ProdutoId
  ids.margherita = (await mundo.produto(mundo.cantina, PRODUTOS.margherita.nome)).id as ProdutoId
  ids.carbonara = (await mundo.produto(mundo.cantina, PRODUTOS.carbonara.nome)).id as ProdutoId
})
afterAll(() => mundo.fechar())
beforeEach(async () => {
  await mundo.sql('delete from produtos_destacados')
  await mundo.sql('delete from comprados_juntos')
  await mundo.sql('delete from destaques')
})

const AGORA = new Date()
const DEPOIS = (dias: number) => new Date(AGORA.getTime() + dias * 86_400_000)

const salvar = (valores: unknown, empresa = mundo.cantina, agora = AGORA) =>
  salvarLista(empresa, 'destaques', valores, agora)
const salvarTambem = (valores: unknown, agora = AGORA) => salvarLista(mundo.cantina, 'tambem', valores, agora)
const escolher = (...produtos: number[]) => salvar({ modo: 'escolhidos', produtos: produtos.map(String) })
const noCardapio = async (empresa = mundo.cantina) => (await withTenant(empresa, readDestaques)).destaques
const versao = () => withTenant(mundo.cantina, tx => readVersao(tx, momentoEm(AGORA, 'America/Sao_Paulo')))

const ofertas = async () => {
  const { tambem, juntos } = await withTenant(mundo.cantina, readDestaques)
  return { tambem, juntos }
}

async function pedir(produtoId: number, quantidade: number) {
  const itens = [{ produtoId, quantidade, extras: [], observacao: null }]
  const novo = lerNovoPedido(
    umPedido({ itens, totalVisto: quantidade * PRODUTOS.semExtras.preco, chave: crypto.randomUUID() }),
  )
  if (ehRecusa(novo)) throw new Error(novo.texto)
  return dadosDe(await fazerPedido(mundo.cantina, novo, { agora: AGORA, pedidosDaqui: [] }))
}

/** The nightly work, so many days later. */
async function correr(dias: number): Promise<void> {
  await mundo.sql('delete from maquina.timed_work')
  await runDueWork([MAIS_VENDIDOS], () => DEPOIS(dias))
  await mundo.sql(`update maquina.timed_work set next_at = now() - interval '1 day'`)
  await runDueWork([MAIS_VENDIDOS], () => DEPOIS(dias))
}

describe('Os destaques que o dono escolhe', () => {
  test('chegam ao cardápio na ordem dele, e o cardápio tem outra versão', async () => {
    const antes = await versao()
    expect(await escolher(ids.carbonara, ids.agua)).toMatchObject({ dados: { visto: expect.any(String) } })
    expect(await noCardapio()).toEqual([ids.carbonara, ids.agua])
    expect(await noCardapio(mundo.bella)).toEqual([])
    const depois = await versao()
    expect(depois).not.toBe(antes)
    await escolher(ids.agua)
    expect(await versao()).not.toBe(depois)
  })

  test('ficam guardados enquanto a lista mostra outra coisa', async () => {
    await escolher(ids.agua)
    await salvar({ modo: 'nenhum', produtos: [String(ids.agua)] })
    expect(await noCardapio()).toEqual([])
    expect(await withTenant(mundo.cantina, tx => abrirLista(tx, 'destaques'))).toMatchObject({
      modo: 'nenhum',
      produtos: [ids.agua],
    })
  })

  test('perdem o produto que se exclui', async () => {
    const [novo] = await mundo.sql<{ id: string }>(
      `insert into produtos (empresa_id, nome, preco) values ($1, 'Some já', 1) returning id`,
      [mundo.cantina],
    )
    await escolher(Number(novo?.id), ids.agua)
    await mundo.sql(`delete from produtos where id = $1`, [novo?.id])
    expect(await noCardapio()).toEqual([ids.agua])
  })

  test.each([
    ['de outra loja', async () => (await mundo.produto(mundo.bella, PRODUTOS.bella.nome)).id],
    ['que não existe', async () => 999_999],
    [
      'só para maiores de 18',
      async () => {
        const [vinho] = await mundo.sql<{ id: string }>(
          `insert into produtos (empresa_id, nome, preco, etiquetas) values ($1, 'Vinho', 1, 'contém álcool') returning id`,
          [mundo.cantina],
        )
        return Number(vinho?.id)
      },
    ],
  ])('não recebem um produto %s, e nada é guardado', async (_, qual) => {
    await escolher(ids.agua)
    const recusado = await escolher(ids.margherita, await qual())
    expect(recusado).toEqual({ recusas: [NAO_SE_OFERECE], mudou: true })
    expect(await noCardapio()).toEqual([ids.agua])
  })

  test('de duas pessoas ao mesmo tempo não se perdem: a segunda é perguntada', async () => {
    await escolher(ids.agua)
    const { visto } = await withTenant(mundo.cantina, tx => abrirLista(tx, 'destaques'))
    await escolher(ids.margherita)
    const segunda = await salvar({ modo: 'escolhidos', produtos: [String(ids.carbonara)], visto })
    expect(segunda).toMatchObject({ recusas: [OUTRA_PESSOA_SALVOU], conflito: { visto: expect.any(String) } })
    expect(await noCardapio()).toEqual([ids.margherita])
  })
})

describe('Os mais vendidos', () => {
  beforeEach(() => mundo.sql(`delete from pedidos where empresa_id = $1`, [mundo.cantina]))

  test('se contam em unidades, sem os pedidos cancelados e os de há mais de 30 dias', async () => {
    await pedir(ids.agua, 2)
    await pedir(ids.agua, 3)
    const cancelado = await pedir(ids.agua, 9)
    await mundo.sql(`update pedidos set status = 'Cancelado' where id = $1`, [
      'pedidoId' in cancelado ? cancelado.pedidoId : null,
    ])
    await mundo.sql(
      `update itens_pedido set produto_id = $1 where quantidade in (3, 9) and empresa_id = $2`,
      [ids.margherita, mundo.cantina],
    )
    await salvar({ modo: 'vendas' })
    expect(await noCardapio()).toEqual([ids.margherita, ids.agua])

    await salvar({ modo: 'vendas' }, mundo.cantina, DEPOIS(31))
    expect(await noCardapio()).toEqual([])
  })

  test('se refazem toda madrugada, e a mesma lista não muda o cardápio', async () => {
    await pedir(ids.agua, 1)
    await salvar({ modo: 'vendas' })
    await salvar({ modo: 'vendas' }, mundo.bella)
    const antes = await versao()
    await correr(0)
    expect([await noCardapio(), await versao()]).toEqual([[ids.agua], antes])
    expect(await noCardapio(mundo.bella)).toEqual([])
    await correr(31)
    expect(await noCardapio()).toEqual([])
    expect(await versao()).not.toBe(antes)
  })

  test('não se contam onde ninguém os mostra', async () => {
    await pedir(ids.agua, 1)
    await escolher(ids.margherita)
    const [{ quantos = '' } = {}] = await mundo.sql<{ quantos: string }>(
      'select count(*) as quantos from produtos_destacados where pelas_vendas',
    )
    expect(quantos).toBe('0')
  })
})

describe("'Peça também'", () => {
  beforeEach(() => mundo.sql(`delete from pedidos where empresa_id = $1`, [mundo.cantina]))

  /** An order of so many lines, of which each is made another product. */
  async function pedirJuntos(...produtos: number[]): Promise<string> {
    const feito = await pedir(ids.agua, 1)
    const pedidoId = 'pedidoId' in feito ? String(feito.pedidoId) : ''
    for (const produto of produtos.filter(id => id !== ids.agua)) {
      await mundo.sql(
        `insert into itens_pedido (empresa_id, pedido_id, produto_id, nome_produto, preco_unitario, quantidade)
         select empresa_id, pedido_id, $2, 'Outro', 1, 1
         from itens_pedido where pedido_id = $1 limit 1`,
        [pedidoId, produto],
      )
    }
    return pedidoId
  }
  const par = (...produtos: number[]) => produtos.toSorted((um, outro) => um - outro)

  test('tem a escolha do dono à parte da dos destaques, e o cardápio tem outra versão', async () => {
    await escolher(ids.agua)
    const antes = await versao()
    await salvarTambem({ modo: 'escolhidos', produtos: [String(ids.carbonara), String(ids.margherita)] })
    expect(await ofertas()).toEqual({ tambem: [ids.carbonara, ids.margherita], juntos: [] })
    expect(await noCardapio()).toEqual([ids.agua])
    expect(await versao()).not.toBe(antes)
  })

  test('conta os pares que vieram em mais pedidos, sem os que vieram juntos uma só vez, cancelados e os de há mais de 30 dias', async () => {
    for (let n = 0; n < 3; n++) await pedirJuntos(ids.agua, ids.carbonara)
    for (let n = 0; n < 2; n++) await pedirJuntos(ids.agua, ids.margherita)
    const cancelado = await pedirJuntos(ids.agua, ids.carbonara, ids.margherita)
    await mundo.sql(`update pedidos set status = 'Cancelado' where id = $1`, [cancelado])
    await pedirJuntos(ids.carbonara, ids.margherita, ids.agua)
    await salvarTambem({ modo: 'vendas' })
    const juntos = [par(ids.agua, ids.carbonara), par(ids.agua, ids.margherita)]
    expect(await ofertas()).toEqual({ tambem: [], juntos })
    expect((await withTenant(mundo.cantina, tx => abrirLista(tx, 'tambem'))).vendidos).toEqual(juntos)

    await salvarTambem({ modo: 'nenhum' })
    expect((await ofertas()).juntos).toEqual([])
    await salvarTambem({ modo: 'vendas' }, DEPOIS(31))
    expect((await ofertas()).juntos).toEqual([])
  })

  test('se refaz toda madrugada, e os mesmos pares não mudam o cardápio', async () => {
    for (let n = 0; n < 2; n++) await pedirJuntos(ids.agua, ids.carbonara)
    await salvarTambem({ modo: 'vendas' })
    const antes = await versao()
    await correr(0)
    expect([(await ofertas()).juntos, await versao()]).toEqual([[par(ids.agua, ids.carbonara)], antes])
    await correr(31)
    expect((await ofertas()).juntos).toEqual([])
    expect(await versao()).not.toBe(antes)
  })
})
