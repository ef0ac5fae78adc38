import { thisTab } from '~/browser/storage'
import { limites } from '~/domain/valores/texto'

/**
 * The note that was typed into an item dialog and not confirmed, because the dialog was closed by mistake or the page
 * reloaded. This tab fills it in again until the dialog is confirmed or cancelled. `dono` is the edited line, or else
 * the product.
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
