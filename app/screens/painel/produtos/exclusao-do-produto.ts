import { excluirProduto } from '~/domain/produtos/excluir-produto.server'
import type { ProdutoId } from '~/domain/valores/ids'
import { comDireito } from '../porta.server'
import { lerId, responder, semDerrubar } from '../tela/resposta'
import type { Route } from './+types/exclusao-do-produto'

/** POST /home/produtos/:id/exclusao. */
export async function action({ params, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'apagar do cardápio')
  const id = lerId<ProdutoId>(params.id)
  return responder(await excluirProduto(empresa.id, id), 'Produto excluído')
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return semDerrubar(serverAction, { titulo: 'Erro ao excluir produto' })
}
