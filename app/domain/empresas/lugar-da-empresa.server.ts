import { consultarCep } from '~/domain/enderecos/cep.server'
import { posicaoGuardada } from '~/domain/enderecos/estados'
import { lerCep } from '~/domain/valores/cep'
import type { Empresa } from './store.server'
import type { Lugar } from './store-dados.server'

/**
 * Position and time zone of a company's CEP, stored with its address so that freight asks for neither (empresa-7). When
 * the CEP is unchanged, a position that can be believed stays, also one that the owner has put right. When the postal
 * service does not answer, the position becomes unknown and the zone stays.
 */
export async function acharLugar(cep: string | null, antes?: Empresa): Promise<Lugar> {
  const guardada = antes?.enderecoCep === cep ? posicaoGuardada(antes, antes.enderecoEstado) : null
  if (guardada) return { posicao: guardada, fusoHorario: null }
  const lido = lerCep(cep ?? '')
  const lugar = lido && (await consultarCep(lido))
  return typeof lugar === 'object' && lugar !== null ? lugar : { posicao: null, fusoHorario: null }
}
