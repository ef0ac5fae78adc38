import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Goes to `para` after `ms`; with null it stays. */
export function useDepois(para: string | null, ms: number): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (para === null) return
    const timer = setTimeout(() => navigate(para), ms)
    return () => clearTimeout(timer)
  }, [para, ms, navigate])
}
