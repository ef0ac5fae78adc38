import { useEffect, useRef } from 'react'
import { useBlocker, useLocation, useNavigate } from 'react-router'
import { goBackPages } from '~/ui/overlays/back-button'
import { Descarte } from './descarte'
import { usePerguntaDoNavegador } from './use-mexido'

interface GuardaDaSaidaProps {
  /** True while something is typed and not saved. */
  mexido: boolean
  /** Called when the typed texts are discarded; from then on `mexido` must be false. */
  aoDescartar: () => void
}

/**
 * Asks before somebody leaves a screen with unsaved changes, be it by a link, 'Sair', the back button, or by closing
 * the tab.
 */
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
    // After a step back the browser's history is already at the other page.
    paginasAtras.current = historyAction === 'POP' ? lugar.current - lugarNoHistorico() : 0
    return mexido && !livre.current && nextLocation.pathname !== currentLocation.pathname
  })

  function descartar() {
    if (saida.state !== 'blocked') return
    // React Router would repeat a step back by going one entry back, but the question itself is an entry.
    if (paginasAtras.current === 0) {
      // Before the way goes on: where React Router has to load a document, as after a deploy, the browser would ask once more.
      aoDescartar()
      return saida.proceed()
    }
    // Set now, because `mexido` becomes false only at the next rendering.
    livre.current = true
    aoDescartar()
    saida.reset()
    if (paginasAtras.current > 0) goBackPages(paginasAtras.current)
    // A step forward cannot be repeated, because the question's own entry has replaced the entries ahead.
    else navigate(saida.location)
  }
  return (
    <Descarte aberto={saida.state === 'blocked'} aoVoltar={() => saida.reset?.()} aoDescartar={descartar} />
  )
}

/** The position of the page in the history, which React Router stores. */
function lugarNoHistorico(): number {
  return Number(history.state?.idx ?? 0)
}
