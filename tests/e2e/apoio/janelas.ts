import { expect } from './jornada'
import type { Cliente } from './modos'

/** A computer of 1280 by 800, a phone, and the computer at 200 % zoom, with which these journeys begin and go on. */
const JANELAS = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
  { width: 640, height: 400 },
]

/** Checks in a window of each size that nothing of the screen is lost and that axe finds nothing. */
export async function olharEmCadaJanela({ page, olhar }: Cliente): Promise<void> {
  for (const janela of JANELAS) {
    await page.setViewportSize(janela)
    await olhar()
    expect(await page.evaluate(textosCortados), `${janela.width} px`).toEqual([])
  }
}

/** Texts of the page, or of the dialog over it, that cannot be scrolled into sight. */
function textosCortados(): string[] {
  const raiz = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const achados: string[] = []
  const textos = document.createTreeWalker(raiz, NodeFilter.SHOW_TEXT)
  while (textos.nextNode()) {
    const { currentNode: no } = textos
    const dono = no.parentElement
    if (!dono || !no.textContent?.trim() || soParaOuvir(dono)) continue
    const trecho = document.createRange()
    trecho.selectNodeContents(no)
    if ([...trecho.getClientRects()].some(caixa => caixa.width > 0 && foraDoAlcance(dono, caixa))) {
      achados.push(no.textContent.trim())
    }
  }
  return achados

  /** True for texts for screen readers alone, hidden ones, and ones that another screen shows in full. */
  function soParaOuvir(elemento: Element): boolean {
    if (!elemento.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true
    if (elemento.closest('[aria-hidden=true], [class*=line-clamp], a[href="#conteudo"]')) return true
    for (let pai: Element | null = elemento; pai; pai = pai.parentElement) {
      if (getComputedStyle(pai).clipPath === 'inset(50%)') return true
    }
    return false
  }

  function foraDoAlcance(de: Element, { left, right, top, bottom }: DOMRect): boolean {
    let deLado = [left, right] as const
    let deAlto = [top, bottom] as const
    for (let pai: Element | null = de; pai && pai !== document.documentElement; pai = pai.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(pai)
      const caixa = pai.getBoundingClientRect()
      const ladoDoPai = [caixa.left, caixa.right] as const
      const altoDoPai = [caixa.top, caixa.bottom] as const
      if (pai !== document.body) {
        if (/hidden|clip/.test(overflowX) && passaDe(deLado, ladoDoPai)) return true
        if (/hidden|clip/.test(overflowY) && passaDe(deAlto, altoDoPai)) return true
        if (/auto|scroll/.test(overflowX)) deLado = ladoDoPai
        if (/auto|scroll/.test(overflowY)) deAlto = altoDoPai
      }
      if (position === 'fixed') return passaDe(deLado, [0, innerWidth]) || passaDe(deAlto, [0, innerHeight])
    }
    return passaDe(deLado, [0, innerWidth])
  }

  function passaDe([de, ate]: readonly [number, number], [inicio, fim]: readonly [number, number]): boolean {
    return de < inicio - 2 || ate > fim + 2
  }
}
