import { attempt } from '~/browser/attempt'
import { ERRO_AO_ENVIAR } from '~/domain/empresas/acesso/identificador'
import { lerCampo } from '~/screens/campos/campos-do-formulario'
import { recusarSemResposta } from '~/screens/campos/recusas/falha'
import type { RespostaDoLink } from './pedir-link'

/** The browser's part of `atenderPedidoDeLink`: when no answer comes, the form says so and keeps what was typed. */
export async function perguntarPeloLink(
  { request, serverAction }: { request: Request; serverAction: () => Promise<RespostaDoLink> },
  campo: 'email' | 'identificador',
): Promise<RespostaDoLink> {
  const digitado = lerCampo(await request.clone().formData(), campo)
  return attempt(serverAction, falha => ({
    enviado: false,
    recusas: [recusarSemResposta(ERRO_AO_ENVIAR, falha)],
    digitado,
  }))
}
