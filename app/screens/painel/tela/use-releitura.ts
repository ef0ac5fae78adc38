import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { pause } from '~/browser/pause'
import { useOneAtATime } from '~/browser/use-one-at-a-time'
import { usePolling } from '~/browser/use-polling'
import { useReler } from './use-reler'

/** Events that come within this time cause only one reading. */
const INTERVALO_MS = 200
/** After this time a reading is given up, or one that never ends would prevent all later ones. */
const PACIENCIA_MS = 12_000

/** Reads the screen's data again when `usePolling` says so, or the returned function is called. */
export function useReleitura(): () => void {
  const relerATela = useReler()
  const { pathname } = useLocation()
  const destino = useNavigation().location?.pathname ?? null
  const saindo = useRef(false)
  useEffect(() => {
    saindo.current = destino !== null && destino !== pathname
  }, [destino, pathname])
  const ler = useCallback(async () => {
    // A revalidation would restart a navigation that is under way, so a slow screen would never be reached.
    if (saindo.current) return
    await Promise.race([relerATela(), pause(PACIENCIA_MS)])
  }, [relerATela])
  const reler = useOneAtATime(ler, INTERVALO_MS)
  usePolling(reler)
  return reler
}
