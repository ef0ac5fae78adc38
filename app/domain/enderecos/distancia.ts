/** Degrees, as the postal service gives them. */
export interface Posicao {
  readonly latitude: number
  readonly longitude: number
}

const RAIO_DA_TERRA_KM = 6371

/**
 * Reads a number, or a decimal written as a text; null for null, '' and true, which `Number` would turn into figures.
 */
function lerGrau(valor: unknown, limite: number): number | null {
  const grau = typeof valor === 'string' && /^[+-]?\d+(\.\d+)?$/.test(valor.trim()) ? Number(valor) : valor
  return typeof grau === 'number' && Math.abs(grau) <= limite ? grau : null
}

/**
 * Reads `location.coordinates` of the postal service: texts when the position is known; null, {} or nothing when it is
 * not, which must not become a position (endereco-6). 0, 0 lies in the Atlantic: some services send it as a default
 * value.
 */
export function lerPosicao(coordinates: unknown): Posicao | null {
  if (typeof coordinates !== 'object' || coordinates === null) return null
  const latitude = lerGrau('latitude' in coordinates ? coordinates.latitude : null, 90)
  const longitude = lerGrau('longitude' in coordinates ? coordinates.longitude : null, 180)
  if (latitude === null || longitude === null) return null
  return latitude === 0 && longitude === 0 ? null : { latitude, longitude }
}

/** Kilometres in a straight line, by the Haversine formula (endereco-5). */
export function distanciaKm(a: Posicao, b: Posicao): number {
  const radianos = (graus: number) => (graus * Math.PI) / 180
  const meiaLatitude = Math.sin(radianos(b.latitude - a.latitude) / 2)
  const meiaLongitude = Math.sin(radianos(b.longitude - a.longitude) / 2)
  const h =
    meiaLatitude ** 2 + Math.cos(radianos(a.latitude)) * Math.cos(radianos(b.latitude)) * meiaLongitude ** 2
  return 2 * RAIO_DA_TERRA_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/**
 * One decimal, half-up (frete-3). It rounds to twelve digits first, because in binary 3 x 0.35 is slightly less than
 * 1.05 and must still count as 1.05.
 */
export function arredondarKm(km: number): number {
  return Math.round(Number((km * 10).toPrecision(12))) / 10
}

/** '3,2': km with one decimal. */
export function formatKm(km: number): string {
  return km.toFixed(1).replace('.', ',')
}

/** '12' or '2,5': a radius as people say it. */
export function formatRaio(raio: number): string {
  return String(raio).replace('.', ',')
}
