import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BELLA, CANTINA, PEDIDOS, PRODUTOS, ZE } from '../world/demo'
import { plantarEmpresa } from '../world/plantado/empresa-plantada'
import { umPedido } from '../world/um-pedido'
import { type Browser, type Comanda, openComanda } from './comanda'

let comanda: Comanda
beforeAll(async () => {
  comanda = await openComanda()
})
afterAll(() => comanda.close())

const CERCADA = {
  email: 'ana@cerco.example',
  senha: 'tacaca123',
  slug: 'tacaca-cercado',
  razaosocial: 'Tacacá da Ana Ltda',
  nomefantasia: 'Tacacá da Ana',
  telefone: '91991234567',
  cnpj: '11222333000181',
}

const { numero } = PEDIDOS.pendente
const avancar = (navegador: Browser, status: string) =>
  navegador.form(`/home/pedidos/${numero}/avanco`, { status })

async function statusDoPedido(): Promise<string | undefined> {
  const [pedido] = await comanda.mundo.sql<{ status: string }>('select status from pedidos where id = $1', [
    numero,
  ])
  return pedido?.status
}

describe('O login', () => {
  const entrar = async (identificador: string, senha: string, navegador = comanda.browser()) => {
    const resposta = await navegador.form('/login', { identificador, senha })
    return { status: resposta.status, para: resposta.headers.get('Location'), html: await resposta.text() }
  }

  test.each([
    ['e-mail', CANTINA.email],
    ['e-mail em maiúsculas', CANTINA.email.toUpperCase()],
    ['CNPJ', CANTINA.cnpj],
    ['CNPJ com pontos', CANTINA.cnpj.replace(/(..)(...)(...)(....)(..)/, '$1.$2.$3/$4-$5')],
  ])('por %s leva ao painel', async (_, identificador) => {
    const { status, para } = await entrar(identificador, CANTINA.senha)
    expect([status, para]).toEqual([302, expect.stringMatching(/^\/home/)])
  })

  test.each([
    ['senha errada', () => CANTINA.email, 'errada', 'E-mail ou senha inválidos.'],
    ['e-mail desconhecido', () => 'ninguem@exemplo.com.br', 'cantina123', 'E-mail ou senha inválidos.'],
    ['CNPJ desconhecido', () => '99888777000199', 'cantina123', 'CNPJ não encontrado.'],
  ])('com %s diz por quê e não entra', async (_, identificador, senha, texto) => {
    const navegador = comanda.browser()
    const { status, html } = await entrar(identificador(), senha, navegador)
    expect(status).toBe(401)
    expect(html).toContain(texto)
    expect((await navegador.get('/home')).headers.get('Location')).toBe('/login')
  })

  test('antes de confirmar o e-mail diz para confirmar', async () => {
    await comanda.mundo.sql('update users set email_confirmed_at = null where email = $1', [BELLA.email])
    expect((await entrar(BELLA.email, BELLA.senha)).html).toContain('Confirme seu e-mail para entrar.')
    await comanda.mundo.sql('update users set email_confirmed_at = now() where email = $1', [BELLA.email])
  })

  test('depois de cinco erros numa conta espera só de onde eles vieram', async () => {
    const estranho = comanda.browser()
    for (let n = 0; n < 5; n++) expect((await entrar(ZE.email, 'errada', estranho)).status).toBe(401)
    const resposta = await estranho.form('/login', { identificador: ZE.email, senha: ZE.senha })
    expect(resposta.status).toBe(429)
    expect(Number(resposta.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await resposta.text()).toContain('Aguarde 1 minuto e tente novamente.')
    expect((await entrar(ZE.email, ZE.senha)).status).toBe(302)
  })

  test('de uma conta cercada só o navegador que já entrou nela passa, e o que o lembra não é sessão', async () => {
    await plantarEmpresa(comanda.mundo.url, CERCADA)
    const dono = await comanda.browser().signIn(CERCADA)
    await dono.form('/home/sair', {})
    expect((await dono.get('/home')).headers.get('Location')).toBe('/login')
    for (let n = 0; n < 50; n++) await entrar(CERCADA.email, 'errada')
    const resposta = await comanda
      .browser()
      .form('/login', { identificador: CERCADA.email, senha: CERCADA.senha })
    expect([resposta.status, Number(resposta.headers.get('Retry-After')) > 3_000]).toEqual([429, true])
    expect(await resposta.text()).toContain('Aguarde 60 minutos')
    expect((await entrar(CERCADA.email, CERCADA.senha, dono)).status).toBe(302)
  })

  test('muda a sessão, que o cookie guarda só para o servidor, e sair a apaga no banco', async () => {
    const navegador = comanda.browser()
    navegador.cookies.set('comanda_sessao', 'plantada')
    const resposta = await navegador.form('/login', {
      identificador: CANTINA.email,
      senha: CANTINA.senha,
      manter: 'on',
    })
    const cookies = resposta.headers.getSetCookie()
    expect(cookies.map(cookie => /^\w+/.exec(cookie)?.[0])).toEqual(['comanda_sessao', 'comanda_navegador'])
    for (const cookie of cookies) {
      expect(cookie).toMatch(/HttpOnly/i)
      expect(cookie).toMatch(/SameSite=Lax/i)
    }
    expect(cookies.map(cookie => /Max-Age=(\d+)/i.exec(cookie)?.[1])).toEqual(['2592000', '31536000'])
    const dentro = new Map(navegador.cookies)
    expect((await navegador.get('/home')).status).toBe(200)
    expect((await navegador.form('/home/sair', {})).headers.get('Location')).toMatch(/^\/login/)
    for (const [nome, valor] of dentro) navegador.cookies.set(nome, valor)
    expect((await navegador.get('/home')).headers.get('Location')).toBe('/login?volta=%2Fhome')
  })

  test("sem 'Manter conectado' dura a sessão do navegador", async () => {
    const resposta = await comanda
      .browser()
      .form('/login', { identificador: CANTINA.email, senha: CANTINA.senha })
    const [sessao = ''] = resposta.headers.getSetCookie()
    expect(sessao).toMatch(/^comanda_sessao=/)
    expect(sessao).not.toMatch(/Max-Age|Expires/i)
  })
})

describe('O painel', () => {
  test.each(['/home', '/home/ao-vivo'])('%s sem sessão leva ao login', async caminho => {
    const resposta = await comanda.browser().get(caminho)
    expect([resposta.status, resposta.headers.get('Location')]).toEqual([302, '/login'])
  })

  test('a corrente ao vivo de quem saiu termina de vez, em vez de receber uma página', async () => {
    const resposta = await comanda
      .browser()
      .send('/home/ao-vivo', { headers: { Accept: 'text/event-stream' } })
    expect([resposta.status, await resposta.text()]).toEqual([204, ''])
  })

  test('mostra os pedidos da empresa da sessão e de nenhuma outra', async () => {
    const cantina = await (await comanda.browser().signIn(CANTINA)).html('/home')
    expect(cantina).toContain(PEDIDOS.pendente.cliente)
    const bella = await (await comanda.browser().signIn(BELLA)).html('/home')
    expect(bella).toContain('Painel de Pedidos')
    expect(bella).not.toContain(PEDIDOS.pendente.cliente)
  })

  test('não avança um pedido sem sessão, nem o de outra empresa, nem vindo de outro site', async () => {
    expect((await avancar(comanda.browser(), 'Pendente')).headers.get('Location')).toBe('/login')
    const bella = await comanda.browser().signIn(BELLA)
    expect((await avancar(bella, 'Pendente')).status).toBe(404)
    const cantina = await comanda.browser().signIn(CANTINA)
    const alheio = await cantina.send(`/home/pedidos/${numero}/avanco`, {
      method: 'POST',
      headers: { Origin: 'https://outro.exemplo', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'status=Pendente',
    })
    expect(alheio.status).toBe(403)
    expect(await statusDoPedido()).toBe('Pendente')
  })

  test('avança o pedido que o dono viu, e avisa quem viu outro estado', async () => {
    const dono = await comanda.browser().signIn(CANTINA)
    expect((await avancar(dono, 'Pendente')).status).toBe(200)
    expect(await statusDoPedido()).toBe('Em Preparação')
    const atrasada = await avancar(dono, 'Pendente')
    expect(atrasada.status).toBe(409)
    expect(await statusDoPedido()).toBe('Em Preparação')
  })

  test('sem JavaScript, avançar devolve o quadro', async () => {
    const dono = await comanda.browser().signIn(CANTINA)
    const resposta = await dono.send(`/home/pedidos/${numero}/avanco`, {
      method: 'POST',
      headers: {
        Accept: 'text/html,application/xhtml+xml',
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: 'http://comanda.teste',
      },
      body: new URLSearchParams({ status: (await statusDoPedido()) ?? '' }).toString(),
    })
    expect([resposta.status, resposta.headers.get('Location')]).toEqual([302, '/home'])
  })
})

describe('O que o servidor diz de dados', () => {
  test.each([`/${CANTINA.slug}.data`, '/home.data', '/login.data', '/home', `/${CANTINA.slug}?busca=x`])(
    '%s não fica guardado em navegador nem em proxy',
    async caminho => {
      const dono = await comanda.browser().signIn(CANTINA)
      expect((await dono.get(caminho)).headers.get('Cache-Control')).toBe('no-store')
    },
  )

  test('mas os arquivos do próprio produto ficam, e vão comprimidos', async () => {
    const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(await comanda.browser().html(`/${CANTINA.slug}`)) ?? []
    const navegador = comanda.browser()
    const resposta = await navegador.send(script, { headers: { 'Accept-Encoding': 'br' } })
    expect(resposta.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(resposta.headers.get('Content-Encoding')).toBe('br')
    expect((await navegador.get('/favicon.svg')).headers.get('Cache-Control')).toBe('public, max-age=3600')
    expect((await navegador.get('/assets/nao-existe.js')).status).toBe(404)
  })
})

describe('Ao vivo', () => {
  /** Reads events until one of `kind`, or until the stream ends. */
  async function ate(resposta: Response, kind: string): Promise<unknown> {
    const leitor = resposta.body?.pipeThrough(new TextDecoderStream()).getReader()
    let texto = ''
    for (;;) {
      const parte = await leitor?.read()
      if (!parte || parte.done) return null
      texto += parte.value
      const achado = new RegExp(`event: ${kind}\\ndata: (.*)\\n\\n`).exec(texto)
      if (achado?.[1]) {
        await leitor?.cancel()
        return JSON.parse(achado[1])
      }
    }
  }

  test('um pedido feito chega ao quadro da sua empresa, só como número, e não ao de outra', async () => {
    const [cantina, bella] = await Promise.all(
      [CANTINA, BELLA].map(async loja => (await comanda.browser().signIn(loja)).get('/home/ao-vivo')),
    )
    expect(cantina?.headers.get('Content-Type')).toMatch(/^text\/event-stream/)
    const { id } = await comanda.mundo.produto(comanda.mundo.cantina, PRODUTOS.semExtras.nome)
    const feito = await comanda.browser().post(
      `/${CANTINA.slug}/pedidos`,
      umPedido({
        itens: [{ produtoId: id, quantidade: 1, extras: [], observacao: null }],
        totalVisto: PRODUTOS.semExtras.preco,
      }),
    )
    const { pedidoId } = (await feito.json()) as { pedidoId: number }
    expect(await ate(cantina as Response, 'pedido-novo')).toEqual({ id: pedidoId })
    // At this moment the other company's stream contains only the first heartbeat.
    const leitor = (bella as Response).body?.getReader()
    const primeira = new TextDecoder().decode((await leitor?.read())?.value)
    const segunda = new TextDecoder().decode((await leitor?.read())?.value)
    expect(primeira + segunda).toMatch(/^retry: 2000\n\nevent: pulso\ndata: \d+\n\n$/)
    await leitor?.cancel()
  })
})
