import { estadoValeAte } from '~/domain/cardapio/disponibilidade/cardapio-vale-ate'
import { readEstado, readMudaEm } from '~/domain/cardapio/disponibilidade/store-estado.server'
import { momentoEm } from '~/domain/cardapio/momento'
import { withTenant } from '~/server/database/transaction.server'
import { expiresAt, type SharedRoute } from '~/server/kept/sharing.server'
import type { Route } from './+types/estado-de-agora'
import { lojaContext } from './porta.server'

export const handle = { place: 'page' }

/** Every open menu asks for it again and again; it comes from memory, and is 304 while nothing changes. */
export const shared: SharedRoute['shared'] = []

/** GET: what is sold out, and the version of everything else (disponibilidade-6). */
export async function loader({ context }: Route.LoaderArgs) {
  const { id, fusoHorario: fuso } = context.get(lojaContext)
  const agora = new Date()
  const momento = momentoEm(agora, fuso)
  const { estado, mudaEm } = await withTenant(id, async tx => ({
    estado: await readEstado(tx, momento),
    mudaEm: await readMudaEm(tx, momento),
  }))
  expiresAt(context, estadoValeAte(mudaEm, agora, fuso))
  return Response.json(estado)
}
