import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { useRede } from '../tela/use-rede'

/** Events that come together cost one reading. */
const INTERVALO_MS = 200
/** A reading that never ends must not end all reading. */
const PACIENCIA_MS = 12_000

/** Reads the screen's data again, as `useRede` and the returned function ask for it. */
export function useReleitura(): () => void {
  const { revalidate } = useRevalidator()
  const ler = useCallback(async () => {
    await Promise.race([revalidate(), passar(PACIENCIA_MS)])
    await passar(INTERVALO_MS)
  }, [revalidate])
  return useRede(ler)
}

function passar(milissegundos: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milissegundos))
}
