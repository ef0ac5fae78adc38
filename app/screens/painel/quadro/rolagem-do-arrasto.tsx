import { useDndContext } from '@dnd-kit/core'
import { useEffect } from 'react'
import { COLUNAS } from '~/domain/pedidos/status'
import { type Parada, pararEm, proximaAVista } from './alvo-do-arrasto'

const PASSO_MS = 50
/** When the board has not moved for this long, it counts as resting. */
const SOSSEGO_MS = 250
const FOLGA_PX = 12

interface RolagemDoArrastoProps {
  /**
   * Called with true while the board moves: nothing can be dropped then, because another column may be under the
   * finger.
   */
  aoRolar: (rolando: boolean) => void
}

/** Scrolls the board to a column that is out of sight while a card is dragged; mounted only then. */
export function RolagemDoArrasto({ aoRolar }: RolagemDoArrastoProps) {
  const { droppableContainers } = useDndContext()
  useEffect(() => {
    const secoes = COLUNAS.flatMap(status => droppableContainers.get(status)?.node.current ?? [])
    const quadro = secoes[0]?.parentElement
    if (!quadro) return
    let dedo: number | null = null
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
      if (dedo === null || rolando) return
      const lugar = {
        quadro: quadro.getBoundingClientRect(),
        colunas: secoes.map(secao => secao.getBoundingClientRect()),
      }
      parada = pararEm(dedo, lugar, { antes: parada, agora })
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
    const seguirDedo = ({ touches: [toque] }: TouchEvent) => {
      dedo = toque?.clientX ?? dedo
    }
    const seguirMouse = ({ clientX }: MouseEvent) => {
      dedo = clientX
    }
    const rolou = () => {
      rolouEm = performance.now()
      andar()
    }
    const relogio = setInterval(andar, PASSO_MS)
    window.addEventListener('touchmove', seguirDedo, { passive: true })
    window.addEventListener('mousemove', seguirMouse)
    quadro.addEventListener('scroll', rolou)
    return () => {
      clearInterval(relogio)
      window.removeEventListener('touchmove', seguirDedo)
      window.removeEventListener('mousemove', seguirMouse)
      quadro.removeEventListener('scroll', rolou)
      aoRolar(false)
    }
  }, [droppableContainers, aoRolar])
  return null
}
