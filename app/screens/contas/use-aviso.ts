import { useEffect } from 'react'
import { useToast } from '~/ui/overlays/toast'

interface Aviso {
  title: string
  text?: string
  /** Milliseconds in sight. */
  duration?: number
}

/** Shows a toast once, when `aviso` is set. */
export function useAviso(aviso: Aviso | null): void {
  const { show } = useToast()
  const { title, text, duration = 5000 } = aviso ?? {}
  useEffect(() => {
    if (title !== undefined) show({ title, text, duration, variant: 'success' })
  }, [title, text, duration, show])
}
