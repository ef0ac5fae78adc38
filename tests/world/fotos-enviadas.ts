import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Pictures as people have them, and files that only claim to be pictures. */

const LISA = { channels: 3, background: '#c2410c' } as const

export function umPng(lado = 600): Promise<Buffer> {
  return sharp({ create: { ...LISA, width: lado, height: lado } })
    .png()
    .toBuffer()
}

export function umGif(): Promise<Buffer> {
  return sharp({ create: { ...LISA, width: 120, height: 90 } })
    .gif()
    .toBuffer()
}

/**
 * A telephone's photo whose pixels lie on their side, red at the left and blue at the right; turned upright, as its
 * EXIF data say, it is red at the top. The EXIF data also say who took it and where.
 */
export async function umaFotoDeCelular(largura = 1200, altura = 900): Promise<Buffer> {
  const azul = await sharp({
    create: { width: largura / 2, height: altura, channels: 3, background: '#0000ff' },
  })
    .png()
    .toBuffer()
  return sharp({ create: { width: largura, height: altura, channels: 3, background: '#ff0000' } })
    .composite([{ input: azul, left: largura / 2, top: 0 }])
    .withExif({ IFD0: { Artist: 'Marta Segredo' }, IFD3: { GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 80 })
    .toBuffer()
}

/**
 * 14000 x 14000 points, black and white, in some 25 kB: a valid PNG, which decoded in colours would take 588 MB of
 * memory.
 */
export function umaBomba(): Buffer {
  const lado = 14_000
  const cabecalho = Buffer.alloc(13)
  cabecalho.writeUInt32BE(lado, 0)
  cabecalho.writeUInt32BE(lado, 4)
  cabecalho[8] = 1
  const pontos = deflateSync(Buffer.alloc(lado * (lado / 8 + 1)))
  const assinatura = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    assinatura,
    bloco('IHDR', cabecalho),
    bloco('IDAT', pontos),
    bloco('IEND', Buffer.alloc(0)),
  ])
}

function bloco(nome: string, dados: Buffer): Buffer {
  const corpo = Buffer.concat([Buffer.from(nome), dados])
  const tamanho = Buffer.alloc(4)
  const soma = Buffer.alloc(4)
  tamanho.writeUInt32BE(dados.length)
  soma.writeUInt32BE(crc32(corpo))
  return Buffer.concat([tamanho, corpo, soma])
}

/** A PNG that is filled up after its end, where no reader of PNG looks. */
export async function umPngDe(bytes: number): Promise<Buffer> {
  const png = await umPng(64)
  return Buffer.concat([png, Buffer.alloc(bytes - png.length)])
}

/** The first box of a HEIC file. */
export const HEIC = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic'),
  Buffer.from([0, 0, 0, 0]),
  Buffer.from('mif1heic'),
  Buffer.alloc(64),
])

export const SVG = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
)
export const HTML = Buffer.from('<!doctype html><script>alert(1)</script>')
export const ZIP = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200)])
export const TIFF = Buffer.concat([Buffer.from([0x49, 0x49, 0x2a, 0x00]), Buffer.alloc(200)])

export function arquivo(bytes: Buffer, nome = 'foto.png', tipo = 'image/png'): File {
  return new File([new Uint8Array(bytes)], nome, { type: tipo })
}

/** 49 megapixels of a progressive JPEG, which is decoded whole before a point of it can be seen. */
export async function umaFotoEnorme(): Promise<Buffer> {
  const ruido = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const pequena = await sharp({ create: { ...LISA, width: 700, height: 700, noise: ruido } })
    .png()
    .toBuffer()
  return sharp(pequena).resize(7_000, 7_000).jpeg({ quality: 30, progressive: true }).toBuffer()
}

/** As many shops have it: white, drawn on nothing. */
export function umLogoBranco(): Promise<Buffer> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><circle cx="200" cy="100" r="90" fill="#fff"/></svg>'
  return sharp(Buffer.from(svg)).png().toBuffer()
}
