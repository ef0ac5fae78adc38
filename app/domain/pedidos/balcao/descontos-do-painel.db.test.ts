import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAjustes } from '~/domain/pedidos/store-do-dinheiro.server'
import type { PedidoId } from '~/domain/valores/ids'
import { withTenant } from '~/server/transaction.server'
import { type Balcao, noBalcao } from '../../../../tests/world/balcao'
import { plantarCupom } from '../../../../tests/world/cupom-plantado'
import { dadosDe, recusaDe } from '../../../../tests/world/dados-de'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { lerPedidoDoPainel } from './pedido-do-painel'

let mundo: Mundo
let balcao: Balcao
beforeAll(async () => {
  mundo = await abrirMundo()
  balcao = await noBalcao(mundo)
  await plantarCupom(mundo.cantina, { limite: 1 })
})
afterAll(() => mundo.fechar())

const linhasDe = async (id: PedidoId) =>
  (await withTenant(mundo.cantina, tx => listAjustes(tx, id))).map(({ rotulo, valor }) => [rotulo, valor])

/** Of R$ 89,90. */
const ATRASO = { tipo: 'percentual', valor: 5, motivo: ' Atraso  na entrega' } as const

test('o cupom e o desconto digitado ficam no pedido, com o motivo, e a edição os guarda ou troca', async () => {
  const id = await balcao.lancado(balcao.enviado({ cupom: 'pizza 10', desconto: ATRASO }))
  expect(await linhasDe(id)).toEqual([
    ['Atraso na entrega', 4_50],
    ['Cupom PIZZA10', 8_99],
  ])
  expect((await balcao.comoEsta(id)).totalComFrete).toBe(89_90 - 4_50 - 8_99)
  const itens = await balcao.queFicam(id)
  dadosDe(await balcao.editar(id, 1, { itens, observacoes: 'sem pressa' }))
  expect(await linhasDe(id)).toHaveLength(2)
  dadosDe(await balcao.editar(id, 2, { itens, desconto: { tipo: 'valor', valor: 3_00, motivo: 'Cortesia' } }))
  expect(await linhasDe(id)).toEqual([
    ['Cupom PIZZA10', 8_99],
    ['Cortesia', 3_00],
  ])
  dadosDe(await balcao.editar(id, 3, { itens, desconto: null }))
  expect(await linhasDe(id)).toEqual([['Cupom PIZZA10', 8_99]])
})

test('o uso do cupom acompanha a edição, e o que já não tira nada é devolvido', async () => {
  const cupomId = await plantarCupom(mundo.cantina, { codigo: 'FRETE5', tipo: 'frete', percentual: null })
  const uso = async () => {
    const [linha] = await mundo.sql(
      `select u.valor, u.estornado_em is not null as devolvido, c.usos from usos_cupom u
       join cupons c on c.empresa_id = u.empresa_id and c.id = u.cupom_id where c.id = $1`,
      [cupomId],
    )
    return linha
  }
  const id = await balcao.lancado(balcao.entrega({ cupom: 'FRETE5' }))
  expect(await uso()).toEqual({ valor: '8.20', devolvido: false, usos: 1 })
  const itens = await balcao.queFicam(id)
  dadosDe(await balcao.editar(id, 1, balcao.entrega({ chave: null, itens, frete: 5_00 })))
  expect(await uso()).toEqual({ valor: '5.00', devolvido: false, usos: 1 })
  dadosDe(await balcao.editar(id, 2, { itens }))
  expect(await uso()).toEqual({ valor: '5.00', devolvido: true, usos: 0 })
})

test('o cupom que acabou é recusado ao lado do campo, e nada se grava', async () => {
  const recusa = recusaDe(await balcao.lancar(balcao.enviado({ cupom: 'PIZZA10' })))
  expect(recusa).toMatchObject({ codigo: 'cupom-indisponivel', campo: 'cupom' })
})

test.each([
  [{ tipo: 'valor', valor: Number.NaN, motivo: 'a' }, 'desconto.valor', 'Informe o desconto em reais'],
  [{ tipo: 'valor', valor: 0, motivo: 'a' }, 'desconto.valor', 'Informe o desconto em reais'],
  [{ tipo: 'percentual', valor: 101, motivo: 'a' }, 'desconto.valor', 'Informe o desconto em reais'],
  [{ tipo: 'valor', valor: 5_00, motivo: ' ' }, 'desconto.motivo', 'Diga o motivo do desconto.'],
] as const)('o desconto %j é recusado no campo %s', (desconto, campo, texto) => {
  const lido = lerPedidoDoPainel(balcao.enviado({ desconto }))
  expect(lido).toMatchObject({ recusas: [{ campo, texto: expect.stringContaining(texto) }] })
})
