import { resolve } from 'node:path'
import pg from 'pg'
import { LOCKS } from '~/server/database/locks.server'
import { describe, writeBackup } from '../backup/backup'
import { writeWhole } from '../backup/write-archive'
import { type Command, Refusal } from '../command/command'
import { reaching, requireCurrent, withConnection } from '../command/database'
import { faltasAntes, faltasDaNova, recusar, requireCitus } from './conferir-antes'
import { faltasDepois } from './conferir-depois'
import { levarPartes, listPartes } from './levar-partes'
import { isDistributed, listMaquinas } from './maquinas'
import { repartir } from './repartir-tabelas'
import { acertarSequencias } from './sequencias'

const CONFERIR = '--conferir'
const NOVA = '--nova-maquina'

export const distribuir: Command = {
  name: 'distribuir',
  usage: ['[arquivo|máquina:porta]'],
  options: [CONFERIR, NOVA],
  summary: 'reparte o banco entre as máquinas de um Citus, empresa por empresa',
  help: [
    'Com <arquivo>: grava nele um backup, que é o único caminho de volta, e reparte. Tudo ou nada, uma vez, com os servidores parados.',
    `${CONFERIR}: confere, antes ou depois, e nada muda.`,
    `${NOVA} <máquina:porta>: junta uma máquina e leva para ela a sua parte, com os servidores no ar.`,
    'Só um superusuário pode: o endereço dele vai em DATABASE_URL_DIRETA.',
  ].join('\n'),
  async run({ args: [dito = ''], options, folder }) {
    const so = options.has(CONFERIR)
    if (so === (dito !== '') || (so && options.has(NOVA)))
      throw new Refusal(`Diga um arquivo para o backup, ou ${NOVA} e a máquina, ou só ${CONFERIR}.`)
    await reaching(false, url =>
      withConnection(url, async client => {
        await requireCurrent(client)
        await requireCitus(client)
        if (so) return conferir(client)
        await requireAlone(client)
        if (options.has(NOVA)) await juntar(client, dito)
        else await repartirTudo(client, resolve(folder, dito))
      }),
    )
  },
}

async function requireAlone(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
    LOCKS.distributing,
  ])
  if (!rows[0]?.alone) throw new Refusal('Outro comando está repartindo este banco.')
}

async function conferir(client: pg.Client): Promise<void> {
  const depois = await isDistributed(client)
  if (depois) recusar(await faltasDepois(client))
  else recusar(await faltasAntes(client))
  console.log(
    depois ? 'O banco está repartido, e cada parte como deve.' : 'Nada falta: o banco pode ser repartido.',
  )
}

async function repartirTudo(client: pg.Client, path: string): Promise<void> {
  recusar(await faltasAntes(client))
  const manifest = await writeWhole(path, file => writeBackup(client, file))
  console.log(`${path}: ${describe(manifest)}`)
  await repartir(client)
  await acertarSequencias(client)
  recusar(
    await faltasDepois(client),
    'O banco está repartido, e não como deve; o caminho de volta é o backup. Falta:',
  )
  console.log(`Repartido entre ${(await listMaquinas(client)).length} máquinas.`)
}

async function juntar(client: pg.Client, nome: string): Promise<void> {
  const [, host, port] = /^(\S+):(\d+)$/.exec(nome) ?? []
  if (!host || !port) throw new Refusal(`A máquina se diz com a porta, como 10.0.0.4:5432: ${nome}`)
  if (!(await isDistributed(client))) throw new Refusal('O banco ainda não está repartido.')
  const nova = { host, port }
  if (!(await listMaquinas(client)).some(maquina => maquina.nome === nome)) {
    recusar(await faltasNela(client, host, port))
    await client.query('select citus_add_node($1, $2)', [host, port])
  } else if ((await listPartes(client, nova)).length === 0) throw new Refusal(`${nome} já tem a sua parte.`)
  await levarPartes(client, nova, async () => {
    await acertarSequencias(client)
    recusar(await faltasDepois(client))
  })
  console.log(`${nome} tem a sua parte.`)
}

async function faltasNela(client: pg.Client, host: string, port: string): Promise<string[]> {
  const { user, password, database, ssl } = client as pg.Client & { password: string; ssl: boolean }
  const dela = new pg.Client({ user, password, database, ssl, host, port: Number(port) })
  try {
    await dela.connect()
    return await faltasDaNova(client, dela, `${host}:${port}`)
  } catch (error) {
    return [`${host}:${port} não respondeu: ${(error as Error).message}`]
  } finally {
    await dela.end()
  }
}
