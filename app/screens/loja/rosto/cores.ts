import { folhaDeCores } from '~/domain/aparencia/cor'
import { versaoDe } from '~/domain/aparencia/rosto.server'
import { readAparencia } from '~/domain/aparencia/store.server'
import { withTenant } from '~/server/database/transaction.server'
import { expiresAt, type SharedRoute } from '~/server/kept/sharing.server'
import { lojaContext } from '../porta.server'
import type { Route } from './+types/cores'
import { guardavel } from './guardavel.server'

export const handle = { place: 'page' }

export const shared: SharedRoute['shared'] = ['v']

/** GET /:slug/cores.css?v=: the shop's accent (aparencia-3); 404 while it has Comanda's. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { cor } = await withTenant(context.get(lojaContext).id, readAparencia)
  if (cor === null) return new Response('Não encontrado.', { status: 404 })
  const folha = folhaDeCores(cor)
  // Under any other version it is answered, and not kept: nobody can fill the memory with versions.
  if (new URL(request.url).searchParams.get('v') !== versaoDe(folha)) expiresAt(context, 0)
  return new Response(folha, {
    headers: { 'Content-Type': 'text/css; charset=utf-8', ...guardavel(request, versaoDe(folha)) },
  })
}
