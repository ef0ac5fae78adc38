import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dizerEstado, lerFiguras } from '../../cli/dizer-estado'
import { CANTINA, PEDIDOS } from '../world/demo'
import { Browser, type Built, type Comanda, openComanda, SO_A_RESPOSTA } from './comanda'

/** What a machine reads of this one. */

const TOKEN = 'um segredo de máquina'
const ORDENS = `/${CANTINA.slug}/pedidos`

let comanda: Comanda
/** Processes of the same product: without the token, with a database that is away, and with the login of the owner. */
let semToken: Built
let semBanco: Built
let comODono: Built
beforeAll(async () => {
  process.env.METRICS_TOKEN = TOKEN
  comanda = await openComanda()
  const importar = (qual: string) => import(/* @vite-ignore */ `../../build/server/index.js?${qual}`)
  semBanco = (await importar('sem-banco')) as Built
  semBanco.openDatabase('postgres://ninguem@127.0.0.1:9/nada')
  comODono = (await importar('com-o-dono')) as Built
  comODono.openDatabase(comanda.mundo.url)
  delete process.env.METRICS_TOKEN
  semToken = (await importar('sem-token')) as Built
  semToken.openDatabase(comanda.mundo.serviceUrl)
})
afterAll(async () => {
  await comODono.closeDatabase()
  await semBanco.closeDatabase()
  await semToken.closeDatabase()
  await comanda.close()
})

const comToken = { headers: { Authorization: `Bearer ${TOKEN}` } }
const perguntar = (built: Pick<Built, 'app'> = { app: comanda }) =>
  new Browser(built.app).sendOnce('/metrics', comToken)

/** The value of each line, by the line's name and labels. */
async function figuras(): Promise<ReadonlyMap<string, number>> {
  const lidas = lerFiguras(await (await perguntar()).text())
  return new Map(
    lidas.map(({ nome, rotulos, valor }) => [[nome, ...Object.values(rotulos)].join(' '), valor]),
  )
}

/** By how much a figure has grown by what was done. */
async function quantoMudou(qual: string, feito: () => Promise<unknown>): Promise<number> {
  const antes = (await figuras()).get(qual) ?? 0
  await feito()
  return ((await figuras()).get(qual) ?? 0) - antes
}

describe('O endereço das figuras', () => {
  test('não existe sem METRICS_TOKEN, também para quem traz um', async () => {
    expect((await perguntar(semToken)).status).toBe(404)
  })

  test.each([
    ['nada', undefined],
    ['outro token', 'Bearer outro segredo'],
    ['um pedaço do token', `Bearer ${TOKEN.slice(0, -1)}`],
    ['o token e mais alguma coisa', `Bearer ${TOKEN}!`],
    ['o token sem dizer o que é', TOKEN],
    ['o token como outra coisa', `Basic ${TOKEN}`],
    ['um token vazio', 'Bearer '],
  ])('recusa quem traz %s, e não diz figura nenhuma', async (_, Authorization) => {
    const headers: HeadersInit = Authorization === undefined ? {} : { Authorization }
    const resposta = await comanda.browser().sendOnce('/metrics', { headers })
    expect(resposta.status).toBe(401)
    expect(resposta.headers.get('WWW-Authenticate')).toBe('Bearer')
    expect(await resposta.text()).not.toContain('comanda_')
  })

  test('diz a quem traz o token, no formato do Prometheus, o que nenhum cache guarda', async () => {
    const resposta = await perguntar()
    expect(resposta.status).toBe(200)
    expect(resposta.headers.get('Content-Type')).toContain('text/plain; version=0.0.4')
    expect(resposta.headers.get('Cache-Control')).toBe('no-store')
    expect(await resposta.text()).toMatch(/^# TYPE comanda_requests_total counter$/m)
  })

  test('responde também enquanto o banco está fora, e não diz o que não sabe', async () => {
    const resposta = await perguntar(semBanco)
    const texto = await resposta.text()
    expect(resposta.status).toBe(200)
    expect(texto).toMatch(/^comanda_database_up 0$/m)
    expect(texto).toMatch(/^comanda_event_lag_seconds \+Inf$/m)
    expect(texto).not.toMatch(/^comanda_(mail|work)/m)
  })
})

test('Um servidor cujo login passa por cima da separação das empresas não está pronto, e o diz', async () => {
  const pronto = async (built: Pick<Built, 'app'>) => {
    const resposta = await new Browser(built.app).sendOnce('/readyz')
    const [, pode] = /^comanda_login_powerful (\d)$/m.exec(await (await perguntar(built)).text()) ?? []
    return [resposta.status, await resposta.text(), pode]
  }
  expect(await pronto({ app: comanda })).toEqual([200, 'ok', '0'])
  const porque = 'the login of the database can step past row-level security'
  expect(await pronto(comODono)).toEqual([503, porque, '1'])
})

describe('Conta-se', () => {
  const pedir = (pedido: unknown = comanda.umaFocaccia()) => comanda.browser().post(ORDENS, pedido)

  test('um pedido quando está gravado, e não quando ele só se repete', async () => {
    const pedido = comanda.umaFocaccia()
    expect(await quantoMudou('comanda_events_total pedido-feito', () => pedir(pedido))).toBe(1)
    expect(await quantoMudou('comanda_events_total pedido-feito', () => pedir(pedido))).toBe(0)
    expect(await quantoMudou('comanda_requests_total order 2xx', () => pedir(pedido))).toBe(1)
    expect(await quantoMudou('comanda_request_seconds_count order', () => pedir(pedido))).toBe(1)
  })

  test('um pedido recusado, pelo código da recusa', async () => {
    expect(await quantoMudou('comanda_refusals_total sem-chave', () => pedir({}))).toBe(1)
    expect(await quantoMudou('comanda_requests_total order 4xx', () => pedir({}))).toBe(1)
  })

  test('o que o painel recusa', async () => {
    const dono = await comanda.browser().signIn(CANTINA)
    const salvar = () => dono.form('/home/categorias', { nome: '' }, SO_A_RESPOSTA)
    expect(await quantoMudou('comanda_refusals_total campo-invalido', salvar)).toBe(1)
  })

  test('a recusa, e não o que alguém digitou para passar por uma', async () => {
    const termo = '"recusa":true,"codigo":"xy"'
    let resposta = ''
    const procurar = async () => {
      resposta = await (
        await comanda.browser().form(`/${CANTINA.slug}/consulta`, { por: 'id', termo })
      ).text()
    }
    expect(await quantoMudou('comanda_refusals_total entrada-invalida', procurar)).toBe(1)
    expect(JSON.parse(resposta)).toMatchObject({ termo })
    expect((await figuras()).has('comanda_refusals_total xy')).toBe(false)
  })

  test('uma corrente enquanto está aberta', async () => {
    const caminho = `/${CANTINA.slug}/status-pedido/id/${PEDIDOS.pendente.numero}/ao-vivo`
    let corrente: Response | undefined
    const abrir = async () => {
      corrente = await comanda.browser().get(caminho)
    }
    expect(await quantoMudou('comanda_streams', abrir)).toBe(1)
    expect(await quantoMudou('comanda_streams', async () => corrente?.body?.cancel())).toBe(-1)
  })

  test('uma página que se faz e, depois, a que sai da memória', async () => {
    const ler = () => comanda.browser().get('/')
    await ler()
    expect(await quantoMudou('comanda_requests_total kept 2xx', ler)).toBe(1)
    expect(await quantoMudou('comanda_requests_total page 2xx', ler)).toBe(0)
    expect((await figuras()).get('comanda_kept_pages')).toBeGreaterThan(0)
    expect((await figuras()).get('comanda_kept_pages_bytes')).toBeGreaterThan(0)
  })

  test('uma carta que espera, e há quanto tempo', async () => {
    const porNaFila = () =>
      comanda.mundo.sql(
        `insert into mail_queue ("to", subject, html, text, link, attempts, created_at)
         values ('a@b.exemplo', '', '', '', '', 2, now() - interval '2 hours')`,
      )
    expect(await quantoMudou('comanda_mail waiting', porNaFila)).toBe(1)
    const agora = await figuras()
    expect(agora.get('comanda_mail failed')).toBe(1)
    expect(agora.get('comanda_mail_oldest_seconds')).toBeGreaterThanOrEqual(7_200)
  })

  test('o que se faz pelo relógio: há quanto tempo, por quanto se atrasa, e se falhou', async () => {
    await comanda.mundo.sql(
      `insert into maquina.timed_work (name, next_at, succeeded_at, failed_at)
       values ('eventos antigos', now() - interval '1 hour', now() - interval '2 days', now() - interval '1 day')`,
    )
    const agora = await figuras()
    expect(agora.get('comanda_work_age_seconds eventos antigos')).toBeGreaterThanOrEqual(172_800)
    expect(agora.get('comanda_work_overdue_seconds eventos antigos')).toBeGreaterThanOrEqual(3_600)
    expect(agora.get('comanda_work_failing eventos antigos')).toBe(1)
    expect(agora.has('comanda_work_age_seconds links vencidos')).toBe(false)
    expect(agora.get('comanda_work_failing links vencidos')).toBe(0)
  })
})

test('Toda figura é dita também por comanda estado', async () => {
  const lidas = lerFiguras(await (await perguntar()).text())
  const dito = (mudada?: string) =>
    JSON.stringify(
      dizerEstado(
        lidas.map(figura => ({
          ...figura,
          valor: figura.nome !== mudada ? figura.valor : figura.valor === 1 ? 0 : figura.valor + 200_000,
        })),
        new Date(0),
      ),
    )
  const nomes = [...new Set(lidas.map(({ nome }) => nome))].filter(nome => nome.startsWith('comanda_'))
  expect(nomes.length).toBeGreaterThan(20)
  // The age says what the timestamp does, and the mean what can be said of the spread in one line.
  const ditaPorOutra = /^comanda_(work_success_timestamp_seconds|request_seconds_bucket)$/
  expect(
    nomes.filter(nome => !ditaPorOutra.test(nome) && dito(nome) === dito()),
    'say it in cli/dizer-estado.ts',
  ).toEqual([])
})

test('O que se pede não entra em rótulo nenhum: cem endereços diferentes não põem uma linha a mais', async () => {
  const linhas = async () => [...(await figuras()).keys()].filter(nome => nome.startsWith('comanda_'))
  const perguntas = async (volta: number) => {
    for (let n = 0; n < 25; n++) {
      const canario = `canario-${volta}-${n}`
      const headers = { 'User-Agent': canario, Cookie: `a=${canario}`, 'X-Forwarded-For': canario }
      await comanda.browser().send(`/${canario}?${canario}`, { headers })
      await comanda.browser().send(`/assets/${canario}.js`)
      await comanda.browser().post(`/${canario}/pedidos`, { chave: canario })
      await comanda.browser().post(ORDENS, { chave: canario, cupom: canario })
    }
  }
  await perguntas(0)
  const antes = await linhas()
  expect(antes.length).toBeGreaterThan(100)
  await perguntas(1)
  expect(await linhas()).toEqual(antes)
  expect(antes.filter(linha => /canario|cantina/.test(linha))).toEqual([])
})

test('O que os alarmes e o quadro de watching/ perguntam, as figuras dizem', async () => {
  const ditas = new Set([...(await (await perguntar()).text()).matchAll(/^# TYPE (\S+)/gm)].map(([, n]) => n))
  for (const arquivo of ['alerts.yml', 'dashboard.json']) {
    const texto = readFileSync(`watching/${arquivo}`, 'utf8')
    const nomes = texto.match(/\b(comanda|nodejs|process)_[a-z_0-9]+/g) ?? []
    expect(nomes.length).toBeGreaterThan(10)
    const sem = nomes.map(nome => nome.replace(/_(bucket|count|sum)$/, '')).filter(nome => !ditas.has(nome))
    expect(sem).toEqual([])
  }
})
