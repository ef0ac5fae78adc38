import { excluirCliente } from '~/domain/clientes/excluir-cliente.server'
import type { ClienteId } from '~/domain/valores/ids'
import { comDireito } from '../porta.server'
import { lerId, responder, semDerrubar } from '../tela/resposta'
import type { Route } from './+types/exclusao-do-cliente'

/** POST /home/clientes/:id/exclusao. */
export async function action({ params, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'apagar clientes')
  const id = lerId<ClienteId>(params.id)
  return responder(await excluirCliente(empresa.id, id), 'Cliente excluído')
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return semDerrubar(serverAction, { titulo: 'Erro ao excluir cliente' })
}
