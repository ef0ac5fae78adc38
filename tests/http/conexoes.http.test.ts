import { once } from 'node:events'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Listener, listen } from '~/server/host/listener.server'
import { CANTINA } from '../world/demo'
import { type Comanda, openComanda } from './comanda'

/** Tests of what only a real network connection shows. */

let comanda: Comanda
let listener: Listener
beforeAll(async () => {
  comanda = await openComanda()
  listener = await listen(comanda.fetch, 0)
})
afterAll(async () => {
  await listener.stopGracefully()
  await comanda.close()
})

const cabecalhos = (linha: string, ...mais: string[]) =>
  [`${linha} HTTP/1.1`, 'Host: comanda.teste', ...mais, '', ''].join('\r\n')

describe('Um corpo que ninguém lê', () => {
  test.each([
    ['grande demais', `/${CANTINA.slug}/pedidos`, 300_000, '413'],
    ['para uma porta fechada', '/home/produtos', 300_000, '302'],
  ])(
    '%s: a resposta chega inteira, é a última da conexão, e o resto do envio não a corta',
    async (_, caminho, tamanho, status) => {
      const socket = net.connect(listener.port, '127.0.0.1')
      const erros: Error[] = []
      socket.on('error', error => erros.push(error))
      const tipo = 'Content-Type: application/x-www-form-urlencoded'
      socket.write(cabecalhos(`POST ${caminho}`, tipo, `Content-Length: ${tamanho}`))
      const comeco = 1_000
      socket.write('x'.repeat(comeco))
      const [chegou] = (await once(socket, 'data')) as [Buffer]
      const resposta = chegou.toString()
      expect(resposta).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      expect(resposta).toMatch(/\r\nconnection: close\r\n/i)
      // The rest of the body is sent after the answer has arrived.
      const fim = text(socket)
      socket.write('x'.repeat(tamanho - comeco))
      await fim
      expect(erros).toEqual([])
    },
  )

  test.each([
    ['6 MB', 6],
    ['40 MB', 40],
  ])('de %s: quem só lê depois de enviar tudo lê a recusa inteira, sem esperar', async (_, megabytes) => {
    const socket = net.connect(listener.port, '127.0.0.1')
    const erros: Error[] = []
    socket.on('error', error => erros.push(error))
    const tamanho = megabytes * 1024 * 1024
    const tipo = 'Content-Type: application/x-www-form-urlencoded'
    socket.write(cabecalhos(`POST /${CANTINA.slug}/pedidos`, tipo, `Content-Length: ${tamanho}`))
    const enviado = new Promise(resolve => socket.write(Buffer.alloc(tamanho, 'x'), resolve))
    expect(await Promise.race([enviado, wait(5_000, 'parado')])).not.toBe('parado')
    const resposta = await text(socket)
    expect(resposta).toMatch(/^HTTP\/1.1 413 /)
    expect(resposta).toMatch(/Conteúdo grande demais\.$/)
    expect(erros).toEqual([])
  })
})

describe('Um método que a Comanda não conhece', () => {
  test.each(['TRACE', 'PROPFIND', 'MKCOL', 'PURGE'])('%s é 405', async metodo => {
    const socket = net.connect(listener.port, '127.0.0.1')
    socket.write(cabecalhos(`${metodo} /${CANTINA.slug}`, 'Connection: close'))
    const resposta = await text(socket)
    expect(resposta).toMatch(/^HTTP\/1\.1 405 /)
    expect(resposta).toMatch(/\r\nallow: GET, HEAD, /i)
    expect(resposta).toContain('Método não permitido.')
  })

  test('em minúsculas nem é HTTP', async () => {
    const socket = net.connect(listener.port, '127.0.0.1')
    socket.write(cabecalhos(`get /${CANTINA.slug}`))
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
  })
})
