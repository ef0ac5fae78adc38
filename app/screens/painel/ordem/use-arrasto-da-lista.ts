import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { moverAntesDe } from '~/domain/cardapio/ordem/ordem'

/** This near to the edge of what scrolls, a row that is dragged scrolls it. */
const BEIRA_PX = 72
const ROLAGEM_PX = 12
/** A hand that has not gone this far rests on the handle, and scrolls nothing. */
const FOLGA_PX = 8

interface Arrasto {
  readonly id: number
  /** Before which row it would fall now; null: at the end. */
  readonly antesDe: number | null
}

/**
 * Drags the rows of a list by their handle: they make room while the hand moves, and `aoSoltar` hears where the row fell. Escape,
 * and a gesture that the browser takes away, leave all as it was. The rows are the children of `lista`, in the order of `itens`.
 */
export function useArrastoDaLista<Item extends { readonly id: number }>(
  lista: RefObject<HTMLElement | null>,
  itens: readonly Item[],
  aoSoltar: (id: number, antesDe: number | null) => void,
) {
  const [arrasto, setArrasto] = useState<Arrasto | null>(null)
  const altura = useRef(0)
  const inicio = useRef(0)
  const mostrados = arrasto ? (moverAntesDe(itens, arrasto.id, arrasto.antesDe) ?? itens) : itens

  useEffect(() => {
    if (!arrasto) return
    const passar = () => {
      const linhas = [...(lista.current?.children ?? [])]
      const outras = mostrados
        .map(({ id }, n) => ({ id, meio: meioDe(linhas[n]) }))
        .filter(({ id }) => id !== arrasto.id)
      const antesDe = outras.find(({ meio }) => altura.current < meio)?.id ?? null
      if (antesDe !== arrasto.antesDe) setArrasto({ id: arrasto.id, antesDe })
    }
    const levar = (event: globalThis.PointerEvent) => {
      altura.current = event.clientY
      passar()
    }
    const rolagem = setInterval(() => {
      const andou = Math.abs(altura.current - inicio.current) > FOLGA_PX
      if (andou && rolar(lista.current, altura.current)) passar()
    }, 16)
    const largar = () => {
      setArrasto(null)
      aoSoltar(arrasto.id, arrasto.antesDe)
    }
    const desistir = () => setArrasto(null)
    const ouvinte = new AbortController()
    const { signal } = ouvinte
    window.addEventListener('pointermove', levar, { signal })
    window.addEventListener('pointerup', largar, { signal })
    window.addEventListener('pointercancel', desistir, { signal })
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && desistir(), { signal })
    return () => {
      clearInterval(rolagem)
      ouvinte.abort()
    }
  })

  function erguer(id: number, event: PointerEvent) {
    if (event.button !== 0) return
    event.preventDefault()
    altura.current = event.clientY
    inicio.current = event.clientY
    const seguinte = itens[itens.findIndex(item => item.id === id) + 1]
    setArrasto({ id, antesDe: seguinte?.id ?? null })
  }

  return { mostrados, arrastado: arrasto?.id ?? null, erguer }
}

function meioDe(linha: Element | undefined): number {
  if (!linha) return Number.POSITIVE_INFINITY
  const { top, height } = linha.getBoundingClientRect()
  return top + height / 2
}

/** True when it has scrolled. */
function rolar(lista: HTMLElement | null, y: number): boolean {
  const area = lista?.closest('#conteudo')
  if (!area) return false
  const { top, bottom } = area.getBoundingClientRect()
  const passo = y < top + BEIRA_PX ? -ROLAGEM_PX : y > bottom - BEIRA_PX ? ROLAGEM_PX : 0
  const antes = area.scrollTop
  area.scrollTop += passo
  return area.scrollTop !== antes
}
