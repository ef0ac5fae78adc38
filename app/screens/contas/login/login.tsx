import { type FormEvent, useEffect, useId, useRef } from 'react'
import { data, redirect, useSearchParams } from 'react-router'
import { isOnline } from '~/browser/page'
import { replaceQuery } from '~/browser/use-query'
import { entrar } from '~/domain/empresas/acesso/entrar.server'
import { conferirCampos, EMAIL_NAO_CONFIRMADO, ERRO_AO_ENVIAR } from '~/domain/empresas/acesso/identificador'
import type { Recusa } from '~/domain/respostas/recusa'
import { ehNegado } from '~/domain/respostas/resultado'
import { lerCampo } from '~/screens/campos/campos-do-formulario'
import { CamposDoLogin } from '~/screens/campos/campos-do-login'
import { AvisoDaRecusa } from '~/screens/campos/recusas/aviso-da-recusa'
import { recusarFalha, recusarStatus, respostaDe } from '~/screens/campos/recusas/falha'
import { useRecusas } from '~/screens/campos/recusas/use-recusas'
import { useFormularioDeConta } from '~/screens/campos/use-formulario-de-conta'
import { keepProof, readProofs } from '~/server/auth/known-browsers.server'
import { currentSession, signIn } from '~/server/auth/sessions.server'
import { clientAddressContext, failureOf, linkOrigin, readForm, readingOr } from '~/server/request.server'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { useToast } from '~/ui/overlays/toast'
import { LinkDaMoldura, MolduraDasContas, TituloDaMoldura } from '../moldura-das-contas'
import { Esqueci } from '../senha/esqueci'
import type { Route } from './+types/login'
import { destinoDeQuemEntrou } from './destino-de-quem-entrou'

export const handle = { place: 'account', byHost: true }

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

const ERRO_NO_LOGIN = 'Erro no Login'
interface LoginRecusado {
  readonly recusas: readonly Recusa[]
  readonly identificador: string
  readonly manter: boolean
}

export default function Login({ actionData }: Route.ComponentProps) {
  const [busca] = useSearchParams()
  const anual = busca.get('plano') === 'anual'
  const volta = busca.get('volta')
  // Keeps these through a refused login.
  const levados = new URLSearchParams({ ...(anual && { plano: 'anual' }), ...(volta && { volta }) })
  const acao = levados.size > 0 ? `/login?${levados}` : '/login'
  const { feito, recusas, passo, aoEnviar } = useFormularioDeConta<LoginRecusado>(acao, {
    titulo: ERRO_NO_LOGIN,
    feito: actionData,
    destino: destinoDeQuemEntrou(volta),
  })
  const formulario = useRef<HTMLFormElement>(null)
  const titulo = useId()
  const { geral, erro, aoDigitar } = useRecusas(formulario, { respondidas: recusas })
  useAvisoDeSaida()

  return (
    <MolduraDasContas
      rodape={
        <>
          <p>
            <span>Ainda não tem conta? </span>
            <LinkDaMoldura href="/cadastro-empresa">Cadastre-se</LinkDaMoldura>
          </p>
          <LinkDaMoldura href="/">Voltar ao site</LinkDaMoldura>
        </>
      }
    >
      {anual && <AvisoDoPlano />}
      {volta !== null && (
        <Banner tone="warning" title="Sua sessão terminou." className="mb-5">
          Entre novamente para continuar de onde parou.
        </Banner>
      )}
      <AvisoDaRecusa recusa={geral} className="mb-5">
        {geral?.codigo === EMAIL_NAO_CONFIRMADO.codigo && (
          <Reenviar identificador={feito?.identificador ?? ''} />
        )}
      </AvisoDaRecusa>
      <form
        ref={formulario}
        method="post"
        action={acao}
        onSubmit={aoEnviar}
        noValidate
        aria-labelledby={titulo}
        onInput={aoDigitar}
        className="grid gap-5"
      >
        <TituloDaMoldura
          id={titulo}
          titulo="Entrar no painel"
          texto="Acompanhe e avance os pedidos do seu restaurante."
        />
        <CamposDoLogin identificador={feito?.identificador} manter={feito?.manter} erro={erro} />
        <Button
          type="submit"
          size="lg"
          wide
          pending={passo !== 'parado'}
          pendingLabel={passo === 'partindo' ? 'Verificando autenticação...' : 'Entrando...'}
        >
          Entrar
        </Button>
      </form>
      <Esqueci />
    </MolduraDasContas>
  )
}

/** Only somebody who knows the password is told that the e-mail is not confirmed, and gets this button. */
function Reenviar({ identificador }: { identificador: string }) {
  const { show } = useToast()
  // Without a network the browser would put its own error page in place of what is typed here.
  function aoPartir(event: FormEvent) {
    if (isOnline()) return
    event.preventDefault()
    const { titulo, texto } = recusarStatus(ERRO_AO_ENVIAR, null)
    show({ title: titulo, text: texto, variant: 'destructive', duration: 3_000, untilOnline: true })
  }
  return (
    <form method="post" action="/confirmar-email/novo" onSubmit={aoPartir} className="mt-3">
      <input type="hidden" name="identificador" value={identificador} />
      <Button type="submit" variant="secondary">
        Reenviar e-mail de confirmação
      </Button>
    </form>
  )
}

/** Shows the way to the annual plan to an owner who signed up for it. */
function AvisoDoPlano() {
  return (
    <Banner title="Plano Anual escolhido" className="mb-5">
      <span>Entre e assine em</span>{' '}
      <a href="/planos" className="font-semibold underline">
        Planos
      </a>
      <span>. O teste de 7 dias é grátis.</span>
    </Banner>
  )
}

/** Shows 'Logout realizado' once: the parameter is removed from the address, so that a reload does not repeat it. */
function useAvisoDeSaida() {
  const { show } = useToast()
  const saiu = useSearchParams()[0].has('saiu')
  useEffect(() => {
    if (!saiu) return
    show({ title: 'Logout realizado', variant: 'success' })
    replaceQuery('')
  }, [saiu, show])
}
