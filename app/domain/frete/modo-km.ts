import { formatRaio } from '~/domain/enderecos/distancia'
import { type Centavos, centavos, formatReais, ZERO } from '~/domain/valores/centavos'
import {
  dizerDistanciaNaMensagem,
  dizerPorDistancia,
  type FretePorDistancia,
  medir,
  semDistancia,
} from './por-distancia'
import type { RegraDoFrete } from './regra'

export interface ConfiguracaoPorKm {
  readonly modo: 'km'
  /** 0: free, within the radius. */
  readonly porKm: Centavos
  /** Km; 0: no limit. */
  readonly raio: number
  /** The fee where the distance cannot be known; 0: no delivery then. */
  readonly semDistancia: Centavos
}

export type FretePorKm = FretePorDistancia & { readonly modo: 'km' }

/**
 * A fee by distance (frete-3 to frete-6). When the distance cannot be known, the fixed fee is charged; without a fixed
 * fee delivery is refused, because no shop wants to deliver for free just because a service was down.
 */
export const regraPorKm: RegraDoFrete<ConfiguracaoPorKm, FretePorKm> = {
  precisa: 'posicao',
  calcular({ porKm, raio, semDistancia: fixo }, restaurante, destino) {
    const km = medir(restaurante, destino)
    if (km === null) return { modo: 'km', ...semDistancia(fixo, restaurante, destino) }
    if (raio > 0 && km > raio) return { modo: 'km', situacao: 'fora-da-area', km, raio, taxa: ZERO }
    return { modo: 'km', situacao: 'calculado', km, taxa: taxaPorKm(km, porKm) }
  },
  anunciar: ({ porKm, raio }) => ({
    preco: porKm === ZERO ? 'grátis' : `${formatReais(porKm)}/km`,
    alcance: raio > 0 ? `até ${formatRaio(raio)} km` : null,
  }),
  dizer: dizerPorDistancia,
  dizerNaMensagem: dizerDistanciaNaMensagem,
}

/**
 * Computes with tenths of a km and centavos, which are whole numbers, so that rounding half-up meets no binary
 * fraction.
 */
function taxaPorKm(km: number, valorKm: Centavos): Centavos {
  return centavos(Math.floor((Math.round(km * 10) * valorKm + 5) / 10))
}
