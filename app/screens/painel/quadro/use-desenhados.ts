import { startTransition, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * As many cards as fit on a screen. The server draws these, and the browser the next ones when their place comes near.
 */
const POR_TELA = 8
/** How far below what is in sight the next cards are drawn, so that nobody sees a column end too early. */
const PERTO = '0px 0px 600px 0px'

/**
 * How many cards of a column are shown (`porcao`, which 'Mostrar mais' enlarges by `porVez`), and how many of these are
 * drawn. All are once a key is pressed, because Tab, the browser's own search and its printing reach only what is drawn,
 * and for an address that names an order.
 */
export function useDesenhados(porVez: number) {
  const [porcao, setPorcao] = useState(porVez)
  const [quantos, setQuantos] = useState(POR_TELA)
  const { hash } = useLocation()
  useEffect(() => {
    const todos = () => startTransition(() => setQuantos(Number.POSITIVE_INFINITY))
    if (hash.startsWith('#pedido-')) todos()
    document.addEventListener('keydown', todos, { once: true })
    return () => document.removeEventListener('keydown', todos)
  }, [hash])

  /** For the element that stands where the first card that is not drawn would be, in what scrolls. */
  const aproximar = useCallback((fim: HTMLElement | null) => {
    if (!fim) return
    const observador = new IntersectionObserver(
      ([{ isIntersecting } = { isIntersecting: false }]) => {
        if (isIntersecting) startTransition(() => setQuantos(antes => antes + POR_TELA))
      },
      { root: fim.parentElement, rootMargin: PERTO },
    )
    observador.observe(fim)
    return () => observador.disconnect()
  }, [])

  return {
    porcao,
    desenhados: Math.min(quantos, porcao),
    aproximar,
    mostrarMais() {
      setPorcao(antes => antes + porVez)
      setQuantos(Number.POSITIVE_INFINITY)
    },
    desenharTodos: () => setQuantos(Number.POSITIVE_INFINITY),
  }
}
