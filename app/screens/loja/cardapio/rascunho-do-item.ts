import { thisTab } from '~/browser/storage'
import { limites } from '~/domain/valores/texto'

/**
 * The note typed into an item dialog that was closed by a slip or lost to a reload: offered again in this tab until the
 * dialog is done or cancelled. `dono` is the line that is edited, else the product.
 */
export function readRascunhoDoItem(slug: string, dono: string | number): string | null {
  return thisTab.read(chave(slug, dono))?.slice(0, limites.observacao) ?? null
}

export function saveRascunhoDoItem(slug: string, dono: string | number, observacao: string): void {
  thisTab.write(chave(slug, dono), observacao)
}

export function deleteRascunhoDoItem(slug: string, dono: string | number): void {
  thisTab.write(chave(slug, dono), null)
}

function chave(slug: string, dono: string | number): string {
  return `digitalMenuItem:${slug}:${dono}`
}
