import type { PedidoId } from '~/domain/valores/ids'

/** An order that is neither finished nor cancelled. */
export interface Aberto {
  readonly id: PedidoId
  readonly status: string
  /** Milliseconds. */
  readonly dataPedido: number
}

/** Every open order of the company as the server saw them at `agora`, in milliseconds of its clock. */
export interface Leitura {
  readonly agora: number
  readonly pedidos: readonly Aberto[]
}

const PACIENCIA_MS = 8_000

/** Null when no answer came; 'saiu' when nobody is signed in any more. */
export async function lerPendentes(): Promise<Leitura | 'saiu' | null> {
  try {
    const resposta = await fetch('/home/pendentes', { signal: AbortSignal.timeout(PACIENCIA_MS) })
    if (resposta.redirected) return 'saiu'
    return resposta.ok ? await resposta.json() : null
  } catch {
    return null
  }
}
