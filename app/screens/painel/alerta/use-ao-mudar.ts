import { useEffect, useEffectEvent } from 'react'
import { useAlerta } from './alerta'

/** Calls `aoMudar` on every event of the company's orders, when the stream opens and when it breaks. */
export function useAoMudar(aoMudar: () => void): void {
  const { ouvir } = useAlerta()
  const mudou = useEffectEvent(aoMudar)
  useEffect(() => ouvir(() => mudou()), [ouvir])
}
