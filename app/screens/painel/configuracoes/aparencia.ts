import { salvarAparencia } from '~/domain/aparencia/salvar-aparencia.server'
import { IMAGEM_BYTES } from '~/domain/imagens/imagem-enviada'
import { lerMudanca } from '~/domain/imagens/imagem-enviada.server'
import { readForm } from '~/server/request.server'
import { comDireito } from '../porta.server'
import { responder } from '../tela/resposta'
import type { Route } from './+types/aparencia'

/** Logo and cover. */
export const maxFileBytes = 2 * IMAGEM_BYTES

/** POST /home/configuracoes/aparencia (aparencia-1, aparencia-4). */
export async function action({ request, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'mudar as configurações')
  const formulario = await readForm(request)
  const feito = await salvarAparencia(empresa.id, {
    valores: { cor: formulario.get('cor'), visto: formulario.get('visto') },
    logo: lerMudanca(formulario, 'logo', 'removerLogo'),
    capa: lerMudanca(formulario, 'capa', 'removerCapa'),
  })
  return responder(feito, 'Aparência salva!', 'Os clientes já veem o cardápio assim.')
}
