import type { ModuleAt } from '../route-modules.server'

/**
 * Answers a GET for an address that only takes POSTs, as when somebody reloads a page whose form was sent there, or
 * opens such an address from the browser's history: a browser is redirected to the screen that the address belongs to,
 * any other client gets a 405. Null for every other request, and for the router's own '.data' requests, which the
 * router sends for an action's address before it posts to it.
 */
export function answerGetOfPostOnly(moduleAt: ModuleAt): (request: Request) => Response | null {
  return request => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('.data')) return null
    const module = moduleAt(pathname)
    if (!module?.action || module.loader || module.default) return null
    const wantsPage = request.headers.get('Accept')?.includes('text/html')
    return wantsPage ? leadTo(screenAbove(pathname, moduleAt)) : REFUSED()
  }
}

const leadTo = (address: string) => new Response(null, { status: 302, headers: { Location: address } })

const REFUSED = () =>
  Response.json(
    {
      recusas: [{ titulo: 'Aqui não há o que ler.', texto: 'Este endereço só recebe o que uma tela envia.' }],
    },
    { status: 405, headers: { Allow: 'POST' } },
  )

/** '/home/produtos/7/exclusao' belongs to '/home/produtos', and every action of an order belongs to the board. */
function screenAbove(address: string, moduleAt: ModuleAt): string {
  const above = address.replace(/\/[^/]*$/, '') || '/'
  return above === '/' || moduleAt(above)?.default ? above : screenAbove(above, moduleAt)
}
