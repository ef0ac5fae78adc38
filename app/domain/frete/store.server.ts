import { readConfiguracoes } from '~/domain/configuracoes/store.server'
import type { Tx } from '~/server/transaction.server'
import { type ConfiguracaoFrete, configuracaoDoFrete } from './frete'

/** The settings of the mode of freight that the company has switched on. */
export async function readConfiguracaoFrete(tx: Tx): Promise<ConfiguracaoFrete> {
  return configuracaoDoFrete(await readConfiguracoes(tx))
}
