import { type Empresa, readEmpresa } from '~/domain/empresas/store.server'
import { consultarCep } from '~/domain/enderecos/cep.server'
import type { LugarDoCep, RespostaDeCep } from '~/domain/enderecos/correios.server'
import type { Cep } from '~/domain/valores/cep'
import type { EmpresaId } from '~/domain/valores/ids'
import { withTenant } from '~/server/transaction.server'
import { type ConfiguracaoFrete, calcularFrete, type PontoDeEntrega, type ResultadoFrete } from './frete'
import { readConfiguracaoFrete } from './store.server'

export interface Entrega {
  readonly lugar: RespostaDeCep
  readonly frete: ResultadoFrete
}

/**
 * What delivery to a CEP costs, and the address that the postal service knows for it (specification 1, section 4).
 * Whoever has asked too often (`semVez`) is served as if that service were away, so that no limit refuses a delivery.
 */
export async function consultarEntrega(
  empresaId: EmpresaId,
  cep: Cep,
  semVez: () => Promise<boolean>,
): Promise<Entrega> {
  const lugar = await consultarCep(cep, semVez)
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

/**
 * Where a CEP lies; null: nobody knows. Of its own CEP, to which delivery costs nothing whatever the service says, the
 * company knows the city itself.
 */
export function cidadeDoCep(
  empresa: Pick<Empresa, 'enderecoCep' | 'enderecoCidade' | 'enderecoEstado'>,
  cep: string,
  lugar: RespostaDeCep | null,
): { readonly cidade: string; readonly estado: string } | null {
  if (ehLugar(lugar)) return lugar
  const { enderecoCep, enderecoCidade: cidade, enderecoEstado: estado } = empresa
  return enderecoCep === cep && cidade && estado ? { cidade, estado } : null
}

function ehLugar(lugar: RespostaDeCep | null): lugar is LugarDoCep {
  return typeof lugar === 'object' && lugar !== null
}
