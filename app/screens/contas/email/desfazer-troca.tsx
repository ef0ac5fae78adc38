import { data } from 'react-router'
import { desfazerAberto, desfazerTroca } from '~/domain/empresas/acesso/desfazer-troca.server'
import { ehNegado } from '~/domain/respostas/resultado'
import { lerCampo } from '~/screens/campos/campos-do-formulario'
import { recusarFalha, respostaDe } from '~/screens/campos/recusas/falha'
import { failureOf, readForm, readingOr } from '~/server/request.server'
import type { Route } from './+types/desfazer-troca'
import { DesfazerTroca, ERRO_AO_DESFAZER, type TrocaDesfeita } from './tela-de-desfazer'

export const handle = { place: 'account', conta: DesfazerTroca }

export const meta: Route.MetaFunction = () => [
  { title: 'Desfazer a troca de e-mail · Comanda' },
  { name: 'robots', content: 'noindex' },
]

/** Passes the action's Retry-After on when the form is sent without script. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/**
 * Opening the link does not use it up, because mail scanners open links too. When the database cannot be asked, the
 * link counts as working.
 */
export async function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  return { token, valido: token !== '' && (await readingOr(desfazerAberto(token), true)) }
}

/** POST /confirmar-email/desfazer (decision 021). */
export async function action({ request }: Route.ActionArgs) {
  const token = lerCampo(await readForm(request), 'token')
  try {
    const feita = await desfazerTroca(token)
    if (ehNegado(feita)) {
      return data<TrocaDesfeita>({ tokenDaSenha: null, recusas: feita.recusas, token: '' }, respostaDe(feita))
    }
    return data<TrocaDesfeita>({ ...feita.dados, recusas: [], token: '' })
  } catch (error) {
    const { status, headers } = failureOf(error)
    const recusas = [recusarFalha(ERRO_AO_DESFAZER, status)]
    return data<TrocaDesfeita>({ tokenDaSenha: null, recusas, token }, { status, headers })
  }
}

export default function Rota({ loaderData, actionData }: Route.ComponentProps) {
  return <DesfazerTroca lido={loaderData} feito={actionData} />
}
