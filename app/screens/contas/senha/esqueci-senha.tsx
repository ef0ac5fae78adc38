import { pedirRedefinicao } from '~/domain/empresas/acesso/pedir-link.server'
import { atenderPedidoDeLink } from '../atender-pedido-de-link.server'
import type { Route } from './+types/esqueci-senha'
import { EsqueciSenha } from './tela-do-esqueci'

export const handle = { place: 'account', conta: EsqueciSenha }

export const meta: Route.MetaFunction = () => [
  { title: 'Esqueci minha senha · Comanda' },
  { name: 'robots', content: 'noindex' },
]

/** Passes the action's Retry-After on when the form is sent without script. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** POST /reset-password/link: 'Esqueci minha senha' (conta-15). */
export function action({ request, context }: Route.ActionArgs) {
  return atenderPedidoDeLink({ request, context, campo: 'email', pedir: pedirRedefinicao })
}

export default function Rota({ loaderData, actionData }: Route.ComponentProps) {
  return <EsqueciSenha lido={loaderData} feito={actionData} />
}
