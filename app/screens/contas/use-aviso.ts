import { useEffect } from 'react'
import { useToast } from '~/ui/toast'

interface Aviso {
  title: string
  text?: string
  /** Milliseconds in sight. */
  duration?: number
}

/** Shows a toast once, when `aviso` is set; another `vez` shows the same toast again. */
export function useAviso(aviso: Aviso | null, vez?: unknown): void {
  const { show } = useToast()
  const { title, text, duration = 5000 } = aviso ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: `vez` repeats it
  useEffect(() => {
    if (title !== undefined) show({ title, text, duration, variant: 'success' })
  }, [title, text, duration, show, vez])
}
