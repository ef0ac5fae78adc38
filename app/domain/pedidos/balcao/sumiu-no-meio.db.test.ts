import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fazerPedido } from '~/domain/pedidos/checkout/fazer-pedido.server'
import { lerNovoPedido } from '~/domain/pedidos/checkout/novo-pedido'
import { ehRecusa } from '~/domain/respostas/recusa'
import type { ProdutoId } from '~/domain/valores/ids'
import { noMeio } from '../../../../tests/world/banco/no-meio'
import { retratar } from '../../../../tests/world/banco/retrato'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { type Balcao, noBalcao, telefoneFixo } from '../../../../tests/world/no-balcao'
import { umPedido } from '../../../../tests/world/um-pedido'

let mundo: Mundo
let balcao: Balcao
beforeAll(async () => {
  mundo = await abrirMundo()
  balcao = await noBalcao(mundo)
})
afterAll(() => mundo.fechar())

/** A product that is in no order, so that it can be deleted. */
async function produtoNovo(): Promise<ProdutoId> {
  const [linha] = await mundo.sql<{ id: string }>(
    `insert into produtos (empresa_id, categoria_id, nome, preco)
     select empresa_id, categoria_id, 'Prato de um dia', 10 from produtos where id = $1 returning id`,
    [balcao.file],
  )
  return Number(linha?.id) as ProdutoId
}

async function clienteNovo(telefone: string): Promise<void> {
  await mundo.sql('insert into clientes (empresa_id, nome, telefone) values ($1, $2, $3)', [
    mundo.cantina,
    'Sem pedidos',
    telefone,
  ])
}

let celulares = 11_950_000_000
const celular = () => String(++celulares)

function pedir(produtos: readonly [id: ProdutoId, preco: number][], telefone = celular()) {
  const novo = lerNovoPedido(
    umPedido({
      cliente: { telefone, nome: 'Joana Prado', email: null },
      itens: produtos.map(([produtoId]) => ({ produtoId, quantidade: 1, extras: [], observacao: null })),
      totalVisto: produtos.reduce((soma, [, preco]) => soma + preco, 0),
    }),
  )
  if (ehRecusa(novo)) throw new Error(novo.texto)
  return fazerPedido(mundo.cantina, novo, { agora: new Date(), pedidosDaqui: [] })
}

const APAGAR_PRODUTO = 'delete from produtos where id = $1'
const APAGAR_CLIENTE = 'delete from clientes where telefone = $1'
const SUMIU = { titulo: 'Produto indisponível', texto: expect.stringContaining('não está mais disponível') }

describe('Um produto excluído enquanto um pedido com ele está a caminho', () => {
  test('é recusado ao cliente na sua linha, e nada se grava', async () => {
    const prato = await produtoNovo()
    const antes = await retratar(mundo, ['produtos', 'eventos'])
    const feito = await noMeio(mundo, APAGAR_PRODUTO, [prato], () =>
      pedir([
        [balcao.file, 89_90],
        [prato, 10_00],
      ]),
    )
    expect(feito).toMatchObject({ recusas: [{ ...SUMIU, campo: 'itens.1' }] })
    expect(await retratar(mundo, ['produtos', 'eventos'])).toEqual(antes)
  })

  test('é recusado no pedido do painel', async () => {
    const prato = await produtoNovo()
    const antes = await retratar(mundo, ['produtos', 'eventos'])
    const itens = [balcao.umFile(), balcao.umFile({ produtoId: prato })]
    const feito = await noMeio(mundo, APAGAR_PRODUTO, [prato], () => balcao.lancar(balcao.enviado({ itens })))
    expect(feito).toMatchObject({ recusas: [{ ...SUMIU, campo: 'itens.1' }] })
    expect(await retratar(mundo, ['produtos', 'eventos'])).toEqual(antes)
  })

  test('é recusado na edição de um pedido, que fica como estava', async () => {
    const prato = await produtoNovo()
    const id = await balcao.lancado(balcao.enviado())
    const itens = [...(await balcao.queFicam(id)), balcao.umFile({ produtoId: prato })]
    const antes = await retratar(mundo, ['produtos', 'eventos'])
    const feito = await noMeio(mundo, APAGAR_PRODUTO, [prato], () => balcao.editar(id, 1, { itens }))
    expect(feito).toMatchObject({ recusas: [{ ...SUMIU, campo: 'itens.1' }] })
    expect(await retratar(mundo, ['produtos', 'eventos'])).toEqual(antes)
  })
})

describe('Um cliente excluído enquanto um pedido dele está a caminho', () => {
  test('é cadastrado de novo pelo pedido', async () => {
    const telefone = celular()
    await clienteNovo(telefone)
    const feito = await noMeio(mundo, APAGAR_CLIENTE, [telefone], () =>
      pedir([[balcao.file, 89_90]], telefone),
    )
    expect(feito).toMatchObject({ dados: { repetido: false } })
    expect(await balcao.cliente(telefone)).toMatchObject({ nome: 'Joana Prado' })
  })

  test('e pelo do painel, novo ou editado', async () => {
    const telefone = telefoneFixo()
    await clienteNovo(telefone)
    const cliente = { nome: 'Rosa Klein', telefone }
    const lancar = () => balcao.lancar(balcao.enviado({ chave: randomUUID(), cliente }))
    expect(await noMeio(mundo, APAGAR_CLIENTE, [telefone], lancar)).toMatchObject({
      dados: { pedidoId: expect.any(Number) },
    })
    expect(await balcao.cliente(telefone)).toMatchObject({ nome: 'Rosa Klein' })

    const outro = telefoneFixo()
    await clienteNovo(outro)
    const id = await balcao.lancado(balcao.enviado())
    const edicao = { itens: await balcao.queFicam(id), cliente: { nome: 'Rosa Klein', telefone: outro } }
    const editar = () => balcao.editar(id, 1, edicao)
    expect(await noMeio(mundo, APAGAR_CLIENTE, [outro], editar)).toEqual({ dados: { pedidoId: id } })
    expect(await balcao.cliente(outro)).toMatchObject({ nome: 'Rosa Klein' })
  })
})
