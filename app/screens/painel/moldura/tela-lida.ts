import type { DataStrategyResult } from 'react-router'

type Lidas = Record<string, DataStrategyResult>

/** What `TelaComoAntes` does with each reading of a screen, as soon as its script is here. */
export const telaLida: { conferir: ((request: Request, lidas: Lidas) => void) | null } = { conferir: null }

/** Hands on every reading of the panel's screens before the router draws it. */
export async function conferirTelaLida(
  { request }: { request: Request },
  next: () => Promise<Lidas>,
): Promise<Lidas> {
  const lidas = await next()
  telaLida.conferir?.(request, lidas)
  return lidas
}
