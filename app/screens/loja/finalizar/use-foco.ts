import { useEffect, useRef } from 'react'

/** Takes the customer to the first wrong field of a step: to the field that bears the name. */
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
