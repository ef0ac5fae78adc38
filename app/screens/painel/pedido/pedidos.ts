import { data } from 'react-router'
import { lancarPedido } from '~/domain/pedidos/balcao/lancar-pedido.server'
import { lerPedidoDoPainel } from '~/domain/pedidos/balcao/pedido-do-painel'
import { readJson } from '~/server/request.server'
import { comDireito } from '../porta.server'
import { recusado } from '../tela/resposta'
import type { Route } from './+types/pedidos'
import { responderPedido } from './responder-pedido.server'

export const handle = { place: 'order' }

/** POST /home/pedidos: a new order of the panel. The body is `PedidoDoPainelEnviado`. */
export async function action({ request, context }: Route.ActionArgs) {
  const { empresa, membro, quadroFechado } = comDireito(context, 'mudar pedidos')
  if (quadroFechado) return recusado([quadroFechado])
  const lido = lerPedidoDoPainel(await readJson(request))
  if ('recusas' in lido) return recusado(lido.recusas)
  const { chave } = lido.dados
  if (chave === null) throw data(null, { status: 400 })
  const novo = { ...lido.dados, chave }
  return responderPedido(
    await lancarPedido(empresa.id, novo, { por: membro.conta, papel: membro.papel, agora: new Date() }),
  )
}
