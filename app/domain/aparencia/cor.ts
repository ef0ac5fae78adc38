/** A colour as '#rrggbb', in lower case. */
export type Cor = string & { readonly __valor: 'cor' }

/** Comanda's own accent, for a shop that has chosen none. */
export const COR_DA_COMANDA = '#c7361d' as Cor

/** The least contrast of a text with its ground, AA. */
export const CONTRASTE_MINIMO = 4.5

/** The least contrast of an edge or a mark with its ground, AA. */
const CONTRASTE_DE_BORDA = 3

const BRANCO = '#ffffff' as Cor
const PRETO = '#000000' as Cor

/** The grounds of app.css on which the accent is read as a text: page, cards, and what stands back. */
const FUNDOS = ['#faf6f0' as Cor, '#ffffff' as Cor, '#f1ebe2' as Cor]

/** Reads '#C7361D', 'c7361d' or '#c31'; null for anything else. */
export function lerCor(texto: string): Cor | null {
  const hex = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(texto.trim())?.[1]?.toLowerCase()
  if (hex === undefined) return null
  return `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}` as Cor
}

/** What the screens of a shop need of its accent (aparencia-2). */
export interface CoresDaLoja {
  /** Fills buttons: the colour that was chosen. */
  readonly acento: Cor
  /** The text on it, black or white. */
  readonly sobreAcento: Cor
  /** The fill under a finger or a pointer, with the same text on it. */
  readonly toque: Cor
  /** Edges, and marks such as the dot of a choice: the chosen colour, darker where it could not be seen on paper. */
  readonly borda: Cor
  /** Texts and links on paper: the same, darker where it could not be read. */
  readonly forte: Cor
  /** The soft ground of what is chosen. */
  readonly suave: Cor
}

const QUANTO_NO_TOQUE = 0.12
const QUANTO_NO_SUAVE = 0.1

/**
 * The colours that follow from an accent, for every colour there is: each text has at least the contrast of AA with its
 * ground.
 */
export function derivarCores(acento: Cor): CoresDaLoja {
  const sobreAcento = textoSobre(acento)
  // Away from the text on it, so that touching makes nothing harder to read.
  const toque = misturar(acento, sobreAcento === BRANCO ? PRETO : BRANCO, QUANTO_NO_TOQUE)
  const suave = misturar(BRANCO, acento, QUANTO_NO_SUAVE)
  const fundos = [...FUNDOS, suave]
  const borda = escurecerAte(acento, fundos, CONTRASTE_DE_BORDA)
  const forte = escurecerAte(acento, fundos, CONTRASTE_MINIMO)
  return { acento, sobreAcento, toque, borda, forte, suave }
}

/** White wherever it can be read, else black: one of the two always can. */
export function textoSobre(fundo: Cor): Cor {
  return contraste(BRANCO, fundo) >= CONTRASTE_MINIMO ? BRANCO : PRETO
}

/** The contrast of two colours by WCAG 2: 1 to 21. */
export function contraste(uma: Cor, outra: Cor): number {
  const [clara, escura] = [luminancia(uma), luminancia(outra)].toSorted((a, b) => b - a)
  return ((clara ?? 0) + 0.05) / ((escura ?? 0) + 0.05)
}

/** Steps between a colour and black. */
const PASSOS = 64

/** The lightest shade of the colour with this contrast on all the grounds; the colour itself when it has it. */
function escurecerAte(cor: Cor, fundos: readonly Cor[], minimo: number): Cor {
  for (let passo = 0; passo < PASSOS; passo++) {
    const mais = misturar(cor, PRETO, passo / PASSOS)
    if (fundos.every(fundo => contraste(mais, fundo) >= minimo)) return mais
  }
  return PRETO
}

/** `quanto` of `outra` in `uma`, 0 to 1. */
function misturar(uma: Cor, outra: Cor, quanto: number): Cor {
  const [a, b] = [canais(uma), canais(outra)]
  const juntos = a.map((canal, n) => Math.round(canal + ((b[n] ?? 0) - canal) * quanto))
  return `#${juntos.map(canal => canal.toString(16).padStart(2, '0')).join('')}` as Cor
}

function luminancia(cor: Cor): number {
  const [r = 0, g = 0, b = 0] = canais(cor).map(canal => {
    const parte = canal / 255
    return parte <= 0.04045 ? parte / 12.92 : ((parte + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function canais(cor: Cor): number[] {
  return [1, 3, 5].map(inicio => Number.parseInt(cor.slice(inicio, inicio + 2), 16))
}

/** The variables of app.css that a shop's accent changes. */
export function variaveisDaCor(cor: Cor): (readonly [nome: string, valor: Cor])[] {
  const { acento, sobreAcento, toque, borda, forte, suave } = derivarCores(cor)
  return [
    ['--acento', acento],
    ['--acento-toque', toque],
    ['--acento-borda', borda],
    ['--acento-forte', forte],
    ['--acento-suave', suave],
    ['--color-sobre-acento', sobreAcento],
  ]
}

/** The shop's stylesheet. */
export function folhaDeCores(cor: Cor): string {
  return `:root{${variaveisDaCor(cor)
    .map(([nome, valor]) => `${nome}:${valor}`)
    .join(';')}}`
}
