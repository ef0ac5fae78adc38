import { useEffect, useRef } from 'react'

/**
 * Takes the customer to the first wrong field of a step. By its name, because another field before it may be marked: a CEP
 * that nobody could be asked about.
 */
export function useFoco<Elemento extends HTMLElement>(foco: { readonly campo: string } | null) {
  const parte = useRef<Elemento>(null)
  useEffect(() => {
    const campo = foco && parte.current?.querySelector<HTMLElement>(`[name="${foco.campo}"]`)
    campo?.focus({ preventScroll: true })
    // In the middle neither the footer nor a toast lies on it.
    campo?.scrollIntoView({ block: 'center' })
  }, [foco])
  return parte
}
