import { useCallback, useRef } from 'react'

/**
 * One reading at a time: what is asked for during a reading is read once more after it. `read` keeps its identity while
 * it is the same.
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
