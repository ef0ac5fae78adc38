import { salvarChavePix } from '~/domain/configuracoes/salvar-chave-pix.server'
import { readForm } from '~/server/request.server'
import { comDireito } from '../porta.server'
import { responder } from '../tela/resposta'
import type { Route } from './+types/chave-pix'

/** POST /home/configuracoes/pix: the key to which customers pay; a blank one removes it (pix-1). */
export async function action({ request, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'mudar as configurações')
  const valores = Object.fromEntries(await readForm(request))
  return responder(await salvarChavePix(empresa.id, valores), 'Configurações salvas com sucesso!')
}
