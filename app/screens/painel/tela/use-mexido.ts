import { useEffect, useRef, useState } from 'react'
import { usePorSalvar } from './por-salvar'

/** The browser's own question before the tab is closed or the page reloaded. */
export function usePerguntaDoNavegador(mexido: boolean): void {
  usePorSalvar(mexido)
  useEffect(() => {
    if (!mexido) return
    const perguntar = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', perguntar)
    return () => window.removeEventListener('beforeunload', perguntar)
  }, [mexido])
}

/** What a form reports, so that nobody loses what is typed in it. */
export interface Mudancas {
  readonly mexido: boolean
  aoMexer(): void
  aoEnviar(): void
  aoGravar(): void
  aoDescartar(): void
}

/** Whether a form was changed since it was last saved; changes made while the answer was under way count. */
export function useMexido(): Mudancas {
  const [mexido, setMexido] = useState(false)
  const desdeOEnvio = useRef(false)
  return {
    mexido,
    aoMexer() {
      desdeOEnvio.current = true
      setMexido(true)
    },
    aoEnviar() {
      desdeOEnvio.current = false
    },
    aoGravar: () => setMexido(desdeOEnvio.current),
    aoDescartar: () => setMexido(false),
  }
}
