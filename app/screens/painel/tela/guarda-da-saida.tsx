import { useEffect, useRef } from 'react'
import { useBlocker, useLocation, useNavigate } from 'react-router'
import { goBackPages } from '~/ui/back-button'
import { Descarte } from './descarte'
import { usePerguntaDoNavegador } from './use-mexido'

interface GuardaDaSaidaProps {
  /** Something is typed that is saved nowhere. */
  mexido: boolean
  /** It is given up: from here on `mexido` is false. */
  aoDescartar: () => void
}

/** Nobody leaves a screen with unsaved changes unasked: not by a link, 'Sair', the back button, or closing the tab. */
export function GuardaDaSaida({ mexido, aoDescartar }: GuardaDaSaidaProps) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const lugar = useRef(0)
  const paginasAtras = useRef(0)
  const livre = useRef(false)
  usePerguntaDoNavegador(mexido)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another location is another place in the history
  useEffect(() => {
    lugar.current = lugarNoHistorico()
  }, [key])
  useEffect(() => {
    if (mexido) livre.current = false
  }, [mexido])
  const saida = useBlocker(({ historyAction, currentLocation, nextLocation }) => {
    // After a step back the browser's history already stands at the page that it leads to.
    paginasAtras.current = historyAction === 'POP' ? lugar.current - lugarNoHistorico() : 0
    return mexido && !livre.current && nextLocation.pathname !== currentLocation.pathname
  })

  function descartar() {
    if (saida.state !== 'blocked') return
    // For a step back the router would go one entry back, and the question itself is an entry.
    if (paginasAtras.current === 0) return saida.proceed()
    // Set now, because `mexido` becomes false with the next rendering only.
    livre.current = true
    aoDescartar()
    saida.reset()
    if (paginasAtras.current > 0) goBackPages(paginasAtras.current)
    // A step forward: the question's own entry has replaced the entries ahead.
    else navigate(saida.location)
  }
  return (
    <Descarte aberto={saida.state === 'blocked'} aoVoltar={() => saida.reset?.()} aoDescartar={descartar} />
  )
}

/** The router counts its pages. */
function lugarNoHistorico(): number {
  return Number(history.state?.idx ?? 0)
}
