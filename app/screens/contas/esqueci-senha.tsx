import { ERRO_AO_ENVIAR } from '~/domain/empresas/identificador'
import { pedirRedefinicao } from '~/domain/empresas/pedir-link.server'
import { ehRecusa } from '~/domain/valores/recusa'
import type { Route } from './+types/esqueci-senha'
import { atenderPedidoDeLink } from './atender-pedido-de-link.server'
import { lerCampo } from './campos-do-formulario'
import { perguntar } from './falha'
import { LinkDaMoldura, Moldura, TituloDaMoldura } from './moldura'
import { PedirRedefinicao, type RespostaDoLink, TEXTO_DO_ESQUECI } from './pedir-link'

export const meta: Route.MetaFunction = () => [
  { title: 'Esqueci minha senha · Comanda' },
  { name: 'robots', content: 'noindex' },
]

/** A document's answer keeps the Retry-After of the action. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** POST /reset-password/link: 'Esqueci minha senha' (specification 1, sections 2, 5 and 8). */
export function action({ request, context }: Route.ActionArgs) {
  return atenderPedidoDeLink({ request, context, campo: 'email', pedir: pedirRedefinicao })
}

/** A request that gets no answer says so and keeps what was typed. */
export async function clientAction({
  request,
  serverAction,
}: Route.ClientActionArgs): Promise<RespostaDoLink> {
  const digitado = lerCampo(await request.clone().formData(), 'email')
  const resposta = await perguntar(serverAction, ERRO_AO_ENVIAR)
  return ehRecusa(resposta) ? { enviado: false, recusas: [resposta], digitado } : resposta
}

/** The page behind the login's dialog, for who has no script. */
export default function EsqueciSenha({ actionData }: Route.ComponentProps) {
  return (
    <Moldura rodape={<LinkDaMoldura href="/login">Voltar ao login</LinkDaMoldura>}>
      <div className="grid gap-5">
        <TituloDaMoldura titulo="Esqueci minha senha" texto={TEXTO_DO_ESQUECI} />
        <PedirRedefinicao resposta={actionData} />
      </div>
    </Moldura>
  )
}
