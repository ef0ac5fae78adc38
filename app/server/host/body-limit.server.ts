import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ModuleAt } from '../route-modules.server'

/** What a route module exports where a file is sent with the form; the browser's build leaves it out. */
interface TakesFile {
  readonly maxFileBytes?: number
}

/** What a form takes, or a request without one. */
export const FORM_BYTES = 64 * 1024

/** Refuses what is larger than its route takes: by the announced length, before any of it is read. */
export function limitBodies(moduleAt: ModuleAt): MiddlewareHandler {
  return (c, next) => {
    if (isToldSmall(c)) return next()
    // The router posts to an action at its address with '.data'.
    const module = moduleAt(c.req.path.replace(/\.data$/, '')) as TakesFile | undefined
    const maxSize = FORM_BYTES + (module?.maxFileBytes ?? 0)
    return bodyLimit({ maxSize, onError: () => c.text('Conteúdo grande demais.', 413) })(c, next)
  }
}

/** `bodyLimit` asks for the body as a stream first, and to make one costs a seventh of an order. */
function isToldSmall({ req }: Context): boolean {
  const told = req.header('Content-Length')
  return told !== undefined && !req.header('Transfer-Encoding') && Number(told) <= FORM_BYTES
}
