import { transformarEmGrupo } from '~/domain/cardapio/grupos/transformar-em-grupo.server'
import { ehNegado } from '~/domain/respostas/resultado'
import type { ProdutoId } from '~/domain/valores/ids'
import { comDireito } from '../porta.server'
import { quantos } from '../tela/lista/lista'
import { lerId, responder } from '../tela/resposta'
import type { Route } from './+types/grupo-dos-extras'

/** POST /home/produtos/:id/grupo-dos-extras: the extra items of the product become a group. */
export async function action({ params, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'editar o cardápio')
  const feito = await transformarEmGrupo(empresa.id, lerId<ProdutoId>(params.id))
  if (ehNegado(feito)) return responder(feito, '')
  const { nome, produtos } = feito.dados
  return responder(
    { dados: null },
    'Grupo criado!',
    `${nome}, em ${quantos(produtos, 'produto', 'produtos')}.`,
  )
}
