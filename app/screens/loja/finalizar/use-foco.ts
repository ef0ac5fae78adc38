import { useEffect, useRef } from 'react'

/** Takes the customer to the first wrong field of a step: to the field that bears the name. */
export function useFoco<Elemento extends HTMLElement>(foco: { readonly campo: string } | null) {
  const parte = useRef<Elemento>(null)
  useEffect(() => {
    if (foco) parte.current?.querySelector<HTMLElement>(`[name="${foco.campo}"]`)?.focus()
  }, [foco])
  return parte
}
