import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { noMeio } from '../world/banco/no-meio'
import { cairNoComando, levantar } from '../world/banco/queda-no-comando'
import { BELLA, CANTINA, PEDIDOS } from '../world/demo'
import { Browser, type Built, type Comanda, openComanda } from './comanda'

const FILE = '../../build/server/index.js'
const LOJA = `/${CANTINA.slug}`
const STATUS = `${LOJA}/status-pedido/id/${PEDIDOS.pendente.numero}/leitura`

let comanda: Comanda
let dono: Browser
let cliente: Browser
beforeAll(async () => {
  comanda = await openComanda()
  dono = await comanda.browser().signIn(CANTINA)
  cliente = comanda.browser()
})
afterAll(() => comanda.close())
afterEach(() => {
  levantar()
  vi.useRealTimers()
})

interface Resposta {
  readonly status: number
  readonly novo: boolean
  readonly desde: string
  readonly corpo: Record<string, unknown> | null
  /** Statements for this answer alone. */
  readonly comandos: number
}

/** Begins the reading of events, which is made twice a second at most whoever asks. */
const DOS_EVENTOS = 'do $$begin set transaction'

async function perguntar(navegador: Browser, caminho: string, desde = 'all'): Promise<Resposta> {
  const { comandos } = cairNoComando(0, 'antes')
  const cabeca = { 'Comanda-Since': desde }
  const resposta = await (caminho.startsWith('/home/quadro')
    ? navegador.post(caminho, {}, cabeca)
    : navegador.send(caminho, { headers: cabeca }))
  levantar()
  const corpo = resposta.status === 200 ? await resposta.json() : null
  return {
    status: resposta.status,
    novo: corpo?.nadaNovo !== true,
    desde: resposta.headers.get('Comanda-Since') ?? '',
    corpo,
    comandos: comandos.filter(comando => !comando.startsWith(DOS_EVENTOS)).length,
  }
}

const PERGUNTAS = ['/home/quadro', '/home/pendentes', STATUS]
const quem = (caminho: string) => (caminho === STATUS ? cliente : dono)
const NADA = { status: 200, novo: false, comandos: 0 }
const TUDO = { status: 200, novo: true }

/** Asks until nothing is new, and answers with what to ask next. */
async function emDia(caminho: string, navegador = quem(caminho)): Promise<string> {
  const { desde } = await perguntar(navegador, caminho)
  const segunda = await perguntar(navegador, caminho, desde)
  expect(segunda).toMatchObject(NADA)
  return segunda.desde
}

const pedir = async (slug: string, pedido: unknown): Promise<number> => {
  const feito = await comanda.browser().post(`/${slug}/pedidos`, pedido)
  expect(feito.status).toBe(200)
  return (await feito.json()).pedidoId
}

describe.each(PERGUNTAS)('Quem pergunta de novo por %s', caminho => {
  test('lê tudo uma vez, e depois não custa comando nenhum enquanto nada acontece', async () => {
    const primeira = await perguntar(quem(caminho), caminho)
    expect(primeira).toMatchObject(TUDO)
    expect(primeira.comandos).toBeGreaterThan(0)
    let { desde } = primeira
    for (let vez = 0; vez < 3; vez++) {
      const outra = await perguntar(quem(caminho), caminho, desde)
      expect(outra).toMatchObject(NADA)
      expect(Math.abs(Number(outra.corpo?.agora) - Date.now())).toBeLessThan(60_000)
      desde = outra.desde
    }
  })

  test('não recebe prova que não pediu, nem lê nela quantos pedidos há', async () => {
    const sem = await (caminho === '/home/quadro' ? dono.post(caminho, {}) : quem(caminho).get(caminho))
    expect([sem.status, sem.headers.get('Comanda-Since')]).toEqual([200, null])
    const [uma, outra] = [await perguntar(quem(caminho), caminho), await perguntar(quem(caminho), caminho)]
    expect(uma.desde).not.toBe(outra.desde)
    expect(Buffer.from(uma.desde, 'base64url').toString('latin1')).not.toMatch(/position|about/)
  })

  test('com a prova de outro navegador, de outro endereço ou mexida, lê tudo', async () => {
    const desde = await emDia(caminho)
    const outro = comanda.browser()
    if (quem(caminho) === dono) await outro.signIn(CANTINA)
    outro.cookies.set('mais', '1')
    expect(await perguntar(outro, caminho, await emDia(caminho))).toMatchObject(TUDO)
    const noOutroEndereco = await perguntar(quem(caminho), `${caminho}?x=1`, desde)
    expect(noOutroEndereco).toMatchObject(TUDO)
    const mexida = (desde.startsWith('A') ? 'B' : 'A') + desde.slice(1)
    expect(await perguntar(quem(caminho), caminho, mexida)).toMatchObject(TUDO)
    expect(await perguntar(quem(caminho), caminho, '')).toMatchObject(TUDO)
  })

  test('lê tudo depois do que muda a loja, venha de onde vier', async () => {
    for (const comando of [
      `update empresas set nomefantasia = nomefantasia || '.' where id = $1`,
      'update configuracoes set raio_atendimento = raio_atendimento + 1 where empresa_id = $1',
    ]) {
      const desde = await emDia(caminho)
      await comanda.mundo.sql(comando, [comanda.mundo.cantina])
      expect(await perguntar(quem(caminho), caminho, desde)).toMatchObject(TUDO)
      await emDia(caminho)
    }
  })

  test('não lê o que aconteceu em outra empresa', async () => {
    const desde = await emDia(caminho)
    await comanda.mundo.sql(`update produtos set nome = nome || '.' where empresa_id = $1`, [
      comanda.mundo.bella,
    ])
    expect(await perguntar(quem(caminho), caminho, desde)).toMatchObject(NADA)
  })

  test('meia hora depois lê tudo, ainda que pergunte sempre e nada aconteça', async () => {
    // By then nothing of the demo changes by the clock.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date().setUTCHours(63) })
    const desde = await emDia(caminho)
    vi.setSystemTime(Date.now() + 1_799_000)
    const outra = await perguntar(quem(caminho), caminho, desde)
    expect(outra).toMatchObject(NADA)
    vi.setSystemTime(Date.now() + 2_000)
    expect(await perguntar(quem(caminho), caminho, outra.desde)).toMatchObject(TUDO)
  })

  test('com a loja suspensa não fica', async () => {
    const { cantina } = comanda.mundo
    const desde = await emDia(caminho)
    await comanda.mundo.sql('update empresas set ativo = false where id = $1', [cantina])
    const { status, novo } = await perguntar(quem(caminho), caminho, desde)
    await comanda.mundo.sql('update empresas set ativo = true where id = $1', [cantina])
    expect([status, novo]).toEqual([caminho === STATUS ? 404 : 302, true])
    if (quem(caminho) === dono) await dono.signIn(CANTINA)
  })

  test('de um processo que não ouviu tudo desde então lê tudo, e daí a prova vale nos dois', async () => {
    const desde = await emDia(caminho)
    await comanda.mundo.sql(`update produtos set nome = nome || '.' where empresa_id = $1`, [
      comanda.mundo.bella,
    ])
    const outra = (await import(/* @vite-ignore */ `${FILE}?${encodeURIComponent(caminho)}`)) as Built
    outra.openDatabase(comanda.mundo.serviceUrl)
    onTestFinished(() => outra.closeDatabase())
    const navegador = new Browser(outra.app, quem(caminho).address)
    for (const [nome, valor] of quem(caminho).cookies) navegador.cookies.set(nome, valor)
    const tudo = await perguntar(navegador, caminho, desde)
    expect(tudo).toMatchObject(TUDO)
    expect(await perguntar(navegador, caminho, tudo.desde)).toMatchObject(NADA)
    expect(await perguntar(quem(caminho), caminho, tudo.desde)).toMatchObject(NADA)
  })
})

describe.each(['/home/quadro', '/home/pendentes'])('No painel, %s', caminho => {
  test('lê tudo depois de cada coisa que acontece a um pedido, e mais nada', async () => {
    let desde = await emDia(caminho)
    const id = await pedir(CANTINA.slug, comanda.umaFocaccia())
    const passos: (() => Promise<Response>)[] = [
      () => dono.form(`/home/pedidos/${id}/avanco`, { status: 'Pendente' }),
      () => dono.form(`/home/pedidos/${id}/movimento`, { status: 'Em Preparação', para: 'Em Rota' }),
      () => dono.form(`/home/pedidos/${id}/cancelamento`, { status: 'Em Rota', motivo: '' }),
    ]
    expect(await perguntar(dono, caminho, desde)).toMatchObject(TUDO)
    for (const passo of passos) {
      desde = await emDia(caminho)
      expect((await passo()).status).toBe(200)
      expect(await perguntar(dono, caminho, desde)).toMatchObject(TUDO)
    }
    await emDia(caminho)
  })

  test('quem saiu, ou perdeu a sessão ou o lugar na equipe, não lê mais nada', async () => {
    const saiu = await comanda.browser().signIn(CANTINA)
    const cookies = new Map(saiu.cookies)
    const desde = await emDia(caminho, saiu)
    await saiu.form('/home/sair', {})
    for (const [nome, valor] of cookies) saiu.cookies.set(nome, valor)
    expect((await perguntar(saiu, caminho, desde)).status).toBe(302)

    const perdeu = await comanda.browser().signIn(BELLA)
    const antes = await emDia(caminho, perdeu)
    await comanda.mundo.sql('delete from sessions where empresa_id = $1', [comanda.mundo.bella])
    expect((await perguntar(perdeu, caminho, antes)).status).toBe(302)

    const colega = await comanda.browser().signIn(CANTINA)
    const dele = await emDia(caminho, colega)
    await comanda.mundo.sql('update membros set entrou_em = now() where empresa_id = $1', [
      comanda.mundo.cantina,
    ])
    expect(await perguntar(colega, caminho, dele)).toMatchObject(TUDO)
  })

  test('a prova acaba com a sessão', async () => {
    const breve = await comanda.browser().signIn(CANTINA)
    await comanda.mundo.sql(
      `update sessions set expires_at = now() + interval '2 minutes' where created_at = (select max(created_at) from sessions)`,
    )
    const desde = await emDia(caminho, breve)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121_000 })
    expect((await perguntar(breve, caminho, desde)).status).toBe(302)
  })
})

test('O quadro lê tudo quando um finalizado sai dele pelo relógio', async () => {
  await comanda.mundo.sql(
    `update pedidos set data_entrega = now() - interval '23 hours 58 minutes' where id = $1`,
    [PEDIDOS.finalizado.numero],
  )
  const desde = await emDia('/home/quadro')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  expect(await perguntar(dono, '/home/quadro', desde)).toMatchObject(NADA)
  vi.setSystemTime(Date.now() + 65_000)
  expect(await perguntar(dono, '/home/quadro', desde)).toMatchObject(TUDO)
})

test('A leitura do quadro que demora não tem na sua prova o que aconteceu no meio dela: o quadro velho não passa por novo', async () => {
  const id = await pedir(CANTINA.slug, comanda.umaFocaccia())
  await emDia('/home/quadro')
  const { demorada } = await noMeio(
    comanda.mundo,
    // Read by the board, after its orders.
    'lock table pausas in access exclusive mode',
    [],
    async () => ({ demorada: await perguntar(dono, '/home/quadro') }),
    async () => {
      expect((await dono.form(`/home/pedidos/${id}/avanco`, { status: 'Pendente' })).status).toBe(200)
      await emDia('/home/pendentes')
    },
  )
  expect(JSON.parse(String(Object(demorada.corpo?.quadro).escritos))).toContainEqual(
    expect.objectContaining({ id, status: 'Pendente' }),
  )
  const depois = await perguntar(dono, '/home/quadro', demorada.desde)
  expect(depois).toMatchObject(TUDO)
})

describe('O status de um pedido', () => {
  test('lê tudo quando muda este, e não quando muda outro', async () => {
    const desde = await emDia(STATUS)
    const outro = await pedir(CANTINA.slug, comanda.umaFocaccia())
    await dono.form(`/home/pedidos/${outro}/avanco`, { status: 'Pendente' })
    expect(await perguntar(cliente, STATUS, desde)).toMatchObject(NADA)
    const doOutro = `${LOJA}/status-pedido/id/${outro}/leitura`
    const antes = await emDia(doOutro, cliente)
    await dono.form(`/home/pedidos/${outro}/avanco`, { status: 'Em Preparação' })
    const depois = await perguntar(cliente, doOutro, antes)
    expect(depois).toMatchObject(TUDO)
    expect(depois.corpo).toMatchObject({ pedido: { status: 'Em Rota' } })
  })

  test('diz o atraso no minuto em que a promessa passa', async () => {
    await comanda.mundo.sql(
      `update pedidos set prometido_de = now(), prometido_para = now() + interval '2 minutes' where id = $1`,
      [PEDIDOS.pendente.numero],
    )
    const desde = await emDia(STATUS)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 100_000 })
    expect(await perguntar(cliente, STATUS, desde)).toMatchObject(NADA)
    vi.setSystemTime(Date.now() + 25_000)
    const depois = await perguntar(cliente, STATUS, desde)
    expect(depois.corpo).toMatchObject({ atrasado: true })
  })

  test('que não existe não dá prova nenhuma', async () => {
    const { status, desde } = await perguntar(cliente, `${LOJA}/status-pedido/id/99999999/leitura`)
    expect([status, desde]).toEqual([404, ''])
  })
})

test('O estado de um cardápio aberto não custa comando nenhum enquanto nada muda', async () => {
  const estado = () => perguntar(cliente, `${LOJA}/estado`)
  await estado()
  expect((await estado()).comandos).toBe(0)
})

test('Sem banco ninguém ouve que nada é novo', async () => {
  const banco = (await import(/* @vite-ignore */ FILE)) as Built
  const provas: [string, string][] = []
  for (const caminho of PERGUNTAS) provas.push([caminho, await emDia(caminho)])
  await banco.closeDatabase()
  banco.openDatabase('postgres://comanda@127.0.0.1:9/comanda')
  onTestFinished(async () => {
    await banco.closeDatabase()
    banco.openDatabase(comanda.mundo.serviceUrl)
  })
  for (const [caminho, desde] of provas)
    expect((await perguntar(quem(caminho), caminho, desde)).status).toBe(503)
})
