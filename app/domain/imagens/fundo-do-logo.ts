/** White and black are both seen on it: 5.8:1 and 3.6:1. */
export const FUNDO_DO_LOGO = '#6b645e'

/** What is lighter is lost on a white page. */
const CLARO = 225
const VISIVEL = 128
/** A picture that fills its box has a ground of its own. */
const CHEIO = 0.98

/**
 * The ground that a logo needs to be seen on white pages, receipts and previews: one that is mostly pale and drawn on nothing.
 * Null for any other. `rgba` are its pixels, four bytes each, in rows of `largura`.
 */
export function fundoDoLogo(rgba: ArrayLike<number>, largura: number): string | null {
  let [visiveis, claros] = [0, 0]
  let [esquerda, direita, acima, abaixo] = [largura, -1, Number.POSITIVE_INFINITY, -1]
  for (let ponto = 0; ponto < rgba.length / 4; ponto++) {
    const canal = (qual: number) => rgba[ponto * 4 + qual] ?? 0
    if (canal(3) < VISIVEL) continue
    visiveis++
    if (0.299 * canal(0) + 0.587 * canal(1) + 0.114 * canal(2) >= CLARO) claros++
    const [x, y] = [ponto % largura, Math.floor(ponto / largura)]
    esquerda = Math.min(esquerda, x)
    direita = Math.max(direita, x)
    acima = Math.min(acima, y)
    abaixo = Math.max(abaixo, y)
  }
  const caixa = (direita - esquerda + 1) * (abaixo - acima + 1)
  return claros > 0 && claros >= visiveis / 2 && visiveis < caixa * CHEIO ? FUNDO_DO_LOGO : null
}
