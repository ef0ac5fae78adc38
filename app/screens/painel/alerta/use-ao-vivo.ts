import { useEffect, useEffectEvent, useState } from 'react'
import { ouvirAoVivo, SEM_PULSO_MS, type Sinal } from './corrente-ao-vivo'

interface AoVivo {
  /** The board may have changed: once per event, when the stream opens, for what it did not carry meanwhile, and when
   * it falls. */
  aoMudar: () => void
  /** An order that was on the board already changed. */
  aoAtualizar: (id: number) => void
}

/** True while the stream is down: it failed, or its heartbeat has stayed away for 35 s. */
export function useAoVivo(empresaId: number, { aoMudar, aoAtualizar }: AoVivo): boolean {
  const [caiu, setCaiu] = useState(false)

  const receber = useEffectEvent((sinal: Sinal) => {
    // Why it fell is said by a reading: no network, no server, or nobody signed in any more.
    if (sinal.tipo === 'caiu' && !caiu) aoMudar()
    setCaiu(sinal.tipo === 'caiu')
    if (sinal.tipo === 'pedido-mudou') aoAtualizar(sinal.id)
    if (sinal.tipo !== 'caiu' && sinal.tipo !== 'pulso') aoMudar()
  })

  useEffect(() => {
    let semPulso: ReturnType<typeof setTimeout> | undefined
    const vigiar = () => {
      clearTimeout(semPulso)
      semPulso = setTimeout(() => setCaiu(true), SEM_PULSO_MS)
    }
    vigiar()
    const calar = ouvirAoVivo(empresaId, sinal => {
      vigiar()
      receber(sinal)
    })
    return () => {
      clearTimeout(semPulso)
      calar()
    }
  }, [empresaId])

  return caiu
}
