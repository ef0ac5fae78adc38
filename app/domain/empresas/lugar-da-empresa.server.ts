import { consultarCep } from '~/domain/enderecos/cep.server'
import { lerCep } from '~/domain/valores/cep'
import type { Empresa } from './store.server'
import type { Lugar } from './store-dados.server'

/**
 * Position and time zone of a company's CEP, stored with its address so that freight asks for neither (empresa-7). When
 * the CEP is unchanged, the known values stay. When the postal service does not answer, the position becomes unknown
 * and the zone stays.
 */
export async function acharLugar(cep: string | null, antes?: Empresa): Promise<Lugar> {
  if (antes?.enderecoCep === cep && antes?.latitude != null && antes.longitude != null) {
    const { latitude, longitude } = antes
    return { posicao: { latitude, longitude }, fusoHorario: null }
  }
  const lido = lerCep(cep ?? '')
  const lugar = lido && (await consultarCep(lido))
  return typeof lugar === 'object' && lugar !== null ? lugar : { posicao: null, fusoHorario: null }
}
