import { parseJson } from '~/browser/json'
import { keptTexts } from '~/browser/kept-texts'
import type { Conversa } from '~/domain/pedidos/checkout/conversa'

/** Later nobody wonders any more whether the order was sent, and it would come too late. */
const VALE_POR_MS = 2 * 60 * 60_000

export function chaveDaConversa(slug: string): string {
  return `digitalMenuChat:${slug}`
}

/** Keeps the chat that was opened last; null forgets it. */
export function saveConversa(slug: string, conversa: Conversa | null): void {
  const guardada = conversa && JSON.stringify({ ...conversa, em: Date.now() })
  keptTexts.write(chaveDaConversa(slug), guardada)
}

/** Null for what is too old, or cannot be read. */
export function lerConversa(guardada: string | null, agora: number): Conversa | null {
  const { link, aCopiar, em }: { link?: unknown; aCopiar?: unknown; em?: unknown } = Object(
    parseJson(guardada),
  )
  const idade = agora - Number(em)
  if (typeof link !== 'string' || !link.startsWith('http') || !(idade >= 0 && idade < VALE_POR_MS))
    return null
  return { link, aCopiar: typeof aCopiar === 'string' ? aCopiar : null }
}
