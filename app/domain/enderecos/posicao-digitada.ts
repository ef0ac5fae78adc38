import { lerPosicao, type Posicao } from './distancia'

const GRAU = '([+-]?\\d{1,3}\\.\\d+)'
const GRAU_COM_VIRGULA = '([+-]?\\d{1,3},\\d+)'
const FORMAS = [
  // In a link to a place, what follows '@' is only the middle of the map.
  new RegExp(`!3d${GRAU}!4d${GRAU}`),
  new RegExp(`${GRAU}[,;\\s]+${GRAU}`),
  new RegExp(`${GRAU_COM_VIRGULA}[,;\\s]+${GRAU_COM_VIRGULA}`),
]

/** Reads the two numbers of a map, however they were copied, also out of a map's link; null when there are none. */
export function lerPosicaoDigitada(texto: string): Posicao | null {
  const limpo = texto.replaceAll('−', '-').replaceAll(/%2C/gi, ',')
  for (const forma of FORMAS) {
    const [, latitude, longitude] = forma.exec(limpo) ?? []
    if (latitude && longitude) {
      return lerPosicao({ latitude: latitude.replace(',', '.'), longitude: longitude.replace(',', '.') })
    }
  }
  return null
}

/** '-23.55052, -46.63331', as maps write it, to the metre. */
export function escreverPosicao(posicao: Posicao | null): string {
  return posicao ? `${posicao.latitude.toFixed(5)}, ${posicao.longitude.toFixed(5)}` : ''
}
