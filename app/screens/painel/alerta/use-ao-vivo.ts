import { useEffect, useEffectEvent, useState } from 'react'
import { openStream, SILENT_MS, type Signal, shareStream } from '~/browser/event-stream'
import { enderecoComEmpresa } from '../porta'

const PULSO = 'pulso'
const EVENTOS = [PULSO, 'pedido-novo', 'pedido-mudou', 'atendimento-mudou']
const REABRIR_MS = 2_000

interface AoVivo {
  /**
   * Called whenever the board may have changed: at every event, when the stream opens (events before that were missed),
   * and when it breaks.
   */
  aoMudar: () => void
  /** An order that was on the board already changed. */
  aoAtualizar: (id: number) => void
}

/** True while the stream is down: it has failed, or no heartbeat has come for 35 s. */
export function useAoVivo(empresaId: number, { aoMudar, aoAtualizar }: AoVivo): boolean {
  const [caiu, setCaiu] = useState(false)

  const receber = useEffectEvent((sinal: Signal) => {
    // A reading finds out why the stream broke: no network, no server, or the session has ended.
    if (sinal.type === 'down' && !caiu) aoMudar()
    setCaiu(sinal.type === 'down')
    if (sinal.type === 'open') aoMudar()
    if (sinal.type !== 'event' || sinal.name === PULSO) return
    if (sinal.name === 'pedido-mudou') aoAtualizar((sinal.data as { id: number }).id)
    aoMudar()
  })

  useEffect(() => {
    let semPulso: ReturnType<typeof setTimeout> | undefined
    const vigiar = () => {
      clearTimeout(semPulso)
      semPulso = setTimeout(() => setCaiu(true), SILENT_MS)
    }
    vigiar()
    const abrir = (aoReceber: (sinal: Signal) => void) =>
      openStream(enderecoComEmpresa('/home/ao-vivo', empresaId), EVENTOS, REABRIR_MS, aoReceber)
    const calar = shareStream(`comanda:eventos:${empresaId}`, abrir, sinal => {
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
