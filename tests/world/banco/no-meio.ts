import pg from 'pg'
import type { Mundo } from '../mundo'

/**
 * Runs `comando` on another connection without committing, starts `trabalho`, and commits once that work waits for the
 * lock, after what `antesDoFim` does. So what the work had read before has changed when it goes on.
 */
export async function noMeio<T>(
  mundo: Mundo,
  comando: string,
  valores: unknown[],
  trabalho: () => Promise<T>,
  antesDoFim?: (outro: pg.Client) => Promise<unknown>,
): Promise<T> {
  const outro = new pg.Client(mundo.url)
  await outro.connect()
  try {
    await outro.query('begin')
    await outro.query(comando, valores)
    const resultado = trabalho()
    let acabou = false
    const fim = () => {
      acabou = true
    }
    resultado.then(fim, fim)
    // Asks again as soon as the last answer is here, without sleeping.
    while (!acabou && !(await alguemEspera(mundo, outro))) {}
    await antesDoFim?.(outro)
    await outro.query('commit')
    return await resultado
  } finally {
    await outro.end()
  }
}

async function alguemEspera(mundo: Mundo, por: pg.Client): Promise<boolean> {
  const [linha] = await mundo.sql<{ espera: boolean }>(
    'select exists (select from pg_stat_activity where $1 = any (pg_blocking_pids(pid))) as espera',
    [(por as unknown as { processID: number }).processID],
  )
  return linha?.espera ?? false
}
