import { data } from 'react-router'
import { pedirRedefinicao } from '~/domain/empresas/pedir-link.server'
import { clientAddressContext, linkOrigin, readForm } from '~/server/request.server'
import type { Route } from './+types/esqueci-senha'
import { lerCampo } from './campos-do-formulario'
import { LinkDaMoldura, Moldura, TituloDaMoldura } from './moldura'
import { PedirRedefinicao, type RespostaDoLink, TEXTO_DO_ESQUECI } from './pedir-link'

export const meta: Route.MetaFunction = () => [{ title: 'Esqueci minha senha · Comanda' }]

/** A document's answer keeps the Retry-After of the action. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** POST /reset-password/link: 'Esqueci minha senha' (specification 1, sections 2, 5 and 8). */
export async function action({ request, context }: Route.ActionArgs) {
  const digitado = lerCampo(await readForm(request), 'email')
  const origem = linkOrigin(request)
  const pedido = await pedirRedefinicao(digitado, { endereco: context.get(clientAddressContext), origem })
  if ('pedido' in pedido) return { enviado: true } satisfies RespostaDoLink
  const { recusa, espera } = pedido
  const resposta: RespostaDoLink = { enviado: false, recusas: [recusa], digitado }
  if (espera === undefined) return data(resposta, { status: 422 })
  return data(resposta, { status: 429, headers: { 'Retry-After': String(espera) } })
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
