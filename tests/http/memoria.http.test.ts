import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { MUDANCAS_DO_CARDAPIO, mudar } from '../world/banco/mudancas-por-sql'
import { BELLA, BURGER, CANTINA } from '../world/demo'
import { Browser, type Built, type Comanda, openComanda } from './comanda'

const SLUGS = { cantina: CANTINA.slug, bella: BELLA.slug, burger: BURGER.slug }
const vezes = (texto: string, parte: string) => texto.split(parte).length - 1

/** Asks the database before every page, so that what somebody else has changed is there at once. */
let comanda: Comanda
beforeAll(async () => {
  comanda = await openComanda()
})
afterAll(() => comanda.close())
afterEach(() => {
  vi.useRealTimers()
})

const ler = (slug: string) => comanda.browser().html(`/${slug}`)

describe('Um cardápio guardado', () => {
  test('é o mesmo para todos, também para quem vem de uma campanha, e 304 para quem já o tem', async () => {
    const primeiro = await comanda.browser().get(`/${CANTINA.slug}`)
    const html = await primeiro.text()
    expect(primeiro.headers.get('Cache-Control')).toBe('no-cache')
    expect(primeiro.headers.get('Vary')).toBe('Accept-Encoding')
    expect(primeiro.headers.get('Content-Security-Policy')).toContain("default-src 'self'")
    const etag = primeiro.headers.get('ETag') ?? ''
    const dono = await comanda.browser().signIn(CANTINA)
    const campanha = await dono.get(`/${CANTINA.slug}?utm_source=insta&fbclid=abc123&c=1.2x1&mesa=4`)
    expect([campanha.headers.get('ETag'), await campanha.text()]).toEqual([etag, html])
    const igual = await comanda
      .browser()
      .send(`/${CANTINA.slug}`, { headers: { 'If-None-Match': `"x", ${etag}` } })
    expect([igual.status, await igual.text(), igual.headers.get('ETag')]).toEqual([304, '', etag])
    expect(Number(/^age;dur=(\d+)$/.exec(igual.headers.get('Server-Timing') ?? '')?.[1])).toBeGreaterThan(0)
    const cabecas = await comanda.browser().send(`/${CANTINA.slug}`, { method: 'HEAD' })
    expect([cabecas.status, cabecas.headers.get('ETag'), await cabecas.text()]).toEqual([200, etag, ''])
  })

  test('que uma campanha pede primeiro não guarda nada dela', async () => {
    const html = await comanda.browser().html(`/${BURGER.slug}?utm_source=segredo-da-campanha`)
    expect(html).not.toContain('segredo-da-campanha')
    expect(await ler(BURGER.slug)).toBe(html)
  })

  test.each(['busca=lasanha', 'mesa=4&categoria=1', 'busca=x%22%3E%3Cscript%3E'])(
    'com uma pergunta que ele entende (%s) se faz de novo, e não fica',
    async pergunta => {
      const caminho = `/${CANTINA.slug}?${pergunta}`
      const guardado = await ler(CANTINA.slug)
      const outra = await comanda.browser().html(`/${CANTINA.slug}?busca=outra-coisa`)
      expect(outra).toContain('value="outra-coisa"')
      const feita = await comanda.browser().get(caminho)
      expect([feita.headers.get('ETag'), feita.headers.get('Cache-Control')]).toEqual([null, 'no-store'])
      expect(await feita.text()).not.toBe(outra)
      expect(await ler(CANTINA.slug)).toBe(guardado)
    },
  )

  test('é de um endereço só: o outro recebe o seu', async () => {
    const em = async (origem: string) =>
      (await comanda.fetch(new Request(`${origem}/${CANTINA.slug}`))).text()
    const [um, outro] = [await em('http://um.teste'), await em('http://outro.teste')]
    expect(um).toContain(`<link rel="canonical" href="http://um.teste/${CANTINA.slug}"/>`)
    expect(outro).toContain(`<link rel="canonical" href="http://outro.teste/${CANTINA.slug}"/>`)
    expect(outro).not.toContain('um.teste')
    expect(await em('http://um.teste')).toBe(um)
  })

  test('não se faz para cada um que chega ao mesmo tempo', async () => {
    await comanda.mundo.sql(`update produtos set nome = nome || '.' where empresa_id = $1`, [
      comanda.mundo.bella,
    ])
    const lidos = await Promise.all(Array.from({ length: 12 }, () => ler(BELLA.slug)))
    expect(new Set(lidos).size).toBe(1)
  })
})

test('o que uma página conta de uma pessoa nunca fica', async () => {
  const dono = await comanda.browser().signIn(CANTINA)
  for (const caminho of [
    '/home',
    '/planos',
    `/${CANTINA.slug}/status-pedido`,
    `/${CANTINA.slug}/ultimos-pedidos`,
  ]) {
    const resposta = await dono.get(caminho)
    expect([caminho, resposta.headers.get('ETag')]).toEqual([caminho, null])
  }
  // The router's data of the panel has the form of a shop's address.
  const dados = await dono.get('/home.data')
  expect([dados.status, (await dados.text()).includes('/login')]).toEqual([200, false])
})

describe('O que outro processo muda está na página seguinte', () => {
  test.each(MUDANCAS_DO_CARDAPIO)('$que', async mudanca => {
    const { loja, mais = '', menos = '' } = mudanca
    const antes = await ler(SLUGS[loja])
    expect(await ler(SLUGS[loja])).toBe(antes)
    await mudar(comanda.mundo, mudanca)
    const depois = await ler(SLUGS[loja])
    if (mais) expect(vezes(depois, mais)).toBeGreaterThan(vezes(antes, mais))
    if (menos) expect(vezes(depois, menos)).toBeLessThan(vezes(antes, menos))
  })
})

test('outro processo mostra a mudança dali a pouco; o que grava, na resposta seguinte', async () => {
  const { mundo } = comanda
  // A second process of the same product, with the memory that it has by itself.
  process.env.COMANDA_MEMORIA_MS = ''
  const file = '../../build/server/index.js?outra'
  const outra = (await import(/* @vite-ignore */ file)) as Built
  outra.openDatabase(mundo.serviceUrl)
  onTestFinished(() => outra.closeDatabase())
  const naOutra = () => new Browser(outra.app)

  const caminho = `/${BELLA.slug}`
  const antes = await naOutra().html(caminho)
  expect(await naOutra().html(caminho)).toBe(antes)
  await mundo.sql(`update produtos set nome = nome || ' dali a pouco' where empresa_id = $1`, [mundo.bella])
  await vi.waitUntil(async () => (await naOutra().html(caminho)).includes(' dali a pouco'), {
    timeout: 10_000,
  })

  // The page shows the dishes of the first category.
  const [{ id = 0 } = {}] = await mundo.sql<{ id: number }>(
    `select id::int from produtos where empresa_id = $1 and ativo and esgotado_ate is null and categoria_id = (
       select id from categorias where empresa_id = $1 and ativo order by nome collate "pt-BR-x-icu" limit 1)`,
    [mundo.burger],
  )
  const dono = await naOutra().signIn(BURGER)
  const esgotados = async () => {
    const estado = await (await naOutra().get(`/${BURGER.slug}/estado`)).json()
    return [
      estado.esgotados.produtos.includes(id),
      vezes(await naOutra().html(`/${BURGER.slug}`), 'Esgotado'),
    ]
  }
  const [, quantos] = await esgotados()
  for (let vez = 0; vez < 5; vez++) {
    await dono.form(`/home/falta/produto/${id}`, { prazo: 'ate-eu-voltar' })
    expect(await esgotados()).toEqual([true, Number(quantos) + 1])
    await dono.form(`/home/falta/produto/${id}`, {})
    expect(await esgotados()).toEqual([false, quantos])
  }
})

describe('O que muda com o relógio muda no minuto', () => {
  const amanha = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  /** In São Paulo. */
  const as = (hora: string) => new Date(`${amanha}T${hora}-03:00`)
  // A size that was renamed by SQL alone has no prices of flavours.
  beforeAll(() => comanda.mundo.sql(`update variantes set nome = replace(nome, 'Tamanho do teste ', '')`))
  const depoisDe = async (hora: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: as(hora) })
    return ler(BELLA.slug)
  }

  test.each([
    ['abre', '11:29:00', '11:29:59.900', '11:30:00', 'Fechado agora', 'Aberto até 14:30'],
    ['fecha', '14:00:00', '14:29:59.900', '14:30:00', 'Aberto até 14:30', 'Fechado agora'],
  ])('a loja %s', async (_, antes, ainda, depois, mostrava, mostra) => {
    const primeira = await depoisDe(antes)
    expect(primeira).toContain(mostrava)
    expect(await depoisDe(ainda)).toBe(primeira)
    const nova = await depoisDe(depois)
    expect(nova).toContain(mostra)
    expect(nova).not.toContain(`${mostrava}.`)
  })

  test.each([
    [
      'uma pausa',
      `insert into pausas (empresa_id, de, ate, servico, motivo) values ($1, $2::timestamptz - interval '1 hour', $2, 'tudo', 'Só um instante')`,
      'Só um instante',
    ],
    ['o que se esgotou', 'update produtos set esgotado_ate = $2 where empresa_id = $1', 'Esgotado'],
  ])('acaba %s', async (_, comando, mostrava) => {
    const { mundo } = comanda
    await mundo.sql(comando, [mundo.bella, as('12:30:20').toISOString()])
    const primeira = await depoisDe('12:10:00')
    expect(await depoisDe('12:30:19')).toBe(primeira)
    expect(vezes(await depoisDe('12:30:20'), mostrava)).toBeLessThan(vezes(primeira, mostrava))
  })
})
