import { data, redirect } from 'react-router'
import { cadastrarEmpresa } from '~/domain/empresas/cadastrar-empresa.server'
import { cadastroSchema, ERRO_NO_CADASTRO, lerFormulario } from '~/domain/empresas/cadastro'
import { findMembro } from '~/domain/empresas/store.server'
import type { Recusa } from '~/domain/respostas/recusa'
import { ehNegado } from '~/domain/respostas/resultado'
import { lerCampo, lerCampos, semSenhas } from '~/screens/campos/campos-do-formulario'
import { recusarFalha, respostaDe } from '~/screens/campos/recusas/falha'
import { currentSession } from '~/server/auth/sessions.server'
import {
  clientAddressContext,
  failureOf,
  linkOrigin,
  readForm,
  readingOr,
  seenOrigin,
} from '~/server/request.server'
import type { Route } from './+types/cadastro'
import { Cadastro, type CadastroFeito } from './tela-do-cadastro'

export const handle = { place: 'account', conta: Cadastro }

export const meta: Route.MetaFunction = () => [
  { title: 'Cadastre seu restaurante · Comanda' },
  { name: 'description', content: 'Crie o cardápio digital do seu restaurante e teste grátis por 7 dias.' },
]

/** Passes the action's Retry-After on when the form is sent without script. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** Redirects somebody who is signed in to 'Meus dados' (conta-1). */
export async function loader({ request, url }: Route.LoaderArgs) {
  const empresa = await readingOr(empresaDeQuemEntrou(request), null)
  if (empresa) throw redirect(`/cadastro-empresa/${empresa.id}`)
  return { origem: seenOrigin(request), anual: url.searchParams.get('plano') === 'anual' }
}

async function empresaDeQuemEntrou(request: Request) {
  const sessao = await currentSession(request)
  return sessao && (await findMembro(sessao))?.empresa
}

/** POST /cadastro-empresa (conta-1): works as a plain form too. */
export async function action({ request, context }: Route.ActionArgs) {
  const formulario = await readForm(request)
  const digitado = lerCampos(formulario)
  const anual = lerCampo(formulario, 'plano') === 'anual'
  const recusar = (recusas: readonly Recusa[], status: number, headers?: HeadersInit) =>
    data<CadastroFeito>(
      { cadastrada: false, recusas, valores: semSenhas(digitado), anual },
      { status, headers },
    )

  const lido = lerFormulario(cadastroSchema, digitado)
  if ('recusas' in lido) return recusar(lido.recusas, 422)
  const endereco = context.get(clientAddressContext)
  try {
    const feita = await cadastrarEmpresa(lido.dados, { endereco, origin: linkOrigin(request), anual })
    if (!ehNegado(feita)) return data<CadastroFeito>({ cadastrada: true, recusas: [], valores: {}, anual })
    const { status, headers } = respostaDe(feita)
    return recusar(feita.recusas, status, headers)
  } catch (error) {
    const { status, headers } = failureOf(error)
    return recusar([recusarFalha(ERRO_NO_CADASTRO, status)], status, headers)
  }
}

export default function Rota({ loaderData, actionData }: Route.ComponentProps) {
  return <Cadastro lido={loaderData} feito={actionData} />
}
