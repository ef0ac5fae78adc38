import { desenharIcone, ehIcone } from '~/domain/aparencia/rosto.server'
import { readAparencia } from '~/domain/aparencia/store.server'
import { withTenant } from '~/server/database/transaction.server'
import { lojaContext } from '../porta.server'
import type { Route } from './+types/icone'
import { guardavel } from './guardavel.server'

export const handle = { place: 'page' }

/** GET /:slug/icone/icone-192.png?v=: the initials of a shop without a logo (aparencia-5). */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  if (!ehIcone(params.arquivo)) return new Response('Não encontrado.', { status: 404 })
  const empresa = context.get(lojaContext)
  const aparencia = await withTenant(empresa.id, readAparencia)
  const { png, versao } = await desenharIcone(params.arquivo, empresa, aparencia)
  return new Response(new Uint8Array(png), {
    headers: { 'Content-Type': 'image/png', ...guardavel(request, versao) },
  })
}
