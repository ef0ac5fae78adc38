import { createContext, useContext } from 'react'

/**
 * What time it is on the board: a context of its own, so that a new time redraws the waiting times and not the cards.
 */
const AgoraContext = createContext(0)
export const Agora = AgoraContext.Provider

export function useAgora(): Date {
  return new Date(useContext(AgoraContext))
}
