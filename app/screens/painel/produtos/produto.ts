import { ERRO_AO_SALVAR_PRODUTO } from '~/domain/produtos/produto'
import { IMAGEM_BYTES } from '~/domain/produtos/produto-imagem'
import { salvarProduto } from '~/domain/produtos/salvar-produto.server'
import type { ProdutoId } from '~/domain/valores/ids'
import { comDireito } from '../porta.server'
import { lerId, responder, semDerrubar } from '../tela/resposta'
import type { Route } from './+types/produto'
import { lerEnvio } from './envio'

export const fileBytes = IMAGEM_BYTES

/** POST /home/produtos/:id: its form, saved. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'editar o cardápio')
  const id = lerId<ProdutoId>(params.id)
  const { valores, imagem } = await lerEnvio(request)
  return responder(await salvarProduto(empresa.id, id, valores, imagem), 'Atualizado!')
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return semDerrubar(serverAction, { titulo: ERRO_AO_SALVAR_PRODUTO })
}
