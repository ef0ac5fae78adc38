import { salvarCategoria } from '~/domain/cardapio/salvar-categoria.server'
import type { CategoriaId } from '~/domain/valores/ids'
import { readForm } from '~/server/request.server'
import { comDireito } from '../porta.server'
import { lerId, responder, semDerrubar } from '../tela/resposta'
import type { Route } from './+types/categoria'

/** POST /home/categorias/:id: its form, saved. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'editar o cardápio')
  const id = lerId<CategoriaId>(params.id)
  const valores = Object.fromEntries(await readForm(request))
  return responder(await salvarCategoria(empresa.id, id, valores), 'Categoria atualizada!')
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return semDerrubar(serverAction, { titulo: 'Erro ao salvar' })
}
