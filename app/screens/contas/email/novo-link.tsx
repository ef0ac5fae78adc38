import { pedirConfirmacao } from '~/domain/empresas/acesso/pedir-link.server'
import { atenderPedidoDeLink } from '../atender-pedido-de-link.server'
import { LinkDaMoldura, MolduraDasContas, TituloDaMoldura } from '../moldura-das-contas'
import { PedirConfirmacao } from '../pedir-link'
import type { Route } from './+types/novo-link'

export const handle = { place: 'account', byHost: true }

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

export default function NovoLink({ actionData }: Route.ComponentProps) {
  return (
    <MolduraDasContas rodape={<LinkDaMoldura href="/login">Voltar ao login</LinkDaMoldura>}>
      <div className="grid gap-5">
        <TituloDaMoldura
          titulo="Novo link de confirmação"
          texto="Se a conta ainda não foi confirmada, um novo link chega ao e-mail do cadastro."
        />
        <PedirConfirmacao resposta={actionData} />
      </div>
    </MolduraDasContas>
  )
}
