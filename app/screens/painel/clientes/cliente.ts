import { ERRO_AO_ATUALIZAR } from '~/domain/clientes/cliente-do-painel'
import { salvarCliente } from '~/domain/clientes/salvar-cliente.server'
import type { ClienteId } from '~/domain/valores/ids'
import { readForm } from '~/server/request.server'
import { comDireito } from '../porta.server'
import { lerId, responder, semDerrubar } from '../tela/resposta'
import type { Route } from './+types/cliente'

/** POST /home/clientes/:id: its form, saved. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'editar clientes')
  const id = lerId<ClienteId>(params.id)
  const valores = Object.fromEntries(await readForm(request))
  return responder(await salvarCliente(empresa.id, id, valores), 'Cliente atualizado!')
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return semDerrubar(serverAction, { titulo: ERRO_AO_ATUALIZAR })
}
