import net from 'node:net'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { outageOf } from './outage.server'

/** What PostgreSQL answers, as Drizzle hands it on. */
function answer(code: string, message: string): Error {
  const refused = Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code })
  return new Error('Failed query', { cause: refused })
}

/** What becomes of a question to whoever answers as `serve` does. */
async function failureOf(serve: (socket: net.Socket) => void): Promise<unknown> {
  const server = net.createServer(serve)
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as net.AddressInfo
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'comanda', ssl: false })
  client.on('error', () => {})
  try {
    await client.connect()
    return null
  } catch (error) {
    return error
  } finally {
    server.close()
  }
}

describe('Uma máquina que se foi no meio do que se pedia', () => {
  test.each<[string, string, string]>([
    ['o servidor foi parado', '57P01', 'terminating connection due to administrator command'],
    ['o servidor caiu', '57P02', 'terminating connection because of crash of another server process'],
    ['a conexão falhou', '08006', 'connection to the remote node comanda@10.0.0.2:5432 failed'],
    ['uma máquina não responde', 'XX000', 'connection to the remote node 10.0.0.2:5432 failed'],
    ['uma máquina caiu', 'XX000', 'server closed the connection unexpectedly\n\tThis probably means'],
    ['uma máquina foi fechada', 'XX000', 'SSL connection has been closed unexpectedly'],
    ['uma máquina foi morta', 'XX000', 'SSL SYSCALL error: EOF detected'],
    ['uma máquina parte no meio do que se grava', '58030', 'failed to COPY to shard 0 on 127.0.0.1:9702'],
    ['uma máquina parte no fim do que se grava', '58030', 'failed to complete COPY on 127.0.0.1:9702'],
    ['dois esperam um pelo outro', '40P01', 'deadlock detected'],
    ['uma máquina parte antes do fim', 'XX000', 'failure on connection marked as essential: 127.0.0.1:9702'],
  ])('%s: pede-se de novo', (_, code, message) => {
    expect(outageOf(answer(code, message))).toBe('cut')
  })

  test('também quando quem responde desliga sem dizer nada, ou corta a ligação', async () => {
    expect(outageOf(await failureOf(socket => socket.end()))).toBe('cut')
    expect(outageOf(await failureOf(socket => socket.resetAndDestroy()))).toBe('cut')
  })
})

test('De um banco que não diz nada não se pede de novo: seria esperar outra vez', async () => {
  const silent = net.createServer()
  await new Promise<void>(listening => silent.listen(0, '127.0.0.1', listening))
  const { port } = silent.address() as net.AddressInfo
  const connectionString = `postgres://comanda@127.0.0.1:${port}/nada`
  const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: 50 })
  const failure = await pool.query('select 1').catch((error: unknown) => error)
  expect(outageOf(failure)).toBe('away')
  await pool.end()
  silent.close()
})

describe('Uma parte da tabela que mudou de máquina', () => {
  test.each<[string, string]>([
    ['XX000', 'shard for the given value does not exist'],
    ['40001', 'shard for the given value does not exist'],
    ['XX000', 'could not find valid entry for shard 102402'],
    ['XX000', 'could not find valid entry for shard placement 17'],
    ['XX000', 'no active placements were found for shard 102402'],
    ['42P01', 'relation "public.pedidos_102402" does not exist'],
    ['42P01', 'relação "pedidos_102402" não existe'],
  ])('%s, %s: pede-se de novo', (code, message) => {
    expect(outageOf(answer(code, message))).toBe('cut')
  })
})

describe('Um banco que não se alcança', () => {
  test.each<[string, string]>([
    ['57P03', 'the database system is starting up'],
    ['53300', 'sorry, too many clients already'],
    ['08001', 'could not establish connection'],
    ['08007', 'transaction resolution unknown'],
  ])('%s, %s: não adianta pedir logo de novo', (code, message) => {
    expect(outageOf(answer(code, message))).toBe('away')
  })

  test('nem quando ninguém atende, ou não responde a tempo', async () => {
    const ninguem = new pg.Client({ host: '127.0.0.1', port: 9, user: 'comanda' })
    expect(outageOf(await ninguem.connect().catch((error: unknown) => error))).toBe('away')
    expect(outageOf(new Error('Query read timeout'))).toBe('away')
    expect(outageOf(new Error('Connection terminated due to connection timeout'))).toBe('away')
  })
})

describe('O que o banco recusou', () => {
  test.each<[string, string]>([
    ['XX000', 'cache lookup failed for relation 16384'],
    ['XX001', 'could not read block 3 in file'],
    ['58030', 'could not write to file "pg_wal/xlogtemp.27": Input/output error'],
    ['40001', 'could not serialize access due to concurrent update'],
    ['42P01', 'relation "pedidos" does not exist'],
    ['23505', 'duplicate key value violates unique constraint "pedidos_chave_102402"'],
    ['55P03', 'canceling statement due to lock timeout'],
  ])('%s, %s: é outra coisa', (code, message) => {
    expect(outageOf(answer(code, message))).toBeNull()
  })

  test('nem o que não é do banco', () => {
    expect(outageOf(new TypeError('x is not a function'))).toBeNull()
    expect(outageOf('shard for the given value does not exist')).toBeNull()
  })
})
