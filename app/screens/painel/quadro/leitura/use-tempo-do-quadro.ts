import { createContext, useContext } from 'react'

/** What the board's waiting times are read by. */
export interface TempoDoQuadro {
  readonly agora: Date
  /** Minutes that a rush adds now. */
  readonly correria: number
}

/**
 * The board's time, in a context of its own, so that a new time renders only the waiting times again and not the cards.
 */
const TempoContext = createContext<TempoDoQuadro>({ agora: new Date(0), correria: 0 })
export const Tempo = TempoContext.Provider

export function useTempoDoQuadro(): TempoDoQuadro {
  return useContext(TempoContext)
}
