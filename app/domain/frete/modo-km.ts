import { arredondarKm, distanciaKm, formatKm, formatRaio } from '~/domain/enderecos/distancia'
import { type Centavos, centavos, formatReais, ZERO } from '~/domain/valores/centavos'
import { lerCep } from '~/domain/valores/cep'
import { type DitoDoFrete, type PontoDeEntrega, type RegraDoFrete, VERIFIQUE_O_CEP } from './regra'

export interface ConfiguracaoPorKm {
  readonly modo: 'km'
  /** 0: free, within the radius. */
  readonly porKm: Centavos
  /** Km; 0: no limit. */
  readonly raio: number
  /** The fee where the distance cannot be known; 0: no delivery then. */
  readonly semDistancia: Centavos
}

/** `km` has one decimal and is a straight line. */
export type FretePorKm = { readonly modo: 'km'; readonly taxa: Centavos } & (
  | { readonly situacao: 'calculado'; readonly km: number }
  | { readonly situacao: 'fora-da-area'; readonly km: number; readonly raio: number }
  | { readonly situacao: 'por-falha' | 'recusado' }
)

/**
 * A fee by distance (frete-3 to frete-6). When the distance cannot be known, the fixed fee is charged; without a fixed
 * fee delivery is refused, because no shop wants to deliver for free just because a service was down.
 */
export const regraPorKm: RegraDoFrete<ConfiguracaoPorKm, FretePorKm> = {
  precisa: 'posicao',
  calcular({ porKm, raio, semDistancia }, restaurante, destino) {
    const km = medir(restaurante, destino)
    if (km === null) {
      const situacao = semDistancia === ZERO ? 'recusado' : 'por-falha'
      return { modo: 'km', situacao, taxa: semDistancia }
    }
    if (raio > 0 && km > raio) return { modo: 'km', situacao: 'fora-da-area', km, raio, taxa: ZERO }
    return { modo: 'km', situacao: 'calculado', km, taxa: taxaPorKm(km, porKm) }
  },
  anunciar: ({ porKm, raio }) => ({
    preco: porKm === ZERO ? 'grátis' : `${formatReais(porKm)}/km`,
    alcance: raio > 0 ? `até ${formatRaio(raio)} km` : null,
  }),
  dizer,
  dizerNaMensagem: ({ distanciaKm: km }) =>
    km === null ? {} : { linha: { rotulo: 'Distância', texto: emLinhaReta(km) } },
}

/**
 * When two CEPs have exactly the same position, it is the service's guess at the city's centre, and they need not be
 * neighbours (frete-6).
 */
function medir(restaurante: PontoDeEntrega | null, destino: PontoDeEntrega | null): number | null {
  if (!restaurante || !destino) return null
  const [de, para] = [lerCep(restaurante.cep), lerCep(destino.cep)]
  if (de === null || para === null) return null
  if (de === para) return 0
  const [a, b] = [restaurante.posicao, destino.posicao]
  if (!a || !b || (a.latitude === b.latitude && a.longitude === b.longitude)) return null
  return arredondarKm(distanciaKm(a, b))
}

/**
 * Computes with tenths of a km and centavos, which are whole numbers, so that rounding half-up meets no binary
 * fraction.
 */
function taxaPorKm(km: number, valorKm: Centavos): Centavos {
  return centavos(Math.floor((Math.round(km * 10) * valorKm + 5) / 10))
}

/** The texts of frete-4, frete-5 and frete-7. */
function dizer(frete: FretePorKm): DitoDoFrete {
  switch (frete.situacao) {
    case 'calculado': {
      const texto = `${formatKm(frete.km)} km. Taxa: ${formatReais(frete.taxa)}`
      const aviso = { titulo: 'Distância Calculada', texto, destrutivo: false }
      return { rotulo: 'Distância', como: emLinhaReta(frete.km), ressalva: null, aviso, avisoAoDono: null }
    }
    case 'fora-da-area': {
      const raio = formatRaio(frete.raio)
      const texto = `O raio máximo de atendimento é ${raio} km.`
      return {
        rotulo: 'Distância',
        como: 'Fora da área de entrega.',
        ressalva: texto,
        aviso: { titulo: 'Fora da área de entrega', texto, destrutivo: true },
        avisoAoDono: `Fora da área de entrega: são ${formatKm(frete.km)} km, e o raio é de ${raio} km.`,
      }
    }
    case 'por-falha':
      return {
        ...SEM_DISTANCIA,
        como: 'Frete fixo',
        ressalva: 'Não foi possível calcular a distância: vale a taxa fixa.',
      }
    case 'recusado':
      return SEM_DISTANCIA
  }
}

const VERIFIQUE_OS_CEPS = 'Não foi possível calcular a distância. Verifique os CEPs.'

const SEM_DISTANCIA: DitoDoFrete = {
  rotulo: 'Distância',
  como: VERIFIQUE_O_CEP,
  ressalva: VERIFIQUE_OS_CEPS,
  aviso: { titulo: 'Erro ao Calcular Distância', texto: VERIFIQUE_OS_CEPS, destrutivo: true },
  avisoAoDono: 'Não foi possível calcular a distância até este CEP.',
}

function emLinhaReta(km: number): string {
  return `${formatKm(km)} km em linha reta`
}
