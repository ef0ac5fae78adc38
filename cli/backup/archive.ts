import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import * as v from 'valibot'
import { Refusal } from '../command/command'
import { type Entry, unpackTar } from './tar'

/** The last file of a backup. It lists what must have come before it. */
export const MANIFEST = 'manifesto.json'
/** To be raised when older versions of Comanda could not read what this one writes. */
export const FORMAT = 1

const tally = v.strictObject({ linhas: v.number(), sha256: v.string() })

/** What the manifest of every archive says. */
export const CONTENTS = {
  migracao: v.number(),
  criadoEm: v.string(),
  tabelas: v.record(v.string(), v.strictObject({ ...tally.entries, colunas: v.array(v.string()) })),
  imagens: tally,
}

export const backupManifest = v.object({
  ...CONTENTS,
  formato: v.literal(FORMAT, 'outro formato'),
  /** Of which installation it is (`markOf`); those of before do not say it. */
  instalacao: v.optional(v.string()),
  sequencias: v.record(v.string(), v.tuple([v.string(), v.boolean()])),
})

export type Manifest = v.InferOutput<typeof backupManifest>
export type Contents = Pick<Manifest, 'tabelas' | 'imagens'>

/** Counts and digests the entries that pass: the rows by table, the pictures together. */
export class Tally {
  readonly #sums = new Map<string, { rows: number; hash: Hash }>()

  add(name: string, rows: number, ...contents: readonly (string | Buffer)[]): void {
    const sum = this.#sums.get(name) ?? { rows: 0, hash: createHash('sha256') }
    this.#sums.set(name, sum)
    sum.rows += rows
    for (const content of contents) sum.hash.update(content)
  }

  of(name: string): { linhas: number; sha256: string } {
    const { rows, hash } = this.#sums.get(name) ?? { rows: 0, hash: createHash('sha256') }
    return { linhas: rows, sha256: hash.copy().digest('hex') }
  }

  names(): string[] {
    return [...this.#sums.keys()]
  }
}

export const PICTURES = 'imagens'

/** Where the rows of a table are, of one company or of none. */
export function folderOf(table: string, company: string | null): string {
  return company === null ? `tabelas/${table}` : `empresas/${company}/${table}`
}

/** What the name of an entry says about it. */
export type Place =
  | { readonly kind: 'rows'; readonly table: string; readonly company: string | null }
  | { readonly kind: 'picture'; readonly path: string }
  | { readonly kind: 'manifest' }

/** Null for a name that no backup has, so that nothing is ever written under a name that this program does not know. */
export function placeOf(name: string): Place | null {
  if (name === MANIFEST) return { kind: 'manifest' }
  const shared = /^tabelas\/([a-z_]+)\/\d+\.jsonl$/.exec(name)
  if (shared?.[1]) return { kind: 'rows', table: shared[1], company: null }
  const own = /^empresas\/(\d+)\/([a-z_]+)\/\d+\.jsonl$/.exec(name)
  if (own?.[1] && own[2]) return { kind: 'rows', table: own[2], company: own[1] }
  const picture = /^imagens\/(\d+\/[a-z0-9_]+-[a-z0-9-]{3,20}\.(?:webp|jpg|png))$/.exec(name)
  return picture?.[1] ? { kind: 'picture', path: picture[1] } : null
}

export async function* openArchive(path: string): AsyncGenerator<Entry> {
  const file = createReadStream(path)
  const tar = file.pipe(createGunzip())
  // When the file cannot be read, the consumer must get the error and not wait for ever.
  file.once('error', error => tar.destroy(error))
  try {
    yield* unpackTar(tar)
  } finally {
    file.destroy()
    tar.destroy()
  }
}

/**
 * Reads an archive to its end and checks that every byte is there and unchanged. Refuses a file that is missing, cut off,
 * damaged, or not of the kind whose manifest is asked for.
 */
export async function verifyArchive<Found extends Contents>(
  path: string,
  schema: v.GenericSchema<unknown, Found>,
): Promise<Found> {
  const tally = new Tally()
  let manifest: Found | undefined
  try {
    for await (const { name, content } of openArchive(path)) {
      const place = placeOf(name)
      if (!place || manifest) throw new Error(`${name} não tem lugar num backup`)
      if (place.kind === 'manifest') manifest = v.parse(schema, JSON.parse(content.toString('utf8')))
      else if (place.kind === 'picture') tally.add(PICTURES, 1, name, content)
      else tally.add(place.table, countLines(content), content)
    }
    if (!manifest) throw new Error('falta o manifesto')
    compare(manifest, tally)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new Refusal(`O arquivo não existe: ${path}`)
    throw new Refusal(`O arquivo está incompleto ou danificado, e nada foi escrito: ${message}`)
  }
  return manifest
}

export function countLines(content: Buffer): number {
  let lines = 0
  for (const byte of content) if (byte === 10) lines++
  return lines
}

/** Throws unless the entries that passed are those of the manifest. */
export function compare({ tabelas, imagens }: Contents, tally: Tally, pictures = true): void {
  const unknown = tally.names().find(name => name !== PICTURES && !(name in tabelas))
  if (unknown) throw new Error(`a tabela ${unknown} não está no manifesto`)
  const told: [string, { linhas: number; sha256: string }][] = Object.entries(tabelas)
  if (pictures) told.push([PICTURES, imagens])
  for (const [name, { linhas, sha256 }] of told) {
    const found = tally.of(name)
    if (found.linhas !== linhas) throw new Error(`${name}: ${found.linhas} de ${linhas}`)
    if (found.sha256 !== sha256) throw new Error(`${name}: o conteúdo não é o que foi gravado`)
  }
}
