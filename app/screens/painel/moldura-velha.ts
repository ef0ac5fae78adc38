import { useCallback } from 'react'
import { useRevalidator } from 'react-router'

/** `velha` while the frame was drawn for another person or role: then the next revalidation reads the frame too. */
export const moldura = { velha: false }

/** Reads the frame again too, which other readings leave as it is. */
export function useRelerMoldura(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  return useCallback(() => {
    moldura.velha = true
    return revalidate()
  }, [revalidate])
}
