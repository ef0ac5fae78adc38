import type { ActionFunctionArgs, MiddlewareFunction, RouterContextProvider } from 'react-router'
import type { Found, RouteAt } from '../route-modules.server'

/**
 * Answers a POST by the action of its route alone, behind the same doors as React Router would, where the route or the frame around
 * it says `byHost` in its `handle`. The router would do two things more: match and prepare the page, which takes as long as an order
 * itself, and read all that the page shows (decision 066). Null for every other request, and for a form whose sender wants the page.
 * What an action throws and is no answer is the caller's.
 */
export function answerByHost(routeAt: RouteAt) {
  return (request: Request, context: RouterContextProvider): Promise<Response> | Response | null => {
    if (request.method !== 'POST') return null
    const url = new URL(request.url)
    const address = url.pathname.replace(/\.data$/, '')
    const found = routeAt(address)
    const action = found?.module.action as Action | undefined
    if (!found?.byHost || !action || wantsPage(request, found)) return null
    // Only the router of React Router posts to an address with '.data', and no screen sends such a form through it.
    if (address !== url.pathname) return new Response('Não encontrado.', { status: 404 })
    const { params, pattern, doors } = found
    const args = { request, url, params, pattern, context }
    return through(doors, args, async () => asAnswer(await action(args))).catch(asThrown)
  }
}

type Args = ActionFunctionArgs<Readonly<RouterContextProvider>>
type Action = (args: Args) => unknown

function wantsPage(request: Request, { module }: Found): boolean {
  return module.default !== undefined && request.headers.get('Accept') !== 'application/json'
}

/** A door answers itself, or lets the request in. */
async function through(
  [door, ...inside]: readonly MiddlewareFunction<Response>[],
  args: Args,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (!door) return answer()
  let answered: Promise<Response> | undefined
  const next = () => {
    answered ??= through(inside, args, answer)
    return answered
  }
  return (await door(args, next)) ?? next()
}

function asAnswer(said: unknown): Response {
  if (said instanceof Response) return said
  const { data, init } = isData(said) ? said : { data: said }
  return Response.json(data ?? {}, init ?? {})
}

/** Doors and actions throw redirects and refusals as responses, and as the data of the page that would say so. */
function asThrown(thrown: unknown): Response {
  if (thrown instanceof Response || isData(thrown)) return asAnswer(thrown)
  throw thrown
}

/** What React Router makes of `data()`. */
interface Data {
  readonly data: unknown
  readonly init: ResponseInit | null
}

function isData(said: unknown): said is Data {
  return typeof said === 'object' && said !== null && 'type' in said && said.type === 'DataWithResponseInit'
}
