import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { LOCKS } from '~/server/database/locks.server'
import type { Cluster } from '~/server/embedded-postgres/embedded-postgres.server'
import { markOf, nameOfBackup } from '~/server/timed/nightly-backup.server'
import { ask, connect } from '../world/banco/banco-por-fora'
import { plantarPasta } from '../world/plantado/pasta-plantada'
import { comanda, comandaAParte } from '../world/processo/comando'
import { temporaryFolder } from '../world/processo/pasta'
import { startServidor } from '../world/processo/servidor'

const TOKEN = 'um segredo de máquina'
const SECRET = 'o segredo desta instalação'
const [MARCA, ALHEIA] = [markOf(SECRET), markOf('o de outra')]

let folder: string
let pasta: string
let cluster: Cluster
let env: Record<string, string>
beforeAll(async () => {
  folder = await temporaryFolder('noite')
  pasta = join(folder, 'backups')
  cluster = await plantarPasta(folder)
  env = { COMANDA_DADOS: folder, COMANDA_BACKUPS: '2+1', METRICS_TOKEN: TOKEN, SECRET }
})
afterAll(async () => {
  await cluster.release()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => rm(pasta, { recursive: true, force: true }))

/** In a process of its own, because it lowers the priority of its process. */
const fazer = () => comandaAParte(env, 'backups')
const DIA_MS = 86_400_000

/** A file with the name of a backup of some days ago. */
async function guardar(dias: number, marca = MARCA): Promise<string> {
  await mkdir(pasta, { recursive: true })
  const nome = nameOfBackup(new Date(Date.now() - dias * DIA_MS), marca)
  await writeFile(join(pasta, nome), 'antigo')
  return nome
}

const provas = () => ask(cluster.url, `select datname from pg_database where datname = 'comanda_prova'`)

test('Na hora marcada um dos servidores faz o backup, e os dois dizem a idade dele', async () => {
  await ask(
    cluster.url,
    `insert into maquina.timed_work (name, next_at) values ('backup da noite', now() - interval '1 hour')`,
  )
  const servidores = [await startServidor(env), await startServidor(env)]
  const feito = () =>
    ask<{ bem: boolean }>(
      cluster.url,
      `select succeeded_at is not null as bem from maquina.timed_work where name = 'backup da noite'`,
    )
  await expect.poll(feito, { timeout: 100_000 }).toEqual([{ bem: true }])
  expect(await readdir(pasta)).toEqual([expect.stringMatching(/^comanda-\d{4}-.+Z-[0-9a-f]{8}\.tar\.gz$/)])
  for (const { origin } of servidores) {
    const figuras = await fetch(`${origin}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })
    expect(await figuras.text()).toMatch(/^comanda_backup_age_seconds\{database="embedded"\} \d+/m)
  }
  expect(await provas()).toEqual([])
  for (const servidor of servidores) expect(await servidor.end('SIGTERM')).toBe(0)
})

test('Um backup morto no meio não tem nome de backup; o seguinte leva embora o que ele deixou e, provado, os velhos que não se guardam, e mais nada da pasta, nem o que é de outra instalação', async () => {
  const ontem = await guardar(1)
  const haQuatroSemanas = await guardar(28)
  const velhos = [ontem, haQuatroSemanas, await guardar(35), await guardar(42)]
  const outros = [await guardar(0, ALHEIA), await guardar(34, ALHEIA), await guardar(41, ALHEIA)]
  const alheios = [...outros, `${outros[0]}.parcial-123`, 'notas.txt']
  for (const nome of alheios) await writeFile(join(pasta, nome), 'de outros')
  const morto = spawn(process.execPath, ['bin/comanda.mjs', 'backups'], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: 'ignore',
  })
  const fim = once(morto, 'exit')
  await expect.poll(provas, { timeout: 100_000 }).toHaveLength(1)
  morto.kill('SIGKILL')
  expect(await fim).toEqual([null, 'SIGKILL'])
  const novos = (await readdir(pasta)).filter(nome => ![...velhos, ...alheios].includes(nome))
  expect(novos).toEqual([expect.stringContaining('.parcial-')])
  const { codigo, dito, erro } = await fazer()
  expect([codigo, erro]).toEqual([0, ''])
  expect(dito).toContain('Provado. Guardados: 3, apagados: 2')
  const [maisVelho, segundo, novo, ...resto] = (await readdir(pasta))
    .filter(nome => !alheios.includes(nome))
    .sort()
  expect([maisVelho, segundo, resto]).toEqual([haQuatroSemanas, ontem, []])
  expect(novo).toMatch(new RegExp(`^comanda-\\d{4}-.+Z-${MARCA}\\.tar\\.gz$`))
  expect(await readdir(pasta)).toEqual(expect.arrayContaining(alheios))
  expect(await provas()).toEqual([])
})

test('O que não se deixa restaurar não é backup: nada fica dele, e nenhum velho sai', async () => {
  const velhos = [await guardar(1), await guardar(2), await guardar(3), await guardar(4)]
  await ask(cluster.url, 'alter table ceps add column de_fora text')
  expect(await fazer()).toMatchObject({ codigo: 1, dito: '', erro: expect.stringMatching(/^O backup é da/) })
  expect((await readdir(pasta)).sort()).toEqual(velhos.sort())
  expect(await provas()).toEqual([])
  await ask(cluster.url, 'alter table ceps drop column de_fora')
})

test('Enquanto um processo faz o backup, outro não começa', async () => {
  const dono = await connect(cluster.url)
  await dono.query('select pg_advisory_lock($1)', [LOCKS.backup])
  expect(await fazer()).toMatchObject({ codigo: 1, erro: 'Outro processo já faz o backup.\n' })
  await dono.end()
  expect(await readdir(pasta)).toEqual([])
})

test.each([
  ['desligado', { COMANDA_BACKUPS: '0' }],
  ['de um banco de fora', { DATABASE_URL: 'postgres://ninguem@127.0.0.1:9/nada' }],
])('O backup da noite %s não é feito', async (_, ajuste) => {
  const feito = await comanda({ ...env, ...ajuste }, 'backups')
  expect(feito).toMatchObject({ codigo: 1, erro: expect.stringMatching(/^Não há backup da/) })
})
