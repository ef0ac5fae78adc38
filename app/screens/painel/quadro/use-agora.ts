import { createContext, useContext } from 'react'

/**
 * The board's time, in a context of its own, so that a new time renders only the waiting times again and not the cards.
 */
const AgoraContext = createContext(0)
export const Agora = AgoraContext.Provider

export function useAgora(): Date {
  return new Date(useContext(AgoraContext))
}
