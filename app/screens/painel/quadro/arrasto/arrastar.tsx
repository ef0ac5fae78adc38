import { type RefObject, useEffect, useRef, useState } from 'react'
import type { StatusDaColuna } from '~/domain/pedidos/status'
import type { Elements } from '~/ui/elements'
import { onDemand, useOnDemand } from '~/ui/on-demand'
import type { Colunas } from '../../acoes/use-mudancas'
import { usePode } from '../../pode'
import { ALCA, CARTAO, ComoArrastar } from '../cartao/arrastavel'
import type { PedidoDoQuadro } from '../leitura/dados-do-quadro'
import type { CartaoNoArProps } from './cartao-no-ar'

interface ArrastarProps {
  colunas: Colunas
  /** Called with true when a card is lifted, and with false when it is down again. */
  aoArrastar: (arrastando: boolean) => void
  aoSoltar: (pedido: PedidoDoQuadro, para: StatusDaColuna) => void
  /** The element with the columns as its children; `sobre` is the one on which the card would fall now. */
  children: (
    quadro: RefObject<HTMLDivElement | null>,
    arrasto: { arrastando: boolean; sobre: StatusDaColuna | null },
  ) => Elements
}

export const carregarCartaoNoAr = onDemand<CartaoNoArProps>(
  async () => (await import('./cartao-no-ar')).CartaoNoAr,
)

/**
 * Drags cards between columns by mouse, by touch (after a press of 200 ms, so that a swipe still scrolls) and by
 * keyboard (quadro-7). 'Mover para' is the way without dragging.
 * The script comes when the board is idle, or with the first hand on it, whose press it goes on with.
 */
export function Arrastar({ colunas, aoArrastar, aoSoltar, children }: ArrastarProps) {
  const pode = usePode()
  const arrasta = pode('avançar pedidos')
  const quadro = useRef<HTMLDivElement>(null)
  const [arrastando, setArrastando] = useState(false)
  const [sobre, setSobre] = useState<StatusDaColuna | null>(null)
  const [chamado, setChamado] = useState(false)
  const primeiro = useRef<Event | null>(null)
  const { Component: CartaoNoAr, retry: tentarDeNovo } = useOnDemand(carregarCartaoNoAr, chamado)
  const chegou = CartaoNoAr !== null
  useEffect(() => {
    if (!quadro.current || chegou || !arrasta) return
    return esperarAMao(quadro.current, primeiro, () => {
      setChamado(true)
      tentarDeNovo()
    })
  }, [chegou, arrasta, tentarDeNovo])
  return (
    <>
      {children(quadro, { arrastando, sobre })}
      <ComoArrastar />
      {CartaoNoAr && arrasta && (
        <CartaoNoAr
          quadro={quadro}
          primeiro={primeiro}
          colunas={colunas}
          aoFicarSobre={setSobre}
          aoSoltar={aoSoltar}
          aoArrastar={agora => {
            setArrastando(agora)
            aoArrastar(agora)
          }}
        />
      )}
    </>
  )
}

const LARGAR = ['mouseup', 'touchend', 'touchcancel'] as const

/** Keeps the press with which a drag may begin until the hand lets go of it, and calls `aoVir` at the first sign of a hand. */
function esperarAMao(quadro: HTMLElement, primeiro: RefObject<Event | null>, aoVir: () => void): () => void {
  const ouvinte = new AbortController()
  const { signal } = ouvinte
  const apertar = (event: Event) => {
    const alvo = event instanceof KeyboardEvent ? ALCA : CARTAO
    if (!(event.target instanceof Element) || !event.target.closest(alvo)) return
    if (event instanceof KeyboardEvent && !/^(Space|Enter)$/.test(event.code)) return
    primeiro.current = event
    aoVir()
  }
  const largar = () => {
    if (!(primeiro.current instanceof KeyboardEvent)) primeiro.current = null
  }
  quadro.addEventListener('pointerover', aoVir, { signal, once: true })
  quadro.addEventListener('mousedown', apertar, { signal })
  quadro.addEventListener('touchstart', apertar, { signal, passive: true })
  quadro.addEventListener('keydown', apertar, { signal })
  // Safari lets a gesture stop its scrolling only where somebody who may stop it listened before the finger came.
  quadro.addEventListener('touchmove', () => undefined, { signal, passive: false })
  for (const nome of LARGAR) window.addEventListener(nome, largar, { signal })
  return () => ouvinte.abort()
}
