import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigation, useRevalidator } from 'react-router'
import { pause } from '~/browser/pause'
import { useInTurn } from '~/browser/use-in-turn'
import { useNet } from '~/browser/use-net'

/** Events that come within this time cause only one reading. */
const INTERVALO_MS = 200
/** After this time a reading is given up, or one that never ends would prevent all later ones. */
const PACIENCIA_MS = 12_000

/** Reads the screen's data again when `useNet` says so, or the returned function is called. */
export function useReleitura(): () => void {
  const { revalidate } = useRevalidator()
  const saindo = useSaindo()
  const ler = useCallback(async () => {
    // A revalidation would restart a navigation that is under way, so a slow screen would never be reached.
    if (saindo.current) return
    await Promise.race([revalidate(), pause(PACIENCIA_MS)])
    await pause(INTERVALO_MS)
  }, [revalidate, saindo])
  const reler = useInTurn(ler)
  useNet(reler)
  return reler
}

/** True while another screen is on its way. */
export function useSaindo(): RefObject<boolean> {
  const { pathname } = useLocation()
  const destino = useNavigation().location?.pathname ?? pathname
  const saindo = useRef(false)
  useEffect(() => {
    saindo.current = destino !== pathname
  }, [destino, pathname])
  return saindo
}
