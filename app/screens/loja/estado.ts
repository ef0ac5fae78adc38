import { readEstado } from '~/domain/cardapio/disponibilidade/store-estado.server'
import { momentoEm } from '~/domain/cardapio/momento'
import { conditionalJson } from '~/server/request.server'
import { withTenant } from '~/server/transaction.server'
import type { Route } from './+types/estado'
import { lojaContext } from './porta.server'

/**
 * GET: what is sold out, and the version of everything else (disponibilidade-6). Every open menu asks for it again and
 * again, so it is small, and 304 while nothing changes.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { id, fusoHorario } = context.get(lojaContext)
  const estado = await withTenant(id, tx => readEstado(tx, momentoEm(new Date(), fusoHorario)))
  return conditionalJson(request, estado)
}
