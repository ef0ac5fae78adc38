import { listSlugs } from '~/domain/empresas/store.server'
import { requestOrigin } from '~/server/request.server'
import type { Route } from './+types/sitemap'

export const handle = { place: 'page' }

/** GET /sitemap.xml: the site and the menu of every active company. A slug needs no escaping. */
export async function loader({ request }: Route.LoaderArgs) {
  const origin = requestOrigin(request)
  const enderecos = [
    `${origin}/`,
    `${origin}/planos`,
    ...(await listSlugs()).map(slug => `${origin}/${slug}`),
  ]
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...enderecos.map(endereco => `<url><loc>${endereco}</loc></url>`),
    '</urlset>',
  ]
  return new Response(xml.join('\n'), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
