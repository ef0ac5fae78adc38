import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the first wrong field of a step. It finds the field by name, because an earlier field may be
 * marked too: a CEP that could not be looked up.
 */
export function useFoco<Elemento extends HTMLElement>(foco: { readonly campo: string } | null) {
  const parte = useRef<Elemento>(null)
  useEffect(() => {
    const campo = foco && parte.current?.querySelector<HTMLElement>(`[name="${foco.campo}"]`)
    campo?.focus({ preventScroll: true })
    // In the middle of the screen neither the footer nor a toast covers the field.
    campo?.scrollIntoView({ block: 'center' })
  }, [foco])
  return parte
}
