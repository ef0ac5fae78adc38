import type { Route } from './+types/layout'
import { ErroDaLoja } from './erro-da-loja'
import { lerLoja } from './ler-loja.server'
import { MolduraDaLoja } from './moldura-da-loja'
import { entrarPeloSlug } from './porta.server'

export const middleware: Route.MiddlewareFunction[] = [entrarPeloSlug]

export function loader({ context }: Route.LoaderArgs) {
  return lerLoja(context)
}

// The router only has to know that there are a screen and an error page: both are drawn by Documento.
export default MolduraDaLoja
export { ErroDaLoja as ErrorBoundary }
