import { findTodosOsGrupos } from '~/domain/cardapio/store-grupos.server'
import { findProdutosComGrupos } from '~/domain/cardapio/store-tamanhos.server'
import { withTenant } from '~/server/database/transaction.server'
import { comDireito } from '../porta.server'
import type { Route } from './+types/grupos-inteiros'

/** GET /home/grupos/inteiros: all groups with their options, and the products that have groups, for an open form. */
export async function loader({ context }: Route.LoaderArgs) {
  const { empresa } = comDireito(context, 'ver o cardápio')
  return withTenant(empresa.id, async tx => ({
    grupos: await findTodosOsGrupos(tx),
    produtos: await findProdutosComGrupos(tx),
  }))
}

export type Cozinha = Awaited<ReturnType<typeof loader>>
