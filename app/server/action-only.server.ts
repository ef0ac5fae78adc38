import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

type Routes = Pick<ServerBuild, 'routes'>
type Module = NonNullable<Routes['routes'][string]>['module']
type Branch = RouteObject & { module: Module }

/**
 * Answers a GET for an address that only takes POSTs, as when somebody reloads a page whose form was sent there, or
 * opens such an address from the browser's history: a browser is redirected to the screen that the address belongs to,
 * any other client gets a 405. Null for every other request, and for the router's own '.data' requests, which the
 * router sends for an action's address before it posts to it.
 */
export function openedActionOnly(build: ServerBuild): (request: Request) => Response | null {
  const routes = treeOf(build)
  const moduleAt = (pathname: string) => matchRoutes(routes, pathname)?.at(-1)?.route.module
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
function screenAbove(address: string, moduleAt: (pathname: string) => Module | undefined): string {
  const above = address.replace(/\/[^/]*$/, '') || '/'
  return above === '/' || moduleAt(above)?.default ? above : screenAbove(above, moduleAt)
}

function treeOf({ routes }: Routes, parentId?: string): Branch[] {
  return Object.values(routes).flatMap(route => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index, module } = route
    return index ? { index: true, path, module } : { path, module, children: treeOf({ routes }, id) }
  })
}
