import { cidadeDaEmpresa, estadoDaEmpresa } from '~/domain/empresas/cidade-da-empresa'
import { distanciaKm } from '~/domain/enderecos/distancia'
import { larguraMaxima, posicaoGuardada } from '~/domain/enderecos/estados'
import { mesmaCidade } from '~/domain/enderecos/lugar'
import type { Destino, PontoDeEntrega } from './regra'

type EmpresaNoMapa = Parameters<typeof cidadeDaEmpresa>[0] & {
  readonly enderecoCep: string | null
  readonly latitude: number | null
  readonly longitude: number | null
}

/** The company's end of a delivery; null without CEP. */
function pontoDaEmpresa(empresa: EmpresaNoMapa): PontoDeEntrega | null {
  const { enderecoCep: cep } = empresa
  if (!cep) return null
  const posicao = posicaoGuardada(empresa, estadoDaEmpresa(empresa))
  return { cep, posicao, cidadeDoCep: cidadeDaEmpresa(empresa) }
}

interface Pontos {
  readonly restaurante: PontoDeEntrega | null
  readonly destino: Destino
}

/**
 * Both ends of a delivery. Where two positions of one city are farther apart than any city of the state is wide, one of
 * them is wrong, and nobody knows which: so neither counts (endereco-11).
 */
export function pontosDaEntrega(empresa: EmpresaNoMapa, destino: Destino): Pontos {
  const restaurante = pontoDaEmpresa(empresa)
  const [daqui, dela] = [restaurante?.cidadeDoCep, destino.cidadeDoCep]
  if (!restaurante?.posicao || !destino.posicao) return { restaurante, destino }
  if (!daqui || !dela || !mesmaCidade(daqui, dela)) return { restaurante, destino }
  const longe = distanciaKm(restaurante.posicao, destino.posicao) > larguraMaxima(daqui.estado)
  return longe
    ? { restaurante: { ...restaurante, posicao: null }, destino: { ...destino, posicao: null } }
    : { restaurante, destino }
}
