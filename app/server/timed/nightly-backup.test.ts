import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const [DAQUI, DE_LA] = ['o segredo daqui', 'o de lá']
const SEM_MARCA = 'comanda-2026-11-20T08-00-00Z.tar.gz'

let pasta: string
beforeEach(async () => {
  pasta = await mkdtemp(join(tmpdir(), 'nightly-'))
  vi.stubEnv('SECRET', DAQUI)
  vi.stubEnv('COMANDA_DADOS', join(pasta, 'dados'))
  vi.resetModules()
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(pasta, { recursive: true })
})

/** What an installation sees in a folder with one's own backup, another's, and one from before there were marks. */
async function vistosEm(folder: string): Promise<[meu: string, vistos: string[]]> {
  const { listBackups, markOf, nameOfBackup } = await import('./nightly-backup.server')
  const meu = nameOfBackup(new Date('2026-11-22T08:00:00Z'), markOf(DAQUI))
  const alheio = nameOfBackup(new Date('2026-11-21T08:00:00Z'), markOf(DE_LA))
  await mkdir(folder, { recursive: true })
  for (const nome of [meu, alheio, SEM_MARCA, 'notas.txt']) await writeFile(join(folder, nome), '')
  return [meu, (await listBackups(folder)).map(({ path }) => basename(path))]
}

test('Numa pasta que duas instalações dizem, cada uma vê os seus backups, e nem os de antes das marcas, que podem ser da outra', async () => {
  const [meu, vistos] = await vistosEm(join(pasta, 'dos-dois'))
  expect(vistos).toEqual([meu])
})

test('Na pasta de dados os de antes das marcas são dela', async () => {
  const [meu, vistos] = await vistosEm(join(pasta, 'dados', 'backups'))
  expect(vistos).toEqual([meu, SEM_MARCA])
})
