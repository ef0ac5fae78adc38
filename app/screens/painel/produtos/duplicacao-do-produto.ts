import { data } from 'react-router'
import { duplicarProduto } from '~/domain/produtos/duplicar-produto.server'
import { ERRO_AO_SALVAR_PRODUTO } from '~/domain/produtos/produto'
import type { ProdutoId } from '~/domain/valores/ids'
import { painelContext } from '../porta.server'
import { gravado, lerId, semDerrubar } from '../tela/resposta'
import type { Route } from './+types/duplicacao-do-produto'

/** POST /home/produtos/:id/duplicacao: a copy of it, inactive. */
export async function action({ params, context }: Route.ActionArgs) {
  const { empresa } = context.get(painelContext)
  const id = lerId<ProdutoId>(params.id)
  if ((await duplicarProduto(empresa.id, id)) === null) throw data(null, { status: 404 })
  return gravado('Produto duplicado!', 'A cópia está inativa: mude o que for preciso e ative.')
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return semDerrubar(serverAction, ERRO_AO_SALVAR_PRODUTO)
}
