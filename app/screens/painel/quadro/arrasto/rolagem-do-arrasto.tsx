import { type RefObject, useEffect } from 'react'
import { type Parada, pararEm, proximaAVista } from './alvo-do-arrasto'
import type { Ponto } from './gestos-do-arrasto'

const PASSO_MS = 50
/** When the board has not moved for this long, it counts as resting. */
const SOSSEGO_MS = 250
const FOLGA_PX = 12

interface RolagemDoArrastoProps {
  /** The board; its children are the columns. */
  colunas: RefObject<HTMLElement | null>
  /** Where the pointer is; null for the keyboard. */
  ponteiro: RefObject<Ponto | null>
  /**
   * Called with true while the board moves: nothing can be dropped then, because another column may be under the
   * finger.
   */
  aoRolar: (rolando: boolean) => void
}

/** Scrolls the board to a column that is out of sight while a card is dragged; mounted only then. */
export function RolagemDoArrasto({ colunas, ponteiro, aoRolar }: RolagemDoArrastoProps) {
  useEffect(() => {
    const { current: quadro } = colunas
    if (!quadro) return
    const secoes = [...quadro.children]
    let parada: Parada | null = null
    let rolouEm = Number.NEGATIVE_INFINITY
    let rolando = false

    const andar = () => {
      const agora = performance.now()
      const sossegou = agora - rolouEm > SOSSEGO_MS
      if (rolando === sossegou) {
        rolando = !sossegou
        aoRolar(rolando)
      }
      const dedo = ponteiro.current
      if (!dedo || rolando) return
      const lugar = {
        quadro: quadro.getBoundingClientRect(),
        colunas: secoes.map(secao => secao.getBoundingClientRect()),
      }
      parada = pararEm(dedo.x, lugar, { antes: parada, agora })
      const proxima = proximaAVista(parada, lugar, agora)
      const coluna = proxima === null ? undefined : lugar.colunas[proxima]
      if (!coluna) return
      parada = { ...parada, andou: true }
      const distancia =
        coluna.right > lugar.quadro.right
          ? coluna.right - lugar.quadro.right + FOLGA_PX
          : coluna.left - lugar.quadro.left - FOLGA_PX
      quadro.scrollBy({ left: distancia, behavior: 'smooth' })
    }
    const rolou = () => {
      rolouEm = performance.now()
      andar()
    }
    const relogio = setInterval(andar, PASSO_MS)
    quadro.addEventListener('scroll', rolou)
    return () => {
      clearInterval(relogio)
      quadro.removeEventListener('scroll', rolou)
      aoRolar(false)
    }
  }, [colunas, ponteiro, aoRolar])
  return null
}
