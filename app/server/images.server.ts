import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { EmpresaId } from '~/domain/valores/ids'
import { env } from './env.server'

/** Widths in pixels of the stored WebP versions; the browser picks by its screen. */
const PICTURE_WIDTHS = [400, 800] as const

const NAME = /^([a-z0-9_]{1,80})-(400\.webp|800\.webp|previa\.jpg)$/
/** What chats show of a link: 1200 x 630, far below the 300 kB at which some give up. */
const PREVIEW = { width: 1200, height: 630 }

/**
 * Re-encodes a picture (so that nothing but pixels of the upload is kept: no metadata, no appended bytes) and stores it
 * square-cropped in every width. `name` is lower-case letters, digits and underscores. Returns the key that
 * `produtos.imagem_url` keeps: {empresa_id}/{name}_{unique}.
 */
export async function storePicture(empresaId: EmpresaId, name: string, picture: Buffer): Promise<string> {
  const key = `${empresaId}/${name.slice(0, 50)}_${randomBytes(6).toString('hex')}`
  for (const width of PICTURE_WIDTHS) {
    const bytes = await sharp(picture, { limitInputPixels: 50_000_000 })
      .rotate()
      .resize(width, width, { fit: 'cover' })
      .webp({ quality: 78 })
      .toBuffer()
    await writeWhole(join(folder(), `${key}-${width}.webp`), bytes)
  }
  return key
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

/** Never a half-written file under its own name, whatever ends the process. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${randomBytes(4).toString('hex')}`
  await writeFile(temporary, bytes)
  await rename(temporary, path)
}
