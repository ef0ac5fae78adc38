import { type RefObject, useLayoutEffect, useRef } from 'react'

/** For a button that goes away when its work is done: its focus moves to the beginning of the screen. */
export function useFocoQueFica(): RefObject<HTMLButtonElement | null> {
  const botao = useRef<HTMLButtonElement>(null)
  useLayoutEffect(
    () => () => {
      if (botao.current === document.activeElement) document.getElementById('conteudo')?.focus()
    },
    [],
  )
  return botao
}
