import { useCallback, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useInTurn } from '~/browser/use-in-turn'
import { useNet } from '~/browser/use-net'
import { temPorSalvar } from '../tela/por-salvar'
import { type Fora, type Leitura, lerPendentes } from './leitura'

/** Failed readings in a row that count as an outage; without a network the first one does. */
const FALHAS = 2

interface Lido {
  readonly leitura: Leitura
  /** Nothing can be read any more, whatever the stream says: a connection cut off may look open for long. */
  readonly semResposta: boolean
  /** What the page stays for is typed and not saved yet. */
  readonly fora: Fora | null
  readonly reler: () => void
}

/**
 * The open orders: as the page came with them (`inicial`), and read again on open, when the tab is looked at again, when
 * the network returns, every 10 s and whenever `reler` is called. What is asked for during a reading is one more reading
 * after it, without a pause: the clock of a hidden tab may stand still for a minute.
 */
export function useLeitura(empresaId: number, inicial: Leitura): Lido {
  const { revalidate } = useRevalidator()
  const [lida, setLida] = useState(inicial)
  const [falhas, setFalhas] = useState(0)
  const [fora, setFora] = useState<Fora | null>(null)
  const ler = useCallback(async () => {
    const leitura = await lerPendentes(empresaId)
    setFalhas(antes => (leitura ? 0 : navigator.onLine ? antes + 1 : FALHAS))
    if (leitura === null) return
    setFora(typeof leitura === 'string' ? leitura : null)
    if (typeof leitura === 'object') setLida(leitura)
    // Leaving the page would lose what was typed: the panel says what has happened, here and when the form is saved.
    else if (temPorSalvar()) return
    // Signed out, the screen's own loader leads to the login; for another company the whole page is wrong.
    else if (leitura === 'saiu') void revalidate()
    else window.location.reload()
  }, [revalidate, empresaId])
  const reler = useInTurn(ler)
  useNet(reler)
  useEffect(() => {
    // The browser says at once that the network is gone; a reading under way may hang until its time-out.
    const semRede = () => {
      setFalhas(FALHAS)
      reler()
    }
    reler()
    window.addEventListener('offline', semRede)
    return () => window.removeEventListener('offline', semRede)
  }, [reler])

  const leitura = lida.agora < inicial.agora ? inicial : lida
  return { leitura, semResposta: falhas >= FALHAS, fora, reler }
}
