import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { retratar } from '../world/banco/retrato'
import { BELLA, CANTINA, PEDIDOS } from '../world/demo'
import { arquivo, HTML, SVG, umPng, umPngDe } from '../world/fotos-enviadas'
import { type Browser, type Comanda, openComanda } from './comanda'

let comanda: Comanda
let dono: Browser
beforeAll(async () => {
  comanda = await openComanda()
  dono = await comanda.browser().signIn(BELLA)
})
afterAll(() => comanda.close())

const BELLA_EM = `/${BELLA.slug}`
const CANTINA_EM = `/${CANTINA.slug}`
type Campos = Record<string, string | File>
const salvar = async (campos: Campos) => {
  const resposta = await dono.multipart('/home/configuracoes/aparencia', campos)
  return [resposta.status, await resposta.text()] as const
}
const guardadas = () => comanda.mundo.sql('select * from aparencia order by empresa_id')
const enderecoDe = (html: string, rel: string) =>
  new RegExp(`<link rel="${rel}"[^>]* href="([^"]+)"`).exec(html)?.[1] ?? ''
const CORES = /<link rel="stylesheet" href="(\/[\w-]+\/cores\.css\?v=[\w-]+)"/

beforeEach(() => salvar({ cor: '', removerLogo: 'on', removerCapa: 'on' }))

describe('A cor da loja', () => {
  test('salva no painel, vale em todas as páginas dela numa folha própria, e em nenhuma de outra empresa', async () => {
    const [status, texto] = await salvar({ cor: '#FFD400' })
    expect([status, texto]).toEqual([200, expect.stringContaining('Aparência salva!')])
    for (const pagina of [BELLA_EM, `${BELLA_EM}/status-pedido`, `${BELLA_EM}/status-pedido/id/10000001`]) {
      const html = await comanda.browser().html(pagina)
      expect([pagina, html]).toEqual([pagina, expect.stringMatching(CORES)])
      expect(html).toContain('<meta name="theme-color" content="#ffd400"/>')
    }
    for (const pagina of [CANTINA_EM, '/', '/login', `${CANTINA_EM}/status-pedido`])
      expect(await comanda.browser().html(pagina)).not.toMatch(CORES)
    for (const tela of ['/home', '/home/configuracoes']) expect(await dono.html(tela)).not.toMatch(CORES)
  })

  test('a folha só tem as variáveis do acento, e fica guardada enquanto a cor for a mesma', async () => {
    await salvar({ cor: '#FFD400' })
    const folha = CORES.exec(await comanda.browser().html(BELLA_EM))?.[1] ?? ''
    const resposta = await comanda.browser().get(folha)
    expect([resposta.status, await resposta.text()]).toEqual([
      200,
      expect.stringMatching(/^:root\{(--[\w-]+:#[\da-f]{6};?)+\}$/),
    ])
    expect(resposta.headers.get('Content-Type')).toBe('text/css; charset=utf-8')
    expect(resposta.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    await salvar({ cor: '#1e7a34' })
    expect((await comanda.browser().get(folha)).headers.get('Cache-Control')).toBe('no-cache')
    expect(CORES.exec(await comanda.browser().html(BELLA_EM))?.[1]).not.toBe(folha)
  })

  test('a política de conteúdo continua a mesma, e nenhuma página tem estilo em linha', async () => {
    await salvar({ cor: '#FFD400', logo: arquivo(await umPng()), capa: arquivo(await umPng()) })
    const semNonce = (resposta: Response) =>
      resposta.headers.get('Content-Security-Policy')?.replace(/nonce-[^']+/, 'nonce')
    const [daBella, daCantina] = [
      await comanda.browser().get(BELLA_EM),
      await comanda.browser().get(`${CANTINA_EM}`),
    ]
    expect(semNonce(daBella)).toBe(semNonce(daCantina))
    expect(semNonce(daBella)).toContain("style-src 'self';")
    expect(await daBella.text()).not.toMatch(/<style|style="/)
    expect(await dono.html('/home/configuracoes')).not.toMatch(/<style|style="/)
  })

  test('sem cor própria, ou sem loja, a folha não existe', async () => {
    for (const endereco of [`${BELLA_EM}/cores.css`, '/loja-que-nao-ha/cores.css'])
      expect((await comanda.browser().get(endereco)).status).toBe(404)
  })

  test.each(['#fff;}*{display:none', 'red', 'url(https://x.example)', '</style><script>'])(
    '%s é recusado, e nada muda',
    async cor => {
      const antes = await retratar(comanda.mundo, ['sessions'])
      const [status, texto] = await salvar({ cor })
      expect([status, texto]).toEqual([422, expect.stringContaining('Escolha uma das cores')])
      expect(await retratar(comanda.mundo, ['sessions'])).toEqual(antes)
    },
  )
})

describe('O logo e a capa', () => {
  test('aparecem no cardápio, no status e no link que se manda (aparencia-6, aparencia-7)', async () => {
    const retrato = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    await salvar({ cor: '', logo: arquivo(await umPng()), capa: arquivo(retrato) })
    const html = await comanda.browser().html(BELLA_EM)
    const [capa = ''] = /\/imagens\/\d+\/capa_\w+(?=-800\.webp)/.exec(html) ?? []
    const [logo = ''] = /\/imagens\/\d+\/logo_\w+(?=-128\.webp)/.exec(html) ?? []
    expect(html).toMatch(new RegExp(`<img[^>]*src="${capa}-800.webp"[^>]*width="1200" height="400"`))
    expect(html).toMatch(new RegExp(`<img[^>]*src="${logo}-128.webp"[^>]*width="128" height="128"`))
    expect(html).toContain(`property="og:image" content="http://comanda.teste${capa}-previa.jpg"`)
    expect(enderecoDe(html, 'icon')).toBe(`${logo}-128.webp`)
    expect(enderecoDe(html, 'apple-touch-icon')).toBe(`${logo}-icone-180.png`)
    expect(await comanda.browser().html(`${BELLA_EM}/status-pedido`)).toContain(`${logo}-128.webp`)
    const medir = async (arquivo: string) => {
      const resposta = await comanda.browser().get(arquivo)
      const { width, height, format } = await sharp(Buffer.from(await resposta.arrayBuffer())).metadata()
      return [resposta.headers.get('Content-Type'), format, width, height]
    }
    expect(await medir(`${capa}-1600.webp`)).toEqual(['image/webp', 'webp', 1600, 533])
    expect(await medir(`${capa}-previa.jpg`)).toEqual(['image/jpeg', 'jpeg', 1200, 630])
    expect(await medir(`${logo}-previa.jpg`)).toEqual(['image/jpeg', 'jpeg', 1200, 630])
    expect(await medir(`${logo}-papel.png`)).toEqual(['image/png', 'png', 144, 144])
    expect(await medir(`${logo}-mascara-512.png`)).toEqual(['image/png', 'png', 512, 512])
    expect((await comanda.browser().get(`${capa}-papel.png`)).status).toBe(404)
  })

  test('o recibo tem o logo só em preto e branco (aparencia-7)', async () => {
    const nona = await comanda.browser().signIn(CANTINA)
    const recibo = `/home/pedidos/${PEDIDOS.emPreparacao.numero}/recibo`
    expect(await nona.html(recibo)).not.toContain('<img')
    await nona.multipart('/home/configuracoes/aparencia', { cor: '', logo: arquivo(await umPng()) })
    const [, papel = ''] = /<img[^>]*src="([^"]+-papel\.png)"/.exec(await nona.html(recibo)) ?? []
    const resposta = await comanda.browser().get(papel)
    const pontos = await sharp(Buffer.from(await resposta.arrayBuffer()))
      .greyscale()
      .raw()
      .toBuffer()
    expect([...new Set(pontos)].every(ponto => ponto === 0 || ponto === 255)).toBe(true)
    await nona.multipart('/home/configuracoes/aparencia', { cor: '', removerLogo: 'on' })
    expect(await nona.html(recibo)).not.toContain('<img')
  })

  test.each([
    ['logo', () => arquivo(SVG, 'a.svg', 'image/svg+xml')],
    ['logo', () => arquivo(HTML, '../../x.png')],
    ['capa', () => arquivo(HTML, 'a.gif', 'image/gif')],
    ['capa', async () => arquivo(await umPngDe(5 * 1024 * 1024 + 1))],
  ])(
    '%s que não é imagem, ou é grande demais, é recusado ao lado do campo, e nada muda',
    async (campo, fazer) => {
      const antes = await retratar(comanda.mundo, ['sessions'])
      const [status, texto] = await salvar({ cor: '#1e7a34', [campo]: await fazer() })
      expect([status, texto]).toEqual([422, expect.stringContaining('Erro no Upload da Imagem')])
      expect(texto).toContain(`"${campo}"`)
      expect(await retratar(comanda.mundo, ['sessions'])).toEqual(antes)
    },
  )

  test('as duas de exatos 5MB cabem numa remessa', async () => {
    const grande = await umPngDe(5 * 1024 * 1024)
    const [status] = await salvar({ cor: '', logo: arquivo(grande), capa: arquivo(grande) })
    expect(status).toBe(200)
  })

  test('a empresa é a da sessão, diga o formulário o que disser; sem sessão nada muda', async () => {
    const antes = await guardadas()
    const alheio = { cor: '#8a1538', empresaId: String(comanda.mundo.cantina), slug: CANTINA.slug }
    await salvar(alheio)
    const daCantina = antes.filter(linha => Number(linha.empresa_id) === Number(comanda.mundo.cantina))
    expect(
      (await guardadas()).filter(linha => Number(linha.empresa_id) === Number(comanda.mundo.cantina)),
    ).toEqual(daCantina)
    const deNinguem = await comanda.browser().multipart('/home/configuracoes/aparencia', { cor: '#000000' })
    expect([deNinguem.status, deNinguem.headers.get('Location')]).toEqual([302, '/login'])
    expect((await guardadas()).map(({ cor }) => cor)).not.toContain('#000000')
  })
})

describe('O cardápio na tela de início do celular', () => {
  const manifesto = async (loja: string) => {
    const resposta = await comanda.browser().get(`${loja}/manifest.webmanifest`)
    return { tipo: resposta.headers.get('Content-Type'), ...JSON.parse(await resposta.text()) }
  }

  test('tem o nome e o endereço da loja e, sem logo, as iniciais sobre a cor dela', async () => {
    await salvar({ cor: '#ffd400' })
    const { tipo, name, start_url, scope, theme_color, icons } = await manifesto(BELLA_EM)
    expect({ tipo, name, start_url, scope, theme_color }).toEqual({
      tipo: 'application/manifest+json; charset=utf-8',
      name: BELLA.nome,
      start_url: BELLA_EM,
      scope: BELLA_EM,
      theme_color: '#ffd400',
    })
    expect(icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])).toEqual([
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ])
    for (const { src, sizes } of icons) {
      const resposta = await comanda.browser().get(src)
      expect(resposta.headers.get('Cache-Control')).toContain('immutable')
      const png = sharp(Buffer.from(await resposta.arrayBuffer()))
      const { width, height, format } = await png.metadata()
      expect([format, `${width}x${height}`]).toEqual(['png', sizes])
      const { channels } = await png.stats()
      // Yellow at the corner, black in the letters.
      expect([channels[0]?.max, channels[0]?.min]).toEqual([255, 0])
    }
    expect(enderecoDe(await comanda.browser().html(BELLA_EM), 'manifest')).toBe(
      `${BELLA_EM}/manifest.webmanifest`,
    )
    expect(enderecoDe(await comanda.browser().html('/'), 'manifest')).toBe('/comanda.webmanifest')
  })

  test('com logo os ícones são feitos dele; um ícone que não há, e uma loja que não há, são 404', async () => {
    await salvar({ cor: '', logo: arquivo(await umPng()) })
    const { icons } = await manifesto(BELLA_EM)
    for (const { src } of icons) {
      expect(src).toMatch(/^\/imagens\/\d+\/logo_\w+-(icone|mascara)-\d+\.png$/)
      expect((await comanda.browser().get(src)).status).toBe(200)
    }
    for (const nenhum of [
      `${BELLA_EM}/icone/icone-9999.png`,
      `${BELLA_EM}/icone/constructor`,
      '/loja-que-nao-ha/manifest.webmanifest',
    ])
      expect((await comanda.browser().get(nenhum)).status, nenhum).toBe(404)
  })
})
