import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Goes on to `para` after `ms`; null stays. */
export function useDepois(para: string | null, ms: number): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (para === null) return
    const timer = setTimeout(() => navigate(para), ms)
    return () => clearTimeout(timer)
  }, [para, ms, navigate])
}
