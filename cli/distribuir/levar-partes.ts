import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { Refusal } from '../command/command'
import { faltasDoPapel, recusar } from './conferir-antes'

interface Nova {
  readonly host: string
  readonly port: string
}

interface Parte {
  readonly id: string
  readonly host: string
  readonly port: number
}

/** A part waits for the transactions that write in it; whoever writes meanwhile waits for the part. */
const LIMITES = `set lock_timeout = '30s'; set statement_timeout = '10min'`

/**
 * Takes to a machine that has joined its share of the companies, and all or nothing: when a part, or what is `conferir`ed at the
 * end, fails, the parts go back and the machine leaves. What was interrupted from outside goes on when called again. Never the
 * online way of moving: under FORCE it waits for ever.
 */
export async function levarPartes(
  client: pg.Client,
  nova: Nova,
  conferir: () => Promise<void>,
): Promise<void> {
  const levadas: Parte[] = []
  try {
    recusar(await faltasDoPapel(client))
    await client.query(LIMITES)
    await client.query(`select replicate_reference_tables('block_writes')`)
    for (const parte of await listPartes(client, nova)) {
      await mover(client, parte, nova)
      levadas.push(parte)
    }
    await conferir()
  } catch (error) {
    const porque = error instanceof Refusal ? error.message : `${(error as Error).message}.`
    throw new Refusal(
      `${nova.host}:${nova.port} não recebeu a sua parte: ${porque}\n${await devolver(client, nova, levadas)}`,
    )
  }
}

/** The parts that the engine would move to have as much on each machine; one that moves takes along all that is of the same companies. */
export async function listPartes(client: pg.Client, { host, port }: Nova): Promise<Parte[]> {
  const { rows } = await client.query<Parte>(
    `select shardid::text as id, sourcename as host, sourceport as port from get_rebalance_table_shards_plan('pedidos')
     join pg_dist_shard using (shardid) where logicalrelid = 'pedidos'::regclass and targetname = $1 and targetport = $2`,
    [host, port],
  )
  return rows
}

async function mover(client: pg.Client, { id, host, port }: Parte, para: Nova): Promise<void> {
  await client.query(`select citus_move_shard_placement($1, $2, $3, $4, $5, 'block_writes')`, [
    id,
    host,
    port,
    para.host,
    para.port,
  ])
}

const TENTATIVAS = 20
const ESPERA_MS = 1_000

/**
 * What the engine has left of parts that moved. Once its machine has gone it would not be cleaned up any more, and nothing of those
 * parts could be moved again.
 */
async function tirarRestos(client: pg.Client): Promise<void> {
  for (let n = 0; n < TENTATIVAS; n++) {
    await client.query('call citus_cleanup_orphaned_resources()')
    const { rowCount } = await client.query('select from pg_dist_cleanup limit 1')
    if (!rowCount) return
    await pause(ESPERA_MS)
  }
  throw new Error('pg_dist_cleanup')
}

/** What is said of it. */
async function devolver(client: pg.Client, nova: Nova, levadas: readonly Parte[]): Promise<string> {
  const nome = `${nova.host}:${nova.port}`
  try {
    await client.query('rollback')
    for (const { id, host, port } of levadas.toReversed())
      await mover(client, { id, host: nova.host, port: Number(nova.port) }, { host, port: String(port) })
    await tirarRestos(client)
    await client.query('select citus_remove_node($1, $2)', [nova.host, nova.port])
    return `Tudo está como antes. Antes de tentar de novo, faça de novo o banco de ${nome}.`
  } catch (error) {
    return `Também não se desfez (${(error as Error).message}): ${nome} ficou, e faz falta. Quando responder, chame de novo.`
  }
}
