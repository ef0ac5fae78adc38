import { data, type RouterContextProvider } from 'react-router'
import { ERRO_AO_ENVIAR } from '~/domain/empresas/acesso/identificador'
import type { pedirConfirmacao, pedirRedefinicao } from '~/domain/empresas/acesso/pedir-link.server'
import type { Recusa } from '~/domain/respostas/recusa'
import { ehNegado } from '~/domain/respostas/resultado'
import { lerCampo } from '~/screens/campos/campos-do-formulario'
import { recusarFalha, respostaDe } from '~/screens/campos/recusas/falha'
import { clientAddressContext, failureOf, linkOrigin, readForm } from '~/server/request.server'
import type { RespostaDoLink } from './pedir-link'

interface PedidoDeLink {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
  /** The name of the form's field. */
  readonly campo: string
  readonly pedir: typeof pedirConfirmacao | typeof pedirRedefinicao
}

/**
 * The action of both forms that ask for a letter with a link. It answers that the letter was sent, a refusal, or a
 * failure.
 */
export async function atenderPedidoDeLink({ request, context, campo, pedir }: PedidoDeLink) {
  const digitado = lerCampo(await readForm(request), campo)
  const origin = linkOrigin(request)
  const recusar = (recusas: readonly Recusa[], resposta: { status: number; headers?: HeadersInit }) =>
    data<RespostaDoLink>({ enviado: false, recusas, digitado }, resposta)

  try {
    const pedido = await pedir(digitado, { endereco: context.get(clientAddressContext), origin })
    if (ehNegado(pedido)) return recusar(pedido.recusas, respostaDe(pedido))
    return { enviado: true, recusas: [], digitado: '' } satisfies RespostaDoLink
  } catch (error) {
    const { status, headers } = failureOf(error)
    return recusar([recusarFalha(ERRO_AO_ENVIAR, status)], { status, headers })
  }
}
