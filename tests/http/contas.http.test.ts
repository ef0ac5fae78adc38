import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CANTINA, CEPS, ZE } from '../world/demo'
import { ultimoLink } from '../world/ultima-carta'
import { umCadastro } from '../world/um-cadastro'
import { type Comanda, ORIGIN, openComanda } from './comanda'

const MAL = 'http://mal.exemplo'

let comanda: Comanda
beforeAll(async () => {
  // With PUBLIC_URL links in letters begin with this origin, whatever the Host header says.
  process.env.PUBLIC_URL = ORIGIN
  comanda = await openComanda()
})
afterAll(() => comanda.close())

const linkPara = (email: string) => ultimoLink(comanda.mundo, email)

const tokenDe = (link: URL) => link.searchParams.get('token') ?? ''

async function enviar(caminho: string, campos: Record<string, string>) {
  const resposta = await comanda.browser().form(caminho, campos)
  return { status: resposta.status, html: await resposta.text() }
}

const entrar = (identificador: string, senha: string) => enviar('/login', { identificador, senha })
const cadastrar = (mudancas: Record<string, string>) => enviar('/cadastro-empresa', umCadastro(mudancas))

test.each(['/login', '/cadastro-empresa', '/confirmar-email', '/reset-password/link'])(
  'a política de %s só deixa correr os nossos scripts, e na página os que levam a senha desta resposta',
  async caminho => {
    const resposta = await comanda.browser().get(caminho)
    const politica = resposta.headers.get('Content-Security-Policy') ?? ''
    const [, nonce] = /script-src 'self' 'nonce-([^']+)';/.exec(politica) ?? []
    expect(nonce).toBeDefined()
    const soltos = (await resposta.text()).match(/<script(?![^>]*\ssrc=)[^>]*>/g) ?? []
    expect(soltos.length).toBeGreaterThan(1)
    for (const script of soltos) expect(script).toContain(`nonce="${nonce}"`)
  },
)

describe('Do cadastro ao painel, sem script', () => {
  const email = 'lia@tapiocaria.example'

  test('o cadastro diz o que vem agora e manda o link', async () => {
    const { status, html } = await cadastrar({ email, plano: 'anual' })
    expect(status).toBe(200)
    expect(html).toContain('Cadastro realizado com sucesso!')
    expect(html).toContain(
      'Verifique seu e-mail para confirmar sua conta. Você será redirecionado para o login.',
    )
    expect(html).toContain('/login?plano=anual')
    expect((await linkPara(email)).href).toMatch(
      /^http:\/\/comanda\.teste\/confirmar-email\?token=[\w-]{43}&plano=anual$/,
    )
  })

  test('antes de confirmar, a empresa não se encontra: cardápio, consulta, pedido e mapa do site', async () => {
    const navegador = comanda.browser()
    for (const caminho of ['', '/status-pedido', '/status-pedido/tel/11987654321']) {
      const resposta = await navegador.get(`/tapiocaria-da-lia${caminho}`)
      expect(resposta.status).toBe(404)
      expect(await resposta.text()).toContain('Empresa Não Encontrada')
    }
    expect((await navegador.post('/tapiocaria-da-lia/pedidos', comanda.umaFocaccia())).status).toBe(404)
    expect(await navegador.html('/sitemap.xml')).not.toContain('tapiocaria-da-lia')
  })

  test('antes de confirmar o login oferece mandar o link de novo', async () => {
    const { status, html } = await entrar(email, 'tapioca123')
    expect(status).toBe(401)
    expect(html).toContain('Confirme seu e-mail para entrar.')
    expect(html).toContain('action="/confirmar-email/novo"')
    const antes = await linkPara(email)
    const resposta = await comanda.browser().form('/confirmar-email/novo', { identificador: email })
    expect(await resposta.text()).toContain('Link enviado!')
    expect((await linkPara(email)).href).not.toBe(antes.href)
  })

  test('abrir o link não o gasta: só o botão da página confirma, e uma vez', async () => {
    const link = await linkPara(email)
    for (let vez = 0; vez < 3; vez++) {
      const html = await comanda.browser().html(link.pathname + link.search)
      expect(html).toContain('Confirmar e-mail')
    }
    expect((await entrar(email, 'tapioca123')).status).toBe(401)
    const confirmado = await comanda.browser().form('/confirmar-email', { token: tokenDe(link) })
    expect(await confirmado.text()).toContain('E-mail confirmado com sucesso!')
    const outraVez = await comanda.browser().form('/confirmar-email', { token: tokenDe(link) })
    expect(outraVez.status).toBe(422)
    const html = await outraVez.text()
    for (const texto of ['Erro na confirmação', 'Link inválido ou expirado.', 'Pedir novo link'])
      expect(html).toContain(texto)
    expect((await entrar(email, 'tapioca123')).status).toBe(302)
  })

  test('sem token a página diz que o link é inválido e oferece outro', async () => {
    const html = await comanda.browser().html('/confirmar-email')
    expect(html).toContain('Link inválido ou expirado.')
    expect(html).toContain('action="/confirmar-email/novo"')
  })

  test('e então o cardápio se abre, e o mapa do site o tem', async () => {
    expect((await comanda.browser().get('/tapiocaria-da-lia')).status).toBe(200)
    expect(await comanda.browser().html('/sitemap.xml')).toContain('/tapiocaria-da-lia<')
  })
})

describe('O cadastro recusado', () => {
  test('mostra cada texto ao lado do campo, e o que foi digitado, menos as senhas', async () => {
    const { status, html } = await cadastrar({ nomefantasia: 'Bar da Ana', slug: '', senha: 'xyz-1234' })
    expect(status).toBe(422)
    expect(html).toContain('O campo &#x27;Sua URL (slug)&#x27; é obrigatório.')
    expect(html).toContain('As senhas não coincidem.')
    expect(html).toContain('value="Bar da Ana"')
    expect(html).not.toContain('xyz-1234')
  })

  test.each([
    'login',
    'cadastro-empresa',
    'reset-password',
    'confirmar-email',
    'home',
    'healthz',
    'readyz',
    'metrics',
    'api',
    'assets',
    'imagens',
  ])('não dá a ninguém a URL %s', async slug => {
    const { status, html } = await cadastrar({ slug, email: `${slug}@reservado.example` })
    expect(status).toBe(422)
    expect(html).toContain('Esta URL (slug) já está em uso. Por favor, escolha outra.')
  })

  test('cinco vezes não fecha a porta: com outra URL, do mesmo endereço, o cadastro é feito', async () => {
    const navegador = comanda.browser()
    const cadastrarDaqui = (slug: string) =>
      navegador.form('/cadastro-empresa', umCadastro({ slug, email: `${slug}@porta.example` }))
    for (let n = 0; n < 6; n++) expect((await cadastrarDaqui(CANTINA.slug)).status).toBe(422)
    expect((await cadastrarDaqui('porta-aberta')).status).toBe(200)
    const status = []
    for (let n = 0; n < 5; n++) {
      const resposta = await cadastrarDaqui(`porta-${n}`)
      status.push(resposta.status)
      if (resposta.status !== 429) continue
      expect(Number(resposta.headers.get('Retry-After'))).toBeGreaterThan(3_000)
      const html = await resposta.text()
      expect(html).toContain('Muitos cadastros em pouco tempo. Tente novamente em 60 minutos.')
      expect(html).toContain(`value="porta-${n}"`)
    }
    expect(status).toEqual([200, 200, 200, 200, 429])
  })
})

describe('O CEP do cadastro', () => {
  const perguntar = (cep: unknown) => comanda.browser().post('/cadastro-empresa/cep', { cep })

  test('preenche o endereço', async () => {
    const resposta = await perguntar(CEPS.perto.cep)
    const { logradouro, bairro, cidade, estado } = CEPS.perto
    expect(await resposta.json()).toEqual({ endereco: { logradouro, bairro, cidade, estado } })
  })

  test.each([
    ['99999999', 200, 'CEP inválido ou serviço indisponível'],
    ['123', 400, 'CEP inválido'],
    [7, 400, 'CEP inválido'],
  ])('%j: %d, %s', async (cep, status, texto) => {
    const resposta = await perguntar(cep)
    expect(resposta.status).toBe(status)
    expect(await resposta.json()).toMatchObject({ recusa: { titulo: 'Erro ao buscar CEP', texto } })
  })
})

describe('Esqueci minha senha', () => {
  const pedir = async (email: string, origin = ORIGIN) => {
    const resposta = await comanda.browser().send(`${origin}/reset-password/link`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: ORIGIN },
      body: new URLSearchParams({ email }).toString(),
    })
    // Ids and nonces differ from page to page, so they are removed before the comparison.
    const html = (await resposta.text()).replace(/nonce-?="?[\w+/=-]+"?/g, '')
    return { status: resposta.status, html }
  }

  test('responde igual a quem tem conta e a quem não tem', async () => {
    const [conhecido, desconhecido] = [await pedir(CANTINA.email), await pedir('ninguem@exemplo.com.br')]
    expect(conhecido.html).toContain('Verifique seu e-mail para redefinir a senha.')
    expect(desconhecido).toEqual(conhecido)
    await expect(linkPara('ninguem@exemplo.com.br')).rejects.toThrow('no mail')
  })

  test('um Host forjado não muda o link', async () => {
    expect((await pedir(ZE.email, MAL)).status).toBe(200)
    expect((await linkPara(ZE.email)).origin).toBe(ORIGIN)
  })

  test('um e-mail vazio ouve o que falta', async () => {
    const { status, html } = await pedir('')
    expect([status, html.includes('Informe um e-mail válido.')]).toEqual([422, true])
  })

  test('o link vale uma vez, senhas diferentes não o gastam, e todas as sessões terminam', async () => {
    const dentro = await comanda.browser().signIn(CANTINA)
    const link = await linkPara(CANTINA.email)
    const token = tokenDe(link)
    const redefinir = async (senha: string, confirmarSenha: string) =>
      (await comanda.browser().form('/reset-password', { token, senha, confirmarSenha })).text()

    expect(await comanda.browser().html(link.pathname + link.search)).toContain('Nova senha')
    expect(await redefinir('cantina456', 'cantina457')).toContain('As senhas não coincidem.')
    expect((await dentro.get('/home')).status).toBe(200)
    const feita = await redefinir('cantina456', 'cantina456')
    expect(feita).toContain('Senha redefinida!')
    expect(feita).toContain('Você pode fazer login com a nova senha.')
    expect((await dentro.get('/home')).headers.get('Location')).toBe('/login?volta=%2Fhome')
    expect((await entrar(CANTINA.email, CANTINA.senha)).status).toBe(401)
    expect((await entrar(CANTINA.email, 'cantina456')).status).toBe(302)
    expect(await redefinir('cantina789', 'cantina789')).toContain('Link inválido ou expirado.')
    expect(await comanda.browser().html(link.pathname + link.search)).toContain('Link inválido ou expirado.')
    expect((await entrar(CANTINA.email, 'cantina456')).status).toBe(302)
  })
})

test.each([
  '/reset-password',
  '/reset-password/link',
  '/confirmar-email',
  '/confirmar-email/novo',
  '/confirmar-email/desfazer',
])('%s não se guarda nem se indexa', async caminho => {
  const resposta = await comanda.browser().get(`${caminho}?token=abc`)
  expect(resposta.headers.get('Cache-Control')).toBe('no-store')
  expect(await resposta.text()).toContain('<meta name="robots" content="noindex"/>')
})

test('um login recusado ainda sabe de quem veio pelo Plano Anual', async () => {
  const campos = { identificador: 'ninguem@exemplo.com.br', senha: 'errada' }
  expect(await comanda.browser().html('/login?plano=anual')).toContain('action="/login?plano=anual"')
  const { status, html } = await enviar('/login?plano=anual', campos)
  expect([status, html.includes('Plano Anual escolhido')]).toEqual([401, true])
})
