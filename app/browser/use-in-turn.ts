import { useCallback, useRef } from 'react'

/** What is asked for during a reading is one more reading after it. `read` keeps its identity while it is the same. */
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
