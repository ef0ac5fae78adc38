import { data, redirect } from 'react-router'
import { entrar } from '~/domain/empresas/acesso/entrar.server'
import { conferirCampos } from '~/domain/empresas/acesso/identificador'
import type { Recusa } from '~/domain/respostas/recusa'
import { ehNegado } from '~/domain/respostas/resultado'
import { lerCampo } from '~/screens/campos/campos-do-formulario'
import { recusarFalha, respostaDe } from '~/screens/campos/recusas/falha'
import { keepProof, readProofs } from '~/server/auth/known-browsers.server'
import { currentSession, signIn } from '~/server/auth/sessions.server'
import { clientAddressContext, failureOf, linkOrigin, readForm, readingOr } from '~/server/request.server'
import type { Route } from './+types/login'
import { destinoDeQuemEntrou } from './destino-de-quem-entrou'
import { ERRO_NO_LOGIN, Login, type LoginRecusado } from './tela-do-login'

export const handle = { place: 'account', conta: Login }

export const meta: Route.MetaFunction = () => [
  { title: 'Entrar · Comanda' },
  { name: 'description', content: 'Entre no painel de pedidos do seu restaurante.' },
]

/** Passes the action's Retry-After on when the form is sent without script. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

const voltaDe = (request: Request) => new URL(request.url).searchParams.get('volta')

/** Redirects somebody who is signed in already to the panel. */
export async function loader({ request }: Route.LoaderArgs) {
  if ((await readingOr(currentSession(request), null)) !== null)
    throw redirect(destinoDeQuemEntrou(voltaDe(request)))
  return null
}

/** POST /login (conta-8, conta-9): works as a plain form too. */
export async function action({ request, context }: Route.ActionArgs) {
  const formulario = await readForm(request)
  const identificador = lerCampo(formulario, 'identificador')
  const senha = lerCampo(formulario, 'senha')
  const manter = formulario.has('manter')
  const recusar = (recusas: readonly Recusa[], status: number, headers?: HeadersInit) =>
    data<LoginRecusado>({ recusas, identificador, manter }, { status, headers })

  const vazios = conferirCampos({ identificador, senha })
  if (vazios.length > 0) return recusar(vazios, 422)
  try {
    const endereco = context.get(clientAddressContext)
    const quem = { endereco, origin: linkOrigin(request), provas: await readProofs(request) }
    const entrada = await entrar({ identificador, senha }, quem)
    if (ehNegado(entrada)) {
      const { status, headers } = respostaDe(entrada, 401)
      return recusar(entrada.recusas, status, headers)
    }
    throw redirect(destinoDeQuemEntrou(voltaDe(request)), {
      headers: [
        ['Set-Cookie', await signIn(request, entrada.dados, manter)],
        ['Set-Cookie', await keepProof(request, entrada.dados.prova)],
      ],
    })
  } catch (error) {
    const { status, headers } = failureOf(error)
    return recusar([recusarFalha(ERRO_NO_LOGIN, status)], status, headers)
  }
}

export default function Rota({ loaderData, actionData }: Route.ComponentProps) {
  return <Login lido={loaderData} feito={actionData} />
}
