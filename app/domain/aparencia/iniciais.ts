import { semAcentos } from '~/domain/valores/texto'
import { type Cor, textoSobre } from './cor'

/** Words of a shop's name that say nothing of it. */
const MIUDAS = new Set(['a', 'as', 'o', 'os', 'e', 'da', 'das', 'de', 'do', 'dos'])

/** The letters of a shop without a logo, at most two: 'CN' for Cantina da Nona. */
export function iniciaisDe(nome: string): string {
  const palavras = semAcentos(nome).match(/[a-z0-9]+/g) ?? []
  const ditas = palavras.filter(palavra => !MIUDAS.has(palavra))
  return (ditas.length > 0 ? ditas : palavras)
    .slice(0, 2)
    .map(palavra => palavra[0]?.toUpperCase() ?? '')
    .join('')
}

const ALTURA = 100
const TRACO = 15
const ENTRE = 32

/**
 * Strokes of each letter, 100 high and `largura` wide, because a server may have no font at all. Drawn by the project.
 */
const LETRAS: Readonly<Record<string, readonly [largura: number, tracos: string]>> = {
  A: [64, 'M0 100L32 0L64 100M11 66H53'],
  B: [58, 'M0 0H30A24 24 0 0 1 30 48H0M30 48H32A26 26 0 0 1 32 100H0V0'],
  C: [60, 'M58 22C48-6 0-10 0 50S48 106 58 78'],
  D: [60, 'M0 0V100H18C74 100 74 0 18 0Z'],
  E: [52, 'M52 0H0V100H52M0 48H42'],
  F: [50, 'M50 0H0V100M0 48H42'],
  G: [62, 'M58 20C48-6 0-10 0 50S62 112 62 56H36'],
  H: [60, 'M0 0V100M60 0V100M0 48H60'],
  I: [0, 'M0 0V100'],
  J: [46, 'M46 0V68C46 110 0 110 0 74'],
  K: [58, 'M0 0V100M56 0L0 60M20 40L58 100'],
  L: [50, 'M0 0V100H50'],
  M: [72, 'M0 100V0L36 62L72 0V100'],
  N: [60, 'M0 100V0L60 100V0'],
  O: [68, 'M34 0C-11 0-11 100 34 100S79 0 34 0Z'],
  P: [57, 'M0 100V0H30A27 27 0 0 1 30 54H0'],
  Q: [68, 'M34 0C-11 0-11 100 34 100S79 0 34 0ZM42 74L66 104'],
  R: [58, 'M0 100V0H30A27 27 0 0 1 30 54H0M28 54L58 100'],
  S: [56, 'M54 16C44-8 2-6 4 24C6 54 56 42 56 74C56 108 4 108 0 82'],
  T: [62, 'M0 0H62M31 0V100'],
  U: [60, 'M0 0V62C0 112 60 112 60 62V0'],
  V: [64, 'M0 0L32 100L64 0'],
  W: [88, 'M0 0L22 100L44 30L66 100L88 0'],
  X: [60, 'M0 0L60 100M60 0L0 100'],
  Y: [60, 'M0 0L30 48L60 0M30 48V100'],
  Z: [58, 'M0 0H58L0 100H58'],
  0: [60, 'M30 0C-10 0-10 100 30 100S70 0 30 0Z'],
  1: [24, 'M0 20L24 0V100'],
  2: [58, 'M2 26C4-8 58-8 56 28C54 52 10 76 0 100H58'],
  3: [58, 'M4 14C14-6 54-6 52 24C52 42 36 48 24 48C40 48 58 54 58 74C58 108 8 108 0 84'],
  4: [60, 'M44 100V0L0 70H60'],
  5: [58, 'M52 0H8L4 44C20 30 58 34 58 66C58 106 8 108 0 84'],
  6: [60, 'M48 2C10 8 0 50 0 66C0 112 60 112 60 68C60 28 6 32 0 66'],
  7: [58, 'M0 0H58L20 100'],
  8: [60, 'M30 46C0 44 0 0 30 0S60 44 30 46C-8 48-8 100 30 100S68 48 30 46Z'],
  9: [60, 'M12 98C50 92 60 50 60 34C60-12 0-12 0 32C0 72 54 68 60 34'],
}

interface Desenho {
  readonly texto: string
  readonly fundo: Cor
  /** How much of the square's side the letters may fill. */
  readonly ocupa: number
}

/** The letters on a square of the accent, as an SVG of 100 x 100. */
export function svgDasIniciais({ texto, fundo, ocupa }: Desenho): string {
  const letras = [...texto].flatMap(letra => (LETRAS[letra] ? [LETRAS[letra]] : []))
  let x = 0
  const postas = letras.map(([largura, tracos]) => {
    const posta = `<path transform="translate(${x} 0)" d="${tracos}"/>`
    x += largura + ENTRE
    return posta
  })
  const [largura, altura] = [Math.max(x - ENTRE, 0) + TRACO, ALTURA + TRACO]
  const escala = Math.min((100 * ocupa) / largura, (100 * ocupa) / altura)
  const [dx, dy] = [largura, altura].map(lado => 50 - ((lado - TRACO) * escala) / 2)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${fundo}"/>` +
    `<g transform="translate(${dx} ${dy}) scale(${escala})" fill="none" stroke="${textoSobre(fundo)}" ` +
    `stroke-width="${TRACO}" stroke-linecap="round" stroke-linejoin="round">${postas.join('')}</g></svg>`
  )
}
