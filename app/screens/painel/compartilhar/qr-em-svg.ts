import { comDireito } from '../porta.server'
import type { Route } from './+types/qr-em-svg'
import { linkDoCardapio } from './compartilhar.server'
import { desenharQr } from './qr.server'

/** GET /home/compartilhar/qr.svg: 'Baixar QR (SVG)', and the picture of the panel and of the table card. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { empresa } = comDireito(context, 'divulgar o cardápio')
  return new Response(desenharQr(linkDoCardapio(request, empresa)), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Content-Disposition': `attachment; filename="qr-${empresa.slug}.svg"`,
    },
  })
}
