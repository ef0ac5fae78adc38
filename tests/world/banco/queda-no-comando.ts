import pg from 'pg'

const query = pg.Client.prototype.query

class Queda extends Error {}

/**
 * Makes the driver fail at its k-th statement, before it is sent or after the database has run it. Each call starts
 * counting again; the rollback after the failure succeeds. `levantar` ends this.
 */
export function cairNoComando(k: number, quando: 'antes' | 'depois'): { comandos: string[] } {
  const comandos: string[] = []
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [config] = args as [string | { text?: string }]
    const perguntar = query as (...args: unknown[]) => unknown
    const texto = typeof config === 'string' ? config : (config.text ?? '')
    // The NOTIFY of an earlier transaction may run at the same time, so it is not counted.
    if (texto.includes('pg_notify')) return perguntar.apply(this, args)
    comandos.push(texto.slice(0, 40))
    if (comandos.length !== k) return perguntar.apply(this, args)
    const avisar = args.at(-1)
    if (typeof avisar === 'function') {
      // The pool calls it with a callback when it runs a statement outside a transaction.
      const cair = () => avisar(new Queda())
      return quando === 'antes' ? setImmediate(cair) : perguntar.apply(this, [...args.slice(0, -1), cair])
    }
    const feito = quando === 'antes' ? Promise.resolve() : Promise.resolve(perguntar.apply(this, args))
    return feito.then(() => Promise.reject(new Queda()))
  } as typeof query
  return { comandos }
}

/** Restores the driver. */
export function levantar(): void {
  pg.Client.prototype.query = query
}

/** How many statements `fazer` sends. */
export async function contarComandos(fazer: () => Promise<unknown>): Promise<number> {
  const { comandos } = cairNoComando(0, 'antes')
  await fazer()
  levantar()
  return comandos.length
}
