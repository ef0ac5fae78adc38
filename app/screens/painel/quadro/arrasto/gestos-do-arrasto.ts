import { listenHidden } from '~/browser/page'
import { ALCA, CARTAO } from '../cartao/arrastavel'

/** A place in the window, in pixels. */
export interface Ponto {
  readonly x: number
  readonly y: number
}

/** What the hand does, whether it has a mouse, a pen, a finger or a keyboard. */
export interface Mao {
  /** A card is lifted; without a place it was done by keyboard. False when that card cannot be lifted. */
  erguer: (cartao: HTMLElement, ponto: Ponto | null) => boolean
  /** Only after a lift with a place. */
  levar: (ponto: Ponto) => void
  /** A step to the right (1) or to the left (-1); only after a lift by keyboard. */
  andar: (passos: number) => void
  soltar: () => void
  desistir: () => void
}

/** A mouse lifts a card after this way; a finger that has gone it before its time is up scrolls. */
const FOLGA_PX = 8
const TOQUE_MS = 200
/** How long a click after the drop still belongs to it. */
const CLIQUE_MS = 50

const PASSOS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * Tells `mao` of the cards that are dragged in `quadro`, by listeners of the whole board and none of a card's own. Goes on
 * with the press `primeiro`. The returned function ends it.
 */
export function ouvirGestos(quadro: HTMLElement, mao: Mao, primeiro: Event | null): () => void {
  /** Ends the listeners of the gesture under way. */
  let emCurso: AbortController | null = null
  let noAr: 'ponteiro' | 'teclado' | null = null

  function acabar(como?: 'soltar' | 'desistir') {
    emCurso?.abort()
    emCurso = null
    const erguido = noAr
    noAr = null
    if (erguido === 'ponteiro') calarClique()
    if (erguido && como) mao[como]()
  }

  function comecar(): AddEventListenerOptions & { signal: AbortSignal } {
    emCurso = new AbortController()
    const { signal } = emCurso
    const desistir = () => acabar('desistir')
    window.addEventListener('resize', desistir, { signal })
    signal.addEventListener('abort', listenHidden(desistir))
    return { signal, passive: false }
  }

  function erguer(cartao: HTMLElement, ponto: Ponto | null) {
    if (!mao.erguer(cartao, ponto)) return acabar()
    noAr = ponto ? 'ponteiro' : 'teclado'
  }

  /** `onde` hears how the gesture goes on: a finger's events go to where it was put, even if that leaves the page. */
  function apertar(onde: EventTarget, cartao: HTMLElement, inicio: Ponto, nomes: typeof MOUSE | typeof DEDO) {
    const opcoes = comecar()
    const relogio = nomes === DEDO ? setTimeout(() => erguer(cartao, inicio), TOQUE_MS) : undefined
    opcoes.signal.addEventListener('abort', () => clearTimeout(relogio))
    // A mouse marks text on its way.
    const semTexto = () => {
      if (noAr) getSelection()?.removeAllRanges()
    }
    const mover = (event: Event) => {
      const ponto = pontoDe(event)
      if (!ponto) return
      if (!noAr) {
        if (Math.hypot(ponto.x - inicio.x, ponto.y - inicio.y) <= FOLGA_PX) return
        if (nomes === DEDO) return acabar()
        erguer(cartao, inicio)
        semTexto()
      }
      if (event.cancelable) event.preventDefault()
      if (noAr) mao.levar(ponto)
    }
    const impedir = (event: Event) => event.preventDefault()
    onde.addEventListener(nomes.mover, mover, opcoes)
    onde.addEventListener(nomes.soltar, () => acabar('soltar'), opcoes)
    onde.addEventListener('touchcancel', () => acabar('desistir'), opcoes)
    window.addEventListener('dragstart', impedir, opcoes)
    window.addEventListener('contextmenu', impedir, opcoes)
    document.addEventListener('selectionchange', semTexto, opcoes)
  }

  function comMouse({ target, button, clientX: x, clientY: y }: MouseEvent) {
    const cartao = cartaoDe(target)
    if (!cartao || button !== 0) return
    // The end of the gesture before was lost, as under a dialog of the browser.
    acabar('desistir')
    apertar(document, cartao, { x, y }, MOUSE)
  }

  function comDedo(event: TouchEvent) {
    const cartao = cartaoDe(event.target)
    const ponto = pontoDe(event)
    if (!cartao || !ponto || !event.target || event.touches.length > 1) return
    acabar('desistir')
    apertar(event.target, cartao, ponto, DEDO)
  }

  function comTeclado(event: KeyboardEvent) {
    const { code, target } = event
    const cartao = cartaoDe(target)
    if (code === 'Escape' && emCurso) acabar('desistir')
    else if (noAr === 'teclado' && /^(Space|Enter|Tab)$/.test(code)) acabar('soltar')
    else if (noAr === 'teclado' && PASSOS[code]) mao.andar(PASSOS[code])
    else if (!emCurso && /^(Space|Enter)$/.test(code) && cartao && (target as Element).matches(ALCA)) {
      comecar()
      erguer(cartao, null)
    } else return
    event.preventDefault()
  }

  const ouvinte = new AbortController()
  const { signal } = ouvinte
  quadro.addEventListener('mousedown', comMouse, { signal })
  quadro.addEventListener('touchstart', comDedo, { signal, passive: true })
  // Safari lets a gesture stop its scrolling only where somebody who may stop it listened before the finger came.
  quadro.addEventListener('touchmove', () => undefined, { signal, passive: false })
  document.addEventListener('keydown', comTeclado, { signal })
  if (primeiro instanceof KeyboardEvent) comTeclado(primeiro)
  else if (primeiro instanceof MouseEvent) comMouse(primeiro)
  else if (primeiro) comDedo(primeiro as TouchEvent)
  return () => {
    acabar()
    ouvinte.abort()
  }
}

const MOUSE = { mover: 'mousemove', soltar: 'mouseup' } as const
const DEDO = { mover: 'touchmove', soltar: 'touchend' } as const

function cartaoDe(alvo: EventTarget | null): HTMLElement | null {
  return alvo instanceof Element ? alvo.closest<HTMLElement>(CARTAO) : null
}

function pontoDe(event: Event): Ponto | null {
  const em = event instanceof MouseEvent ? event : (event as TouchEvent).touches[0]
  return em ? { x: em.clientX, y: em.clientY } : null
}

/** The click that follows a drop on the button or link where the drag began presses nothing. */
function calarClique() {
  const calar = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', calar, { capture: true })
  setTimeout(() => document.removeEventListener('click', calar, { capture: true }), CLIQUE_MS)
}
