import { ERRO_AO_ENVIAR } from '~/domain/empresas/acesso/identificador'
import { ehRecusa } from '~/domain/respostas/recusa'
import { lerCampo } from './campos-do-formulario'
import { perguntar } from './falha'
import type { RespostaDoLink } from './pedir-link'

/** The browser's half of `atenderPedidoDeLink`: a request that gets no answer says so and keeps what was typed. */
export async function perguntarPeloLink(
  { request, serverAction }: { request: Request; serverAction: () => Promise<RespostaDoLink> },
  campo: 'email' | 'identificador',
): Promise<RespostaDoLink> {
  const digitado = lerCampo(await request.clone().formData(), campo)
  const resposta = await perguntar(serverAction, ERRO_AO_ENVIAR)
  return ehRecusa(resposta) ? { enviado: false, recusas: [resposta], digitado } : resposta
}
