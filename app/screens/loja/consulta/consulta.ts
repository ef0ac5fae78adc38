import type { Route } from './+types/consulta'
import { procurar } from './procurar.server'

export const handle = { place: 'panel' }

/** POST {por, termo}: where the search leads, or why it leads nowhere. Without script the page posts to itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const procura = await procurar(request, context)
  if ('para' in procura) return Response.json(procura)
  return Response.json(procura.recusada, procura.init)
}
