import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transacao } from '../world/banco/banco-do-servidor'
import { BELLA, BURGER, CANTINA, PEDIDOS } from '../world/demo'
import { type Browser, type Comanda, openComanda } from './comanda'

let comanda: Comanda
beforeAll(async () => {
  comanda = await openComanda()
})
afterAll(() => comanda.close())

const PAINEL = '/home/ao-vivo'
const STATUS = `/${CANTINA.slug}/status-pedido/id/${PEDIDOS.pendente.numero}/ao-vivo`

/** Reads until the server ends the stream. */
async function ateOFim(corrente: Response): Promise<string> {
  const leitor = corrente.body?.pipeThrough(new TextDecoderStream()).getReader()
  let texto = ''
  for (;;) {
    const parte = await leitor?.read()
    if (!parte || parte.done) return texto
    texto += parte.value
  }
}

const abrir = (navegador: Browser, quantas: number, caminho = PAINEL) =>
  Promise.all([...Array(quantas)].map(() => navegador.get(caminho)))

test('A sexta corrente de uma sessão é recusada; fechada uma, outra entra; outra sessão tem as suas', async () => {
  const dono = await comanda.browser().signIn(CANTINA)
  const abertas = await abrir(dono, 5)
  expect(abertas.map(r => r.status)).toEqual(Array(5).fill(200))
  const sexta = await dono.get(PAINEL)
  expect(sexta.status).toBe(429)
  expect(Number(sexta.headers.get('Retry-After'))).toBeGreaterThan(0)
  const outra = await comanda.browser().signIn(CANTINA)
  expect((await outra.get(PAINEL)).status).toBe(200)
  await abertas[0]?.body?.cancel()
  expect((await dono.get(PAINEL)).status).toBe(200)
})

test('Sair acaba com as correntes da sessão, e só com as dela', async () => {
  const [dono, colega] = [await comanda.browser().signIn(CANTINA), await comanda.browser().signIn(CANTINA)]
  const [doDono, doColega] = [await abrir(dono, 2), await abrir(colega, 1)]
  await dono.form('/home/sair', {})
  for (const corrente of doDono) expect(await ateOFim(corrente)).toMatch(/^retry: 2000/)
  const leitor = doColega[0]?.body?.getReader()
  await leitor?.read()
  await leitor?.read()
  const depois = leitor?.read().then(({ done }) => done)
  await colega.form('/home/sair', {})
  expect(await depois).toBe(true)
})

test('Entrar de novo no mesmo navegador acaba com as correntes da sessão de antes', async () => {
  const navegador = await comanda.browser().signIn(CANTINA)
  const [antiga] = await abrir(navegador, 1)
  await navegador.signIn(BELLA)
  expect(await ateOFim(antiga as Response)).toMatch(/^retry: 2000/)
})

describe('Em 5 segundos acaba a corrente de quem já não pode ler, feito por qualquer processo', () => {
  beforeAll(() => comanda.hear())

  test.each([
    ['outra senha, que acaba com as sessões', 'delete from sessions where empresa_id = $1', ''],
    [
      'o fim do teste',
      "update empresas set status_plano = 'teste', dias_teste = 0 where id = $1",
      "update empresas set status_plano = 'mensal' where id = $1",
    ],
    [
      'a empresa desligada',
      'update empresas set ativo = false where id = $1',
      'update empresas set ativo = true where id = $1',
    ],
    ['quem deixou de ser membro', 'delete from membros where empresa_id = $1', ''],
  ])('%s; a de outra empresa fica', async (_, feito, desfeito) => {
    const { burger, bella, url } = comanda.mundo
    const fazer = (sql: string) =>
      transacao(url, async (db, entrar) => {
        await entrar(String(burger))
        if (sql) await db.query(sql, [burger])
      })
    const doBurger = await comanda.browser().signIn(BURGER)
    const daBella = await comanda.browser().signIn(BELLA)
    const [[queAcaba], [queFica]] = [await abrir(doBurger, 1), await abrir(daBella, 1)]
    const fim = ateOFim(queAcaba as Response)
    await fazer(feito)
    expect(await Promise.race([fim, wait(5_000, 'aberta')])).toMatch(/^retry: 2000/)
    await fazer(desfeito)

    const leitor = queFica?.body?.pipeThrough(new TextDecoderStream()).getReader()
    const aviso = JSON.stringify(['outro', [bella, 'pedido-novo', 7]])
    await comanda.mundo.sql('select pg_notify($1, $2)', ['comanda_live', aviso])
    let lido = ''
    while (!lido.includes('pedido-novo')) lido += (await leitor?.read())?.value ?? 'acabou pedido-novo'
    expect(lido).not.toContain('acabou')
    await leitor?.cancel()
  })
})

test('Perguntar sem ler não deixa corrente aberta', async () => {
  const dono = await comanda.browser().signIn(CANTINA)
  for (let n = 0; n < 8; n++) {
    expect((await dono.send(PAINEL, { method: 'HEAD' })).status).toBeLessThan(500)
    expect((await dono.get(`${PAINEL}.data`)).status).toBeLessThan(500)
  }
  const abertas = await abrir(dono, 5)
  expect(abertas.map(r => r.status)).toEqual(Array(5).fill(200))

  const navegador = comanda.browser()
  for (let n = 0; n < 110; n++) await navegador.send(STATUS, { method: 'HEAD' })
  expect((await navegador.get(STATUS)).status).toBe(200)
})

test('Um endereço tem no máximo cem correntes de status, contadas por endereço', async () => {
  const navegador = comanda.browser()
  const abertas = await abrir(navegador, 100, STATUS)
  expect(new Set(abertas.map(r => r.status))).toEqual(new Set([200]))
  expect((await navegador.get(STATUS)).status).toBe(429)
  expect((await comanda.browser().get(STATUS)).status).toBe(200)
})
