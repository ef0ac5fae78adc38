import { pedirConfirmacao } from '~/domain/empresas/acesso/pedir-link.server'
import { atenderPedidoDeLink } from '../atender-pedido-de-link.server'
import type { Route } from './+types/novo-link'
import { NovoLink } from './tela-do-novo-link'

export const handle = { place: 'account', conta: NovoLink }

export const meta: Route.MetaFunction = () => [
  { title: 'Novo link de confirmação · Comanda' },
  { name: 'robots', content: 'noindex' },
]

/** Passes the action's Retry-After on when the form is sent without script. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** POST /confirmar-email/novo: a new confirmation link, also from the login (conta-15). */
export function action({ request, context }: Route.ActionArgs) {
  return atenderPedidoDeLink({ request, context, campo: 'identificador', pedir: pedirConfirmacao })
}

export default function Rota({ loaderData, actionData }: Route.ComponentProps) {
  return <NovoLink lido={loaderData} feito={actionData} />
}
