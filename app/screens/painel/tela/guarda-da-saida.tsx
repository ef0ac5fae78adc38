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
    // The browser is already where it wants to go.
    paginasAtras.current = historyAction === 'POP' ? lugar.current - lugarNoHistorico() : 0
    return mexido && !livre.current && nextLocation.pathname !== currentLocation.pathname
  })

  function descartar() {
    if (saida.state !== 'blocked') return
    // The router would go one entry back, and the question itself is one.
    if (paginasAtras.current === 0) return saida.proceed()
    // Before the next rendering, in which `mexido` is false.
    livre.current = true
    aoDescartar()
    saida.reset()
    if (paginasAtras.current > 0) goBackPages(paginasAtras.current)
    // What lay ahead gave way to the question.
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
