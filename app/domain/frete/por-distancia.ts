import { arredondarKm, distanciaKm, formatKm, formatRaio } from '~/domain/enderecos/distancia'
import { type Centavos, formatReais } from '~/domain/valores/centavos'
import { lerCep } from '~/domain/valores/cep'
import { type DitoDoFrete, type FreteNaMensagem, type PontoDeEntrega, VERIFIQUE_O_CEP } from './regra'

/** What a fee by distance can come to. `km` has one decimal and is a straight line; `raio` is the farthest, in km. */
export type FretePorDistancia = { readonly taxa: Centavos } & (
  | { readonly situacao: 'calculado'; readonly km: number }
  | { readonly situacao: 'fora-da-area'; readonly km: number; readonly raio: number }
  | { readonly situacao: 'por-falha' | 'recusado' }
)

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

/** The texts of frete-4, frete-5 and frete-7. */
export function dizerPorDistancia(frete: FretePorDistancia): DitoDoFrete {
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
