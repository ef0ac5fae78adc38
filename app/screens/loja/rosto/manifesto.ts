import { manifestoDaLoja } from '~/domain/aparencia/rosto.server'
import { readAparencia } from '~/domain/aparencia/store.server'
import { withTenant } from '~/server/database/transaction.server'
import type { SharedRoute } from '~/server/kept/sharing.server'
import { lojaContext } from '../porta.server'
import type { Route } from './+types/manifesto'

export const handle = { place: 'page' }

export const shared: SharedRoute['shared'] = []

/** GET /:slug/manifest.webmanifest (aparencia-5). */
export async function loader({ context }: Route.LoaderArgs) {
  const empresa = context.get(lojaContext)
  const manifesto = manifestoDaLoja(empresa, await withTenant(empresa.id, readAparencia))
  return new Response(JSON.stringify(manifesto), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
}
