import { ativarProduto } from '~/domain/produtos/ativar-produto.server'
import type { ProdutoId } from '~/domain/valores/ids'
import { readForm } from '~/server/request.server'
import { comDireito } from '../porta.server'
import { lerId, responder } from '../tela/resposta'
import type { Route } from './+types/situacao-do-produto'

/** POST /home/produtos/:id/situacao: on the menu (`ativo` is 'on') or off it. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'editar o cardápio')
  const id = lerId<ProdutoId>(params.id)
  const ativo = (await readForm(request)).get('ativo') === 'on'
  const texto = ativo ? 'O produto está ativo.' : 'O produto saiu do cardápio.'
  return responder(await ativarProduto(empresa.id, id, ativo), 'Atualizado!', texto)
}
