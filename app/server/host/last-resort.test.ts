import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { ServerBuild } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from './http.server'
import { listen } from './listener.server'

/** The router over pages of which none can be drawn, not even that of an error. */
function semPagina(): ServerBuild {
  const nunca = () => {
    throw new Error('cannot be drawn')
  }
  const rota = (id: string, path: string, module: object) => ({ id, path, parentId: 'root', module })
  return {
    entry: { module: { default: nunca, handleError: () => {} } },
    routes: {
      root: { id: 'root', path: '', module: { default: nunca } },
      pagina: rota('pagina', 'pagina', { default: nunca }),
      leitura: rota('leitura', 'leitura', { loader: nunca }),
    },
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: { v8_middleware: true },
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild
}

let pasta: string
beforeAll(() => {
  pasta = mkdtempSync(join(tmpdir(), 'comanda-sem-pagina-'))
  mkdirSync(join(pasta, 'assets'))
  process.env.NODE_ENV = 'production'
})
afterAll(() => rmSync(pasta, { recursive: true }))

test.each([
  ['a página e a página de erro falham', 'GET', '/pagina', 500, 'Algo deu errado. Tente novamente.'],
  ['uma leitura falha', 'GET', '/leitura', 500, 'Algo deu errado. Tente novamente.'],
  ['o endereço só se lê', 'POST', '/leitura', 405, 'Método não permitido.'],
  ['o arquivo não existe', 'GET', '/assets/nada.js', 404, 'Não encontrado.'],
  ['a imagem não existe', 'GET', '/imagens/nada', 404, 'Não encontrado.'],
])('quando %s, a resposta é em português', async (_, method, caminho, status, dito) => {
  const app = createApp(semPagina(), pasta)
  const resposta = await app.fetch(new Request(`http://comanda.teste${caminho}`, { method }))
  const corpo = await resposta.text()
  expect([resposta.status, corpo.includes(dito)]).toEqual([status, true])
  expect(corpo).not.toMatch(/error|not found|unexpected/i)
})

test.each([
  [
    'cabeçalhos demais',
    `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'cookies demais',
  ],
  ['o que não é HTTP', 'oi\r\n\r\n', 400, 'Não foi possível entender'],
])('%s: a recusa diz por quê em português', async (_, enviado, status, dito) => {
  const { port, stopGracefully } = await listen(() => new Response('oi'), 0)
  const socket = net.connect(port, '127.0.0.1')
  socket.write(enviado)
  const resposta = await text(socket)
  expect(resposta).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(resposta).toContain(dito)
  await stopGracefully()
})
