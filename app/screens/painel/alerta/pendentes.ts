import { comDireito, valeAte } from '../porta.server'
import type { Route } from './+types/pendentes'
import { lerAbertos } from './leitura-dos-abertos.server'

/**
 * GET /home/pendentes: number, status and instant of the open orders, by which every screen of the panel notices a new
 * one, lost events or not.
 */
export function loader({ context }: Route.LoaderArgs) {
  const painel = comDireito(context, 'ver o quadro')
  valeAte(context, painel)
  return lerAbertos(painel)
}
