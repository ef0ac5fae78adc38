import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { Turno } from '~/domain/horarios/horario'
import { type SituacaoDaLoja, situacaoDaLoja } from '~/domain/horarios/situacao'

interface Relogio {
  readonly turnos: readonly Turno[]
  readonly fuso: string
  /** The server's clock when it answered, in milliseconds. */
  readonly agora: number
}

const SituacaoContext = createContext<SituacaoDaLoja | null>(null)

const UMA_HORA = 3_600_000

/** Tells whether the shop is open by the server's clock, and again whenever that changes (decision 10). */
export function SituacaoProvider({ relogio, children }: { relogio: Relogio; children: ReactNode }) {
  const { turnos, fuso, agora } = relogio
  const instante = useInstante(agora, turnos, fuso)
  const situacao = useMemo(() => situacaoDaLoja(turnos, new Date(instante), fuso), [turnos, fuso, instante])
  return <SituacaoContext value={situacao}>{children}</SituacaoContext>
}

export function useSituacao(): SituacaoDaLoja {
  const situacao = useContext(SituacaoContext)
  if (!situacao) throw new Error('useSituacao outside of SituacaoProvider')
  return situacao
}

/** An instant by the server's clock that is renewed at every change of the shop's situation, and on return to the page. */
function useInstante(agora: number, turnos: readonly Turno[], fuso: string): number {
  const [instante, setInstante] = useState(agora)

  useEffect(() => {
    const adiantado = agora - recebidoEm(agora)
    let timer: ReturnType<typeof setTimeout>
    const renovar = () => {
      clearTimeout(timer)
      const atual = Date.now() + adiantado
      setInstante(atual)
      const { mudaEm } = situacaoDaLoja(turnos, new Date(atual), fuso)
      // A timer of a sleeping phone comes late, one of many days not at all: look again every hour.
      const espera = mudaEm ? mudaEm.getTime() - atual : UMA_HORA
      timer = setTimeout(renovar, Math.min(Math.max(espera, 0) + 250, UMA_HORA))
    }
    const aoVoltar = () => document.visibilityState === 'visible' && renovar()
    renovar()
    document.addEventListener('visibilitychange', aoVoltar)
    window.addEventListener('pageshow', aoVoltar)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', aoVoltar)
      window.removeEventListener('pageshow', aoVoltar)
    }
  }, [agora, turnos, fuso])

  return instante
}

let primeiraResposta: number | undefined

/** When this browser received the answer that carried `agora`: for the page's own HTML, well before the script ran. */
function recebidoEm(agora: number): number {
  primeiraResposta ??= agora
  const [pagina] = performance.getEntriesByType('navigation')
  if (agora === primeiraResposta && pagina instanceof PerformanceNavigationTiming) {
    return performance.timeOrigin + pagina.responseStart
  }
  return Date.now()
}
