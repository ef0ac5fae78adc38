import { excluirCategoria } from '~/domain/cardapio/excluir-categoria.server'
import type { CategoriaId } from '~/domain/valores/ids'
import { comDireito } from '../porta.server'
import { lerId, responder, semDerrubar } from '../tela/resposta'
import type { Route } from './+types/exclusao-da-categoria'

/** POST /home/categorias/:id/exclusao. */
export async function action({ params, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'apagar do cardápio')
  const id = lerId<CategoriaId>(params.id)
  return responder(await excluirCategoria(empresa.id, id), 'Categoria excluída')
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return semDerrubar(serverAction, { titulo: 'Erro ao excluir categoria' })
}
