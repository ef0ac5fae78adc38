import type { Tx } from '~/server/database/transaction.server'
import { limit } from '~/server/limits/limits.server'
import { log } from '~/server/log.server'
import { countProdutos } from './store-produtos.server'

/** No restaurant sells so much. Products have no limit, as the plans promise (plano-6), so the operator is told. */
const TAMANHO_DE_ABUSO = 10_000

const porEmpresa = limit('produtos-demais', 1, 24 * 3_600, 'here')

/** To be called where products are made: says in the log, once a day, which company has as many as nobody sells (operador-5). */
export async function avisarMuitosProdutos(tx: Tx): Promise<void> {
  const quantos = await countProdutos(tx)
  if (quantos < TAMANHO_DE_ABUSO || (await porEmpresa.spent(String(tx.empresaId)))) return
  log.warn(
    { empresaId: tx.empresaId, products: quantos },
    'a company has more products than a restaurant sells',
  )
}
