import { arredondarKm, distanciaKm, formatKm, formatRaio } from '~/domain/enderecos/distancia'
import { mesmaCidade } from '~/domain/enderecos/lugar'
import { type Centavos, formatReais, ZERO } from '~/domain/valores/centavos'
import { lerCep } from '~/domain/valores/cep'
import {
  type Destino,
  type DitoDoFrete,
  type FreteNaMensagem,
  type PontoDeEntrega,
  VERIFIQUE_O_CEP,
} from './regra'

/** What a fee by distance can come to. `km` has one decimal and is a straight line; `raio` is the farthest, in km. */
export type FretePorDistancia = { readonly taxa: Centavos } & (
  | { readonly situacao: 'calculado'; readonly km: number }
  | { readonly situacao: 'fora-da-area'; readonly km: number; readonly raio: number }
  | SemDistancia
)

/** Where the distance is not known; `cidade` is 'Guarulhos/SP', and absent in the shop's own city. */
type SemDistancia =
  | { readonly situacao: 'fora-da-area'; readonly cidade: string }
  | { readonly situacao: 'por-falha'; readonly cidade?: string }
  | { readonly situacao: 'recusado' }

/**
 * When two CEPs have exactly the same position, it is the service's guess at the city's centre, and they need not be
 * neighbours (frete-6).
 */
export function medir(restaurante: PontoDeEntrega | null, destino: PontoDeEntrega | null): number | null {
  if (!restaurante || !destino) return null
  const [de, para] = [lerCep(restaurante.cep), lerCep(destino.cep)]
  if (de === null || para === null) return null
  if (de === para) return 0
  const [a, b] = [restaurante.posicao, destino.posicao]
  if (!a || !b || (a.latitude === b.latitude && a.longitude === b.longitude)) return null
  return arredondarKm(distanciaKm(a, b))
}

/**
 * What a distance that cannot be known comes to (frete-5): the fixed fee in the shop's own state, nothing beyond it. A
 * fixed fee is not charged to anybody whose courier would drive for days, but the next town may begin across the street.
 * An outage refuses nobody: of a CEP that nobody knows, the typed city is only told.
 */
export function semDistancia(
  fixo: Centavos,
  restaurante: PontoDeEntrega | null,
  destino: Destino | null,
): SemDistancia & { readonly taxa: Centavos } {
  const [daqui, dela] = [restaurante?.cidadeDoCep, destino?.cidadeDoCep]
  const outra =
    daqui && dela && !mesmaCidade(daqui, dela) ? { cidade: `${dela.cidade}/${dela.estado}` } : null
  if (outra && daqui?.estado !== dela?.estado && !destino?.cepDesconhecido)
    return { situacao: 'fora-da-area', ...outra, taxa: ZERO }
  if (fixo === ZERO) return { situacao: 'recusado', taxa: ZERO }
  return { situacao: 'por-falha', ...outra, taxa: fixo }
}

/** The texts of frete-4, frete-5 and frete-7. */
export function dizerPorDistancia(frete: FretePorDistancia): DitoDoFrete {
  switch (frete.situacao) {
    case 'calculado': {
      const texto = `${formatKm(frete.km)} km. Taxa: ${formatReais(frete.taxa)}`
      const aviso = { titulo: 'Distância Calculada', texto, destrutivo: false }
      return { rotulo: 'Distância', como: emLinhaReta(frete.km), ressalva: null, aviso, avisoAoDono: null }
    }
    case 'fora-da-area': {
      if ('cidade' in frete) return dizerOutroEstado(frete.cidade)
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
    case 'por-falha': {
      const { cidade } = frete
      const como = 'Frete fixo'
      if (!cidade) {
        const ressalva = 'Não foi possível calcular a distância: vale a taxa fixa.'
        return { ...SEM_DISTANCIA, como, ressalva }
      }
      return {
        ...SEM_DISTANCIA,
        como,
        ressalva: `Não foi possível calcular a distância até ${cidade}: vale a taxa fixa. Confirme com a loja se ela entrega lá.`,
        avisoAoDono: `O CEP é de outra cidade, ${cidade}, e a distância até lá não é conhecida.`,
      }
    }
    case 'recusado':
      return SEM_DISTANCIA
  }
}

function dizerOutroEstado(cidade: string): DitoDoFrete {
  const texto = `O CEP é de ${cidade}, e a loja só entrega em outro estado quando a distância é conhecida.`
  return {
    rotulo: 'Distância',
    como: 'Fora da área de entrega.',
    ressalva: texto,
    aviso: { titulo: 'Fora da área de entrega', texto, destrutivo: true },
    avisoAoDono: `Fora da área de entrega: o CEP é de ${cidade}, e a distância até lá não é conhecida.`,
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

/** '3,2 km em linha reta' */
function emLinhaReta(km: number): string {
  return `${formatKm(km)} km em linha reta`
}

export function dizerDistanciaNaMensagem({
  distanciaKm: km,
}: {
  distanciaKm: number | null
}): FreteNaMensagem {
  return km === null ? {} : { linha: { rotulo: 'Distância', texto: emLinhaReta(km) } }
}
