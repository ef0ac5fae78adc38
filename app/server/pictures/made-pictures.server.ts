import sharp from 'sharp'

/** How the picture fills its shape. A logo alone is 'contain': it has a ground of its own, and may be transparent. */
type Fit = 'cover' | 'contain'

interface Made {
  readonly type: 'image/jpeg' | 'image/png'
  /** Null for a picture of which this is not made. */
  readonly make: (picture: Buffer, fit: Fit) => Promise<Buffer | null>
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The picture that chats show for a link: 1200 x 630, far below the 300 kB above which some chats show none. */
const PREVIEW = { width: 1200, height: 630 }
const LOGO_IN_PREVIEW = 470
const WHITE = '#ffffff'
/** Dots of a thermal printer, 8 a millimetre: the logo is 18 mm wide. */
const ON_PAPER = 144
/** What is lighter would hardly be seen on paper. */
const PALE = 225
/** How much of a launcher's circle a square may fill without losing its corners. */
const UNMASKED = 0.6

/** What is made of a stored picture, by the end of its file's name. */
export const MADE: Readonly<Record<string, Made>> = {
  'previa.jpg': { type: 'image/jpeg', make: preview },
  'papel.png': { type: 'image/png', make: ofLogo(onPaper) },
  'icone-180.png': { type: 'image/png', make: icon(180, 0.88) },
  'icone-192.png': { type: 'image/png', make: ofLogo(logo => sharp(logo).resize(192).png().toBuffer()) },
  'icone-512.png': { type: 'image/png', make: ofLogo(logo => sharp(logo).resize(512).png().toBuffer()) },
  'mascara-512.png': { type: 'image/png', make: icon(512, UNMASKED) },
}

export async function makePicture(version: string, picture: Buffer, fit: Fit): Promise<Buffer | null> {
  return (await MADE[version]?.make(picture, fit)) ?? null
}

/** A drawing of our own as a square PNG. */
export function drawSvg(svg: string, side: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 72 * (side / 100) })
    .resize(side, side)
    .png()
    .toBuffer()
}

function ofLogo(make: (logo: Buffer) => Promise<Buffer>): Made['make'] {
  return async (picture, fit) => (fit === 'contain' ? make(picture) : null)
}

async function preview(picture: Buffer, fit: Fit): Promise<Buffer> {
  const page =
    fit === 'contain'
      ? await onWhite(picture, PREVIEW, LOGO_IN_PREVIEW)
      : sharp(picture).resize({ ...PREVIEW, fit })
  return page.jpeg({ quality: 80 }).toBuffer()
}

function icon(size: number, share: number): Made['make'] {
  return ofLogo(async logo => {
    const page = await onWhite(logo, { width: size, height: size }, Math.round(size * share))
    return page.png().toBuffer()
  })
}

/** A square picture in the middle of a white page. */
async function onWhite(picture: Buffer, { width, height }: Size, side: number) {
  const [left, top] = [Math.floor((width - side) / 2), Math.floor((height - side) / 2)]
  const small = await sharp(picture).resize(side, side).flatten({ background: WHITE }).png().toBuffer()
  const edge = { left, top, right: width - side - left, bottom: height - side - top }
  return sharp(small).extend({ ...edge, background: WHITE })
}

/** Black dots on white, because a thermal printer has nothing between them; dithered, a small logo would be noise. */
async function onPaper(logo: Buffer): Promise<Buffer> {
  const greys = await greysOf(logo)
  return sharp(greys, { raw: { width: ON_PAPER, height: ON_PAPER, channels: 1 } })
    .threshold(parting(greys))
    .png({ palette: true, colours: 2 })
    .toBuffer()
}

/** As the logo looks on white paper; a white one on a transparent ground would be lost there, so its shape is black. */
async function greysOf(logo: Buffer): Promise<Buffer> {
  const small = await sharp(logo).resize(ON_PAPER, ON_PAPER).ensureAlpha().png().toBuffer()
  const onPaper = await sharp(small).flatten({ background: WHITE }).toColourspace('b-w').raw().toBuffer()
  if (onPaper.some(grey => grey < PALE)) return onPaper
  return sharp(small).extractChannel('alpha').negate().raw().toBuffer()
}

/** The grey that parts dark from light best (Otsu): the two groups are as far apart as they can be. */
function parting(greys: Buffer): number {
  const counts = new Array<number>(256).fill(0)
  for (const grey of greys) counts[grey] = (counts[grey] ?? 0) + 1
  const total = greys.reduce((sum, grey) => sum + grey, 0)
  let best = { grey: 128, apart: 0 }
  let [dark, sum] = [0, 0]
  for (const [grey, count] of counts.entries()) {
    const light = greys.length - dark
    const apart = dark && light ? dark * light * (sum / dark - (total - sum) / light) ** 2 : 0
    if (apart > best.apart) best = { grey, apart }
    dark += count
    sum += grey * count
  }
  return best.grey
}
