import { consultarCep } from '~/domain/enderecos/cep.server'
import { posicaoGuardada } from '~/domain/enderecos/estados'
import { lerCep } from '~/domain/valores/cep'
import { type Cidade, cidadeConhecida, estadoDaEmpresa } from './cidade-da-empresa'
import type { Empresa } from './store.server'
import type { Lugar } from './store-dados.server'

/**
 * Position and time zone of a company's CEP, stored with its address so that freight asks for neither (empresa-7). When
 * the CEP is unchanged, a position that can be believed stays, also one that the owner has put right. When the postal
 * service does not answer, the position becomes unknown and the zone stays. `doCep` is where the CEP is; null where nobody
 * knows it.
 */
export async function acharLugar(
  cep: string | null,
  antes?: Empresa,
): Promise<Lugar & { doCep: Cidade | null }> {
  const mesma = antes?.enderecoCep === cep ? antes : null
  const guardada = mesma && posicaoGuardada(mesma, estadoDaEmpresa(mesma))
  const doCep = mesma && cidadeConhecida(mesma)
  if (guardada && doCep) return { posicao: guardada, fusoHorario: null, doCep }
  const lido = lerCep(cep ?? '')
  const lugar = lido && (await consultarCep(lido))
  if (typeof lugar !== 'object' || lugar === null) return { posicao: guardada, fusoHorario: null, doCep }
  const { cidade, estado, posicao, fusoHorario } = lugar
  return { posicao: guardada ?? posicao, fusoHorario, doCep: { cidade, estado } }
}
