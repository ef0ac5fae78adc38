import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { retratar } from '../world/banco/retrato'
import { CANTINA, PEDIDOS, PRODUTOS } from '../world/demo'
import { linhaDeCarne } from '../world/plantado/linha-de-carne'
import { listRotas, preencher } from '../world/rotas'
import { ENDERECO_PERTO, umPedido } from '../world/um-pedido'
import { type Browser, type Comanda, ORIGIN, openComanda } from './comanda'

let comanda: Comanda
let dono: Browser
let focaccia: number
let carne: Awaited<ReturnType<typeof linhaDeCarne>>
beforeAll(async () => {
  comanda = await openComanda()
  dono = await comanda.browser().signIn(CANTINA)
  focaccia = (await comanda.mundo.produto(comanda.mundo.cantina, PRODUTOS.semExtras.nome)).id
  carne = await linhaDeCarne(comanda.mundo)
})
afterAll(() => comanda.close())

/** The full run is COMANDA_FUZZ=5000. */
const CASOS = Number(process.env.COMANDA_FUZZ ?? 300)
const numero = String(PEDIDOS.pendente.numero)
const rotas = listRotas()
const url = (caminho: string) => preencher(caminho, { slug: CANTINA.slug, id: numero })
const FORMULARIO = 'application/x-www-form-urlencoded'

const pedidoBom = () =>
  umPedido({
    itens: [{ produtoId: focaccia, quantidade: 1, extras: [], observacao: 'sem sal' }],
    totalVisto: PRODUTOS.semExtras.preco,
  })
const pedidoComEscolha = () => umPedido({ versao: 2, itens: [carne.linha], totalVisto: carne.preco })
const pedidoParaEntregar = () => ({
  ...pedidoBom(),
  tipoEntrega: 'Receber no meu endereço',
  endereco: ENDERECO_PERTO,
  totalVisto: PRODUTOS.semExtras.preco + 820,
})
const PEDIDOS_BONS = [pedidoBom, pedidoParaEntregar, pedidoComEscolha]

const fundo = (n: number) => `${'['.repeat(n)}${']'.repeat(n)}`
const TEXTOS_HOSTIS = [
  '',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00\ud800',
  '\u202eavesso\u200b',
  'ﷺ'.repeat(300),
  'x'.repeat(30_000),
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '9'.repeat(400),
  '__proto__',
]
const VALORES_HOSTIS: readonly unknown[] = [
  ...TEXTOS_HOSTIS,
  null,
  true,
  0,
  -1,
  -0,
  1.5,
  1e308,
  2 ** 53 - 1,
  -(2 ** 53) + 1,
  [],
  {},
  [[]],
  { toString: 1 },
]

/** A valid order in which one value, at any depth, is replaced by another. */
const pedidoAdulterado = fc
  .tuple(fc.constantFrom(...PEDIDOS_BONS), fc.nat(), fc.constantFrom(...VALORES_HOSTIS))
  .map(([umBom, onde, valor]) => {
    const pedido = structuredClone(umBom()) as unknown
    const lugares: Array<[Record<string, unknown>, string]> = []
    const andar = (no: unknown) => {
      if (typeof no !== 'object' || no === null) return
      for (const campo of Object.keys(no)) {
        lugares.push([no as Record<string, unknown>, campo])
        andar((no as Record<string, unknown>)[campo])
      }
    }
    andar(pedido)
    const [no, campo] = lugares[onde % lugares.length] ?? []
    if (no && campo !== undefined) no[campo] = valor
    return JSON.stringify(pedido)
  })

const corpoQualquer = fc.oneof(
  pedidoAdulterado,
  fc.json({ maxDepth: 4 }),
  fc
    .tuple(
      fc.constantFrom('telefone', 'cep', 'chave', 'itens', 'x'),
      fc.constantFrom(...VALORES_HOSTIS),
      fc.constantFrom(...VALORES_HOSTIS),
    )
    .map(([campo, a, b]) => JSON.stringify({ [campo]: a, cep: b })),
  fc.constantFrom(fundo(10_000), `{"chave":${fundo(10_000)}}`, '', '{', 'null', '"\\ud800"', '[1e999]'),
  fc.tuple(fc.constantFrom(...TEXTOS_HOSTIS), fc.constantFrom(...TEXTOS_HOSTIS)).map(([a, b]) => {
    const campo = (texto: string) => encodeURIComponent(texto.replace(/\p{Cs}/gu, ''))
    return `identificador=${campo(a)}&identificador=%00%ED%A0%80@&senha=${campo(b)}&status=${campo(a)}&status=Pendente`
  }),
  fc.constant(
    `--x\r\nContent-Disposition: form-data; name="identificador"; filename="\u0000"\r\n\r\nx\r\n--x`,
  ),
)

const TIPOS = [
  'application/json',
  'application/json; charset=utf-16',
  FORMULARIO,
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'text/plain',
  'image/png',
  '',
]
const MUDAM = ['POST', 'PUT', 'PATCH', 'DELETE']
const METODOS = [...MUDAM, 'GET', 'HEAD', 'OPTIONS', 'PROPFIND']
const PEDACOS = [
  '',
  '%00',
  '%ED%A0%80',
  '%E0%A4%A',
  '%2e%2e',
  '..%2f..',
  '%F0%9F%8D%95',
  '__proto__',
  '-',
  '1e7',
]

const qualquer = fc.record({
  rota: fc.constantFrom(...rotas.map(rota => rota.caminho)),
  metodo: fc.oneof({ weight: 3, arbitrary: fc.constant('POST') }, fc.constantFrom(...METODOS)),
  pedaco: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, fc.constantFrom(...PEDACOS)),
  sufixo: fc.constantFrom('', '', '', '.data', '?index', '?_routes=x&_routes=%00', '/', '.js'),
  tipo: fc.constantFrom(...TIPOS),
  corpo: corpoQualquer,
  cookie: fc.constantFrom('', '', 'comanda_sessao=%; loja_1=%E0%A4%A', `loja_1=${'a'.repeat(500)}.b`),
})

/** Every fourth order passes all checks, so that hostile texts are stored too. */
const adulterado = pedidoAdulterado.map(corpo => ({
  rota: '/:slug/pedidos',
  metodo: 'POST',
  pedaco: null,
  sufixo: '',
  tipo: 'application/json',
  corpo,
  cookie: '',
}))
const caso = fc.oneof({ weight: 3, arbitrary: qualquer }, { weight: 1, arbitrary: adulterado })

interface Caso {
  readonly rota: string
  readonly metodo: string
  readonly pedaco: string | null
  readonly sufixo: string
  readonly tipo: string
  readonly corpo: string
  readonly cookie: string
}

async function perguntar({ rota, metodo, pedaco, sufixo, tipo, corpo, cookie }: Caso): Promise<Response> {
  const caminho = pedaco === null ? url(rota) : preencher(rota, { slug: pedaco, id: pedaco })
  const leitura = ['GET', 'HEAD'].includes(metodo)
  const navegador = rota.startsWith('/home') ? dono : comanda.browser()
  const resposta = await navegador.send(ORIGIN + caminho + sufixo, {
    method: metodo,
    headers: { Origin: ORIGIN, ...(tipo && { 'Content-Type': tipo }), ...(cookie && { Cookie: cookie }) },
    // Sent as bytes, because fetch would add a content type to a text.
    ...(!leitura && { body: new TextEncoder().encode(corpo) }),
  })
  await resposta.body?.cancel()
  return resposta
}

const TABELAS_DO_PEDIDO = [
  'clientes',
  'eventos',
  'historico_pedido',
  'itens_pedido',
  'itens_pedido_extra',
  'pedidos',
]

test(`Em ${CASOS} pedidos malfeitos a qualquer endereço nenhum é culpa do servidor, e só grava quem recebeu um pedido`, {
  timeout: 30_000 + CASOS * 300,
}, async () => {
  const antes = await retratar(comanda.mundo, [...TABELAS_DO_PEDIDO, 'sessions'])
  const [gravados] = await contar()
  const status: Record<number, number> = {}
  let feitos = 0
  await fc.assert(
    fc.asyncProperty(caso, async este => {
      const resposta = await perguntar(este)
      status[resposta.status] = (status[resposta.status] ?? 0) + 1
      expect(resposta.status).toBeLessThan(500)
      if (resposta.status === 200 && MUDAM.includes(este.metodo) && este.rota === '/:slug/pedidos') feitos++
      if (este.rota === '/home/sair') await dono.signIn(CANTINA)
    }),
    { seed: 20_261_120, numRuns: CASOS, endOnFailure: true },
  )
  expect(await retratar(comanda.mundo, [...TABELAS_DO_PEDIDO, 'sessions'])).toEqual(antes)
  const [depois, sujos] = await contar()
  expect(depois).toBe(gravados + feitos)
  expect(sujos).toBe(0)
  expect(feitos).toBeGreaterThan(0)
  // All these answers must occur, or the fuzz would never get past the first check.
  for (const esperado of [200, 400, 404, 405, 415, 422]) expect(status).toHaveProperty(String(esperado))
})

/** Counts the orders, and those in which a character remained that valores-6 wants removed from typed texts. */
async function contar(): Promise<[number, number]> {
  const [linha] = await comanda.mundo.sql<{ todos: number; sujos: number }>(
    `select count(*)::int as todos,
            count(*) filter (where concat(nome_cliente, observacoes, endereco_entrega)
                             ~ '[\\x01-\\x09\\x0b-\\x1f\\u202a-\\u202e]')::int as sujos
     from pedidos`,
  )
  return [linha?.todos ?? -1, linha?.sujos ?? -1]
}

test.each(['text/plain', FORMULARIO, 'multipart/form-data; boundary=x', ''])(
  'Um pedido perfeito mandado como "%s" é recusado, e nada é gravado',
  async tipo => {
    const antes = await retratar(comanda.mundo)
    const corpo = JSON.stringify(pedidoBom())
    const mandar = (como: string) =>
      perguntar({
        rota: '/:slug/pedidos',
        metodo: 'POST',
        pedaco: null,
        sufixo: '',
        tipo: como,
        corpo,
        cookie: '',
      })
    expect((await mandar(tipo)).status).toBe(415)
    expect(await retratar(comanda.mundo)).toEqual(antes)
    expect((await mandar('application/json')).status).toBe(200)
  },
)
