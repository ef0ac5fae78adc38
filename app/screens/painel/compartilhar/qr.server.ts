import { QRCodeSVG } from 'qrcode.react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'

/** CSS pixels on the panel (divulgacao-1). */
const NO_PAINEL = 100
/** Enough for a poster. */
const PNG_MINIMO = 1000
/** The number of white modules around the code, without which some cameras do not find it. */
const SILENCIO = 4

/** The QR code of a link as an SVG file of 100 x 100, with its quiet zone. */
export function desenharQr(link: string, tamanho = NO_PAINEL): string {
  const desenho = createElement(QRCodeSVG, {
    value: link,
    level: 'Q',
    // Keeps level Q (divulgacao-1); otherwise the library would choose H where it fits.
    boostLevel: false,
    size: tamanho,
    marginSize: SILENCIO,
    xmlns: 'http://www.w3.org/2000/svg',
  })
  return renderToStaticMarkup(desenho)
}

/** The same as a PNG of 1000 pixels or a little more: each module is a whole number of pixels, so its edges are sharp. */
export function pintarQr(link: string): Promise<Buffer> {
  const modulos = Number(/viewBox="0 0 (\d+) /.exec(desenharQr(link))?.[1])
  const tamanho = modulos * Math.ceil(PNG_MINIMO / modulos)
  return sharp(Buffer.from(desenharQr(link, tamanho)))
    .png({ palette: true, colours: 2 })
    .toBuffer()
}
