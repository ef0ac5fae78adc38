import { data } from 'react-router'
import { SESSION_LOST } from '~/browser/ask-json'
import { attempt } from '~/browser/attempt'
import { contarPasso } from '~/domain/pedidos/andamento/historico'
import { listPassos } from '~/domain/pedidos/store.server'
import { hasPedido } from '~/domain/pedidos/store-consulta.server'
import { formatDataHora } from '~/domain/valores/instante'
import { withTenant } from '~/server/transaction.server'
import type { Route } from './+types/historico'
import { lerPedidoDoQuadro } from './porta-do-pedido.server'

/** GET /home/pedidos/:id/historico: every change of the order, who, when, from, to (quadro-12). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { empresa, id } = lerPedidoDoQuadro(context, params.id)
  const passos = await withTenant(empresa.id, async tx =>
    (await hasPedido(tx, id)) ? listPassos(tx, id) : null,
  )
  if (passos === null) throw data(null, { status: 404 })
  return {
    passos: passos.map(passo => ({
      ...contarPasso(passo),
      para: passo.para,
      quando: formatDataHora(passo.em, empresa.fusoHorario),
    })),
  }
}

/** When no answer comes, the dialog says so and the screen below it stays. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return attempt(serverLoader, ({ status, thrown }) => {
    if (status === SESSION_LOST) throw thrown
    return { passos: null }
  })
}
