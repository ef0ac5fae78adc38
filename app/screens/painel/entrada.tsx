import { createContext, useContext, useMemo, useState } from 'react'
import type { Elements } from '~/ui/elements'

/** The way back in for a panel whose session has ended; the screen stays, with what was begun on it. */
interface Entrada {
  /** The session has ended, and nobody has signed in again. */
  readonly terminou: boolean
  /** The dialog is open in which one signs in again. */
  readonly aberta: boolean
  /** A request has found the session gone; the dialog opens the first time. */
  readonly terminar: () => void
  readonly abrir: () => void
  readonly fechar: () => void
  /** A request has found the session there again. */
  readonly continuar: () => void
}

const EntradaContext = createContext<Entrada | null>(null)

export function useEntrada(): Entrada {
  const entrada = useContext(EntradaContext)
  if (!entrada) throw new Error('useEntrada outside of the panel')
  return entrada
}

export function EntradaProvider({ children }: { children: Elements }) {
  const [estado, setEstado] = useState(NO_PAINEL)
  // The same functions whatever the state is: an effect that calls one must not run again because somebody has signed in.
  const passos = useMemo(
    () => ({
      terminar: () => setEstado(antes => (antes.terminou ? antes : PEDINDO)),
      abrir: () => setEstado(PEDINDO),
      fechar: () => setEstado(antes => ({ ...antes, aberta: false })),
      continuar: () => setEstado(NO_PAINEL),
    }),
    [],
  )
  const entrada = useMemo(() => ({ ...estado, ...passos }), [estado, passos])
  return <EntradaContext value={entrada}>{children}</EntradaContext>
}

const NO_PAINEL = { terminou: false, aberta: false }
const PEDINDO = { terminou: true, aberta: true }
