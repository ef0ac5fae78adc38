import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BELLA, CANTINA } from '../world/demo'
import { lerQr } from '../world/ler-qr'
import { type Comanda, ORIGIN, openComanda } from './comanda'

let comanda: Comanda
beforeAll(async () => {
  comanda = await openComanda()
})
afterAll(() => comanda.close())

const quadroDe = async (cookie?: string) => {
  const dono = await comanda.browser().signIn(CANTINA)
  if (cookie) dono.cookies.set(...(cookie.split('=') as [string, string]))
  return dono.html('/home')
}

describe('O painel de compartilhar', () => {
  test('está fechado até que este navegador o abra, e fica como foi deixado', async () => {
    expect(await quadroDe()).not.toContain('Compartilhe o seu cardápio')
    expect(await quadroDe('comanda_compartilhar=aberto')).toContain('Compartilhe o seu cardápio')
    expect(await quadroDe('comanda_compartilhar=fechado')).not.toContain('Compartilhe o seu cardápio')
  })

  test('não deixa o nome da loja ligar o negrito da conversa', async () => {
    const renomear = (nome: string) =>
      comanda.mundo.sql('update empresas set nomefantasia = $1 where id = $2', [nome, comanda.mundo.cantina])
    await renomear('Bar *5 Estrelas*')
    const html = await quadroDe('comanda_compartilhar=aberto')
    await renomear(CANTINA.nome)
    expect(html).toContain(encodeURIComponent('o cardápio de Bar ＊5 Estrelas＊ e'))
  })

  test('mostra o link público e uma conversa do WhatsApp que manda ver o cardápio', async () => {
    const html = await quadroDe('comanda_compartilhar=aberto')
    const link = `${ORIGIN}/${CANTINA.slug}`
    expect(html).toContain(`value="${link}"`)
    const [, texto = ''] = /href="https:\/\/api\.whatsapp\.com\/send\?text=([^"&]+)"/.exec(html) ?? []
    expect(decodeURIComponent(texto)).toBe(
      `Olá! Confira o cardápio de ${CANTINA.nome} e faça o seu pedido: ${link}`,
    )
  })
})

describe('O QR Code baixado', () => {
  test.each([CANTINA, BELLA])('de $nome leva ao seu cardápio, e a nenhum outro', async loja => {
    const dono = await comanda.browser().signIn(loja)
    const link = `${ORIGIN}/${loja.slug}`

    const png = await dono.get('/home/compartilhar/qr.png')
    expect(png.headers.get('Content-Type')).toBe('image/png')
    expect(png.headers.get('Content-Disposition')).toBe(`attachment; filename="qr-${loja.slug}.png"`)
    const lido = await lerQr(Buffer.from(await png.arrayBuffer()))
    expect(lido).toMatchObject({ texto: link, nivel: 'Q', silencio: 4 })
    expect(lido.largura).toBeGreaterThanOrEqual(1000)

    const svg = await dono.get('/home/compartilhar/qr.svg')
    expect(svg.headers.get('Content-Type')).toBe('image/svg+xml')
    expect(svg.headers.get('Content-Disposition')).toBe(`attachment; filename="qr-${loja.slug}.svg"`)
    const desenho = await svg.text()
    expect(desenho).toContain('height="100" width="100"')
    const ampliado = desenho.replace('height="100" width="100"', 'height="820" width="820"')
    expect(await lerQr(ampliado)).toMatchObject({ texto: link, nivel: 'Q' })
  })

  test('segue o endereço da loja quando ela o muda', async () => {
    const dono = await comanda.browser().signIn(BELLA)
    await comanda.mundo.sql(`update empresas set slug = 'bella-nova' where id = $1`, [comanda.mundo.bella])
    const png = await dono.get('/home/compartilhar/qr.png')
    expect((await lerQr(Buffer.from(await png.arrayBuffer()))).texto).toBe(`${ORIGIN}/bella-nova`)
    await comanda.mundo.sql('update empresas set slug = $1 where id = $2', [BELLA.slug, comanda.mundo.bella])
  })
})

describe('O cartão de mesa', () => {
  const umCartao = /Aponte a câmera e veja o cardápio/g

  test('tem o nome da loja, o QR Code, o convite e o link, fora da moldura do painel', async () => {
    const html = await (await comanda.browser().signIn(CANTINA)).html('/home/compartilhar/cartao')
    expect(html).toContain(CANTINA.nome)
    expect(html).toContain(`alt="QR Code de ${ORIGIN}/${CANTINA.slug}"`)
    expect(html.match(umCartao)).toHaveLength(1)
    expect(html).toContain(`>comanda.teste/${CANTINA.slug}<`)
    expect(html).not.toContain('Menu do painel')
  })

  test('sai também quatro vezes numa folha A4', async () => {
    const html = await (await comanda.browser().signIn(CANTINA)).html('/home/compartilhar/cartao?folha=a4')
    expect(html.match(umCartao)).toHaveLength(4)
  })
})

describe('Os primeiros passos', () => {
  const TITULO = 'Três passos até o primeiro pedido'
  const esvaziar = (tabela: string) =>
    comanda.mundo.sql(`delete from ${tabela} where empresa_id = $1`, [comanda.mundo.bella])

  test('aparecem a quem ainda não tem produto, e somem para quem os ocultou neste navegador', async () => {
    const dono = await comanda.browser().signIn(BELLA)
    expect(await dono.html('/home')).not.toContain(TITULO)
    await esvaziar('produto_itens_extra')
    await esvaziar('produtos')
    expect(await dono.html('/home')).toContain(TITULO)
    dono.cookies.set(`comanda_comeco_${comanda.mundo.bella}`, 'oculto')
    expect(await dono.html('/home')).not.toContain(TITULO)
    dono.cookies.set(`comanda_comeco_${comanda.mundo.bella}`, '')
    dono.cookies.set(`comanda_comeco_${comanda.mundo.cantina}`, 'oculto')
    expect(await dono.html('/home')).toContain(TITULO)
  })

  test('não aparecem a quem já vende', async () => {
    expect(await quadroDe()).not.toContain(TITULO)
  })
})
