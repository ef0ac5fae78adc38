import { duplicarProduto } from '~/domain/produtos/duplicar-produto.server'
import type { ProdutoId } from '~/domain/valores/ids'
import { comDireito } from '../porta.server'
import { lerId, responder } from '../tela/resposta'
import type { Route } from './+types/duplicacao-do-produto'

/** POST /home/produtos/:id/duplicacao: a copy of it, inactive. */
export async function action({ params, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'editar o cardápio')
  const id = lerId<ProdutoId>(params.id)
  const texto = 'A cópia está inativa: mude o que for preciso e ative.'
  return responder(await duplicarProduto(empresa.id, id), 'Produto duplicado!', texto)
}
