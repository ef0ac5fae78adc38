import { levouAoLogin } from '../porta'

const LIMITE_MS = 15_000

export interface Resposta<Corpo> {
  /** Null: none came (no network, time-out). */
  readonly status: number | null
  /** Null when the answer was no JSON. */
  readonly corpo: Corpo | null
}

/**
 * Asks our own server without the router: it would fetch the module of the route first, and reload the page, with the
 * form that is being filled in, where the network is gone. A session that has ended is 401, and the form stays. Throws
 * only when `signal` aborts.
 */
export async function pedirJson<Corpo>(
  url: string,
  { corpo, signal }: { corpo?: unknown; signal?: AbortSignal } = {},
): Promise<Resposta<Corpo>> {
  const limite = AbortSignal.timeout(LIMITE_MS)
  const pedido = {
    method: corpo === undefined ? 'GET' : 'POST',
    headers: {
      Accept: 'application/json',
      ...(corpo !== undefined && { 'Content-Type': 'application/json' }),
    },
    body: corpo === undefined ? undefined : JSON.stringify(corpo),
    signal: signal ? AbortSignal.any([signal, limite]) : limite,
  }
  try {
    const resposta = await fetch(url, pedido)
    if (levouAoLogin(resposta)) return { status: 401, corpo: null }
    return { status: resposta.status, corpo: lerJson<Corpo>(await resposta.text()) }
  } catch {
    signal?.throwIfAborted()
    return { status: null, corpo: null }
  }
}

function lerJson<Corpo>(texto: string): Corpo | null {
  try {
    return JSON.parse(texto) as Corpo
  } catch {
    return null
  }
}
