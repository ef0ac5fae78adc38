import { readConfiguracoes } from '~/domain/configuracoes/store.server'
import type { Tx } from '~/server/transaction.server'
import { type ConfiguracaoFrete, configuracaoDoFrete } from './frete'

/** What the company charges for delivery, as far as it is in force. */
export async function readConfiguracaoFrete(tx: Tx): Promise<ConfiguracaoFrete> {
  return configuracaoDoFrete(await readConfiguracoes(tx))
}
