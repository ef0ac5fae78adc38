import { corrigirPosicao } from '~/domain/empresas/corrigir-posicao.server'
import { readForm } from '~/server/request.server'
import { comDireito } from '../porta.server'
import { responder } from '../tela/resposta'
import type { Route } from './+types/posicao'

/** POST /home/configuracoes/posicao: where the shop is on the map (frete-20). */
export async function action({ request, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'mudar as configurações')
  const valores = Object.fromEntries(await readForm(request))
  return responder(await corrigirPosicao(empresa, valores), 'Posição da loja salva!')
}
