import { Undo2 } from 'lucide-react'
import { useId, useRef } from 'react'
import { data, Form, useNavigation } from 'react-router'
import { attempt } from '~/browser/attempt'
import { desfazerAberto, desfazerTroca } from '~/domain/empresas/acesso/desfazer-troca.server'
import type { Recusa } from '~/domain/respostas/recusa'
import { ehNegado } from '~/domain/respostas/resultado'
import { lerCampo } from '~/screens/campos/campos-do-formulario'
import { AvisoDaRecusa } from '~/screens/campos/recusas/aviso-da-recusa'
import { recusarFalha, recusarSemResposta, respostaDe } from '~/screens/campos/recusas/falha'
import { useRecusas } from '~/screens/campos/recusas/use-recusas'
import { failureOf, readForm, readingOr } from '~/server/request.server'
import { Banner } from '~/ui/banner'
import { Button, ButtonLink } from '~/ui/button'
import type { Route } from './+types/desfazer-troca'
import { Concluido, LinkDaMoldura, Moldura, TituloDaMoldura } from './moldura'
import { useAviso } from './use-aviso'

const ERRO = 'Erro ao desfazer a troca'

export const meta: Route.MetaFunction = () => [
  { title: 'Desfazer a troca de e-mail · Comanda' },
  { name: 'robots', content: 'noindex' },
]

/** Passes the action's Retry-After on when the form is sent without script. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

interface Resposta {
  /** The token for setting a new password; null until the change is undone. */
  tokenDaSenha: string | null
  recusas: readonly Recusa[]
  /** The link's token as long as it may still work, else ''. */
  token: string
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
      return data<Resposta>({ tokenDaSenha: null, recusas: feita.recusas, token: '' }, respostaDe(feita))
    }
    return data<Resposta>({ ...feita.dados, recusas: [], token: '' })
  } catch (error) {
    const { status, headers } = failureOf(error)
    const recusas = [recusarFalha(ERRO, status)]
    return data<Resposta>({ tokenDaSenha: null, recusas, token }, { status, headers })
  }
}

/** When no answer comes, the page says so, and the owner can try again. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<Resposta> {
  const token = lerCampo(await request.clone().formData(), 'token')
  return attempt(serverAction, falha => ({
    tokenDaSenha: null,
    recusas: [recusarSemResposta(ERRO, falha)],
    token,
  }))
}

export default function DesfazerTroca({ loaderData, actionData }: Route.ComponentProps) {
  const { tokenDaSenha, recusas, token = loaderData.token } = actionData ?? {}
  const aberto = actionData ? token !== '' : loaderData.valido
  const desfeita = typeof tokenDaSenha === 'string'
  useAviso(desfeita ? { title: 'Troca desfeita!' } : null)
  return (
    <Moldura rodape={!desfeita && <LinkDaMoldura href="/login">Ir para o login</LinkDaMoldura>}>
      {desfeita ? (
        <Feita token={tokenDaSenha} />
      ) : aberto ? (
        <Pergunta token={token} respondidas={recusas} />
      ) : (
        <Vencida texto={recusas?.[0]?.texto ?? 'Link inválido ou expirado.'} />
      )}
    </Moldura>
  )
}

/** Undoing needs a press, because it also ends the sessions that the owner has open elsewhere. */
function Pergunta({ token, respondidas }: { token: string; respondidas: readonly Recusa[] | undefined }) {
  const formulario = useRef<HTMLFormElement>(null)
  const titulo = useId()
  const { geral } = useRecusas(formulario, { respondidas })
  const enviando = useNavigation().formAction === '/confirmar-email/desfazer'
  return (
    <Form
      ref={formulario}
      method="post"
      action="/confirmar-email/desfazer"
      defaultShouldRevalidate={false}
      aria-labelledby={titulo}
      className="grid gap-5"
    >
      <Undo2 aria-hidden="true" className="size-12 text-acento-forte" />
      <TituloDaMoldura
        id={titulo}
        titulo="Desfazer a troca de e-mail"
        texto="Sua conta volta ao e-mail em que você recebeu este link, mesmo que a troca já esteja valendo, e todas as sessões são encerradas."
      />
      <AvisoDaRecusa recusa={geral} />
      <input type="hidden" name="token" value={token} />
      <Button type="submit" size="lg" wide pending={enviando} pendingLabel="Desfazendo...">
        Desfazer a troca
      </Button>
    </Form>
  )
}

function Feita({ token }: { token: string }) {
  return (
    <div className="grid gap-5">
      <Concluido titulo="Troca desfeita!">
        <p>Sua conta voltou ao e-mail de antes, e todas as sessões foram encerradas.</p>
        <p className="mt-2 text-tinta">
          Quem pediu a troca sabia a sua senha. <strong>Crie uma nova agora</strong>, para que ninguém a use
          de novo.
        </p>
      </Concluido>
      <ButtonLink to={`/reset-password?${new URLSearchParams({ token })}`} reloadDocument size="lg" wide>
        Criar nova senha
      </ButtonLink>
      <ButtonLink to="/login" reloadDocument variant="secondary" size="lg" wide>
        Ir para o login
      </ButtonLink>
    </div>
  )
}

function Vencida({ texto }: { texto: string }) {
  return (
    <div className="grid gap-5">
      <TituloDaMoldura titulo="Desfazer a troca de e-mail" />
      <Banner tone="danger" title={texto} announce>
        O link vale por 72 horas e por uma única vez. Se a sua conta ainda usa este e-mail, crie uma nova
        senha: isso também cancela uma troca que espera confirmação.
      </Banner>
      <ButtonLink to="/reset-password/link" reloadDocument size="lg" wide>
        Criar nova senha
      </ButtonLink>
    </div>
  )
}
