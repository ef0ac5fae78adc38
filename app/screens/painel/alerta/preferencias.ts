import { useSyncExternalStore } from 'react'

/** What a browser that keeps nothing, or nothing more, remembers until the page is left. */
const deMemoria = new Map<string, string>()
const ouvintes = new Set<() => void>()

export function lerPreferencia(chave: string): string | null {
  // First: a full storage still answers what it kept before, as if an order had not been printed yet.
  const lembrada = deMemoria.get(chave)
  if (lembrada !== undefined) return lembrada
  try {
    return localStorage.getItem(chave)
  } catch {
    return null
  }
}

/** Null forgets it. */
export function guardarPreferencia(chave: string, valor: string | null): void {
  deMemoria.delete(chave)
  try {
    if (valor === null) localStorage.removeItem(chave)
    else localStorage.setItem(chave, valor)
  } catch {
    if (valor !== null) deMemoria.set(chave, valor)
  }
  for (const ouvir of ouvintes) ouvir()
}

/** As this browser remembers it, in all its tabs; null while the server renders and when it was never chosen. */
export function usePreferencia(chave: string): string | null {
  return useSyncExternalStore(
    assinar,
    () => lerPreferencia(chave),
    () => null,
  )
}

function assinar(aoMudar: () => void): () => void {
  ouvintes.add(aoMudar)
  window.addEventListener('storage', aoMudar)
  return () => {
    ouvintes.delete(aoMudar)
    window.removeEventListener('storage', aoMudar)
  }
}
