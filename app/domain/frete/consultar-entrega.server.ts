import { type Empresa, readEmpresa } from '~/domain/empresas/store.server'
import { consultarCep, type LugarDoCep, type RespostaDeCep } from '~/domain/enderecos/cep.server'
import type { Cep } from '~/domain/valores/cep'
import type { EmpresaId } from '~/domain/valores/ids'
import { withTenant } from '~/server/transaction.server'
import { type ConfiguracaoFrete, calcularFrete, type PontoDeEntrega, type ResultadoFrete } from './frete'
import { readConfiguracaoFrete } from './store.server'

export interface Entrega {
  readonly lugar: RespostaDeCep
  readonly frete: ResultadoFrete
}

/** What delivery to a CEP costs, and the address that the postal service knows for it (specification 1, section 4). */
export async function consultarEntrega(empresaId: EmpresaId, cep: Cep): Promise<Entrega> {
  const lugar = await consultarCep(cep)
  return withTenant(empresaId, async tx => {
    const empresa = await readEmpresa(tx)
    const configuracao = await readConfiguracaoFrete(tx)
    return { lugar, frete: freteAte(empresa, configuracao, pontoDoLugar(cep, lugar)) }
  })
}

/** The company's own position was stored with its address, so the rule needs nothing but the customer's. */
export function freteAte(
  empresa: Pick<Empresa, 'enderecoCep' | 'latitude' | 'longitude'>,
  configuracao: ConfiguracaoFrete,
  destino: PontoDeEntrega,
): ResultadoFrete {
  const { enderecoCep: cep, latitude, longitude } = empresa
  const posicao = latitude === null || longitude === null ? null : { latitude, longitude }
  return calcularFrete({ configuracao, origem: cep ? { cep, posicao } : null, destino })
}

export function pontoDoLugar(cep: Cep, lugar: RespostaDeCep | null): PontoDeEntrega {
  return { cep, posicao: ehLugar(lugar) ? lugar.posicao : null }
}

function ehLugar(lugar: RespostaDeCep | null): lugar is LugarDoCep {
  return typeof lugar === 'object' && lugar !== null
}
