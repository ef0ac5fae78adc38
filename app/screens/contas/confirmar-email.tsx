import { MailWarning } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { data, useFetcher } from 'react-router'
import { attempt } from '~/browser/attempt'
import { useScripted } from '~/browser/use-scripted'
import { confirmarEmail } from '~/domain/empresas/acesso/confirmar-email.server'
import type { Recusa } from '~/domain/respostas/recusa'
import { ehNegado } from '~/domain/respostas/resultado'
import { lerCampo } from '~/screens/campos/campos-do-formulario'
import { recusarFalha, recusarSemResposta, respostaDe } from '~/screens/campos/recusas/falha'
import { failureOf, readForm } from '~/server/request.server'
import { Banner } from '~/ui/banner'
import { Button, ButtonLink } from '~/ui/button'
import { Spinner } from '~/ui/spinner'
import { useToast } from '~/ui/toast'
import type { Route } from './+types/confirmar-email'
import { Concluido, Moldura, TituloDaMoldura } from './moldura'
import { PedirConfirmacao } from './pedir-link'
import { useAviso } from './use-aviso'
import { useDepois } from './use-depois'

const REDIRECIONA_MS = 3000
const ERRO_NA_CONFIRMACAO = 'Erro na confirmação'

export const meta: Route.MetaFunction = () => [
  { title: 'Confirmação de e-mail · Comanda' },
  { name: 'robots', content: 'noindex' },
]

/** Passes the action's Retry-After on when the form is sent without script. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

interface Resposta {
  recusa: Recusa | null
  anual: boolean
  /** The token of a link that could not be tried, and may still work. */
  denovo?: string
}

/** Opening the link does not use it up, because mail scanners open links too (conta-13). */
export function loader({ url: { searchParams } }: Route.LoaderArgs) {
  return { token: searchParams.get('token') ?? '', anual: searchParams.get('plano') === 'anual' }
}

/** POST /confirmar-email (conta-16). */
export async function action({ request }: Route.ActionArgs) {
  const formulario = await readForm(request)
  const token = lerCampo(formulario, 'token')
  const anual = lerCampo(formulario, 'plano') === 'anual'
  try {
    const feito = await confirmarEmail(token)
    if (ehNegado(feito)) return data<Resposta>({ recusa: feito.recusas[0] ?? null, anual }, respostaDe(feito))
    return data<Resposta>({ recusa: null, anual })
  } catch (error) {
    const { status, headers } = failureOf(error)
    const recusa = recusarFalha(ERRO_NA_CONFIRMACAO, status)
    return data<Resposta>({ recusa, anual, denovo: token }, { status, headers })
  }
}

/** When no answer comes, the page says so, and the link can be tried again. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<Resposta> {
  const formulario = await request.clone().formData()
  return attempt(serverAction, falha => ({
    recusa: recusarSemResposta(ERRO_NA_CONFIRMACAO, falha),
    anual: lerCampo(formulario, 'plano') === 'anual',
    denovo: lerCampo(formulario, 'token'),
  }))
}

export default function ConfirmarEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { token, anual } = loaderData
  const fetcher = useFetcher<typeof action>()
  const enviada = useRef(false)
  const resposta = fetcher.data ?? actionData

  // The script sends the form by itself. `enviada` keeps it from sending twice, because a token works only once.
  useEffect(() => {
    if (token === '' || resposta || enviada.current) return
    enviada.current = true
    fetcher.submit(
      { token, plano: anual ? 'anual' : '' },
      { method: 'post', action: '/confirmar-email', defaultShouldRevalidate: false },
    )
  }, [token, anual, resposta, fetcher])

  return (
    <Moldura>
      <div className="grid gap-5">
        {token === '' && !resposta ? (
          <Erro titulo={ERRO_NA_CONFIRMACAO} texto="Link inválido ou expirado." />
        ) : !resposta ? (
          <Verificando token={token} anual={anual} />
        ) : resposta.recusa ? (
          <Erro
            titulo={resposta.recusa.titulo}
            texto={resposta.recusa.texto}
            denovo={resposta.denovo}
            anual={resposta.anual}
          />
        ) : (
          <Sucesso anual={resposta.anual} />
        )}
      </div>
    </Moldura>
  )
}

function Verificando({ token, anual }: { token: string; anual: boolean }) {
  const scripted = useScripted()
  return (
    <>
      <TituloDaMoldura titulo="Confirmação de e-mail" />
      {scripted ? (
        <p className="flex items-center gap-3" role="status">
          <Spinner />
          Verificando seu e-mail...
        </p>
      ) : (
        // For browsers whose script never arrives. When the script arrives soon, the form has not become visible yet.
        <form method="post" action="/confirmar-email" className="pending-show grid gap-5">
          <p>Toque no botão para confirmar que este e-mail é seu.</p>
          <input type="hidden" name="token" value={token} />
          {anual && <input type="hidden" name="plano" value="anual" />}
          <Button type="submit" size="lg" wide>
            Confirmar e-mail
          </Button>
        </form>
      )}
    </>
  )
}

function Sucesso({ anual }: { anual: boolean }) {
  const login = anual ? '/login?plano=anual' : '/login'
  useAviso({ title: 'E-mail confirmado com sucesso!', duration: REDIRECIONA_MS })
  useDepois(login, REDIRECIONA_MS)
  return (
    <>
      <Concluido titulo="E-mail confirmado com sucesso!">
        <p>Você já pode entrar no painel.</p>
      </Concluido>
      <ButtonLink to={login} reloadDocument size="lg" wide>
        Ir agora
      </ButtonLink>
    </>
  )
}

interface ErroProps {
  titulo: string
  texto: string
  denovo?: string | undefined
  anual?: boolean
}

function Erro({ titulo, texto, denovo, anual = false }: ErroProps) {
  const { show } = useToast()
  useEffect(() => {
    show({ title: titulo, text: texto, variant: 'destructive', duration: 5000 })
  }, [titulo, texto, show])
  return (
    <>
      <MailWarning aria-hidden="true" className="size-12 text-red-tinta" />
      <TituloDaMoldura titulo="Não foi possível confirmar seu e-mail." />
      <Banner tone="danger" title={titulo} announce>
        <p>{texto}</p>
        {denovo === undefined && <p>Se você já confirmou, é só entrar. Se não, peça um novo link.</p>}
      </Banner>
      {denovo === undefined ? (
        <PedirConfirmacao />
      ) : (
        <ButtonLink to={enderecoDoLink(denovo, anual)} reloadDocument size="lg" wide>
          Tentar novamente
        </ButtonLink>
      )}
      <ButtonLink to="/login" reloadDocument variant="secondary" size="lg" wide>
        Ir para o login
      </ButtonLink>
    </>
  )
}

function enderecoDoLink(token: string, anual: boolean): string {
  return `/confirmar-email?${new URLSearchParams({ token, ...(anual && { plano: 'anual' }) })}`
}
