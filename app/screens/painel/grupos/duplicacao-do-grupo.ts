import { duplicarGrupo } from '~/domain/cardapio/grupos/duplicar-grupo.server'
import { ehNegado } from '~/domain/respostas/resultado'
import type { GrupoId } from '~/domain/valores/ids'
import { comDireito } from '../porta.server'
import { lerId, responder } from '../tela/resposta'
import type { Route } from './+types/duplicacao-do-grupo'

/** POST /home/grupos/:id/duplicacao: a copy of it, in no product. */
export async function action({ params, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'editar o cardápio')
  const feito = await duplicarGrupo(empresa.id, lerId<GrupoId>(params.id))
  if (ehNegado(feito)) return responder(feito, '')
  return responder({ dados: null }, 'Grupo duplicado!', `A cópia se chama ${feito.dados.nome}.`)
}
