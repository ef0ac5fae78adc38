import { useCallback } from 'react'
import { useRevalidator } from 'react-router'

/** From when the frame may show what somebody else may do, until it has been read again. */
export const moldura = { velha: false }

/** Reads the frame again too, which other readings leave as it is. */
export function useRelerMoldura(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  return useCallback(() => {
    moldura.velha = true
    return revalidate()
  }, [revalidate])
}
