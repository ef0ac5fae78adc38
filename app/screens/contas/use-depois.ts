import { useEffect } from 'react'
import { isOnline } from '~/browser/page'

/** Goes to `para` after `ms`; with null, and without a network, it stays. */
export function useDepois(para: string | null, ms: number): void {
  useEffect(() => {
    if (para === null) return
    const timer = setTimeout(() => isOnline() && window.location.assign(para), ms)
    return () => clearTimeout(timer)
  }, [para, ms])
}
