import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { formatInteiro } from '~/domain/valores/como-o-intl'
import { LOCKS } from '~/server/database/locks.server'
import { type Backups, env, secret } from '~/server/env.server'
import { pictureFiles } from '~/server/pictures/place.server'
import { isWithin, listBackups, markOf, momentOf, nameOfBackup } from '~/server/timed/nightly-backup.server'
import { type Command, Refusal } from '../command/command'
import { reaching, withConnection } from '../command/database'
import { backupManifest, type Manifest, verifyArchive } from './archive'
import { describe, writeBackup } from './backup'
import { restoreInto } from './restaurar'
import { superfluous } from './rotation'
import { DRAFT, writeWhole } from './write-archive'

export const backups: Command = {
  name: 'backups',
  usage: [],
  summary: 'faz agora o backup da noite: grava, prova e apaga os que sobram',
  help: [
    'Só do banco embutido. Grava em COMANDA_BACKUPS_PASTA, restaura o que gravou num banco de prova e compara linha por linha.',
    'Só então o arquivo recebe o seu nome, e só então saem os mais velhos que COMANDA_BACKUPS não guarda.',
  ].join('\n'),
  async run() {
    const kept = env().backups
    if (!kept)
      throw new Refusal(
        'Não há backup da noite: COMANDA_BACKUPS é 0, ou o banco não é o embutido (DATABASE_URL).',
      )
    // Orders go first. At the lowest priority it would never end on a machine whose processors are always busy.
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
    await makeFolder(kept.folder)
    await reaching(false, url => withConnection(url, client => makeOne(client, url, kept)))
  },
}

/** A folder that somebody has named is there, or its disk is not. */
async function makeFolder(folder: string): Promise<void> {
  if (isWithin(env().dataDir, folder)) await mkdir(folder, { recursive: true, mode: 0o700 })
  else if (!existsSync(folder))
    throw new Refusal(`A pasta ${folder} não existe: o disco está montado? Nada foi gravado.`)
}

async function makeOne(client: pg.Client, url: string, kept: Backups): Promise<void> {
  await requireAlone(client)
  await removeInterrupted(client, kept.folder)
  await requireRoom(client, kept.folder)
  const path = join(kept.folder, nameOfBackup(new Date(), markOf(secret())))
  const manifest = await writeWhole(path, async draft => {
    await writeBackup(client, draft)
    return prove(client, url, draft)
  })
  const before = await listBackups(kept.folder)
  const gone = superfluous(before, kept.days, kept.weeks)
  for (const backup of gone) await rm(backup.path)
  console.log(`${path}: ${describe(manifest)}`)
  console.log(`Provado. Guardados: ${before.length - gone.length}, apagados: ${gone.length}`)
}

/** The lock ends with the connection, however this process ends. */
async function requireAlone(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
    LOCKS.backup,
  ])
  if (!rows[0]?.alone) throw new Refusal('Outro processo já faz o backup.')
}

const PROOF = 'comanda_prova'

/** What a killed process of this installation has left; another's may be at work. */
async function removeInterrupted(client: pg.Client, folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [whole = '', of] = name.split(DRAFT)
    if (of !== undefined && momentOf(whole, folder)) await rm(join(folder, name))
  }
  await client.query(`drop database if exists ${PROOF} with (force)`)
}

/**
 * A disk that a backup has filled would cost orders. Asked for is the database and all pictures, and for the proof twice the
 * database: its rows, and the log of their writing.
 */
async function requireRoom(client: pg.Client, folder: string): Promise<void> {
  const { rows } = await client.query<{ size: string }>('select pg_database_size(current_database()) as size')
  const size = Number(rows[0]?.size)
  const pictures = (await pictureFiles().list('')).reduce((sum, { bytes }) => sum + bytes, 0)
  const cluster = join(env().dataDir, 'postgres')
  const together = (await stat(folder)).dev === (await stat(cluster)).dev
  await requireFree(folder, size + pictures + (together ? 2 * size : 0))
  if (!together) await requireFree(cluster, 2 * size)
}

async function requireFree(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize >= bytes) return
  const mega = (of: number) => `${formatInteiro(Math.ceil(of / 1e6))} MB`
  throw new Refusal(
    `Falta espaço em ${folder}: ${mega(bavail * bsize)} livres, e o backup pede ${mega(bytes)}. Nada foi gravado nem apagado.`,
  )
}

/**
 * Restores a backup into a database of its own beside the real one, which compares it row by row, and drops that again. Pictures have
 * been compared by their digests.
 */
async function prove(client: pg.Client, url: string, path: string): Promise<Manifest> {
  const manifest = await verifyArchive(path, backupManifest)
  await client.query(`create database ${PROOF} template template0 encoding 'UTF8' locale 'C'`)
  try {
    await restoreInto(url.replace(/^(\w+:\/\/[^/]*\/)[^?]*/, `$1${PROOF}`), path, manifest, {
      pictures: false,
    })
  } finally {
    await client.query(`drop database ${PROOF} with (force)`)
  }
  return manifest
}
