import { excluirExtra } from '~/domain/cardapio/excluir-extra.server'
import type { ExtraId } from '~/domain/valores/ids'
import { comDireito } from '../porta.server'
import { lerId, responder, semDerrubar } from '../tela/resposta'
import type { Route } from './+types/exclusao-do-extra'

/** POST /home/extras/:id/exclusao. */
export async function action({ params, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'apagar do cardápio')
  const id = lerId<ExtraId>(params.id)
  return responder(await excluirExtra(empresa.id, id), 'Item extra excluído')
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return semDerrubar(serverAction, { titulo: 'Erro ao excluir item extra' })
}
