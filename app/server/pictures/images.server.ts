import { randomBytes } from 'node:crypto'
import type { EmpresaId } from '~/domain/valores/ids'
import { encodePicture, type PictureShape, type PictureVersions, SHAPES } from './encode-picture.server'
import { MADE, makePicture } from './made-pictures.server'
import type { PictureFile } from './picture-files.server'
import { inPictureQueue } from './picture-queue.server'
import { pictureFiles } from './place.server'

const FILES = [
  ...new Set(Object.values(SHAPES).flatMap(({ widths }) => widths.map(width => `${width}.webp`))),
  ...Object.keys(MADE),
]
const KEY = /^\d{1,15}\/[a-z0-9_]{1,80}$/
const NAME = /^([a-z0-9_]{1,80})-([a-z0-9-]{3,20}\.(?:webp|jpg|png))$/

/**
 * Stores the versions under a new key, which the row that shows the picture keeps: {empresa_id}/{name}_{unique}. `name` is
 * lower-case letters, digits and underscores, cut at 50.
 */
export async function writePicture(
  empresaId: EmpresaId,
  name: string,
  versions: PictureVersions,
): Promise<string> {
  const key = newKey(empresaId, name)
  try {
    for (const [width, bytes] of versions) await pictureFiles().write(versionOf(key, width), bytes)
  } catch (error) {
    await removePicture(empresaId, key)
    throw error
  }
  return key
}

/** `encodePicture` and `writePicture` for a picture of our own. */
export async function storePicture(
  empresaId: EmpresaId,
  name: string,
  picture: Buffer,
  shape: PictureShape = 'produto',
): Promise<string> {
  const versions = await encodePicture(picture, shape)
  if (typeof versions === 'string') throw new Error(`the picture is refused: ${versions}`)
  return writePicture(empresaId, name, versions)
}

/**
 * Copies a product's picture of this company to a key of its own, so that deleting one product's picture leaves the other's; null
 * when the files are gone.
 */
export async function copyPicture(empresaId: EmpresaId, key: string, name: string): Promise<string | null> {
  if (!isKeyOf(empresaId, key)) return null
  const versions = new Map<number, Buffer>()
  for (const width of SHAPES.produto.widths) {
    const bytes = await pictureFiles().read(versionOf(key, width))
    if (!bytes) return null
    versions.set(width, bytes)
  }
  return writePicture(empresaId, name, versions)
}

/** The largest version of this company's picture; null when its file is gone. */
export async function readPicture(
  empresaId: EmpresaId,
  key: string,
  shape: PictureShape,
): Promise<Buffer | null> {
  return isKeyOf(empresaId, key) ? pictureFiles().read(versionOf(key, SHAPES[shape].widths[1])) : null
}

/**
 * Removes every version of a picture of this company; does nothing for another company's picture or a malformed key.
 */
export async function removePicture(empresaId: EmpresaId, key: string): Promise<void> {
  if (!isKeyOf(empresaId, key)) return
  await pictureFiles().remove(FILES.map(file => `${key}-${file}`))
}

/** How many pictures of this company are stored, and their bytes with all that has been made of them. */
export async function measurePictures(empresaId: EmpresaId): Promise<{ pictures: number; bytes: number }> {
  const files = await pictureFiles().list(`${empresaId}/`)
  return { pictures: keysOf(files).size, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) }
}

/** How many pictures of all companies are stored. Reads every name, so it is not for each question. */
export async function countPictures(): Promise<number> {
  return keysOf(await pictureFiles().list('')).size
}

/** A key has no hyphen, and its files have one behind it. */
function keysOf(files: readonly PictureFile[]): ReadonlySet<string | undefined> {
  return new Set(files.map(({ name }) => name.split('-', 1)[0]))
}

function newKey(empresaId: EmpresaId, name: string): string {
  return `${empresaId}/${name.slice(0, 50)}_${randomBytes(6).toString('hex')}`
}

function isKeyOf(empresaId: EmpresaId, key: string): boolean {
  return KEY.test(key) && key.startsWith(`${empresaId}/`)
}

function versionOf(key: string, width: number): string {
  return `${key}-${width}.webp`
}

/**
 * Serves a stored picture; the name carries its version, so browsers may keep it for ever. What is made of it (the preview of
 * a link, the logo on paper) is made of the largest version when somebody first asks for it.
 */
export async function pictureResponse(empresa: string, file: string): Promise<Response> {
  const [, name = '', version = ''] = NAME.exec(file) ?? []
  if (!/^\d{1,15}$/.test(empresa) || !FILES.includes(version)) return missing()
  const key = `${empresa}/${name}`
  const bytes = (await pictureFiles().read(`${empresa}/${file}`)) ?? (await storeMade(key, version))
  if (!bytes) return missing()
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': MADE[version]?.type ?? 'image/webp',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}

async function storeMade(key: string, version: string): Promise<Buffer | null> {
  if (!MADE[version]) return null
  for (const shape of Object.keys(SHAPES) as PictureShape[]) {
    const { widths, ratio, fit } = SHAPES[shape]
    const [, largest] = widths
    const picture = await pictureFiles().read(versionOf(key, largest))
    if (!picture) continue
    const pixels = largest * (largest / ratio)
    const bytes = await inPictureQueue('made', pixels, () => makePicture(version, picture, fit))
    if (bytes) await pictureFiles().write(`${key}-${version}`, bytes)
    return bytes
  }
  return null
}

function missing(): Response {
  return new Response('Não encontrado.', { status: 404 })
}
