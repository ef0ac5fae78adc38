import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { log } from '../log.server'
import { inPictureQueue } from './picture-queue.server'

/**
 * Each kind of picture: the widths in pixels of its stored WebP versions, of which the browser picks by its screen; width by
 * height; and whether it is cut to that shape or fitted into it whole.
 */
export const SHAPES = {
  produto: { widths: [400, 800], ratio: 1, fit: 'cover' },
  logo: { widths: [128, 512], ratio: 1, fit: 'contain' },
  capa: { widths: [800, 1600], ratio: 3, fit: 'cover' },
} as const
export type PictureShape = keyof typeof SHAPES

/** No telephone's photo of at most 5 MB has more pixels, and the memory to decode so many is affordable. */
const MAX_PIXELS = 50_000_000
const TAKEN = new Set(['image/png', 'image/apng', 'image/jpeg', 'image/gif'])

// What libvips has decoded it would keep for a later use of the same picture, which never comes: a gigabyte after four.
sharp.cache(false)

/** The colour to draw a picture upon, by its pixels (RGBA) and its width; null leaves it as it is. */
export type BackgroundOf = (rgba: Uint8Array, width: number) => string | null

/** A picture re-encoded, once for each width. */
export type PictureVersions = ReadonlyMap<number, Buffer>
export type PictureFault = 'heic' | 'type' | 'pixels' | 'broken'

/**
 * Re-encodes an uploaded picture, upright and in the shape of its kind, so that nothing but its pixels is kept: no metadata, no
 * appended bytes. Its type is read from its first bytes and not from its name. Before decoding it refuses everything
 * but PNG, JPEG and GIF, and more than 50 million pixels; after that a file that is cut off. Throws a 503 response when
 * too many pictures wait already.
 */
export async function encodePicture(
  picture: Buffer,
  shape: PictureShape = 'produto',
  backgroundOf: BackgroundOf = () => null,
): Promise<PictureVersions | PictureFault> {
  const mime = (await fileTypeFromBuffer(picture))?.mime ?? ''
  if (/^image\/hei[cf]/.test(mime)) return 'heic'
  if (!TAKEN.has(mime)) return 'type'
  return unlessBroken(async () => {
    const { width, height } = await sharp(picture, { limitInputPixels: false }).metadata()
    const pixels = width * height
    if (pixels > MAX_PIXELS) return 'pixels'
    return inPictureQueue('sent', pixels, () => encodeVersions(picture, shape, backgroundOf))
  })
}

async function unlessBroken<T>(read: () => Promise<T>): Promise<T | 'broken'> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Response) throw error
    log.info({ err: error }, 'a picture could not be decoded')
    return 'broken'
  }
}

/** A stored picture upon the background that it asks for; null when it asks for none, or its file is broken. */
export async function addBackground(
  picture: Buffer,
  shape: PictureShape,
  backgroundOf: BackgroundOf,
): Promise<PictureVersions | null> {
  const [, largest] = SHAPES[shape].widths
  let background: string | null = null
  const onItsBackground = () =>
    encodeVersions(picture, shape, (rgba, width) => {
      background = backgroundOf(rgba, width)
      return background
    })
  const versions = await unlessBroken(() => inPictureQueue('made', largest * largest, onItsBackground))
  return background === null || versions === 'broken' ? null : versions
}

/** Decodes the picture once, cut to its shape and as wide as its largest version, of which the others are made. */
async function encodeVersions(
  picture: Buffer,
  shape: PictureShape,
  backgroundOf: BackgroundOf,
): Promise<PictureVersions> {
  const { widths, ratio, fit } = SHAPES[shape]
  const [, largest] = widths
  // Some telephones write JPEG files that libraries warn about and that every program shows, so only a file that is
  // cut off is refused.
  const { data, info } = await sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
    .rotate()
    .resize(largest, Math.round(largest / ratio), { fit, background: '#ffffff00' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const background = info.channels === 4 ? backgroundOf(data, info.width) : null
  const versions = new Map<number, Buffer>()
  for (const width of widths) {
    const small = sharp(data, { raw: info }).resize(width)
    const bytes = await (background ? small.flatten({ background }) : small).webp({ quality: 78 }).toBuffer()
    versions.set(width, bytes)
  }
  return versions
}
