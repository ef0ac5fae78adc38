import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigation, useRevalidator } from 'react-router'
import { pause } from '~/browser/pause'
import { useInTurn } from '~/browser/use-in-turn'
import { useNet } from '~/browser/use-net'

/** Events that come together cost one reading. */
const INTERVALO_MS = 200
/** A reading that never ends must not end all reading. */
const PACIENCIA_MS = 12_000

/** Reads the screen's data again, as `useNet` and the returned function ask for it. */
export function useReleitura(): () => void {
  const { revalidate } = useRevalidator()
  const { pathname } = useLocation()
  const destino = useNavigation().location?.pathname ?? pathname
  const saindo = useRef(false)
  useEffect(() => {
    saindo.current = destino !== pathname
  }, [destino, pathname])

  const ler = useCallback(async () => {
    // A revalidation would restart the navigation under way each time, and a slow screen would never be reached.
    if (saindo.current) return
    await Promise.race([revalidate(), pause(PACIENCIA_MS)])
    await pause(INTERVALO_MS)
  }, [revalidate])
  const reler = useInTurn(ler)
  useNet(reler)
  return reler
}
