import { CARTAO } from './arrastavel'

/** Brings the card into sight and gives it the focus; false where the board has not drawn it. */
export function levarAoCartao(cartao: Element | null): boolean {
  const alvo = cartao?.querySelector<HTMLElement>('article[tabindex]')
  alvo?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  alvo?.focus({ preventScroll: true })
  return Boolean(alvo)
}

/** The first card of the first column that has one. */
export function primeiroCartao(): Element | null {
  return document.querySelector(CARTAO)
}

/** Brings the first card into sight, unless one is already whole; the focus stays where it is. */
export function mostrarAlgumCartao(): void {
  const cartoes = [...document.querySelectorAll(CARTAO)]
  if (!cartoes.some(estaNaTela)) cartoes[0]?.scrollIntoView({ block: 'nearest', inline: 'center' })
}

/** All of it from top to bottom, and more than half of its width; a phone's keyboard may lie over the rest of the page. */
function estaNaTela(cartao: Element): boolean {
  const { left, right, top, bottom, width } = cartao.getBoundingClientRect()
  const { offsetTop = 0, height = innerHeight } = visualViewport ?? {}
  const largura = Math.min(right, innerWidth) - Math.max(left, 0)
  return largura > width / 2 && top >= offsetTop && bottom <= offsetTop + height
}

/** Brings a column of the board into sight, which may stand beside what is. */
export function mostrarColuna(coluna: Element | undefined): void {
  coluna?.scrollIntoView({ block: 'nearest', inline: 'center' })
}
