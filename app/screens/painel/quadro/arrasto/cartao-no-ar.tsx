import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { COLUNAS, caminhoDe, type StatusDaColuna } from '~/domain/pedidos/status'
import type { Colunas } from '../../acoes/use-mudancas'
import { idDoCartao, marcarCartao } from '../cartao/arrastavel'
import { ManeiraDoPedido, NumeroDoPedido } from '../cartao/titulo-do-cartao'
import type { PedidoDoQuadro } from '../leitura/dados-do-quadro'
import { aVista } from './alvo-do-arrasto'
import { ouvirGestos, type Ponto } from './gestos-do-arrasto'
import { RolagemDoArrasto } from './rolagem-do-arrasto'

/** A card in the air. */
interface NoAr {
  /** The order as it was when its card was lifted. */
  readonly pedido: PedidoDoQuadro
  readonly coluna: StatusDaColuna
  /** Where the card was. */
  readonly caixa: DOMRect
  /** Where it was taken; null for the keyboard. */
  readonly inicio: Ponto | null
}

export interface CartaoNoArProps {
  /** The element with the columns as its children. */
  quadro: RefObject<HTMLDivElement | null>
  /** The press that asked for this script, while the hand has not let go of it. */
  primeiro: RefObject<Event | null>
  colunas: Colunas
  aoArrastar: (arrastando: boolean) => void
  /** Called with the column on which the card would fall now. */
  aoFicarSobre: (alvo: StatusDaColuna | null) => void
  aoSoltar: (pedido: PedidoDoQuadro, para: StatusDaColuna) => void
}

/** A card in the air, and what the hand does with it; it ends where `Arrastar` is no longer on the screen. */
export function CartaoNoAr(props: CartaoNoArProps) {
  const { quadro, primeiro, colunas, aoArrastar, aoFicarSobre, aoSoltar } = props
  const sombra = useRef<HTMLDivElement>(null)
  const ponteiro = useRef<Ponto | null>(null)
  const [noAr, setNoAr] = useState<NoAr | null>(null)
  const [anuncio, setAnuncio] = useState('')
  // The next event may come before React has drawn what the last one changed.
  const agora = useRef<{ noAr: NoAr | null; sobre: StatusDaColuna | null }>({ noAr: null, sobre: null })
  const rolando = useRef(false)

  const ficarSobre = useCallback(
    (alvo: StatusDaColuna | null, { pedido, coluna }: NoAr) => {
      agora.current.sobre = alvo
      aoFicarSobre(alvo)
      const erguido = alvo === coluna ? 'levantado, ' : ''
      setAnuncio(`${nomeDe(pedido)} ${alvo ? `${erguido}sobre ${alvo}` : 'fora das colunas'}.`)
    },
    [aoFicarSobre],
  )
  /** Finds the column under the pointer anew: the pointer or the board has moved. */
  const olhar = useCallback(() => {
    const { current: ponto } = ponteiro
    const { noAr: erguido, sobre: antes } = agora.current
    if (!ponto || !erguido || !quadro.current) return
    const alvo = rolando.current ? null : colunaSob(ponto, erguido, quadro.current)
    if (alvo !== antes) ficarSobre(alvo, erguido)
  }, [ficarSobre, quadro])
  const aoRolar = useCallback(
    (rola: boolean) => {
      rolando.current = rola
      olhar()
    },
    [olhar],
  )
  function erguer(cartao: HTMLElement, inicio: Ponto | null): boolean {
    const achado = acharCartao(colunas, cartao.id)
    if (!achado) return false
    const erguido = { ...achado, caixa: cartao.getBoundingClientRect(), inicio }
    agora.current.noAr = erguido
    ponteiro.current = inicio
    setNoAr(erguido)
    aoArrastar(true)
    ficarSobre(achado.coluna, erguido)
    return true
  }
  function levar(ponto: Ponto) {
    ponteiro.current = ponto
    porSombra(sombra.current, agora.current.noAr, ponto)
    olhar()
  }
  function andar(passos: number) {
    const { noAr: erguido, sobre: aqui } = agora.current
    if (!erguido) return
    const caminho = caminhoDoArrastado(erguido)
    const destino = caminho[caminho.indexOf(aqui ?? erguido.coluna) + passos]
    const coluna = destino && quadro.current?.children[COLUNAS.indexOf(destino)]
    if (!coluna) return
    coluna.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    if (sombra.current) sombra.current.style.left = `${coluna.getBoundingClientRect().left + 10}px`
    ficarSobre(destino, erguido)
  }
  function baixar(para: StatusDaColuna | null) {
    const { noAr: erguido } = agora.current
    if (!erguido) return
    agora.current = { noAr: null, sobre: null }
    rolando.current = false
    setNoAr(null)
    aoFicarSobre(null)
    aoArrastar(false)
    const { pedido, coluna } = erguido
    setAnuncio(`${nomeDe(pedido)} ${para ? `solto em ${para}` : 'voltou ao seu lugar'}.`)
    if (!para) return
    // Sends the status that the card had when it was lifted: if somebody has moved the order since, the server says so
    // and nothing is overruled (status-6).
    const mudou = acharCartao(colunas, idDoCartao(pedido.id))?.pedido.status !== pedido.status
    if (mudou || para !== coluna) aoSoltar(pedido, para)
  }
  const aoErguer = useEffectEvent(erguer)
  const aoLevar = useEffectEvent(levar)
  const aoAndar = useEffectEvent(andar)
  const aoBaixar = useEffectEvent(baixar)
  useEffect(() => {
    if (!quadro.current) return
    return ouvirGestos(
      quadro.current,
      {
        erguer: (cartao, ponto) => aoErguer(cartao, ponto),
        levar: ponto => aoLevar(ponto),
        andar: passos => aoAndar(passos),
        soltar: () => aoBaixar(agora.current.sobre),
        desistir: () => aoBaixar(null),
      },
      primeiro.current,
    )
  }, [quadro, primeiro])
  useLayoutEffect(() => porSombra(sombra.current, noAr, ponteiro.current), [noAr])
  // After every rendering, because another reading may have given the card another place, and so another element.
  useLayoutEffect(() => (noAr ? marcarCartao(noAr.pedido.id) : undefined))

  return (
    <>
      {noAr && <RolagemDoArrasto colunas={quadro} ponteiro={ponteiro} aoRolar={aoRolar} />}
      <div id="anuncio-do-arrasto" role="status" aria-live="assertive" aria-atomic className="sr-only">
        {anuncio}
      </div>
      {noAr && (
        <div
          ref={sombra}
          data-cartao-no-ar
          style={lugarDaSombra(noAr)}
          className="fixed z-30 w-52 cursor-grabbing touch-none rounded-sm border-2 border-acento bg-folha px-2 py-1 shadow-overlay"
        >
          <div className="flex flex-wrap items-center gap-x-2">
            <NumeroDoPedido id={noAr.pedido.id} />
            <ManeiraDoPedido tipoEntrega={noAr.pedido.tipoEntrega} />
          </div>
          <p className="truncate font-bold">{noAr.pedido.nomeCliente.trim() || 'Cliente Anônimo'}</p>
        </div>
      )}
    </>
  )
}

const nomeDe = ({ id }: PedidoDoQuadro) => `Pedido nº ${id}`

/** The order of a card, unless it is being moved already. */
function acharCartao(colunas: Colunas, id: string): Pick<NoAr, 'pedido' | 'coluna'> | null {
  for (const coluna of COLUNAS) {
    const lugar = colunas[coluna].find(({ pedido }) => idDoCartao(pedido.id) === id)
    if (lugar) return lugar.movendo ? null : { pedido: lugar.pedido, coluna }
  }
  return null
}

/** The columns that the card may be dropped on. */
function caminhoDoArrastado({ pedido, coluna }: NoAr): readonly StatusDaColuna[] {
  return caminhoDe({ ...pedido, status: coluna })
}

/**
 * The column under the pointer, if it is on the card's way and enough of it is in sight, however far the board has
 * scrolled.
 */
function colunaSob({ x, y }: Ponto, noAr: NoAr, quadro: HTMLElement): StatusDaColuna | null {
  const vista = quadro.getBoundingClientRect()
  const alvo = caminhoDoArrastado(noAr).find(status => {
    const coluna = quadro.children[COLUNAS.indexOf(status)]?.getBoundingClientRect()
    if (!coluna || !aVista(coluna, vista)) return false
    return x >= coluna.left && x <= coluna.right && y >= coluna.top && y <= coluna.bottom
  })
  return alvo ?? null
}

/** Small, so that the columns below stay in sight: beside the pointer, or where the card is for the keyboard. */
function lugarDaSombra({ caixa, inicio }: NoAr): { top: number; left: number } {
  return inicio ? { top: inicio.y - 28, left: inicio.x - 48 } : { top: caixa.top, left: caixa.left }
}

/** Puts what is shown of a card in the air where the pointer is, without drawing the board. */
function porSombra(sombra: HTMLElement | null, noAr: NoAr | null, ponto: Ponto | null): void {
  if (sombra && noAr?.inicio && ponto)
    sombra.style.translate = `${ponto.x - noAr.inicio.x}px ${ponto.y - noAr.inicio.y}px`
}
