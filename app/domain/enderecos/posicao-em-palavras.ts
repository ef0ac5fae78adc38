import { formatInteiro, listar } from '~/domain/valores/como-o-intl'
import { distanciaKm, formatKm, type Posicao } from './distancia'
import { larguraMaxima, posicaoNoEstado } from './estados'
import { mesmaCidade } from './lugar'

/** An address near the shop's own by its CEP, of which the position is known. */
export interface VizinhoNoMapa {
  readonly bairro: string
  readonly cidade: string
  readonly estado: string
  readonly posicao: Posicao
}

export interface PosicaoDita {
  /** 'errada': it does not count, or hardly can be right. */
  readonly tom: 'certa' | 'errada'
  readonly texto: string
}

const SEM_ELA = 'Sem a posição certa, a distância não pode ser calculada.'
const DITOS = 3

/**
 * A shop's position in words, by which its owner sees whether it is right: how far it is from bairros that are near by
 * CEP (frete-20). `guardada` is as it is stored, whether it counts or not.
 */
export function dizerPosicao(
  guardada: Posicao | null,
  { cidade, estado }: { readonly cidade: string | null; readonly estado: string | null },
  vizinhos: readonly VizinhoNoMapa[],
): PosicaoDita {
  if (!guardada) return { tom: 'errada', texto: `Ninguém sabe a posição da loja no mapa. ${SEM_ELA}` }
  const perto = maisPerto(guardada, vizinhos)
  const [primeiro] = perto
  const onde = primeiro ? `a ${dizerKm(primeiro.km)} de ${primeiro.bairro}` : null
  if (!posicaoNoEstado(guardada, estado)) {
    const fora = [`fora de ${estado || 'onde há entrega'}`, onde].filter(Boolean).join(', ')
    return { tom: 'errada', texto: `A posição guardada não vale: fica ${fora}. ${SEM_ELA}` }
  }
  const daCidade = perto.filter(outro => cidade && estado && mesmaCidade(outro, { cidade, estado }))
  if (daCidade.length > 0 && daCidade.every(({ km }) => km > larguraMaxima(estado))) {
    return { tom: 'errada', texto: `A posição guardada parece errada: fica ${onde}. ${SEM_ELA}` }
  }
  if (perto.length === 0) {
    return { tom: 'certa', texto: 'A posição da loja é conhecida. Confira no mapa se é a certa.' }
  }
  const ditos = perto.slice(0, DITOS).map(({ km, bairro }) => `${dizerKm(km)} de ${bairro}`)
  return { tom: 'certa', texto: `Em linha reta, a loja fica a ${listar(ditos)}.` }
}

/** Each bairro once, by its nearest address. */
function maisPerto(de: Posicao, vizinhos: readonly VizinhoNoMapa[]) {
  const medidos = vizinhos.map(vizinho => ({ ...vizinho, km: distanciaKm(de, vizinho.posicao) }))
  const porKm = medidos.toSorted((a, b) => a.km - b.km)
  return porKm.filter(({ bairro }, n) => porKm.findIndex(outro => outro.bairro === bairro) === n)
}

/** '3,2 km', and from 100 km on '2.373 km'. */
function dizerKm(km: number): string {
  return `${km < 100 ? formatKm(km) : formatInteiro(Math.round(km))} km`
}
