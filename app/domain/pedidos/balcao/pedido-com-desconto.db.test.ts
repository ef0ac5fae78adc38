import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enderecoEmUmaLinha } from '~/domain/enderecos/endereco'
import { registrarPedido } from '~/domain/pedidos/uma-vez.server'
import { somarValores } from '~/domain/pedidos/valores'
import { recusar } from '~/domain/respostas/recusa'
import { centavos } from '~/domain/valores/centavos'
import type { ClienteId, PedidoId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { dadosDe } from '../../../../tests/world/banco/dados-de'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { type Balcao, noBalcao } from '../../../../tests/world/no-balcao'
import { ENDERECO_PERTO } from '../../../../tests/world/um-pedido'

let mundo: Mundo
let balcao: Balcao
beforeAll(async () => {
  mundo = await abrirMundo()
  balcao = await noBalcao(mundo)
})
afterAll(() => mundo.fechar())

const AJUSTES = (
  [
    ['itens', 60_00, 'Cupom'],
    ['itens', 40_00, null],
    ['frete', 3_00, null],
    ['servico', 5_00, null],
  ] as const
).map(([alvo, valor, rotulo]) => ({
  ...{ alvo, valor: centavos(valor), rotulo, cupomId: null, userId: null },
}))

/** R$ 179,80 and R$ 8,20 of freight, less two discounts and one of the freight, and R$ 5,00 of service: R$ 90,00. */
async function comDescontos(): Promise<PedidoId> {
  const file = { produtoId: balcao.file, nome: 'Filé à parmegiana', preco: centavos(89_90) }
  const itens = [{ ...file, quantidade: 2, observacao: null, extras: [] }]
  const valores = somarValores(itens, centavos(8_20), AJUSTES)
  const pedido = {
    ...{
      dataPedido: balcao.agora,
      nomeCliente: 'Rosa Klein',
      telefoneCliente: '1130000000',
    },
    ...{ ...valores, valorPago: valores.totalComFrete, formaPagamento: 'pix' },
    tipoEntrega: 'Receber no meu endereço',
    enderecoEntrega: enderecoEmUmaLinha(ENDERECO_PERTO),
  }
  const recusa = recusar('um-teste', 'Erro', 'Não é aqui.')
  const tentativa = { chave: randomUUID(), conteudo: '', recusarOutro: () => recusa, emAndamento: recusa }
  const registro = {
    pedido,
    cliente: await rosa(),
    itens,
    ajustes: AJUSTES,
    estoques: [],
    pix: null,
    por: balcao.por,
    fuso: 'America/Sao_Paulo',
  }
  const feito = await withTenant(mundo.cantina, tx => registrarPedido(tx, tentativa, registro))
  return dadosDe(feito).pedidoId
}

async function rosa(): Promise<ClienteId> {
  const telefone = '1130000000'
  await mundo.sql(
    `insert into clientes (empresa_id, nome, telefone) values ($1, 'Rosa Klein', $2) on conflict do nothing`,
    [mundo.cantina, telefone],
  )
  const [cliente] = await mundo.sql<{ id: string }>('select id from clientes where telefone = $1', [telefone])
  return Number(cliente?.id) as ClienteId
}

async function quantidade(id: PedidoId, quantidade: number) {
  return (await balcao.queFicam(id)).map(item => ({ ...item, quantidade }))
}

function ajustes(id: PedidoId) {
  return mundo.sql('select alvo, rotulo, valor from ajustes_pedido where pedido_id = $1 order by id', [id])
}

test('um pedido registrado com descontos tem uma linha de cada um, que somam o que ele cobra', async () => {
  const id = await comDescontos()
  expect(await balcao.comoEsta(id)).toMatchObject({
    ...{ total: 179_80, descontoItens: 100_00, frete: 8_20, descontoFrete: 3_00, taxaServico: 5_00 },
    totalComFrete: 90_00,
  })
  const linhas = await mundo.sql(
    'select tipo, alvo, valor from ajustes_pedido where pedido_id = $1 order by id',
    [id],
  )
  expect(linhas).toEqual([
    { tipo: 'desconto', alvo: 'itens', valor: '60.00' },
    { tipo: 'desconto', alvo: 'itens', valor: '40.00' },
    { tipo: 'desconto', alvo: 'frete', valor: '3.00' },
    { tipo: 'taxa', alvo: 'servico', valor: '5.00' },
  ])
})

test('um pedido com desconto, editado, guarda o desconto, que não passa daquilo de que sai', async () => {
  const id = await comDescontos()
  const antes = await ajustes(id)
  const itens = await quantidade(id, 3)
  expect(await balcao.editar(id, 1, balcao.entrega({ chave: null, itens }))).toEqual({
    dados: { pedidoId: id },
  })
  expect(await balcao.comoEsta(id)).toMatchObject({
    ...{ total: 269_70, descontoItens: 100_00, frete: 8_20, descontoFrete: 3_00, taxaServico: 5_00 },
    ...{ totalComFrete: 179_90, valorPago: 179_90 },
  })
  expect(await ajustes(id)).toEqual(antes)

  await balcao.editar(id, 2, { itens: await quantidade(id, 1) })
  expect(await balcao.comoEsta(id)).toMatchObject({
    ...{ total: 89_90, descontoItens: 89_90, frete: 0, descontoFrete: 0, taxaServico: 5_00 },
    ...{ totalComFrete: 5_00, valorPago: 5_00 },
  })
  expect(await ajustes(id)).toEqual([
    { alvo: 'itens', rotulo: 'Cupom', valor: '60.00' },
    { alvo: 'itens', rotulo: null, valor: '29.90' },
    { alvo: 'servico', rotulo: null, valor: '5.00' },
  ])
})

test.each([
  ['nos itens', 'desconto_itens = total + 1, total_com_frete = frete - 1'],
  ['no frete', 'desconto_frete = frete + 1, total_com_frete = total - 1'],
])('um desconto maior do que há %s é recusado pelo banco', async (_onde, mudanca) => {
  const id = await balcao.lancado(balcao.entrega())
  await expect(mundo.sql(`update pedidos set ${mudanca} where id = $1`, [id])).rejects.toThrow(
    /pedidos_ajustes/,
  )
})
