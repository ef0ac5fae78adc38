import type { Posicao } from './distancia'
import type { UFS } from './endereco'

type Estado = readonly [sul: number, norte: number, oeste: number, leste: number, largura: number]

/**
 * Where each state lies, in degrees and with a margin of 5 to 15 km, and how many km lie between the farthest ends of
 * its widest municipality, with a margin of 5 % at least. Measured on IBGE's borders.
 */
const ESTADOS: Readonly<Record<(typeof UFS)[number], Estado>> = {
  AC: [-11.2, -7, -74.1, -66.5, 380],
  AL: [-10.6, -8.7, -38.3, -35.1, 60],
  AM: [-9.9, 2.3, -73.9, -56, 690],
  AP: [-1.3, 4.5, -55, -49.8, 520],
  BA: [-18.4, -8.4, -46.7, -37.2, 260],
  CE: [-8, -2.7, -41.5, -37.2, 130],
  DF: [-16.2, -15.4, -48.4, -47.2, 130],
  ES: [-21.4, -17.8, -42, -39.6, 100],
  GO: [-19.6, -12.3, -53.4, -45.8, 220],
  MA: [-10.4, -0.9, -48.9, -41.7, 280],
  MG: [-23, -14.1, -51.1, -39.8, 180],
  MS: [-24.2, -17.1, -58.3, -50.8, 490],
  MT: [-18.1, -7.2, -61.7, -50.1, 340],
  PA: [-9.9, 2.7, -59, -46, 820],
  PB: [-8.4, -5.9, -38.9, -34.7, 70],
  // As far as Fernando de Noronha.
  PE: [-9.6, -3.7, -41.5, -32.3, 110],
  PI: [-11, -2.6, -46.1, -40.3, 180],
  PR: [-26.8, -22.4, -54.7, -47.9, 100],
  RJ: [-23.5, -20.7, -45, -40.9, 120],
  RN: [-7.1, -4.7, -38.7, -34.9, 80],
  RO: [-13.8, -7.9, -66.9, -59.7, 550],
  RR: [-1.7, 5.4, -64.9, -58.8, 510],
  RS: [-33.9, -27, -57.7, -49.6, 170],
  SC: [-29.5, -25.9, -53.9, -48.3, 120],
  SE: [-11.7, -9.4, -38.3, -36.3, 70],
  SP: [-25.4, -19.7, -53.2, -44.1, 100],
  TO: [-13.6, -5.1, -50.8, -45.6, 210],
}
const BRASIL: Estado = [-33.9, 5.4, -74.1, -32.3, 820]

function estadoDe(uf: string | null): Estado {
  const sigla = uf?.toUpperCase() ?? ''
  return Object.hasOwn(ESTADOS, sigla) ? ESTADOS[sigla as keyof typeof ESTADOS] : BRASIL
}

/**
 * The position of an address of this state; null when it lies elsewhere, which is a mistake of whoever gave it
 * (endereco-11). Without a state, anywhere in Brazil is believed.
 */
export function posicaoNoEstado(posicao: Posicao | null, uf: string | null): Posicao | null {
  if (!posicao) return null
  const [sul, norte, oeste, leste] = estadoDe(uf)
  const { latitude, longitude } = posicao
  return latitude >= sul && latitude <= norte && longitude >= oeste && longitude <= leste ? posicao : null
}

/** The same for a position in the two columns of a table. */
export function posicaoGuardada(
  { latitude, longitude }: { readonly latitude: number | null; readonly longitude: number | null },
  uf: string | null,
): Posicao | null {
  return latitude === null || longitude === null ? null : posicaoNoEstado({ latitude, longitude }, uf)
}

/** Km that two addresses of one city in this state are apart at the most. */
export function larguraMaxima(uf: string | null): number {
  return estadoDe(uf)[4]
}
