import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import type { EmpresaId } from '~/domain/valores/ids'
import { env } from './env.server'
import { log } from './log.server'

/** Widths in pixels of the stored WebP versions; the browser picks by its screen. */
const PICTURE_WIDTHS = [400, 800] as const
/** No telephone's photo of at most 5 MB has more pixels, and the memory to decode so many is affordable. */
const MAX_PIXELS = 50_000_000
const TAKEN = new Set(['image/png', 'image/apng', 'image/jpeg', 'image/gif'])

const KEY = /^\d{1,15}\/[a-z0-9_]{1,80}$/
const NAME = /^([a-z0-9_]{1,80})-(400\.webp|800\.webp|previa\.jpg)$/
/** The picture that chats show for a link: 1200 x 630, far below the 300 kB above which some chats show none. */
const PREVIEW = { width: 1200, height: 630 }

/** A picture re-encoded, once for each width. */
export type PictureVersions = ReadonlyMap<(typeof PICTURE_WIDTHS)[number], Buffer>
export type PictureFault = 'heic' | 'type' | 'pixels' | 'broken'

/**
 * Re-encodes an uploaded picture, upright and square-cropped, so that nothing but its pixels is kept: no metadata, no
 * appended bytes. Its type is read from its first bytes and not from its name. Before decoding it refuses everything
 * but PNG, JPEG and GIF, and more than 50 million pixels; after that a file that is cut off.
 */
export async function encodePicture(picture: Buffer): Promise<PictureVersions | PictureFault> {
  const mime = (await fileTypeFromBuffer(picture))?.mime ?? ''
  if (/^image\/hei[cf]/.test(mime)) return 'heic'
  if (!TAKEN.has(mime)) return 'type'
  try {
    const { width, height } = await sharp(picture, { limitInputPixels: false }).metadata()
    if (width * height > MAX_PIXELS) return 'pixels'
    return await encodeVersions(picture)
  } catch (error) {
    log.info({ err: error }, 'a picture could not be decoded')
    return 'broken'
  }
}

async function encodeVersions(picture: Buffer): Promise<PictureVersions> {
  const versions = new Map<(typeof PICTURE_WIDTHS)[number], Buffer>()
  for (const width of PICTURE_WIDTHS) {
    // Some telephones write JPEG files that libraries warn about and that every program shows, so only a file that is
    // cut off is refused.
    const bytes = await sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
      .rotate()
      .resize(width, width, { fit: 'cover' })
      .webp({ quality: 78 })
      .toBuffer()
    versions.set(width, bytes)
  }
  return versions
}

/**
 * Stores the versions under a new key, which `produtos.imagem_url` keeps: {empresa_id}/{name}_{unique}. `name` is
 * lower-case letters, digits and underscores, cut at 50.
 */
export async function writePicture(
  empresaId: EmpresaId,
  name: string,
  versions: PictureVersions,
): Promise<string> {
  const key = newKey(empresaId, name)
  try {
    for (const [width, bytes] of versions) await writeWhole(versionPath(key, width), bytes)
  } catch (error) {
    await removePicture(empresaId, key)
    throw error
  }
  return key
}

/** `encodePicture` and `writePicture` for a picture of our own. */
export async function storePicture(empresaId: EmpresaId, name: string, picture: Buffer): Promise<string> {
  const versions = await encodePicture(picture)
  if (typeof versions === 'string') throw new Error(`the picture is refused: ${versions}`)
  return writePicture(empresaId, name, versions)
}

/**
 * Copies a picture of this company to a key of its own, so that deleting one product's picture leaves the other's; null
 * when the files are gone.
 */
export async function copyPicture(empresaId: EmpresaId, key: string, name: string): Promise<string | null> {
  if (!isKeyOf(empresaId, key)) return null
  const versions = new Map<(typeof PICTURE_WIDTHS)[number], Buffer>()
  for (const width of PICTURE_WIDTHS) {
    const bytes = await read(versionPath(key, width))
    if (!bytes) return null
    versions.set(width, bytes)
  }
  return writePicture(empresaId, name, versions)
}

/**
 * Removes every version of a picture of this company; does nothing for another company's picture or a malformed key.
 */
export async function removePicture(empresaId: EmpresaId, key: string): Promise<void> {
  if (!isKeyOf(empresaId, key)) return
  const paths = [...PICTURE_WIDTHS.map(width => versionPath(key, width)), join(folder(), `${key}-previa.jpg`)]
  await Promise.all(paths.map(path => rm(path, { force: true })))
}

function newKey(empresaId: EmpresaId, name: string): string {
  return `${empresaId}/${name.slice(0, 50)}_${randomBytes(6).toString('hex')}`
}

function isKeyOf(empresaId: EmpresaId, key: string): boolean {
  return KEY.test(key) && key.startsWith(`${empresaId}/`)
}

function versionPath(key: string, width: number): string {
  return join(folder(), `${key}-${width}.webp`)
}

/**
 * Serves a stored picture; the name carries its version, so browsers may keep it for ever. The link preview (JPEG, for
 * chats that read no WebP) is made of the largest version when somebody first asks for it.
 */
export async function pictureResponse(empresa: string, file: string): Promise<Response> {
  const [, name, version] = NAME.exec(file) ?? []
  if (!/^\d{1,15}$/.test(empresa) || !name) return missing()
  const path = join(folder(), empresa, file)
  const bytes = (await read(path)) ?? (version === 'previa.jpg' ? await storePreview(path) : null)
  if (!bytes) return missing()
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': version === 'previa.jpg' ? 'image/jpeg' : 'image/webp',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}

async function storePreview(path: string): Promise<Buffer | null> {
  const picture = await read(path.replace('-previa.jpg', '-800.webp'))
  if (!picture) return null
  const bytes = await sharp(picture)
    .resize({ ...PREVIEW, fit: 'cover' })
    .jpeg({ quality: 80 })
    .toBuffer()
  await writeWhole(path, bytes)
  return bytes
}

async function read(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function missing(): Response {
  return new Response('not found', { status: 404 })
}

function folder(): string {
  return join(env().dataDir, 'imagens')
}

/**
 * Writes a draft and renames it, so that a process which is killed never leaves half a file under the picture's name.
 */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${randomBytes(4).toString('hex')}`
  await writeFile(temporary, bytes)
  await rename(temporary, path)
}
