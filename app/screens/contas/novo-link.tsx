import { data } from 'react-router'
import { pedirConfirmacao } from '~/domain/empresas/pedir-link.server'
import { clientAddressContext, linkOrigin, readForm } from '~/server/request.server'
import type { Route } from './+types/novo-link'
import { lerCampo } from './campos-do-formulario'
import { LinkDaMoldura, Moldura, TituloDaMoldura } from './moldura'
import { PedirConfirmacao, type RespostaDoLink } from './pedir-link'

export const meta: Route.MetaFunction = () => [{ title: 'Novo link de confirmação · Comanda' }]

/** A document's answer keeps the Retry-After of the action. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** POST /confirmar-email/novo: a new confirmation link, also from the login (decision 27). */
export async function action({ request, context }: Route.ActionArgs) {
  const digitado = lerCampo(await readForm(request), 'identificador')
  const origem = linkOrigin(request)
  const pedido = await pedirConfirmacao(digitado, { endereco: context.get(clientAddressContext), origem })
  if ('pedido' in pedido) return { enviado: true } satisfies RespostaDoLink
  const { recusa, espera } = pedido
  const resposta: RespostaDoLink = { enviado: false, recusas: [recusa], digitado }
  if (espera === undefined) return data(resposta, { status: 422 })
  return data(resposta, { status: 429, headers: { 'Retry-After': String(espera) } })
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
