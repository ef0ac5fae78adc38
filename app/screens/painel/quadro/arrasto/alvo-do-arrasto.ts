/** Left and right on the screen, in pixels. */
export interface Faixa {
  readonly left: number
  readonly right: number
}

/** The share of a column that must be in sight for a drop; with less, people could not tell where the card goes. */
const BASTANTE = 0.6
/** A finger this close to the edge of the board asks for the next column. */
const BORDA_PX = 28
/** How long the finger must rest there before the board scrolls on. */
const PAUSA_MS = 300

type Borda = 'esquerda' | 'direita' | null

/** Where the finger rests, and since when. */
export interface Parada {
  readonly x: number
  /** The column that it is over. */
  readonly sobre: number | null
  readonly borda: Borda
  readonly desde: number
  /** True when the board has already scrolled by a column since the finger came to this edge. */
  readonly andou: boolean
}

/** Whether enough of the column is in sight for a card to be dropped on it. */
export function aVista(coluna: Faixa, quadro: Faixa): boolean {
  return fracaoAVista(coluna, quadro) >= BASTANTE
}

/**
 * The rest of a finger that is now at `x`: the previous one as long as it stays over the same column and at the same
 * edge.
 */
export function pararEm(
  x: number,
  { quadro, colunas }: { readonly quadro: Faixa; readonly colunas: readonly Faixa[] },
  { antes, agora }: { readonly antes: Parada | null; readonly agora: number },
): Parada {
  const achada = colunas.findIndex(({ left, right }) => x >= left && x <= right)
  const sobre = achada < 0 ? null : achada
  const borda = x > quadro.right - BORDA_PX ? 'direita' : x < quadro.left + BORDA_PX ? 'esquerda' : null
  if (antes && antes.sobre === sobre && antes.borda === borda) return { ...antes, x }
  const andou = borda !== null && antes?.borda === borda && antes.andou
  return { x, sobre, borda, desde: agora, andou }
}

/**
 * The column that the board should scroll fully into sight, or null. It is the column under the finger when a part of
 * it is out of sight, because that one stays under the finger; at the edge of the board it is the next column, once for
 * each time that the finger comes to the edge. So no other column slides under a finger that meant the first one.
 */
export function proximaAVista(
  { sobre, borda, desde, andou }: Parada,
  { quadro, colunas }: { readonly quadro: Faixa; readonly colunas: readonly Faixa[] },
  agora: number,
): number | null {
  if (andou || agora - desde < PAUSA_MS) return null
  const cortada = (n: number) => {
    const coluna = colunas[n]
    return coluna !== undefined && fracaoAVista(coluna, quadro) < 0.99
  }
  if (sobre !== null && cortada(sobre)) return sobre
  if (borda === null) return null
  const escondidas = colunas.map((_, n) => n).filter(cortada)
  const meio = (quadro.left + quadro.right) / 2
  const proxima =
    borda === 'direita'
      ? escondidas.find(n => (colunas[n]?.right ?? 0) > meio)
      : escondidas.findLast(n => (colunas[n]?.left ?? 0) < meio)
  return proxima ?? null
}

function fracaoAVista({ left, right }: Faixa, quadro: Faixa): number {
  const vista = Math.min(right, quadro.right) - Math.max(left, quadro.left)
  return Math.max(0, vista) / (right - left)
}
