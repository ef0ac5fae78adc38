import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Fills the form in again after a save, with the tidied slug and the present e-mail, but not while something new is
 * typed (`ocupado`).
 */
export function usePreenchido(guardado: string, ocupado: boolean, aoPreencher: () => void): string {
  const [preenchido, setPreenchido] = useState(guardado)
  if (!ocupado && preenchido !== guardado) {
    setPreenchido(guardado)
    aoPreencher()
  }
  return preenchido
}

/** Gives the focus back to the pressed button, which was replaced together with the form. */
export function useFocoNoBotao(formulario: RefObject<HTMLFormElement | null>, preenchido: string): void {
  const deAntes = useRef(preenchido)
  useEffect(() => {
    if (deAntes.current === preenchido) return
    deAntes.current = preenchido
    if (document.activeElement !== document.body) return
    formulario.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true })
  }, [formulario, preenchido])
}
