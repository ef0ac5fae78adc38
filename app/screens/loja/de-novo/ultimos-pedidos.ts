import type { Empresa } from '~/domain/empresas/store.server'
import { listDaqui } from '~/domain/pedidos/andamento/store-consulta.server'
import { ULTIMOS, type UltimosPedidos, verUltimosPedidos } from '~/domain/pedidos/checkout/ultimos-pedidos'
import { listItensDe } from '~/domain/pedidos/store.server'
import type { PedidoId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { lojaContext } from '../porta.server'
import { marcarQuePediu, readVinculo } from '../vinculo.server'
import type { Route } from './+types/ultimos-pedidos'

export const handle = { place: 'panel' }

const NENHUM: UltimosPedidos = { aberto: null, pedidos: [] }

/**
 * GET: the last orders that this browser has placed here, to be repeated (carrinho-17). Its signed cookie decides, and no
 * number or phone can be asked for (decision 041). A shop whose orders leave by WhatsApp stores none.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const empresa = context.get(lojaContext)
  if (empresa.tipoPedido === 'whatsapp') return Response.json(NENHUM)
  const vinculo = readVinculo(request.headers.get('Cookie'), empresa.id)
  const lidos = vinculo.pedidos.length > 0 ? await readUltimos(empresa, vinculo.pedidos) : NENHUM
  const headers = { 'Set-Cookie': marcarQuePediu(empresa.slug, lidos.pedidos.length > 0) }
  return Response.json(lidos, { headers })
}

function readUltimos({ id, fusoHorario }: Empresa, pedidos: readonly PedidoId[]): Promise<UltimosPedidos> {
  return withTenant(id, async tx => {
    const daqui = await listDaqui(tx, pedidos)
    const ultimos = daqui.slice(0, ULTIMOS)
    const itens = await listItensDe(
      tx,
      ultimos.map(pedido => pedido.id),
    )
    const comItens = ultimos.map(pedido => ({ ...pedido, itens: itens.get(pedido.id) ?? [] }))
    return verUltimosPedidos(daqui, comItens, fusoHorario)
  })
}
