import { afterAll, beforeAll, expect, test } from 'vitest'
import { CANTINA } from '../world/demo'
import { openProduto, type Produto } from './produto'
import { enderecos, linkDe } from './site'

// The environment is read once per process, so that of no number has a file of its own.
let produto: Produto
beforeAll(async () => {
  delete process.env.PROVEDOR_WHATSAPP
  delete process.env.PUBLIC_URL
  delete process.env.COMANDA_DEMO
  produto = await openProduto()
})
afterAll(() => produto.close())

test.each(['/', '/planos'])(
  'Sem número de quem fornece o sistema, %s não abre conversa com ninguém',
  async caminho => {
    const links = enderecos(await produto.browser().html(caminho))
    expect(links.filter(link => link.startsWith('http'))).toEqual([])
  },
)

test('o contato fica só com o cadastro, e a página de planos diz com quem falar', async () => {
  const html = await produto.browser().html('/')
  const contato = html.slice(html.indexOf('id="contato"'), html.indexOf('<footer'))
  expect(enderecos(contato)).toEqual(['/cadastro-empresa'])
  expect(await produto.browser().html('/planos')).toContain('Para assinar, fale com a equipe da Comanda')
})

test('a demonstração é o cardápio da demonstração, enquanto existe', async () => {
  expect(linkDe(await produto.browser().html('/'), 'Ver demonstração')).toContain(`href="/${CANTINA.slug}"`)
  await produto.mundo.sql('update empresas set ativo = false where slug = $1', [CANTINA.slug])
  expect(linkDe(await produto.browser().html('/'), 'Ver demonstração')).toBe('')
})
