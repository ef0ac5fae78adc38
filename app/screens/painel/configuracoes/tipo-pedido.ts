import { escolherTipoPedido } from '~/domain/empresas/escolher-tipo-pedido.server'
import { readForm } from '~/server/request.server'
import { painelContext } from '../porta.server'
import { gravado, recusado, semDerrubar } from '../tela/resposta'
import type { Route } from './+types/tipo-pedido'

/** POST /home/configuracoes/tipo-pedido (decision 31). */
export async function action({ request, context }: Route.ActionArgs) {
  const { empresa } = context.get(painelContext)
  const recusa = await escolherTipoPedido(empresa, (await readForm(request)).get('tipoPedido'))
  return recusa ? recusado([recusa]) : gravado('Configurações salvas com sucesso!')
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return semDerrubar(serverAction, 'Erro ao salvar configurações')
}
