import { useEffect, useEffectEvent, useRef } from 'react'
import { data } from 'react-router'
import { useScripted } from '~/browser/use-scripted'
import { confirmarEmail } from '~/domain/empresas/acesso/confirmar-email.server'
import type { Recusa } from '~/domain/respostas/recusa'
import { ehNegado } from '~/domain/respostas/resultado'
import { lerCampo } from '~/screens/campos/campos-do-formulario'
import { recusarFalha, respostaDe } from '~/screens/campos/recusas/falha'
import { useFormularioDeConta } from '~/screens/campos/use-formulario-de-conta'
import { failureOf, readForm } from '~/server/request.server'
import { Banner } from '~/ui/banner'
import { Button, ButtonLink } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { useToast } from '~/ui/overlays/toast'
import { Spinner } from '~/ui/spinner'
import { Concluido, MolduraDasContas, TituloDaMoldura } from '../moldura-das-contas'
import { PedirConfirmacao } from '../pedir-link'
import { useAviso } from '../use-aviso'
import { useDepois } from '../use-depois'
import type { Route } from './+types/confirmar-email'

export const handle = { place: 'account', byHost: true }

export const meta: Route.MetaFunction = () => [
  { title: 'Confirmação de e-mail · Comanda' },
  { name: 'robots', content: 'noindex' },
]

/** Passes the action's Retry-After on when the form is sent without script. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
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
    if (ehNegado(feito)) return data<ConfirmacaoFeita>({ recusas: feito.recusas, anual }, respostaDe(feito))
    return data<ConfirmacaoFeita>({ recusas: [], anual })
  } catch (error) {
    const { status, headers } = failureOf(error)
    const recusas = [recusarFalha(ERRO_NA_CONFIRMACAO, status)]
    return data<ConfirmacaoFeita>({ recusas, anual, denovo: token }, { status, headers })
  }
}

const ACAO = '/confirmar-email'
const REDIRECIONA_MS = 3000
const ERRO_NA_CONFIRMACAO = 'Erro na confirmação'

interface ConfirmacaoFeita {
  readonly recusas: readonly Recusa[]
  readonly anual: boolean
  /** The token of a link that could not be tried, and may still work. */
  readonly denovo?: string
}

export default function Confirmacao({ loaderData: { token, anual }, actionData }: Route.ComponentProps) {
  const { feito, recusas, enviar } = useFormularioDeConta<ConfirmacaoFeita>(ACAO, {
    titulo: ERRO_NA_CONFIRMACAO,
    feito: actionData,
  })
  const doAnual = feito?.anual ?? anual
  const enviada = useRef(false)
  // The script sends the form by itself. `enviada` keeps it from sending twice, because a token works only once.
  const confirmar = useEffectEvent(() => {
    if (token === '' || feito || enviada.current) return
    enviada.current = true
    const formulario = new FormData()
    formulario.set('token', token)
    formulario.set('plano', anual ? 'anual' : '')
    void enviar(formulario)
  })
  useEffect(() => confirmar(), [])

  return (
    <MolduraDasContas>
      <div className="grid gap-5">
        {recusas?.[0] ? (
          <Erro {...recusas[0]} denovo={feito ? feito.denovo : token} anual={doAnual} />
        ) : feito ? (
          <Sucesso anual={doAnual} />
        ) : token === '' ? (
          <Erro titulo={ERRO_NA_CONFIRMACAO} texto="Link inválido ou expirado." />
        ) : (
          <Verificando token={token} anual={anual} />
        )}
      </div>
    </MolduraDasContas>
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
          <span>Verificando seu e-mail...</span>
        </p>
      ) : (
        // For browsers whose script never arrives. When the script arrives soon, the form has not become visible yet.
        <form method="post" action={ACAO} className="pending-show grid gap-5">
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
      <Icon name="mail-warning" className="size-12 text-red-tinta" />
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
