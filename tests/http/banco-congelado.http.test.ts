import net from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BURGER } from '../world/demo'
import { Browser, type Built } from './comanda'

/** A database that takes connections and never says a word, and how often it was asked. */
let frozen: net.Server
let asked = 0
const open = new Set<net.Socket>()
let built: Built
beforeAll(async () => {
  frozen = net.createServer(socket => {
    asked++
    open.add(socket)
    socket.on('error', () => undefined)
  })
  await new Promise<void>(listening => frozen.listen(0, '127.0.0.1', listening))
  const { port } = frozen.address() as net.AddressInfo
  const path = '../../build/server/index.js?congelado'
  built = (await import(/* @vite-ignore */ path)) as Built
  built.openDatabase(`postgres://ninguem@127.0.0.1:${port}/nada`, { patienceMs: 100 })
})
afterAll(async () => {
  await built.closeDatabase()
  for (const socket of open) socket.destroy()
  frozen.close()
})

test('Por um banco congelado a página de uma loja espera uma vez só, e diz quando voltar', async () => {
  const resposta = await new Browser(built.app).get(`/${BURGER.slug}`)
  expect([resposta.status, resposta.headers.get('Retry-After')]).toEqual([503, '5'])
  expect(await resposta.text()).toContain('Serviço indisponível')
  expect(asked).toBe(1)
})
