import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PedidoId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { dadosDe } from '../../../tests/world/banco/dados-de'
import { contarComandos } from '../../../tests/world/banco/queda-no-comando'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { type Balcao, noBalcao } from '../../../tests/world/no-balcao'
import { type LojaComCupom, venderComCupom } from '../../../tests/world/pedir-com-cupom'
import { type FormaId, listFormas, salvarForma } from './store-formas.server'

let mundo: Mundo
let loja: LojaComCupom
let balcao: Balcao
beforeAll(async () => {
  process.env.CEP_API_URL = process.env.VIACEP_URL = 'http://127.0.0.1:9'
  mundo = await abrirMundo()
  loja = await venderComCupom(mundo)
  balcao = await noBalcao(mundo)
})
afterAll(() => mundo.fechar())
beforeEach(() => loja.limpar('sistema'))

/** All of these tests pay by Pix. */
async function noPix(ajusteTipo: '' | 'desconto' | 'acrescimo', ajuste = '', onde: object = TUDO) {
  const { linhas } = await withTenant(mundo.cantina, tx => listFormas(tx, { busca: '', pagina: 1 }))
  const id = linhas.find(({ forma }) => forma === 'pix')?.id as FormaId
  dadosDe(await salvarForma(mundo.cantina, id, { tipo: 'pix', nome: '', ajusteTipo, ajuste, ...onde }))
}
const TUDO = { entrega: 'on', retirada: 'on', mesa: 'on' }

const linhasDe = (id: PedidoId) =>
  mundo.sql('select tipo, alvo, rotulo, valor::text from ajustes_pedido where pedido_id = $1 order by id', [
    id,
  ])
const valoresDe = async (id: PedidoId) =>
  (
    await mundo.sql(
      'select ajuste_pagamento::text as ajuste, total_com_frete::text as total, versao from pedidos where id = $1',
      [id],
    )
  )[0]
const emReais = (valor: number) => (valor / 100).toFixed(2)

test('o desconto da forma é uma linha do pedido, com o que se disse dela, e o total é menor por ela', async () => {
  await noPix('')
  const sem = await loja.total(null)
  await noPix('desconto', '5%')
  const desconto = Math.floor((sem * 5 + 50) / 100)
  const id = await loja.pedir(null)
  expect(await linhasDe(id)).toEqual([
    { tipo: 'desconto', alvo: 'pagamento', rotulo: 'PIX: 5% de desconto', valor: emReais(desconto) },
  ])
  expect(await valoresDe(id)).toMatchObject({ ajuste: emReais(-desconto), total: emReais(sem - desconto) })
  await noPix('acrescimo', '2,00')
  const outro = await loja.pedir(null)
  expect(await linhasDe(outro)).toEqual([
    { tipo: 'taxa', alvo: 'acrescimo', rotulo: 'PIX: R$\u00a02,00 de acréscimo', valor: '2.00' },
  ])
})

test('o que mudou com a conta aberta mostra o novo valor; a forma desligada diz que não há, e não outro total', async () => {
  await noPix('desconto', '5%')
  const visto = await loja.total(null)
  await noPix('acrescimo', '3,5%')
  expect(dadosDe(await loja.enviar(null, visto))).toMatchObject({
    mudou: true,
    valores: { ajustePagamento: expect.any(Number) },
  })
  await noPix('acrescimo', '3,5%', { entrega: 'on', mesa: 'on' })
  const agora = await loja.total(null)
  expect(await loja.enviar(null, agora)).toMatchObject({
    recusas: [{ codigo: 'forma-indisponivel', campo: 'formaPagamento' }],
  })
})

test('não custa comando nenhum a mais', async () => {
  await noPix('')
  const semNada = await loja.total(null)
  const sem = await contarComandos(() => loja.enviar(null, semNada))
  await noPix('desconto', '1%')
  const com = await loja.total(null)
  expect(await contarComandos(() => loja.enviar(null, com))).toBe(sem)
})

test('no balcão também; a edição que não muda o total guarda a linha, e a que muda aplica a regra de agora', async () => {
  await noPix('desconto', '10%')
  const id = await balcao.lancado(balcao.enviado())
  expect(await valoresDe(id)).toMatchObject({ ajuste: '-8.99', total: '80.91' })
  await noPix('acrescimo', '1,00')
  const itens = await balcao.queFicam(id)
  dadosDe(await balcao.editar(id, 1, { itens, observacoes: 'sem pressa' }))
  expect(await valoresDe(id)).toEqual({ ajuste: '-8.99', total: '80.91', versao: 2 })
  dadosDe(await balcao.editar(id, 2, { itens: itens.map(item => ({ ...item, quantidade: 2 })) }))
  expect(await valoresDe(id)).toMatchObject({ ajuste: '1.00', total: '180.80' })
  expect(await linhasDe(id)).toHaveLength(1)
  dadosDe(await balcao.editar(id, 3, { itens, formaPagamento: 'dinheiro' }))
  expect(await valoresDe(id)).toMatchObject({ ajuste: '0.00', total: '89.90' })
  expect(await linhasDe(id)).toEqual([])
})

test.each([
  `ajuste_tipo = 'desconto'`,
  `ajuste_tipo = 'desconto', ajuste_em = 'percentual', ajuste = 100`,
  `ajuste_tipo = 'brinde', ajuste_em = 'valor', ajuste = 1`,
  `ajuste_tipo = 'acrescimo', ajuste_em = 'valor', ajuste = 0`,
])('o banco recusa o que não é um ajuste: %s', async mudanca => {
  await expect(mundo.sql(`update formas_pagamento set ${mudanca}`)).rejects.toMatchObject({ code: '23514' })
})
