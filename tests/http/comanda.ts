import { randomInt } from 'node:crypto'
import type { Direito } from '~/domain/empresas/direitos'
import type { NovoPedidoEnviado } from '~/domain/pedidos/checkout/novo-pedido'
import { type BELLA, type CANTINA, PRODUTOS } from '../world/demo'
import { abrirMundo, type Mundo } from '../world/mundo'
import { umPedido } from '../world/um-pedido'

/** The part of the built server that the tests use; it is built before the tests start. */
export interface Built {
  app: { fetch(request: Request, env?: unknown): Response | Promise<Response> }
  openDatabase(url: string, options?: { patienceMs?: number }): void
  closeDatabase(): Promise<void>
  startHearing(url: string): Promise<void>
  stopHearing(): Promise<void>
  /** A test adds a role by naming it here. */
  QUEM_PODE: Record<Direito, string[]>
}

export const ORIGIN = 'http://comanda.teste'

/** As the panel's screens send their forms: nothing but the action's answer is made. */
export const SO_A_RESPOSTA = { Accept: 'application/json' }

/** The built Comanda over a world of its own: Request in, Response out, no port. */
export interface Comanda {
  readonly mundo: Mundo
  /** Comanda itself. */
  readonly fetch: Built['app']['fetch']
  readonly quemPode: Built['QUEM_PODE']
  /** At an address of its own unless told. */
  browser(address?: string): Browser
  /** An order of Rosa Klein's, for pickup, from a phone that nobody has yet. */
  umaFocaccia(): NovoPedidoEnviado
  /** From now on it hears what other processes do. */
  hear(): Promise<void>
  close(): Promise<void>
}

/** No postal service answers unless `correios` is the address of one: what is not in the cache is unknown. */
export async function openComanda(
  correios = 'http://127.0.0.1:9',
  memoriaMs = '0',
  esperaMs = '5000',
): Promise<Comanda> {
  process.env.NODE_ENV = 'production'
  process.env.LOG_LEVEL = 'silent'
  // Tests change the database beside the server, too, and read the page at once.
  process.env.COMANDA_MEMORIA_MS = memoriaMs
  // Other test files run on the same processors.
  process.env.COMANDA_ESPERA_MS = esperaMs
  process.env.SECRET = 'segredo dos testes'
  // Each browser of the tests sends an address of its own in X-Forwarded-For, which this setting makes the server
  // believe.
  process.env.TRUSTED_PROXIES = '127.0.0.1'
  process.env.CEP_API_URL = process.env.VIACEP_URL = correios
  const mundo = await abrirMundo()
  const file = '../../build/server/index.js'
  const built = (await import(/* @vite-ignore */ file)) as Built
  built.openDatabase(mundo.serviceUrl)
  const { id } = await mundo.produto(mundo.cantina, PRODUTOS.semExtras.nome)
  return {
    mundo,
    fetch: built.app.fetch,
    quemPode: built.QUEM_PODE,
    browser: address => new Browser(built.app, address),
    umaFocaccia: () =>
      umPedido({
        itens: [{ produtoId: id, quantidade: 1, extras: [], observacao: null }],
        totalVisto: PRODUTOS.semExtras.preco,
        cliente: { telefone: novoTelefone(), nome: 'Rosa Klein', email: null },
      }),
    hear: () => built.startHearing(mundo.serviceUrl),
    async close() {
      await built.stopHearing()
      await built.closeDatabase()
      await mundo.fechar()
    },
  }
}

let telefones = 11_970_000_000

export function novoTelefone(): string {
  return String(++telefones)
}

const PATIENCE = 20

/** Keeps cookies as a browser does, and sends what a browser sends. */
export class Browser {
  readonly cookies = new Map<string, string>()
  readonly address: string
  readonly #app: Built['app']

  constructor(app: Built['app'], address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`) {
    this.#app = app
    this.address = address
  }

  /** As the screens do, sends again what the server had no time to begin. */
  async send(path: string, init: RequestInit = {}): Promise<Response> {
    for (let tries = 1; ; tries++) {
      const response = await this.sendOnce(path, init)
      if (tries === PATIENCE || !response.headers.has('Comanda-Not-Begun')) return response
    }
  }

  async sendOnce(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('X-Forwarded-For', this.address)
    if (this.cookies.size > 0)
      headers.set('Cookie', [...this.cookies].map(([k, v]) => `${k}=${v}`).join('; '))
    const response = await this.#app.fetch(
      new Request(new URL(path, ORIGIN), { redirect: 'manual', ...init, headers }),
    )
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    return response
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';')
    const [name = '', ...value] = pair.split('=')
    const gone = attributes.some(a => /^\s*(max-age=0|expires=Thu, 01 Jan 1970)/i.test(a))
    if (gone) this.cookies.delete(name)
    else this.cookies.set(name, value.join('='))
  }

  get(path: string): Promise<Response> {
    return this.send(path)
  }

  async html(path: string): Promise<string> {
    return (await this.get(path)).text()
  }

  post(path: string, sent: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const body = JSON.stringify(sent)
    return this.send(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': String(Buffer.byteLength(body)),
        Origin: ORIGIN,
        'Sec-Fetch-Site': 'same-origin',
        ...headers,
      },
      body,
    })
  }

  form(
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return this.send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: ORIGIN, ...headers },
      body: new URLSearchParams(fields).toString(),
    })
  }

  /** Sends a form with files, with a Content-Length as a browser does. A list sends its field once for each element. */
  async multipart(
    path: string,
    fields: Record<string, string | File | readonly string[]>,
  ): Promise<Response> {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) {
      for (const one of typeof value === 'object' && !(value instanceof File) ? value : [value]) {
        form.append(name, one)
      }
    }
    const encoded = new Response(form)
    const type = encoded.headers.get('Content-Type') ?? ''
    const body = await encoded.arrayBuffer()
    const headers = { 'Content-Type': type, 'Content-Length': String(body.byteLength), Origin: ORIGIN }
    return this.send(path, { method: 'POST', body, headers })
  }

  async signIn({ email, senha }: Pick<typeof CANTINA | typeof BELLA, 'email' | 'senha'>): Promise<this> {
    const response = await this.form('/login', { identificador: email, senha })
    if (response.status !== 302) throw new Error(`the login answered ${response.status}`)
    return this
  }
}
