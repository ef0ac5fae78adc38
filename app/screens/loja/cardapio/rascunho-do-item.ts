import { limites } from '~/domain/valores/texto'

/**
 * The note typed into an item dialog that was closed by a slip or lost to a reload: offered again in this tab until the
 * dialog is done or cancelled. `dono` is the line that is edited, else the product.
 */
export function readRascunhoDoItem(slug: string, dono: string | number): string | null {
  try {
    return sessionStorage.getItem(chave(slug, dono))?.slice(0, limites.observacao) ?? null
  } catch {
    return null
  }
}

export function saveRascunhoDoItem(slug: string, dono: string | number, observacao: string): void {
  try {
    sessionStorage.setItem(chave(slug, dono), observacao)
  } catch {}
}

export function deleteRascunhoDoItem(slug: string, dono: string | number): void {
  try {
    sessionStorage.removeItem(chave(slug, dono))
  } catch {}
}

function chave(slug: string, dono: string | number): string {
  return `digitalMenuItem:${slug}:${dono}`
}
