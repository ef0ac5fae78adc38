import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { BELLA, CANTINA } from '../world/demo'
import { umCadastro } from '../world/um-cadastro'
import { type Browser, type Comanda, ORIGIN, openComanda, SO_A_RESPOSTA } from './comanda'

interface Banco {
  openDatabase(url: string): void
  closeDatabase(): Promise<void>
}

let comanda: Comanda
let banco: Banco
let dono: Browser
beforeAll(async () => {
  comanda = await openComanda()
  dono = await comanda.browser().signIn(CANTINA)
  const file = '../../build/server/index.js'
  banco = (await import(/* @vite-ignore */ file)) as Banco
})
afterAll(() => comanda.close())

/** No server listens at this address. */
const NENHUM_BANCO = 'postgres://comanda@127.0.0.1:9/comanda'
const CADASTRO = umCadastro({ nomefantasia: 'Bar da Ana', email: 'ana@bar.example' })
const TOKEN = 'a'.repeat(43)
/** No name of a script in the page contains it. */
const SENHA_NOVA = 'moqueca-de-arraia-77'

const FORMULARIOS = [
  ['login', '/login', { identificador: CANTINA.email, senha: CANTINA.senha, manter: 'on' }],
  ['cadastro', '/cadastro-empresa', CADASTRO],
  ['esqueci minha senha', '/reset-password/link', { email: CANTINA.email }],
  ['novo link', '/confirmar-email/novo', { identificador: CANTINA.email }],
  ['nova senha', '/reset-password', { token: TOKEN, senha: SENHA_NOVA, confirmarSenha: SENHA_NOVA }],
  ['confirmar e-mail', '/confirmar-email', { token: TOKEN }],
  ['desfazer a troca', '/confirmar-email/desfazer', { token: TOKEN }],
] as const

const TITULOS = {
  login: 'Erro no Login',
  cadastro: 'Erro no Cadastro',
  'esqueci minha senha': 'Erro ao enviar link',
  'novo link': 'Erro ao enviar link',
  'nova senha': 'Erro',
  'confirmar e-mail': 'Erro na confirmação',
  'desfazer a troca': 'Erro ao desfazer a troca',
}

/** The fields that each form must still contain after the failure. */
const GUARDADO = {
  login: [`value="${CANTINA.email}"`, /name="manter"[^>]*checked|checked=""[^>]*name="manter"/],
  cadastro: ['value="Bar da Ana"', 'value="ana@bar.example"'],
  'esqueci minha senha': [`value="${CANTINA.email}"`],
  'novo link': [`value="${CANTINA.email}"`],
  'nova senha': [`value="${TOKEN}"`, 'Nova senha'],
  'confirmar e-mail': [`/confirmar-email?token=${TOKEN}`, 'Tentar novamente'],
  'desfazer a troca': [`value="${TOKEN}"`, 'Desfazer a troca'],
}

async function enviar(caminho: string, campos: Record<string, string>) {
  const resposta = await comanda.browser().form(caminho, campos)
  return { resposta, html: await resposta.text() }
}

function conferir(html: string, formulario: keyof typeof GUARDADO) {
  expect(html).toContain(`>${TITULOS[formulario]}<`)
  for (const guardado of GUARDADO[formulario]) expect(html).toMatch(literal(guardado))
  for (const senha of [CANTINA.senha, CADASTRO.senha ?? '', SENHA_NOVA]) expect(html).not.toContain(senha)
}

function literal(texto: string | RegExp): RegExp {
  return texto instanceof RegExp ? texto : new RegExp(texto.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
}

describe('Quando o banco não responde', () => {
  beforeAll(async () => {
    await banco.closeDatabase()
    banco.openDatabase(NENHUM_BANCO)
  })
  afterAll(async () => {
    await banco.closeDatabase()
    banco.openDatabase(comanda.mundo.serviceUrl)
  })

  test.each(FORMULARIOS)(
    '%s: diz com o seu título, e o que foi digitado fica',
    async (nome, caminho, campos) => {
      const { resposta, html } = await enviar(caminho, campos)
      expect(resposta.status).toBe(503)
      expect(Number(resposta.headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(html).toContain('Serviço indisponível. Tente novamente em instantes.')
      conferir(html, nome)
    },
  )

  test.each(FORMULARIOS)(
    '%s: o script da página recebe só a resposta, com o mesmo título',
    async (nome, caminho, campos) => {
      const headers = { Origin: ORIGIN, Accept: 'application/json' }
      const body = new URLSearchParams(campos)
      const resposta = await comanda.browser().send(caminho, { method: 'POST', headers, body })
      expect(resposta.status).toBe(503)
      expect(Number(resposta.headers.get('Retry-After'))).toBeGreaterThan(0)
      const texto = await resposta.text()
      expect(JSON.stringify(JSON.parse(texto).recusas)).toContain(`"titulo":"${TITULOS[nome]}"`)
      for (const senha of [CANTINA.senha, CADASTRO.senha ?? '', SENHA_NOVA])
        expect(texto).not.toContain(senha)
    },
  )

  test.each([
    ['', {}],
    [' só pela resposta', SO_A_RESPOSTA],
  ])('um envio do painel%s não é um defeito', async (_, pede) => {
    const enviados = [
      await dono.form('/home/clientes', { nome: 'Cida', telefone: '11987001234' }, pede),
      await dono.form('/home/pausa', { minutos: '20', servico: 'tudo' }, pede),
      await dono.post('/home/quadro', {}, pede),
    ]
    for (const { status, headers } of enviados)
      expect([status, headers.get('Retry-After')]).toEqual([503, '5'])
  })

  test.each(['/login', '/cadastro-empresa', `/reset-password?token=${TOKEN}`])(
    'a página %s abre, mesmo a quem traz uma sessão',
    async caminho => {
      const navegador = comanda.browser()
      navegador.cookies.set('comanda_sessao', 'de-outro-dia')
      expect((await navegador.get(caminho)).status).toBe(200)
    },
  )
})

describe('Quando há um defeito nosso', () => {
  const TABELAS = ['users', 'account_tokens', 'slugs_antigos']
  beforeAll(async () => {
    for (const tabela of TABELAS) await comanda.mundo.sql(`alter table ${tabela} rename to sumida_${tabela}`)
  })
  afterAll(async () => {
    for (const tabela of TABELAS) await comanda.mundo.sql(`alter table sumida_${tabela} rename to ${tabela}`)
  })

  test.each(FORMULARIOS)(
    '%s: diz com o seu título, e o que foi digitado fica',
    async (nome, caminho, campos) => {
      const { resposta, html } = await enviar(caminho, campos)
      expect(resposta.status).toBe(500)
      expect(html).toContain('Algo deu errado. Tente novamente em instantes.')
      expect(html).not.toContain('sumida')
      conferir(html, nome)
    },
  )
})

describe('Meus dados', () => {
  afterEach(() => comanda.mundo.sql('alter table if exists sumida rename to slugs_antigos'))

  test('que não puderam ser salvos dizem que não foram', async () => {
    const dona = await comanda.browser().signIn(BELLA)
    await comanda.mundo.sql('alter table slugs_antigos rename to sumida')
    const dados = umCadastro({ nomefantasia: 'Bella Outra', slug: 'bella-outra', email: BELLA.email })
    const resposta = await dona.form(`/cadastro-empresa/${comanda.mundo.bella}`, dados, SO_A_RESPOSTA)
    const texto = await resposta.text()
    expect(resposta.status).toBe(500)
    expect(texto).toContain('"titulo":"Erro no Cadastro"')
    expect(texto).not.toContain('Dados salvos!')
  })
})
