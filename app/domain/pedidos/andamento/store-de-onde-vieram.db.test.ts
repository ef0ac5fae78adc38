import { afterAll, beforeAll, expect, test } from 'vitest'
import { fazerPedido } from '~/domain/pedidos/checkout/fazer-pedido.server'
import { lerNovoPedido, type NovoPedidoEnviado } from '~/domain/pedidos/checkout/novo-pedido'
import { apagarCliente } from '~/domain/pedidos/privacidade/apagar-cliente.server'
import { ehRecusa } from '~/domain/respostas/recusa'
import { withTenant } from '~/server/database/transaction.server'
import { dadosDe } from '../../../../tests/world/banco/dados-de'
import { PRODUTOS } from '../../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { umPedido } from '../../../../tests/world/um-pedido'
import { listDeOndeVieram } from './store-de-onde-vieram.server'

let mundo: Mundo
let produtoId: number
beforeAll(async () => {
  mundo = await abrirMundo()
  produtoId = (await mundo.produto(mundo.cantina, PRODUTOS.semExtras.nome)).id
})
afterAll(() => mundo.fechar())

const AGORA = new Date()

async function pedir(veioDe: unknown, mais: Partial<NovoPedidoEnviado> = {}) {
  const itens = [{ produtoId, quantidade: 1, extras: [], observacao: null }]
  const novo = lerNovoPedido(umPedido({ itens, totalVisto: PRODUTOS.semExtras.preco, ...mais, veioDe }))
  if (ehRecusa(novo)) throw new Error(novo.texto)
  const feito = dadosDe(await fazerPedido(mundo.cantina, novo, { agora: AGORA, pedidosDaqui: [] }))
  if (!('repetido' in feito)) throw new Error(JSON.stringify(feito))
  return feito
}
const contar = (empresa = mundo.cantina, agora = AGORA) =>
  withTenant(empresa, tx => listDeOndeVieram(tx, agora))

test('Cada pedido guarda de onde veio, e o painel conta os que valem', async () => {
  const preco = PRODUTOS.semExtras.preco
  const telefone = '11987005555'
  await pedir('instagram / stories')
  await pedir('instagram / stories', { cliente: { telefone, nome: 'Rute Sumida', email: null } })
  const cancelado = await pedir('panfleto')
  await pedir('<script>')
  await pedir(undefined)
  await mundo.sql(`update pedidos set status = 'Cancelado' where id = $1`, [cancelado.pedidoId])
  expect(await contar()).toEqual([{ veioDe: 'instagram / stories', quantos: 2, total: 2 * preco }])
  expect(await contar(mundo.bella)).toEqual([])
  expect(await contar(mundo.cantina, new Date(AGORA.getTime() + 91 * 86_400_000))).toEqual([])

  // A link that was sent to one person names that person.
  await mundo.sql(`update pedidos set status = 'Finalizado' where telefone_cliente = $1`, [telefone])
  expect(await apagarCliente(mundo.cantina, telefone)).toEqual({ dados: { pedidos: 1 } })
  expect(await contar()).toEqual([{ veioDe: 'instagram / stories', quantos: 1, total: preco }])
})

test('O mesmo pedido, enviado de novo sem a origem, não é outro', async () => {
  const chave = crypto.randomUUID()
  const primeiro = await pedir('whatsapp', { chave })
  expect(await pedir(undefined, { chave })).toMatchObject({ pedidoId: primeiro.pedidoId, repetido: true })
})
