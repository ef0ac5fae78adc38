import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CANTINA, ZE } from '../world/demo'
import { type Comanda, ORIGIN, openComanda } from './comanda'
import { enderecos, linkDe } from './links-da-pagina'

let comanda: Comanda
beforeAll(async () => {
  process.env.PUBLIC_URL = ORIGIN
  process.env.PROVEDOR_WHATSAPP = '(11) 91234-5678'
  comanda = await openComanda()
})
afterAll(() => comanda.close())

const conversa = (texto: string) =>
  `https://api.whatsapp.com/send?phone=5511912345678&text=${encodeURIComponent(texto)}`

describe.each(['/', '/planos'])('A página %s', caminho => {
  test('não traz script nenhum, nem estilo no meio do texto', async () => {
    const html = await comanda.browser().html(caminho)
    expect(html).toContain('rel="stylesheet"')
    expect(html).not.toMatch(/<script|modulepreload|<style|\sstyle="/i)
  })

  test.each(['R$\u00a099,90', 'R$\u00a0999,90', 'R$\u00a083,32', 'Plano Mensal', 'Plano Anual'])(
    "mostra '%s'",
    async texto => {
      expect(await comanda.browser().html(caminho)).toContain(texto)
    },
  )

  test('é uma só para os buscadores', async () => {
    expect(await comanda.browser().html(`${caminho}?utm_source=x`)).toContain(
      `<link rel="canonical" href="http://comanda.teste${caminho}"/>`,
    )
  })
})

describe('A página inicial', () => {
  test('tem título de produto para restaurantes, descrição e cartão de compartilhamento', async () => {
    const html = await comanda.browser().html('/')
    expect(html).toContain('<title>Comanda: cardápio digital e pedidos para restaurantes</title>')
    for (const nome of ['name="description"', 'property="og:title"', 'property="og:image"'])
      expect(html).toContain(`<meta ${nome} content="`)
  })

  test.each([
    ['Recursos', '#recursos'],
    ['Depoimentos', '#depoimentos'],
    ['Preços', '#precos'],
  ])("o cabeçalho leva por '%s' a uma seção que existe", async (texto, ancora) => {
    const html = await comanda.browser().html('/')
    const cabecalho = html.slice(html.indexOf('<header'), html.indexOf('</header>'))
    expect(linkDe(cabecalho, texto)).toContain(`href="${ancora}"`)
    expect(html).toContain(`id="${ancora.slice(1)}"`)
  })

  test('o cabeçalho leva ao login e, em outra aba, ao cadastro', async () => {
    const html = await comanda.browser().html('/')
    const cabecalho = html.slice(html.indexOf('<header'), html.indexOf('</header>'))
    expect(linkDe(cabecalho, 'Login')).toContain('href="/login"')
    expect(linkDe(cabecalho, 'Cadastre-se')).toContain('href="/cadastro-empresa"')
  })

  test('todo link de cadastro abre outra aba, e só o do plano anual o diz', async () => {
    const html = await comanda.browser().html('/')
    const cadastros = [...html.matchAll(/<a [^>]*href="\/cadastro-empresa[^>]*>/g)].map(([tag]) => tag)
    expect(cadastros.length).toBeGreaterThanOrEqual(4)
    for (const tag of cadastros) {
      expect(tag).toContain('target="_blank"')
      expect(tag).toContain('rel="noopener"')
    }
    expect(cadastros.filter(tag => tag.includes('href="/cadastro-empresa?plano=anual"'))).toHaveLength(1)
    expect(linkDe(html, 'Assinar o Plano Anual')).toContain('?plano=anual"')
  })

  test.each([
    'Cardápio digital responsivo',
    'Carrinho inteligente',
    'observação em cada item',
    'WhatsApp',
    'PIX',
    'distância até o CEP',
    'Cadastro automático de clientes',
    'histórico',
    '7 dias grátis',
  ])("anuncia '%s'", async texto => {
    expect(await comanda.browser().html('/')).toContain(texto)
  })

  test('mostra três depoimentos e diz que são ilustrativos', async () => {
    const html = await comanda.browser().html('/')
    expect(html.match(/<blockquote/g)).toHaveLength(3)
    expect(html).toContain('Depoimentos ilustrativos')
  })

  test('contato e demonstração abrem a conversa com quem fornece o sistema', async () => {
    const enderecosDaPagina = enderecos(await comanda.browser().html('/'))
    expect(enderecosDaPagina).toContain(
      conversa('Olá! Quero saber mais sobre a Comanda para o meu restaurante.'),
    )
    expect(enderecosDaPagina).toContain(conversa('Olá! Gostaria de ver uma demonstração da Comanda.'))
  })

  test('é a mesma para todos: pode ficar guardada por cinco minutos e não dá cookie a ninguém', async () => {
    const dono = await comanda.browser().signIn(CANTINA)
    const resposta = await dono.get('/')
    expect(resposta.headers.get('Cache-Control')).toBe('public, max-age=300')
    expect(resposta.headers.getSetCookie()).toEqual([])
    const semNonce = (html: string) => html.replace(/nonce="[^"]*"/g, '')
    expect(semNonce(await resposta.text())).toBe(semNonce(await comanda.browser().html('/')))
  })
})

describe('A página de planos', () => {
  test('tem título e um link de volta ao sistema', async () => {
    const html = await comanda.browser().html('/planos')
    expect(html).toContain('<title>Planos · Comanda</title>')
    expect(linkDe(html, 'Voltar ao sistema')).toContain('href="/home"')
  })

  test.each(['Plano Mensal', 'Plano Anual'])(
    "'Assinar o %s' abre a conversa com a mensagem que nomeia o plano",
    async plano => {
      expect(enderecos(await comanda.browser().html('/planos'))).toContain(
        conversa(`Olá! Quero assinar o ${plano} da Comanda.`),
      )
    },
  )

  test.each(['Plano Mensal', 'Plano Anual'])(
    'de quem entrou no painel a do %s nomeia a empresa',
    async plano => {
      const dono = await comanda.browser().signIn(CANTINA)
      const resposta = await dono.get('/planos')
      expect(enderecos(await resposta.text())).toContain(
        conversa(`Olá! Quero assinar o ${plano} da Comanda para ${CANTINA.nome}.`),
      )
      expect(resposta.headers.get('Cache-Control')).toBe('no-store')
    },
  )
})

test('o painel de quem passou do teste leva à página de planos', async () => {
  const dono = await comanda.browser().signIn(ZE)
  const html = await dono.html('/home')
  expect(html).toContain('Seu período de teste expirou')
  expect(linkDe(html, 'Ver planos')).toContain('href="/planos"')
})

test.each([
  ['/', `href="${ORIGIN}/"`],
  ['/planos', `content="${ORIGIN}/planos"`],
  ['/robots.txt', `Sitemap: ${ORIGIN}/sitemap.xml`],
  ['/sitemap.xml', `<loc>${ORIGIN}/planos</loc>`],
])('um Host forjado não muda os endereços de %s', async (caminho, endereco) => {
  const texto = await comanda.browser().html(`http://mal.exemplo${caminho}`)
  expect(texto).toContain(endereco)
  expect(texto).not.toContain('mal.exemplo')
})

test('as licenças do que os navegadores recebem de outros são servidas com os seus textos', async () => {
  const licencas = await comanda.browser().get('/licencas.md')
  expect(licencas.status).toBe(200)
  const texto = await licencas.text()
  for (const pacote of ['react-dom', 'react-router', 'valibot', 'qrcode.react'])
    expect(texto).toContain(`## ${pacote} - `)
  expect(texto).toContain('Permission is hereby granted')
  const icones = await comanda.browser().get('/licenca-dos-icones.txt')
  expect(await icones.text()).toMatch(/ISC License\s+Copyright .*Lucide/)
})
