import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arredondarKm, distanciaKm, lerPosicao, type Posicao } from '~/domain/enderecos/distancia'

const SE: Posicao = { latitude: -23.5505, longitude: -46.6333 }
const COPACABANA: Posicao = { latitude: -22.9711, longitude: -43.1822 }

const posicao = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('as coordenadas do serviço de CEP', () => {
  test.each([
    [
      { longitude: '-46.67', latitude: '-23.53' },
      { latitude: -23.53, longitude: -46.67 },
    ],
    [
      { longitude: -46.67, latitude: -23.53 },
      { latitude: -23.53, longitude: -46.67 },
    ],
    [
      { longitude: ' -46 ', latitude: '0' },
      { latitude: 0, longitude: -46 },
    ],
    [
      { longitude: '180', latitude: '-90' },
      { latitude: -90, longitude: 180 },
    ],
  ])('%o são uma posição', (coordinates, esperada) => {
    expect(lerPosicao(coordinates)).toEqual(esperada)
  })

  test.each([
    [null],
    [undefined],
    [{}],
    [{ longitude: null, latitude: null }],
    [{ longitude: '-46.67', latitude: null }],
    [{ latitude: '-23.53' }],
    [{ longitude: '', latitude: '' }],
    [{ longitude: ' ', latitude: '-23.53' }],
    [{ longitude: 'NaN', latitude: '-23.53' }],
    [{ longitude: Number.NaN, latitude: -23.53 }],
    [{ longitude: Number.POSITIVE_INFINITY, latitude: -23.53 }],
    [{ longitude: '-181', latitude: '-23.53' }],
    [{ longitude: '-46.67', latitude: '90.1' }],
    [{ longitude: '-46,67', latitude: '-23,53' }],
    [{ longitude: '0x10', latitude: '0x10' }],
    [{ longitude: true, latitude: false }],
    [{ longitude: [-46], latitude: [-23] }],
    [{ longitude: '0', latitude: '0' }],
    [{ longitude: 0, latitude: 0 }],
    [[-46.67, -23.53]],
    ['-46.67,-23.53'],
    [0],
  ])('%o não são posição nenhuma', coordinates => {
    expect(lerPosicao(coordinates)).toBeNull()
  })
})

describe('a distância em linha reta', () => {
  test.each([
    ['um grau de latitude', { latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 }, 111.195],
    ['um grau do equador', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 }, 111.195],
    ['de polo a polo', { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }, 20015.087],
    [
      'pelo outro lado do mundo',
      { latitude: 0, longitude: 179.5 },
      { latitude: 0, longitude: -179.5 },
      111.195,
    ],
    [
      'um grau a 60 graus de latitude',
      { latitude: 60, longitude: 0 },
      { latitude: 60, longitude: 1 },
      55.597,
    ],
  ])('%s', (_caso, a, b, km) => {
    expect(distanciaKm(a, b)).toBeCloseTo(km, 2)
  })

  test('da Sé a Copacabana', () => {
    expect(distanciaKm(SE, COPACABANA)).toBeCloseTo(porVetores(SE, COPACABANA), 6)
    expect(arredondarKm(distanciaKm(SE, COPACABANA))).toBe(358.4)
  })

  test('é a mesma na volta, nunca negativa, nunca além de meia volta da Terra', () => {
    fc.assert(
      fc.property(posicao, posicao, (a, b) => {
        const km = distanciaKm(a, b)
        expect(distanciaKm(b, a)).toBeCloseTo(km, 6)
        expect(km).toBeGreaterThanOrEqual(0)
        expect(km).toBeLessThanOrEqual(6371 * Math.PI)
        expect(km).toBeCloseTo(porVetores(a, b), 2)
      }),
    )
  })

  /** Computes the same distance in another way: by the angle between two vectors from the centre of the Earth. */
  function porVetores(a: Posicao, b: Posicao): number {
    const vetor = ({ latitude, longitude }: Posicao) => {
      const [la, lo] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
      return { x: Math.cos(la) * Math.cos(lo), y: Math.cos(la) * Math.sin(lo), z: Math.sin(la) }
    }
    const [p, q] = [vetor(a), vetor(b)]
    const cruz = Math.hypot(p.y * q.z - p.z * q.y, p.z * q.x - p.x * q.z, p.x * q.y - p.y * q.x)
    return 6371 * Math.atan2(cruz, p.x * q.x + p.y * q.y + p.z * q.z)
  }
})

describe('a distância arredondada', () => {
  test.each([
    [0, 0],
    [0.04, 0],
    [0.05, 0.1],
    [0.15, 0.2],
    [0.25, 0.3],
    [0.35, 0.4],
    [3 * 0.35, 1.1],
    [1.15, 1.2],
    [1.45, 1.5],
    [2.05, 2.1],
    [4.35, 4.4],
    [8.35, 8.4],
    [3.2499, 3.2],
    [9.95, 10],
    [9.9499, 9.9],
    [358.55, 358.6],
  ])('de %d km é %d km', (km, arredondado) => {
    expect(arredondarKm(km)).toBe(arredondado)
  })

  test('arredonda metade para cima em qualquer número de centésimos', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000 }), centesimos => {
        expect(arredondarKm(centesimos / 100)).toBe(Math.floor((centesimos + 5) / 10) / 10)
      }),
      { numRuns: 1000 },
    )
  })
})
