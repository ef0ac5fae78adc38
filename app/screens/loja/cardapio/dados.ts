import type { SharedRoute } from '~/server/kept/sharing.server'
import type { Dados } from '../documento'
import { lerLoja } from '../ler-loja.server'
import type { Route } from './+types/dados'
import { lerCardapio, type PaginaLida } from './ler-cardapio.server'

export const handle = { place: 'page' }

/** As the page itself: the same for everybody (decision 043). */
export const shared: SharedRoute['shared'] = []

/** GET: what the menu's page is made of, for an open menu that has changed (decision 036). */
export async function loader(args: Route.LoaderArgs) {
  const [loja, lido] = await Promise.all([lerLoja(args.context), lerCardapio(args)])
  const dados: Dados<PaginaLida> = { busca: '', loja, lido }
  return Response.json(dados)
}
