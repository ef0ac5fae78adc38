import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { EmpresaId } from '~/domain/valores/ids'
import { encodePicture, type PictureShape, type PictureVersions, SHAPES } from './encode-picture.server'
import { env } from './env.server'
import { MADE, makePicture } from './made-pictures.server'
import { inPictureQueue } from './picture-queue.server'

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
    for (const [width, bytes] of versions) await writeWhole(versionPath(key, width), bytes)
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
    const bytes = await read(versionPath(key, width))
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
  return isKeyOf(empresaId, key) ? read(versionPath(key, SHAPES[shape].widths[1])) : null
}

/**
 * Removes every version of a picture of this company; does nothing for another company's picture or a malformed key.
 */
export async function removePicture(empresaId: EmpresaId, key: string): Promise<void> {
  if (!isKeyOf(empresaId, key)) return
  await Promise.all(FILES.map(file => rm(join(folder(), `${key}-${file}`), { force: true })))
}

/** How many pictures of this company are stored, and their bytes with all that has been made of them. */
export async function measurePictures(empresaId: EmpresaId): Promise<{ pictures: number; bytes: number }> {
  const home = join(folder(), String(empresaId))
  const files = await readdir(home).catch(missingFolder)
  const sizes = await Promise.all(
    files.map(file =>
      stat(join(home, file)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  const names = new Set(files.map(file => NAME.exec(file)?.[1]))
  return { pictures: names.size, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

/** How many pictures of all companies are stored. Reads every folder's names, so it is not for each question. */
export async function countPictures(): Promise<number> {
  let count = 0
  for (const company of await readdir(folder()).catch(missingFolder)) {
    const files = await readdir(join(folder(), company)).catch(missingFolder)
    count += new Set(files.map(file => NAME.exec(file)?.[1])).size
  }
  return count
}

function missingFolder(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
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
 * Serves a stored picture; the name carries its version, so browsers may keep it for ever. What is made of it (the preview of
 * a link, the logo on paper) is made of the largest version when somebody first asks for it.
 */
export async function pictureResponse(empresa: string, file: string): Promise<Response> {
  const [, name = '', version = ''] = NAME.exec(file) ?? []
  if (!/^\d{1,15}$/.test(empresa) || !FILES.includes(version)) return missing()
  const key = `${empresa}/${name}`
  const bytes = (await read(join(folder(), empresa, file))) ?? (await storeMade(key, version))
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
    const picture = await read(versionPath(key, largest))
    if (!picture) continue
    const pixels = largest * (largest / ratio)
    const bytes = await inPictureQueue('made', pixels, () => makePicture(version, picture, fit))
    if (bytes) await writeWhole(join(folder(), `${key}-${version}`), bytes)
    return bytes
  }
  return null
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
  return new Response('Não encontrado.', { status: 404 })
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
