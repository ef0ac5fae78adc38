import { useEffect, useState } from 'react'
import { askJson } from '~/browser/ask-json'
import { useAcao } from '../tela/use-acao'
import type { Cozinha } from './grupos-inteiros'

/**
 * All groups and the products that have them, by which an open form says what could not be ordered. A large menu has
 * thousands of options, so no list is sent them. Null until they have come; without them the form only says less.
 */
export function useCozinha(): Cozinha | null {
  const url = useAcao('/home/grupos/inteiros')
  const [cozinha, setCozinha] = useState<Cozinha | null>(null)
  useEffect(() => {
    const saida = new AbortController()
    askJson<Cozinha>(url, { signal: saida.signal }).then(
      ({ status, body }) => status === 200 && setCozinha(body),
      () => undefined,
    )
    return () => saida.abort()
  }, [url])
  return cozinha
}
