import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backupManifest, verifyArchive } from './archive'
import { type Entry, packTar } from './tar'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comanda-arquivo-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const sha256 = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}
const FOTO = { name: 'imagens/1/pizza_0123456789ab-400.webp', content: Buffer.from([0, 10, 255, 1]) }
const USERS = { name: 'tabelas/users/1.jsonl', content: Buffer.from('{"id":1}\n{"id":2}\n') }
const PEDIDOS = [1, 2].map(empresa => ({
  name: `empresas/${empresa}/pedidos/1.jsonl`,
  content: Buffer.from(`{"empresa_id":${empresa}}\n`),
}))
const MANIFESTO = {
  formato: 1,
  migracao: 1,
  criadoEm: '2026-11-20T12:00:00.000Z',
  tabelas: {
    users: { colunas: ['id bigint'], linhas: 2, sha256: sha256(USERS.content) },
    pedidos: {
      colunas: ['empresa_id bigint'],
      linhas: 2,
      sha256: sha256(...PEDIDOS.map(({ content }) => content)),
    },
  },
  sequencias: {},
  imagens: { linhas: 1, sha256: sha256(FOTO.name, FOTO.content) },
}
const manifesto = (mudancas = {}): Entry => ({
  name: 'manifesto.json',
  content: Buffer.from(JSON.stringify({ ...MANIFESTO, ...mudancas })),
})
const INTEIRO = [USERS, ...PEDIDOS, FOTO, manifesto()]

async function pack(entries: readonly Entry[]): Promise<Buffer> {
  async function* each() {
    yield* entries
  }
  const parts: Buffer[] = []
  for await (const part of packTar(each())) parts.push(part)
  return gzipSync(Buffer.concat(parts))
}

async function verify(bytes: Buffer) {
  const path = join(folder, 'arquivo')
  await writeFile(path, bytes)
  return verifyArchive(path, backupManifest)
}

test('Um arquivo inteiro é aceito, e diz o que tem', async () => {
  expect(await verify(await pack(INTEIRO))).toEqual(MANIFESTO)
})

test('Cortado, é recusado, falte muito ou um byte', async () => {
  const bytes = await pack(INTEIRO)
  for (let end = bytes.length - 1; end >= 0; end -= end > bytes.length - 40 ? 1 : 7) {
    await expect(verify(bytes.subarray(0, end)), `${end} bytes`).rejects.toThrow('incompleto ou danificado')
  }
})

test('Com um bit virado, é recusado, a não ser que o conteúdo seja o mesmo', async () => {
  const bytes = await pack(INTEIRO)
  const accepted: number[] = []
  for (let at = 0; at < bytes.length; at += at > bytes.length - 40 ? 1 : 3) {
    const flipped = Buffer.from(bytes)
    flipped[at] = (flipped[at] ?? 0) ^ (1 << (at % 8))
    try {
      await verify(flipped)
      accepted.push(at)
      expect(gunzipSync(flipped), `byte ${at}`).toEqual(gunzipSync(bytes))
    } catch (error) {
      expect(String(error), `byte ${at}`).toContain('incompleto ou danificado')
    }
  }
  // These bytes may change unnoticed: the time and the system in gzip's header, and the unused bits of the last byte.
  expect(accepted.length).toBeLessThan(10)
})

describe('É recusado, embora bem empacotado,', () => {
  const mais = { name: 'tabelas/users/2.jsonl', content: Buffer.from('{"id":3}\n') }
  test.each<[string, readonly Entry[]]>([
    ['o que não tem manifesto', INTEIRO.slice(0, -1)],
    ['o que perdeu uma empresa', INTEIRO.filter(entry => entry !== PEDIDOS[1])],
    ['o que perdeu uma foto', INTEIRO.filter(entry => entry !== FOTO)],
    ['o que ganhou linhas', [mais, ...INTEIRO]],
    [
      'o que tem uma linha trocada',
      [{ ...USERS, content: Buffer.from('{"id":1}\n{"id":9}\n') }, ...INTEIRO.slice(1)],
    ],
    ['o que tem algo depois do manifesto', [...INTEIRO, mais]],
    ['o que escreveria fora da pasta', [{ ...FOTO, name: 'imagens/../../segredo' }, ...INTEIRO]],
    [
      'o que tem uma tabela que o manifesto não conta',
      [{ ...mais, name: 'tabelas/outra/1.jsonl' }, ...INTEIRO],
    ],
    ['o de outro formato', [...INTEIRO.slice(0, -1), manifesto({ formato: 2 })]],
  ])('%s', async (_, entries) => {
    await expect(verify(await pack(entries))).rejects.toThrow('e nada foi escrito')
  })
})
