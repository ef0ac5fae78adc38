import { once } from 'node:events'
import { Agent, request, type ServerResponse } from 'node:http'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { describe, expect, test } from 'vitest'
import { listen, SLOWEST } from './listener.server'

const oi = () => new Response('oi')

interface Resposta {
  readonly status: number | undefined
  readonly connection: string | undefined
  readonly corpo: string
}

function pedir(port: number, agent: Agent): Promise<Resposta> {
  return new Promise((resolve, reject) => {
    const enviado = request({ host: '127.0.0.1', port, agent }, async resposta => {
      const { statusCode: status, headers } = resposta
      resolve({ status, connection: headers.connection, corpo: await text(resposta) })
    })
    enviado.on('error', reject)
    enviado.end()
  })
}

const umaConexao = () => new Agent({ keepAlive: true, maxSockets: 1 })

/** Waits until new connections are refused. */
async function recusado(port: number): Promise<void> {
  for (;;) {
    const code = await new Promise<string | undefined>(resolve => {
      const socket = net.connect(port, '127.0.0.1', () => {
        socket.destroy()
        resolve(undefined)
      })
      socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code))
    })
    if (code === 'ECONNREFUSED') return
  }
}

test('Quem tem uma conexão aberta quando o servidor para ainda é respondido nela, e é a última vez', async () => {
  const { port, stopGracefully } = await listen(oi, 0)
  const agents = Array.from({ length: 5 }, umaConexao)
  const antes = await Promise.all(agents.map(agent => pedir(port, agent)))
  expect(antes.map(({ connection }) => connection)).toEqual(Array(5).fill('keep-alive'))
  const parado = stopGracefully()
  await recusado(port)
  const depois = await Promise.all(agents.map(agent => pedir(port, agent)))
  expect(depois).toEqual(Array(5).fill({ status: 200, connection: 'close', corpo: 'oi' }))
  await parado
  for (const agent of agents) agent.destroy()
})

test('Uma conexão que nada pede se fecha sem esperar pelos pedidos que ainda correm, e não segura o fim', async () => {
  let fechada: Promise<unknown> | undefined
  const { port, stopGracefully } = await listen(async () => {
    await fechada
    return oi()
  }, 0)
  const agent = umaConexao()
  const muda = net.connect(port, '127.0.0.1')
  muda.on('error', () => {})
  await once(muda, 'connect')
  fechada = once(muda, 'close')
  const emCurso = pedir(port, agent)
  await stopGracefully()
  // Had it been kept until everything is cut, this request would have been cut with it.
  expect(await emCurso).toMatchObject({ status: 200, corpo: 'oi' })
  agent.destroy()
})

test('Quem guarda uma conexão é quem a fecha primeiro: o servidor espera mais que qualquer proxy', async () => {
  const { port, stopGracefully } = await listen(oi, 0)
  const agent = umaConexao()
  const [{ headers }] = await once(request({ host: '127.0.0.1', port, agent }).end(), 'response')
  const [, segundos] = /^timeout=(\d+)$/.exec(headers['keep-alive']) ?? []
  expect(Number(segundos)).toBeGreaterThan(120)
  agent.destroy()
  await stopGracefully()
})

test('CONNECT é recusado com uma resposta', async () => {
  const { port, stopGracefully } = await listen(oi, 0)
  const socket = net.connect(port, '127.0.0.1')
  socket.write('CONNECT outro.exemplo:443 HTTP/1.1\r\nHost: outro.exemplo:443\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\nAllow: /)
  await stopGracefully()
})

/** Eight clients in a thread of their own, which ask on new connections until one is not answered. */
const CLIENTES = `
  const { parentPort, workerData: port } = require('node:worker_threads')
  const pedir = () => require('node:http').get({ host: '127.0.0.1', port, agent: false })
    .on('response', resposta => resposta.resume().on('close', pedir))
    .on('error', ({ code }) => parentPort.postMessage(code))
  for (let cliente = 0; cliente < 8; cliente++) pedir()
`

/** Waits as for a database, and then keeps the process busy. */
async function ocupado(): Promise<Response> {
  await wait(15)
  const ate = performance.now() + 2
  while (performance.now() < ate);
  return oi()
}

test('Um servidor ocupado para sem cortar quem chega: cada um é respondido ou recusado', async () => {
  const { port, stopGracefully } = await listen(ocupado, 0)
  const clientes = new Worker(CLIENTES, { eval: true, workerData: port })
  const fins: unknown[] = []
  clientes.on('message', fim => fins.push(fim))
  await once(clientes, 'online')
  await stopGracefully()
  await once(clientes, 'exit')
  expect(fins).toEqual(Array(8).fill('ECONNREFUSED'))
})

describe('Um pedido que diz dois endereços', () => {
  async function perguntar(...cabecalhos: string[]): Promise<string> {
    const ouvinte = await listen(oi, 0)
    const socket = net.connect(ouvinte.port, '127.0.0.1')
    socket.write(['GET / HTTP/1.1', 'Host: comanda.teste', ...cabecalhos, '', ''].join('\r\n'))
    const resposta = await text(socket)
    await ouvinte.stopGracefully()
    return resposta
  }

  test.each([
    ['igual', 'Host: comanda.teste'],
    ['outro', 'host: atacante.example'],
    ['vazio', 'HOST:'],
  ])('com um segundo Host %s é 400 e fecha a conexão', async (_, segundo) => {
    const resposta = await perguntar(segundo)
    expect(resposta).toMatch(/^HTTP\/1\.1 400 /)
    expect(resposta).toMatch(/\r\nconnection: close\r\n/i)
    expect(resposta).not.toContain('oi')
  })

  test('com um só é respondido, digam os outros cabeçalhos o que disserem', async () => {
    expect(await perguntar('X-Host: atacante.example', 'Connection: close')).toMatch(/^HTTP\/1\.1 200 /)
  })
})

describe('Uma conexão lenta', () => {
  const corpo = async (pedido: Request) => new Response(String((await pedido.text()).length))
  /** Twenty times as impatient with what is slow; a whole request may take longer than any test, so that it ends none of them. */
  const PRESSA: typeof SLOWEST = {
    headersTimeout: 500,
    connectionsCheckingInterval: 50,
    requestTimeout: 300_000,
    bodyWindow: 700,
    bodyBytes: 2_800,
    // Longer than a busy machine lets this process wait.
    unreadTimeout: 3_000,
  }
  /** More than what the system keeps for a client on the way. */
  const GRANDE = new Uint8Array(16 * 1024 * 1024)
  const pedirGrande = (port: number) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    return socket
  }

  test('acaba em 15 segundos', () => {
    const { headersTimeout, connectionsCheckingInterval, bodyWindow } = SLOWEST
    expect(headersTimeout + connectionsCheckingInterval).toBeLessThan(15_000)
    expect(bodyWindow + connectionsCheckingInterval).toBeLessThanOrEqual(15_000)
    expect(bodyWindow).toBeGreaterThanOrEqual(14_000)
  })

  test.each([
    ['nos cabeçalhos', 'POST / HTTP/1.1\r\nHost: a\r\n', 'X-A: b\r\n'],
    ['no corpo', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n', 'x'],
    [
      'num corpo sem tamanho',
      'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n',
      '1\r\nx\r\n',
    ],
  ])('é fechada: %s', async (_, comeco, aosPoucos) => {
    const { port, stopGracefully } = await listen(corpo, 0, undefined, PRESSA)
    const socket = net.connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.resume()
    socket.write(comeco)
    const gotas = setInterval(() => socket.write(aosPoucos), 25)
    await new Promise(resolve => socket.once('close', resolve))
    clearInterval(gotas)
    await stopGracefully()
  })

  test('de quem não lê a resposta é fechada', async () => {
    let aberta: ServerResponse | undefined
    const responder = (_: Request, { outgoing }: { outgoing: unknown }) => {
      aberta = outgoing as ServerResponse
      return new Response(GRANDE)
    }
    const { port, stopGracefully } = await listen(responder, 0, undefined, { ...PRESSA, unreadTimeout: 350 })
    const parado = pedirGrande(port)
    await once(parado, 'readable')
    if (!aberta?.destroyed) await once(aberta as ServerResponse, 'close')
    parado.destroy()
    await stopGracefully()
  })

  test('de quem lê a resposta devagar não é fechada', async () => {
    const { port, stopGracefully } = await listen(() => new Response(GRANDE), 0, undefined, PRESSA)
    const comecou = performance.now()
    let lidos = 0
    for await (const parte of pedirGrande(port)) {
      lidos += parte.length
      await wait(30)
    }
    expect(performance.now() - comecou).toBeGreaterThan(2 * PRESSA.unreadTimeout)
    expect(lidos).toBeGreaterThan(GRANDE.length)
    await stopGracefully()
  })

  test.each([
    ['logo no começo', 20],
    ['depois de enviar muito', 20_000],
  ])('de quem fica sem rede por doze segundos não é fechada: %s', async (_, antes) => {
    const { port, stopGracefully } = await listen(corpo, 0, undefined, PRESSA)
    const depois = 1_000
    const headers = { 'Content-Length': antes + depois }
    const enviado = request({ host: '127.0.0.1', port, method: 'POST', headers })
    const resposta = once(enviado, 'response')
    enviado.write('x'.repeat(antes))
    await wait(600)
    enviado.end('x'.repeat(depois))
    const [lida] = await resposta
    expect(await text(lida)).toBe(String(antes + depois))
    await stopGracefully()
  })

  test('de quem começa bem e para é fechada: o muito que já enviou não lhe dá crédito', async () => {
    const { port, stopGracefully } = await listen(corpo, 0, undefined, PRESSA)
    const socket = net.connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 900000\r\n\r\n')
    const bem = setInterval(() => socket.write('x'.repeat(20_000)), 25)
    await wait(725)
    clearInterval(bem)
    await new Promise(resolve => socket.once('close', resolve))
    await stopGracefully()
  })

  test('que espera o servidor ler não é fechada', async () => {
    const lerDepois = async (pedido: Request) => {
      await wait(1_500)
      return corpo(pedido)
    }
    const { port, stopGracefully } = await listen(lerDepois, 0, undefined, PRESSA)
    const tamanho = 4_000_000
    const headers = { 'Content-Length': tamanho }
    const enviado = request({ host: '127.0.0.1', port, method: 'POST', headers })
    const resposta = once(enviado, 'response')
    enviado.end('x'.repeat(tamanho))
    const [lida] = await resposta
    expect(await text(lida)).toBe(String(tamanho))
    await stopGracefully()
  })

  test('de quem envia uma foto por uma rede fraca não é fechada', async () => {
    const { port, stopGracefully } = await listen(corpo, 0, undefined, PRESSA)
    const [partes, tamanho] = [60, 1_000]
    const headers = { 'Content-Length': partes * tamanho }
    const enviado = request({ host: '127.0.0.1', port, method: 'POST', headers })
    const resposta = once(enviado, 'response')
    for (let n = 0; n < partes; n++) {
      enviado.write('x'.repeat(tamanho))
      await wait(25)
    }
    enviado.end()
    const [lida] = await resposta
    expect(await text(lida)).toBe(String(partes * tamanho))
    await stopGracefully()
  })
})
