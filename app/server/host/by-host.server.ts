import type { ActionFunctionArgs, MiddlewareFunction, RouterContextProvider } from 'react-router'
import type { Found, RouteAt } from '../route-modules.server'

/**
 * The action of a route whose POSTs the host answers by itself, because React Router computes as long as the answer does
 * (decision 066). Such a route has neither loader nor page. It is no export of its own: the browser's build leaves out of
 * a route's module what it imports for its action alone.
 */
export function byHost<Action extends (args: never) => Promise<Response>>(action: Action): Action {
  return Object.assign(action, { byHost: true })
}

/**
 * Answers a POST to such a route as React Router would: through the doors of the route, and then by its action. Null for
 * every other request. What is thrown and is no answer is the caller's.
 */
export function answerByHost(routeAt: RouteAt) {
  return (request: Request, context: RouterContextProvider): Promise<Response> | null => {
    if (request.method !== 'POST') return null
    const url = new URL(request.url)
    const found = routeAt(url.pathname)
    const action = found && actionOf(found)
    if (!found || !action) return null
    const { params, pattern, doors } = found
    const args = { request, url, params, pattern, context }
    return through(doors, args, () => action(args)).catch(asAnswer)
  }
}

type Args = ActionFunctionArgs<Readonly<RouterContextProvider>>
type Action = ((args: Args) => Promise<Response>) & { readonly byHost?: true }

function actionOf({ module }: Found): Action | null {
  const action = module.action as Action | undefined
  return action?.byHost ? action : null
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

/** A door throws redirects as responses, and to whoever asks for a page the data of its error page. */
function asAnswer(thrown: unknown): Response {
  if (thrown instanceof Response) return thrown
  const { data, init } = thrown as { readonly data?: unknown; readonly init?: ResponseInit | null }
  if (init) return Response.json(data, init)
  throw thrown
}
