import { salvarExtra } from '~/domain/cardapio/salvar-extra.server'
import type { ExtraId } from '~/domain/valores/ids'
import { readForm } from '~/server/request.server'
import { comDireito } from '../porta.server'
import { lerId, responder, semDerrubar } from '../tela/resposta'
import type { Route } from './+types/extra'

/** POST /home/extras/:id: its form, saved. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'editar o cardápio')
  const id = lerId<ExtraId>(params.id)
  const valores = Object.fromEntries(await readForm(request))
  return responder(await salvarExtra(empresa.id, id, valores), 'Item extra atualizado!')
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return semDerrubar(serverAction, { titulo: 'Erro ao salvar' })
}
