import { requestOrigin } from '~/server/request.server'
import type { Route } from './+types/robots'

export const handle = { place: 'page' }

/** GET /robots.txt: menus are for everybody to find, orders and the panel are not. */
export function loader({ request }: Route.LoaderArgs) {
  const origin = requestOrigin(request)
  const linhas = [
    'User-agent: *',
    'Disallow: /home',
    'Disallow: /*/status-pedido',
    `Sitemap: ${origin}/sitemap.xml`,
  ]
  return new Response(`${linhas.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
