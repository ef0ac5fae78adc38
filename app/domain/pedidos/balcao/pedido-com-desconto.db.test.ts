import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PedidoId } from '~/domain/valores/ids'
import { type Balcao, noBalcao } from '../../../../tests/world/balcao'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'

let mundo: Mundo
let balcao: Balcao
beforeAll(async () => {
  mundo = await abrirMundo()
  balcao = await noBalcao(mundo)
})
afterAll(() => mundo.fechar())

/** R$ 179,80 and R$ 8,20 of freight, less two discounts and one of the freight, and R$ 5,00 of service: R$ 90,00. */
async function comDescontos(): Promise<PedidoId> {
  const id = await balcao.lancado(balcao.entrega({ itens: [balcao.umFile({ quantidade: 2 })] }))
  await mundo.sql(
    `insert into ajustes_pedido (empresa_id, pedido_id, tipo, alvo, rotulo, valor) values
       ($1, $2, 'desconto', 'itens', 'Cupom', 60), ($1, $2, 'desconto', 'itens', null, 40),
       ($1, $2, 'desconto', 'frete', null, 3), ($1, $2, 'taxa', 'servico', null, 5)`,
    [mundo.cantina, id],
  )
  await mundo.sql(
    `update pedidos set desconto_itens = 100, desconto_frete = 3, taxa_servico = 5, total_com_frete = 90, valor_pago = 90
     where id = $1`,
    [id],
  )
  return id
}

async function quantidade(id: PedidoId, quantidade: number) {
  return (await balcao.queFicam(id)).map(item => ({ ...item, quantidade }))
}

function ajustes(id: PedidoId) {
  return mundo.sql('select alvo, rotulo, valor from ajustes_pedido where pedido_id = $1 order by id', [id])
}

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
