import { createContext, useContext } from 'react'
import { useRevalidator } from 'react-router'

/** How the screen around reads again what it shows, where it does not leave that to the router (decision 046). */
export const RelerContext = createContext<(() => Promise<void>) | null>(null)

/** Reads again what the screen shows. */
export function useReler(): () => Promise<void> {
  const daTela = useContext(RelerContext)
  const { revalidate } = useRevalidator()
  return daTela ?? revalidate
}
