import { afterAll, beforeAll, expect, test } from 'vitest'
import { CANTINA, ZE } from '../world/demo'
import { type Comanda, openComanda } from './comanda'
import { enderecos, linkDe } from './links-da-pagina'

// The environment is read once per process, so the case without any contact needs a file of its own.
let comanda: Comanda
beforeAll(async () => {
  delete process.env.PROVEDOR_WHATSAPP
  delete process.env.PROVEDOR_EMAIL
  delete process.env.PUBLIC_URL
  delete process.env.COMANDA_DEMO
  comanda = await openComanda()
})
afterAll(() => comanda.close())

const doConteudo = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

test.each(['/', '/planos'])(
  'Sem contato de quem fornece o sistema, %s não promete conversa com ninguém',
  async caminho => {
    const html = await comanda.browser().html(caminho)
    expect(enderecos(html).filter(link => /^(http|mailto:)/.test(link))).toEqual([])
    expect(/fale com|falar com/i.exec(doConteudo(html))?.[0]).toBeUndefined()
  },
)

test('o contato da página inicial fica só com o cadastro', async () => {
  const html = await comanda.browser().html('/')
  const contato = html.slice(html.indexOf('id="contato"'), html.indexOf('<footer'))
  expect(enderecos(contato)).toEqual(['/cadastro-empresa'])
})

test('os planos levam quem ainda não tem conta ao cadastro, e quem já tem ao login', async () => {
  const planos = doConteudo(await comanda.browser().html('/planos'))
  expect(enderecos(planos)).toEqual(['/login', '/cadastro-empresa', '/cadastro-empresa?plano=anual'])
})

test('ao dono de um teste que acabou os planos dizem quem os ativa e o que informar', async () => {
  const dono = await comanda.browser().signIn(ZE)
  expect(linkDe(await dono.html('/home'), 'Ver planos')).toContain('href="/planos"')
  const html = await dono.html('/planos')
  const planos = doConteudo(html)
  expect(enderecos(planos)).toEqual([])
  expect(planos).toContain('Quem ativa o seu plano é quem instalou a Comanda para o seu restaurante.')
  expect(planos).toContain(`/${ZE.slug}`)
  expect(linkDe(html, 'Voltar ao sistema')).toContain('href="/home"')
})

test('a demonstração é o cardápio da demonstração, enquanto existe', async () => {
  expect(linkDe(await comanda.browser().html('/'), 'Ver demonstração')).toContain(`href="/${CANTINA.slug}"`)
  await comanda.mundo.sql('update empresas set ativo = false where slug = $1', [CANTINA.slug])
  expect(linkDe(await comanda.browser().html('/'), 'Ver demonstração')).toBe('')
})
