import { data } from 'react-router'
import { redefinicaoAberta, redefinirSenha } from '~/domain/contas/redefinir-senha.server'
import { novaSenhaSchema } from '~/domain/contas/senha'
import { lerFormularioCom } from '~/domain/respostas/formulario'
import type { Recusa } from '~/domain/respostas/recusa'
import { ehNegado } from '~/domain/respostas/resultado'
import { lerCampo, lerCampos } from '~/screens/campos/campos-do-formulario'
import { recusarFalha, respostaDe } from '~/screens/campos/recusas/falha'
import { keepProof } from '~/server/auth/known-browsers.server'
import { clientAddressContext, failureOf, readForm, readingOr } from '~/server/request.server'
import type { Route } from './+types/reset-password'
import { ERRO, NovaSenha, type SenhaRedefinida } from './tela-da-nova-senha'

export const handle = { place: 'account', conta: NovaSenha }

export const meta: Route.MetaFunction = () => [
  { title: 'Redefinir senha · Comanda' },
  { name: 'robots', content: 'noindex' },
]

/** Passes the action's Retry-After on when the form is sent without script. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/**
 * Checks whether the link still works; opening it does not use it up (conta-13). When the database cannot be asked, the
 * form is shown, and the answer to it will tell.
 */
export async function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  return { token, valido: token !== '' && (await readingOr(redefinicaoAberta(token), true)) }
}

/** POST /reset-password (conta-17). A refused password does not use the link up. */
export async function action({ request, context }: Route.ActionArgs) {
  const formulario = await readForm(request)
  const token = lerCampo(formulario, 'token')
  /** The form stays as long as its link may still work. */
  const recusar = (recusas: readonly Recusa[], status: number, headers?: HeadersInit, aberto = token) =>
    data<SenhaRedefinida>({ redefinida: false, token: aberto, recusas }, { status, headers })

  const lido = lerFormularioCom(novaSenhaSchema, lerCampos(formulario), ERRO)
  if ('recusas' in lido) return recusar(lido.recusas, 422)
  try {
    const feita = await redefinirSenha(token, lido.dados.senha, context.get(clientAddressContext))
    if (ehNegado(feita)) {
      const { status, headers } = respostaDe(feita)
      return recusar(feita.recusas, status, headers, feita.espera === undefined ? '' : token)
    }
    const headers = { 'Set-Cookie': await keepProof(request, feita.dados.prova) }
    return data<SenhaRedefinida>({ redefinida: true, token: '', recusas: [] }, { headers })
  } catch (error) {
    const { status, headers } = failureOf(error)
    return recusar([recusarFalha(ERRO, status)], status, headers)
  }
}

export default function Rota({ loaderData, actionData }: Route.ComponentProps) {
  return <NovaSenha lido={loaderData} feito={actionData} />
}
