import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import type { Message } from '../event-stream.server'
import { databasePool } from './database.server'
import { type LiveEvent, listen, startHearing } from './live.server'
import { tell, withTenant } from './transaction.server'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
  await startHearing(mundo.serviceUrl)
})
afterAll(() => mundo.fechar())

const notificar = (texto: string) => databasePool().query('select pg_notify($1, $2)', ['comanda_live', texto])

test('uma notificação que não é nossa não derruba nada, e a de outro nó chega a quem é', async () => {
  const [daCantina, daBella]: [LiveEvent[], LiveEvent[]] = [[], []]
  const calar = [listen(mundo.cantina, e => daCantina.push(e)), listen(mundo.bella, e => daBella.push(e))]
  for (const lixo of ['', 'x', '{}', 'null', '[]', '["outro",1]', '["outro",null]', '"a"']) {
    await notificar(lixo)
  }
  await notificar(JSON.stringify(['outro', [mundo.cantina, 'pedido-novo', 12_345_678]]))
  await vi.waitFor(() => expect(daCantina).toEqual([{ kind: 'pedido-novo', id: 12_345_678 }]))
  expect(daBella).toEqual([])
  for (const parar of calar) parar()
})

test('o que uma transação conta duas vezes chega uma só, e a todas as telas nos mesmos bytes', async () => {
  const ouvidos: Array<[LiveEvent, Message]> = []
  const calar = [1, 2].map(() => listen(mundo.cantina, (event, sent) => ouvidos.push([event, sent])))
  const MOVIDO = { type: 'pedido-movido', live: 'pedido-mudou' }
  await withTenant(mundo.cantina, async tx => {
    tell(tx, MOVIDO, 12_345_678)
    tell(tx, MOVIDO, 12_345_678)
  })
  expect(ouvidos.map(([event]) => event)).toEqual(Array(2).fill({ kind: 'pedido-mudou', id: 12_345_678 }))
  expect(ouvidos[0]?.[1]).toBe(ouvidos[1]?.[1])
  expect(new TextDecoder().decode(ouvidos[0]?.[1])).toBe('event: pedido-mudou\ndata: {"id":12345678}\n\n')
  for (const parar of calar) parar()
})

test('uma tela que não se deixa avisar não desfaz o que foi gravado nem cala as outras', async () => {
  const avisados: LiveEvent[] = []
  const calar = [
    listen(mundo.cantina, () => {
      throw new Error('a broken screen')
    }),
    listen(mundo.cantina, e => avisados.push(e)),
  ]
  await expect(
    withTenant(mundo.cantina, async tx => {
      tell(tx, { type: 'pedido-feito', live: 'pedido-novo' }, 12_345_678)
      return 'gravado'
    }),
  ).resolves.toBe('gravado')
  expect(avisados).toHaveLength(1)
  for (const parar of calar) parar()
})
