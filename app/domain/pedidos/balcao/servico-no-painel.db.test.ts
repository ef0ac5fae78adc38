import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Papel } from '~/domain/empresas/direitos'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { type Balcao, noBalcao } from '../../../../tests/world/no-balcao'
import type { PedidoDoPainelEnviado } from './pedido-do-painel'

let mundo: Mundo
let balcao: Balcao
beforeAll(async () => {
  mundo = await abrirMundo()
  balcao = await noBalcao(mundo)
})
afterAll(() => mundo.fechar())

async function daLoja(percentual: number | null) {
  await mundo.sql(
    `insert into configuracoes (empresa_id, servico_percentual) values ($1, $2)
     on conflict (empresa_id) do update set servico_percentual = excluded.servico_percentual`,
    [mundo.cantina, percentual],
  )
}

const naMesa = (mudancas: Partial<PedidoDoPainelEnviado> = {}) =>
  balcao.enviado({ tipoEntrega: 'Consumir no restaurante', servico: true, ...mudancas })

async function pago(id: Parameters<Balcao['comoEsta']>[0]) {
  const { taxaServico, totalComFrete, valorPago } = await balcao.comoEsta(id)
  return [taxaServico, totalComFrete, valorPago]
}

test('o servidor a calcula dos itens, só na mesa e só de quem não a tirou', async () => {
  await daLoja(10)
  expect(await pago(await balcao.lancado(naMesa()))).toEqual([8_99, 98_89, 98_89])
  expect(await pago(await balcao.lancado(naMesa({ servico: false })))).toEqual([0, 89_90, 89_90])
  expect(await pago(await balcao.lancado(balcao.enviado({ servico: true })))).toEqual([0, 89_90, 89_90])
  // A form that does not know of it asks for nothing that it has not shown.
  expect(await pago(await balcao.lancado(naMesa({ servico: undefined })))).toEqual([0, 89_90, 89_90])
})

test('o pedido a guarda embora a loja mude a sua, um toque a tira, e repetir o salvar é o mesmo', async () => {
  await daLoja(10)
  const emDinheiro = { formaPagamento: 'dinheiro', valorPago: 200_00 } as const
  const id = await balcao.lancado(naMesa(emDinheiro))
  await daLoja(null)
  const itens = await balcao.queFicam(id)
  const salvar = (versao: number, servico: boolean) =>
    balcao.editar(id, versao, { ...naMesa({ ...emDinheiro, servico }), chave: null, itens })
  expect(await salvar(1, true)).toEqual({ dados: { pedidoId: id } })
  expect(await pago(id)).toEqual([8_99, 98_89, 200_00])
  // Another save by the same old version has other contents, although nothing but the service differs.
  expect(await salvar(1, false)).toHaveProperty('recusas')
  expect(await salvar(2, false)).toEqual({ dados: { pedidoId: id } })
  expect(await pago(id)).toEqual([0, 89_90, 200_00])
  expect(await salvar(2, false)).toEqual({ dados: { pedidoId: id } })
})

test('quem não pode dar desconto tira a taxa, que é do cliente pagar ou não', async () => {
  await daLoja(10)
  const feito = await balcao.lancar(naMesa({ servico: false }), mundo.cantina, 'cozinha' as Papel)
  expect(feito).toHaveProperty('dados')
})
