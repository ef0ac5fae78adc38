import { ERRO_AO_ENVIAR } from '~/domain/empresas/identificador'
import { pedirConfirmacao } from '~/domain/empresas/pedir-link.server'
import { ehRecusa } from '~/domain/valores/recusa'
import type { Route } from './+types/novo-link'
import { atenderPedidoDeLink } from './atender-pedido-de-link.server'
import { lerCampo } from './campos-do-formulario'
import { perguntar } from './falha'
import { LinkDaMoldura, Moldura, TituloDaMoldura } from './moldura'
import { PedirConfirmacao, type RespostaDoLink } from './pedir-link'

export const meta: Route.MetaFunction = () => [
  { title: 'Novo link de confirmação · Comanda' },
  { name: 'robots', content: 'noindex' },
]

/** A document's answer keeps the Retry-After of the action. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** POST /confirmar-email/novo: a new confirmation link, also from the login (decision 27). */
export function action({ request, context }: Route.ActionArgs) {
  return atenderPedidoDeLink({ request, context, campo: 'identificador', pedir: pedirConfirmacao })
}

/** A request that gets no answer says so and keeps what was typed. */
export async function clientAction({
  request,
  serverAction,
}: Route.ClientActionArgs): Promise<RespostaDoLink> {
  const digitado = lerCampo(await request.clone().formData(), 'identificador')
  const resposta = await perguntar(serverAction, ERRO_AO_ENVIAR)
  return ehRecusa(resposta) ? { enviado: false, recusas: [resposta], digitado } : resposta
}

export default function NovoLink({ actionData }: Route.ComponentProps) {
  return (
    <Moldura rodape={<LinkDaMoldura href="/login">Voltar ao login</LinkDaMoldura>}>
      <div className="grid gap-5">
        <TituloDaMoldura
          titulo="Novo link de confirmação"
          texto="Se a conta ainda não foi confirmada, um novo link chega ao e-mail do cadastro."
        />
        <PedirConfirmacao resposta={actionData} />
      </div>
    </Moldura>
  )
}
