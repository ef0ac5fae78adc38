import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Cardapio } from '~/domain/cardapio/cardapio'
import { storePicture } from '~/server/pictures/images.server'
import { BELLA, BURGER, CANTINA, PRODUTOS } from '../world/demo'
import { pesarCardapio } from '../world/peso'
import { medirPrimeiraVisita } from '../world/primeira-visita'
import { umPedido } from '../world/um-pedido'
import { type Comanda, openComanda } from './comanda'
import { linkDe } from './links-da-pagina'

interface PaginaEstruturada {
  hasMenu: {
    hasMenuSection: {
      hasMenuItem: { name: string; offers: { price: string } | { price: string }[] }[]
    }[]
  }
}

let comanda: Comanda
beforeAll(async () => {
  comanda = await openComanda()
})
afterAll(() => comanda.close())

const LOJA = `/${CANTINA.slug}`
const umaFoto = () =>
  sharp({ create: { width: 900, height: 900, channels: 3, background: '#c2410c' } })
    .png()
    .toBuffer()

describe('O cardápio', () => {
  test('vem inteiro do servidor, com título, descrição e prévia para quem compartilha', async () => {
    const resposta = await comanda.browser().get(LOJA)
    const html = await resposta.text()
    expect(resposta.status).toBe(200)
    expect(html).toContain('<title>Cardápio Cantina da Nona</title>')
    expect(html).toContain(PRODUTOS.carbonara.categoria)
    expect(html).toMatch(/<meta property="og:title" content="[^"]*Cantina da Nona/)
    expect(html).not.toContain(PRODUTOS.inativo.nome)
    expect(html).toContain(CANTINA.nome)
  })

  test('desenha 300 produtos de uma vez, por mais que uma loja tenha ou uma busca ache', async () => {
    const { mundo } = comanda
    await mundo.sql(
      `insert into produtos (empresa_id, categoria_id, nome, preco) select $1, min(id), 'Prato de teste ' || n, 10
       from categorias, generate_series(1, 650) n where empresa_id = $1 and ativo group by n`,
      [mundo.burger],
    )
    const cartoes = async (query: string) => {
      const html = await comanda.browser().html(`/${BURGER.slug}${query}`)
      const [, faltam] = /Mostrar mais \((\d+) itens\)/.exec(html) ?? []
      return { cartoes: html.split('<h3').length - 1, faltam: Number(faltam) }
    }
    expect(await cartoes('?busca=prato+de+teste')).toEqual({ cartoes: 600, faltam: 350 })
    expect(await cartoes('?busca=prato+de+teste+64')).toEqual({ cartoes: 22, faltam: Number.NaN })
    await mundo.sql(`delete from produtos where nome like 'Prato de teste%'`)
  })

  test('pede na primeira visita os scripts que a construção lhe deu, e mais nenhum', async () => {
    const navegador = comanda.browser()
    const { script } = await medirPrimeiraVisita(caminho => navegador.html(caminho), LOJA)
    expect(Math.abs(script - pesarCardapio().script)).toBeLessThan(1_000)
  })

  test('se descreve a quem procura, com endereço, preços e uma prévia em JPEG de menos de 300 kB', async () => {
    const navegador = comanda.browser()
    const html = await navegador.html(LOJA)
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Restaurant',
      name: CANTINA.nome,
      url: `http://comanda.teste${LOJA}`,
      address: { addressLocality: 'São Paulo', postalCode: CANTINA.cep },
    })
    expect(json).toContain(PRODUTOS.carbonara.nome)
    // For search engines alone: the page's script does not get it once more.
    expect(html.match(/"@context"/g)).toHaveLength(1)
    expect(html).toContain(`<link rel="canonical" href="http://comanda.teste${LOJA}"/>`)

    const { id: carbonara } = await comanda.mundo.produto(comanda.mundo.cantina, PRODUTOS.carbonara.nome)
    const foto = await storePicture(comanda.mundo.cantina, 'prato', await umaFoto())
    await comanda.mundo.sql('update produtos set imagem_url = $1 where id = $2', [foto, carbonara])
    const [, previa = ''] =
      /og:image" content="http:\/\/comanda.teste([^"]+)"/.exec(await navegador.html(LOJA)) ?? []
    expect(previa).toBe(`/imagens/${foto}-previa.jpg`)
    const imagem = await navegador.get(previa)
    expect(imagem.headers.get('Content-Type')).toBe('image/jpeg')
    const bytes = Buffer.from(await imagem.arrayBuffer())
    expect(bytes.length).toBeLessThan(300_000)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    await comanda.mundo.sql('update produtos set imagem_url = null where id = $1', [carbonara])
  })

  test.each([CANTINA, BELLA, BURGER])(
    'de $slug diz aos buscadores os preços que os seus cartões mostram',
    async ({ slug }) => {
      const html = await comanda.browser().html(`/${slug}`)
      const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
      const [, dados = ''] = /id="dados-da-pagina"[^>]*>(.*?)<\/script>/.exec(html) ?? []
      const lidos: PaginaEstruturada = JSON.parse(json)
      const mostrados: { lido: Cardapio } = JSON.parse(dados)
      const ditos = lidos.hasMenu.hasMenuSection.flatMap(secao =>
        secao.hasMenuItem.map(({ name, offers }) => [
          name,
          Math.min(...[offers].flat().map(({ price }) => Number(price))),
        ]),
      )
      const cartoes = mostrados.lido.categorias.flatMap(({ produtos }) =>
        produtos.map(produto => [produto.nome, (produto.aPartirDe ?? produto).preco / 100]),
      )
      expect(ditos).toEqual(cartoes)
      expect(ditos.length).toBeGreaterThan(3)
    },
  )

  test('de uma loja sem CEP não mostra o lugar dele, nem no rodapé nem a quem procura', async () => {
    const { mundo } = comanda
    await mundo.sql('update empresas set endereco_cep = null where id = $1', [mundo.bella])
    const html = await comanda.browser().html(`/${BELLA.slug}`)
    await mundo.sql('update empresas set endereco_cep = $2 where id = $1', [mundo.bella, BELLA.cep])
    expect(html).toContain('São Paulo/SP')
    expect(html).not.toContain('CEP:')
    expect(html).not.toContain('postalCode')
  })

  test('está no mapa do site, que os buscadores acham pelo robots.txt, e os pedidos não', async () => {
    const navegador = comanda.browser()
    const robots = await navegador.html('/robots.txt')
    expect(robots).toContain('Sitemap: http://comanda.teste/sitemap.xml')
    expect(robots).toContain('Disallow: /*/status-pedido')
    expect(await navegador.html('/sitemap.xml')).toContain(`<loc>http://comanda.teste${LOJA}</loc>`)
  })

  test('manda uma política de conteúdo sem nada de fora e sem script solto', async () => {
    const resposta = await comanda.browser().get(LOJA)
    const politica = resposta.headers.get('Content-Security-Policy') ?? ''
    expect(politica).toContain("default-src 'self'")
    expect(politica).not.toMatch(/unsafe-inline|unsafe-eval|\*/)
    const html = await resposta.text()
    const soltos = [
      ...html.matchAll(
        /<script(?! type="application\/(?:ld\+)?json"| type="module" src=)[^>]*>(.*?)<\/script>/g,
      ),
    ]
    const somas = soltos.map(([, texto = '']) => createHash('sha256').update(texto).digest('base64'))
    expect(somas.length).toBeGreaterThan(0)
    for (const soma of somas) expect(politica).toContain(`'sha256-${soma}'`)
    expect(html).not.toMatch(/\sstyle="/)
  })

  test.each(['/nao-existe', '/nao-existe/status-pedido/id/12345678'])(
    'de %s é Empresa Não Encontrada, 404',
    async caminho => {
      const resposta = await comanda.browser().get(caminho)
      expect(resposta.status).toBe(404)
      const html = await resposta.text()
      expect(html).toContain('Empresa Não Encontrada')
      expect(html).toContain(
        'Não foi possível carregar o cardápio para nao-existe. Verifique o link ou tente novamente.',
      )
    },
  )

  test.each([
    ['/CANTINA-DA-NONA', LOJA],
    ['/Cantina-da-Nona?utm_source=faixa', `${LOJA}?utm_source=faixa`],
    ['/Cantina%20da%20Nôna', LOJA],
    ['/CANTINA-DA-NONA/status-pedido/id/12345678?de=link', `${LOJA}/status-pedido/id/12345678?de=link`],
  ])('digitado como %s leva ao endereço certo, com o resto do caminho', async (digitado, certo) => {
    const resposta = await comanda.browser().get(encodeURI(decodeURI(digitado)))
    expect([resposta.status, resposta.headers.get('Location')]).toEqual([301, certo])
  })

  test('de um pedido enviado ao endereço em maiúsculas leva o pedido ao certo', async () => {
    const resposta = await comanda.browser().post('/CANTINA-DA-NONA/pedidos', {})
    expect([resposta.status, resposta.headers.get('Location')]).toEqual([308, `${LOJA}/pedidos`])
  })

  test('de uma empresa desativada é Empresa Não Encontrada', async () => {
    await comanda.mundo.sql('update empresas set ativo = false where slug = $1', [BELLA.slug])
    expect((await comanda.browser().get(`/${BELLA.slug}`)).status).toBe(404)
    expect((await comanda.browser().post(`/${BELLA.slug}/pedidos`, umPedido())).status).toBe(404)
    await comanda.mundo.sql('update empresas set ativo = true where slug = $1', [BELLA.slug])
    expect((await comanda.browser().get(`/${BELLA.slug}`)).status).toBe(200)
  })
})

describe('Uma página que não existe leva de volta', () => {
  test.each([
    [`${LOJA}/promocoes`, LOJA],
    [`${LOJA}/status-pedido/id/1/nada`, LOJA],
    ['/home/nada', '/home'],
    ['/cadastro-empresa/1/nada', '/cadastro-empresa'],
  ])('de %s a %s, e não à página da Comanda', async (perdida, inicio) => {
    const resposta = await comanda.browser().get(perdida)
    const html = await resposta.text()
    expect(resposta.status).toBe(404)
    expect(html).toContain('Página não encontrada')
    expect(linkDe(html, 'Voltar ao início')).toContain(`href="${inicio}"`)
  })
})

test.each(['/', '/login', `/${CANTINA.slug}`, `/${CANTINA.slug}?categoria=0`, '/home', '/home/produtos'])(
  'A página %s começa por dizer que é HTML de hoje: sem isso o navegador a desenha como nos anos 90',
  async caminho => {
    const dono = await comanda.browser().signIn(CANTINA)
    const navegador = caminho.startsWith('/home') ? dono : comanda.browser()
    expect((await navegador.html(caminho)).slice(0, 34)).toBe('<!DOCTYPE html><html lang="pt-BR">')
  },
)
