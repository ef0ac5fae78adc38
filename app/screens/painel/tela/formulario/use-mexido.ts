import { startTransition, useEffect, useId, useRef, useState } from 'react'
import { usePorSalvar } from '../../por-salvar'
import type { Aviso } from '../resposta'

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
  /**
   * The React key of a form that stays open after a save; no other form of the page has the same. It changes when somebody else's
   * changes were saved too, so that React draws the form anew and fills it in with them.
   */
  readonly preenchido: string
  aoMexer(): void
  aoEnviar(): void
  aoGravar(aviso: Pick<Aviso, 'juntou'>): void
  aoDescartar(): void
}

/** Whether a form was changed since it was last saved; changes made while the answer was under way count. */
export function useMexido(): Mudancas {
  const [mexido, setMexido] = useState(false)
  const id = useId()
  const [vezes, setVezes] = useState(0)
  const desdeOEnvio = useRef(false)
  return {
    mexido,
    preenchido: `${id}${vezes}`,
    aoMexer() {
      desdeOEnvio.current = true
      setMexido(true)
    },
    aoEnviar() {
      desdeOEnvio.current = false
    },
    aoGravar({ juntou }) {
      setMexido(desdeOEnvio.current)
      // With what the router has just read, which it draws in a transition: sooner, the form would be filled in with what was there before.
      if (juntou && !desdeOEnvio.current) startTransition(() => setVezes(antes => antes + 1))
    },
    aoDescartar: () => setMexido(false),
  }
}
