import { pedirRedefinicao } from '~/domain/empresas/acesso/pedir-link.server'
import { atenderPedidoDeLink } from '../atender-pedido-de-link.server'
import { LinkDaMoldura, MolduraDasContas, TituloDaMoldura } from '../moldura-das-contas'
import { PedirRedefinicao, TEXTO_DO_ESQUECI } from '../pedir-link'
import type { Route } from './+types/esqueci-senha'

export const handle = { place: 'account', byHost: true }

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

/** The page that replaces the login's dialog when no script runs. */
export default function EsqueciSenha({ actionData }: Route.ComponentProps) {
  return (
    <MolduraDasContas rodape={<LinkDaMoldura href="/login">Voltar ao login</LinkDaMoldura>}>
      <div className="grid gap-5">
        <TituloDaMoldura titulo="Esqueci minha senha" texto={TEXTO_DO_ESQUECI} />
        <PedirRedefinicao resposta={actionData} />
      </div>
    </MolduraDasContas>
  )
}
