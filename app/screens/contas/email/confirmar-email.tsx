import { data } from 'react-router'
import { confirmarEmail } from '~/domain/empresas/acesso/confirmar-email.server'
import { ehNegado } from '~/domain/respostas/resultado'
import { lerCampo } from '~/screens/campos/campos-do-formulario'
import { recusarFalha, respostaDe } from '~/screens/campos/recusas/falha'
import { failureOf, readForm } from '~/server/request.server'
import type { Route } from './+types/confirmar-email'
import { Confirmacao, type ConfirmacaoFeita, ERRO_NA_CONFIRMACAO } from './tela-da-confirmacao'

export const handle = { place: 'account', conta: Confirmacao }

export const meta: Route.MetaFunction = () => [
  { title: 'Confirmação de e-mail · Comanda' },
  { name: 'robots', content: 'noindex' },
]

/** Passes the action's Retry-After on when the form is sent without script. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** Opening the link does not use it up, because mail scanners open links too (conta-13). */
export function loader({ url: { searchParams } }: Route.LoaderArgs) {
  return { token: searchParams.get('token') ?? '', anual: searchParams.get('plano') === 'anual' }
}

/** POST /confirmar-email (conta-16). */
export async function action({ request }: Route.ActionArgs) {
  const formulario = await readForm(request)
  const token = lerCampo(formulario, 'token')
  const anual = lerCampo(formulario, 'plano') === 'anual'
  try {
    const feito = await confirmarEmail(token)
    if (ehNegado(feito))
      return data<ConfirmacaoFeita>({ recusa: feito.recusas[0] ?? null, anual }, respostaDe(feito))
    return data<ConfirmacaoFeita>({ recusa: null, anual })
  } catch (error) {
    const { status, headers } = failureOf(error)
    const recusa = recusarFalha(ERRO_NA_CONFIRMACAO, status)
    return data<ConfirmacaoFeita>({ recusa, anual, denovo: token }, { status, headers })
  }
}

export default function Rota({ loaderData, actionData }: Route.ComponentProps) {
  return <Confirmacao lido={loaderData} feito={actionData} />
}
