import { comDireito } from '../porta.server'
import type { Route } from './+types/qr-em-png'
import { linkDoCardapio } from './compartilhar.server'
import { pintarQr } from './qr.server'

/** GET /home/compartilhar/qr.png: 'Baixar QR (PNG)', at least 1000 pixels wide. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { empresa } = comDireito(context, 'divulgar o cardápio')
  const png = await pintarQr(linkDoCardapio(request, empresa))
  return new Response(new Uint8Array(png), {
    headers: {
      'Content-Type': 'image/png',
      'Content-Disposition': `attachment; filename="qr-${empresa.slug}.png"`,
    },
  })
}
