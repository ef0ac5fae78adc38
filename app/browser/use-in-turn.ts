import { useCallback, useRef } from 'react'

/**
 * Runs one reading at a time; when another one is asked for during a reading, it reads once more afterwards. Pass the
 * same `read` at every rendering (`useCallback`).
 */
export function useInTurn(read: () => Promise<void>): () => Promise<void> {
  const reading = useRef(false)
  const asked = useRef(false)
  return useCallback(async () => {
    asked.current = true
    if (reading.current) return
    reading.current = true
    while (asked.current) {
      asked.current = false
      await read()
    }
    reading.current = false
  }, [read])
}
