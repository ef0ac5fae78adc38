import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useOneAtATime } from '~/browser/use-one-at-a-time'
import { usePolling } from '~/browser/use-polling'
import { useEntrada } from '../entrada'
import { temPorSalvar } from '../por-salvar'
import { type LeituraDosAbertos, type LerAbertos, lerPendentes } from './leitura-dos-abertos'

/** Failed readings in a row that count as an outage; without a network the first one does. */
const FALHAS = 2

/** Events that come within this time cause only one reading. */
const INTERVALO_MS = 200

interface Lido {
  readonly leitura: LeituraDosAbertos
  /**
   * True when nothing can be read any more, even if the stream still looks open: a connection that was cut may look
   * open for a long time.
   */
  readonly semResposta: boolean
  /** Another company has signed in, while unsaved texts keep the page open. */
  readonly outraEmpresa: boolean
  readonly reler: () => Promise<void>
  /** What the board has put here to read in place of `lerPendentes`, because it needs more; null on other screens. */
  readonly lerDoQuadro: RefObject<LerAbertos | null>
}

/**
 * The open orders. It begins with those that came with the page (`inicial`) and reads again when the page opens, when
 * the tab is looked at again, when the network returns, every 10 s and whenever `reler` is called. When it is asked to
 * read during a reading, it reads once more right afterwards.
 */
export function useLeituraDosAbertos(empresaId: number, inicial: LeituraDosAbertos): Lido {
  const { terminar, continuar } = useEntrada()
  const [lida, setLida] = useState(inicial)
  const [falhas, setFalhas] = useState(0)
  const [outraEmpresa, setOutraEmpresa] = useState(false)
  const quedas = useRef(0)
  const ultima = useRef<LeituraDosAbertos>(null)
  /** Something has happened since a reading last began. */
  const aconteceu = useRef(true)
  const lerDoQuadro = useRef<LerAbertos>(null)
  const ler = useCallback(async () => {
    const queda = quedas.current
    const tudo = aconteceu.current
    aconteceu.current = false
    const leitura = await (lerDoQuadro.current?.(tudo) ??
      lerPendentes(empresaId, tudo ? null : ultima.current))
    ultima.current = typeof leitura === 'object' ? leitura : null
    if (leitura === null) return setFalhas(antes => (navigator.onLine ? antes + 1 : FALHAS))
    // An answer that was under way when the network went says nothing about the network of now.
    if (queda === quedas.current) setFalhas(0)
    setOutraEmpresa(leitura === 'outra')
    if (leitura === 'saiu') return terminar()
    continuar()
    if (typeof leitura === 'object') return setLida(leitura)
    // Leaving the page would lose what was typed, so the panel says what has happened, here and when the form is saved.
    if (!temPorSalvar()) window.location.reload()
  }, [terminar, continuar, empresaId])
  const perguntar = useOneAtATime(ler, INTERVALO_MS)
  usePolling(perguntar)
  const reler = useCallback(() => {
    aconteceu.current = true
    return perguntar()
  }, [perguntar])
  useEffect(() => {
    // The browser reports a lost network at once, while a reading that is under way may hang until its time-out.
    const semRede = () => {
      quedas.current += 1
      setFalhas(FALHAS)
      reler()
    }
    // The board's own reading comes first, where it is open.
    if (lerDoQuadro.current === null) reler()
    window.addEventListener('offline', semRede)
    return () => window.removeEventListener('offline', semRede)
  }, [reler])

  const leitura = lida.agora < inicial.agora ? inicial : lida
  return { leitura, semResposta: falhas >= FALHAS, outraEmpresa, reler, lerDoQuadro }
}
