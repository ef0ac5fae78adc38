import { createContext, useContext } from 'react'

/**
 * Where the panel is, and how it goes elsewhere: by React Router, or on the board by whole documents (decision 054). What
 * stands in the frame asks for it here, so that the board needs no router in the browser.
 */
export interface Rumo {
  readonly empresaId: number
  readonly pathname: string
  readonly hash: string
  /** Another value at each visit, also of the same address. */
  readonly visita: unknown
  /** The address that the panel is on its way to; null while it stays where it is. */
  readonly destino: string | null
  /** 'Sair' is under way. */
  readonly saindo: boolean
  readonly ir: (para: string) => void
  /** False when no answer came and nothing else says so. */
  readonly sair: () => Promise<boolean>
  /** Reads again what the screen shows, and goes where the door leads. */
  readonly reler: () => Promise<void>
}

export const RumoContext = createContext<Rumo | null>(null)

export function useRumo(): Rumo {
  const rumo = useContext(RumoContext)
  if (!rumo) throw new Error('useRumo outside of the panel')
  return rumo
}
