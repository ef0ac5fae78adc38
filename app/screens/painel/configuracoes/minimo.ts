import { salvarSecao } from '~/domain/configuracoes/salvar-secao.server'
import { readForm } from '~/server/request.server'
import { comDireito } from '../porta.server'
import { responder } from '../tela/resposta'
import type { Route } from './+types/minimo'

/** POST /home/configuracoes/minimo: the least order, and free delivery (frete-17, frete-18). */
export async function action({ request, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'mudar as configurações')
  const valores = Object.fromEntries(await readForm(request))
  return responder(await salvarSecao(empresa.id, 'minimo', valores), 'Configurações salvas com sucesso!')
}
