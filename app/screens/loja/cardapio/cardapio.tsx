import type { SharedRoute } from '~/server/kept/sharing.server'
import { ErroDoCardapio } from '../erro-da-loja'
import type { Route } from './+types/cardapio'
import { CabecaDoCardapio, estruturarCardapio } from './cabeca-do-cardapio'
import { lerCardapio } from './ler-cardapio.server'
import { PAGINA } from './pagina-do-cardapio'

export const handle = {
  place: 'page',
  pagina: PAGINA,
  Cabeca: CabecaDoCardapio,
  estruturar: estruturarCardapio,
}

/** The page is the same for everybody: what differs is read by its script (decision 043). */
export const shared: SharedRoute['shared'] = []
export const sharedUnless: SharedRoute['sharedUnless'] = ['busca', 'categoria']

export function loader(args: Route.LoaderArgs) {
  return lerCardapio(args)
}

export default PAGINA.Tela
export { ErroDoCardapio as ErrorBoundary }
