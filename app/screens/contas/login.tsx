import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { data, Form, redirect, useNavigation, useSearchParams } from 'react-router'
import { attempt } from '~/browser/attempt'
import { entrar } from '~/domain/empresas/acesso/entrar.server'
import {
  conferirCampos,
  EMAIL_NAO_CONFIRMADO,
  ROTULOS_DO_LOGIN,
} from '~/domain/empresas/acesso/identificador'
import type { Recusa } from '~/domain/respostas/recusa'
import { ehNegado } from '~/domain/respostas/resultado'
import { CampoDaSenha } from '~/screens/campos/campo-da-senha'
import { lerCampo } from '~/screens/campos/campos-do-formulario'
import { AvisoDaRecusa } from '~/screens/campos/recusas/aviso-da-recusa'
import { recusarFalha, recusarSemResposta, respostaDe } from '~/screens/campos/recusas/falha'
import { useRecusas } from '~/screens/campos/recusas/use-recusas'
import { keepProof, readProofs } from '~/server/auth/known-browsers.server'
import { currentSession, signIn } from '~/server/auth/sessions.server'
import { clientAddressContext, failureOf, linkOrigin, readForm, readingOr } from '~/server/request.server'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/checkbox'
import { Dialog } from '~/ui/dialog'
import { Field } from '~/ui/field'
import { TextInput } from '~/ui/text-input'
import { useToast } from '~/ui/toast'
import type { Route } from './+types/login'
import { LinkDaMoldura, Moldura, TituloDaMoldura } from './moldura'
import { PedirRedefinicao, TEXTO_DO_ESQUECI } from './pedir-link'

const ERRO_NO_LOGIN = 'Erro no Login'

export const meta: Route.MetaFunction = () => [
  { title: 'Entrar · Comanda' },
  { name: 'description', content: 'Entre no painel de pedidos do seu restaurante.' },
]

/** Passes the action's Retry-After on when the form is sent without script. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** Redirects somebody who is signed in already to the panel. */
export async function loader({ request }: Route.LoaderArgs) {
  if ((await readingOr(currentSession(request), null)) !== null) throw redirect('/home')
  return null
}

/** POST /login (conta-8, conta-9): works as a plain form too. */
export async function action({ request, context }: Route.ActionArgs) {
  const formulario = await readForm(request)
  const identificador = lerCampo(formulario, 'identificador')
  const senha = lerCampo(formulario, 'senha')
  const manter = formulario.has('manter')
  const recusar = (recusas: readonly Recusa[], status: number, headers?: HeadersInit) =>
    data({ recusas, identificador, manter }, { status, headers })

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
    throw redirect('/home?entrou', {
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

/** When a login gets no answer, the page says so and stays as it is. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const formulario = await request.clone().formData()
  return attempt(serverAction, falha => ({
    recusas: [recusarSemResposta(ERRO_NO_LOGIN, falha)],
    identificador: lerCampo(formulario, 'identificador'),
    manter: formulario.has('manter'),
  }))
}

export default function Login({ actionData }: Route.ComponentProps) {
  const [busca] = useSearchParams()
  const anual = busca.get('plano') === 'anual'
  // Keeps `?plano=anual` through a refused login.
  const acao = anual ? '/login?plano=anual' : '/login'
  const { formAction, state, location } = useNavigation()
  // True when the credentials were right and the panel is being loaded.
  const verificando = state === 'loading' && location.pathname === '/home'
  const formulario = useRef<HTMLFormElement>(null)
  const titulo = useId()
  const { geral, erro, aoDigitar } = useRecusas(formulario, { respondidas: actionData?.recusas })
  useAvisoDeSaida()

  return (
    <Moldura
      rodape={
        <>
          <p>
            Ainda não tem conta? <LinkDaMoldura href="/cadastro-empresa">Cadastre-se</LinkDaMoldura>
          </p>
          <LinkDaMoldura href="/">Voltar ao site</LinkDaMoldura>
        </>
      }
    >
      {anual && <AvisoDoPlano />}
      <AvisoDaRecusa recusa={geral} className="mb-5">
        {geral?.codigo === EMAIL_NAO_CONFIRMADO.codigo && (
          <Reenviar identificador={actionData?.identificador ?? ''} />
        )}
      </AvisoDaRecusa>
      <Form
        ref={formulario}
        method="post"
        action={acao}
        defaultShouldRevalidate={false}
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
        <Field label={ROTULOS_DO_LOGIN.identificador} error={erro('identificador')}>
          <TextInput
            name="identificador"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            defaultValue={actionData?.identificador}
          />
        </Field>
        <CampoDaSenha
          rotulo={ROTULOS_DO_LOGIN.senha}
          name="senha"
          autoComplete="current-password"
          error={erro('senha')}
        />
        <Checkbox
          name="manter"
          label="Manter conectado"
          defaultChecked={actionData?.manter}
          className="-my-2"
        />
        <Button
          type="submit"
          size="lg"
          wide
          pending={verificando || formAction === acao}
          pendingLabel={verificando ? 'Verificando autenticação...' : 'Entrando...'}
        >
          Entrar
        </Button>
      </Form>
      <Esqueci />
    </Moldura>
  )
}

/** Only somebody who knows the password is told that the e-mail is not confirmed, and gets this button. */
function Reenviar({ identificador }: { identificador: string }) {
  return (
    <Form method="post" action="/confirmar-email/novo" className="mt-3">
      <input type="hidden" name="identificador" value={identificador} />
      <Button type="submit" variant="secondary">
        Reenviar e-mail de confirmação
      </Button>
    </Form>
  )
}

/** Opens a dialog; without script it is a link to a page. */
function Esqueci() {
  const [aberto, setAberto] = useState(false)
  function abrir(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setAberto(true)
  }
  return (
    <>
      <p className="mt-3 text-center">
        <LinkDaMoldura href="/reset-password/link" onClick={abrir}>
          Esqueci minha senha
        </LinkDaMoldura>
      </p>
      <Dialog
        open={aberto}
        onClose={() => setAberto(false)}
        title="Esqueci minha senha"
        description={TEXTO_DO_ESQUECI}
      >
        {aberto && <PedirRedefinicao />}
      </Dialog>
    </>
  )
}

/** Shows the way to the annual plan to an owner who signed up for it. */
function AvisoDoPlano() {
  return (
    <Banner title="Plano Anual escolhido" className="mb-5">
      Entre e assine em{' '}
      <a href="/planos" className="font-semibold underline">
        Planos
      </a>
      . O teste de 7 dias é grátis.
    </Banner>
  )
}

/** Shows 'Logout realizado' once: the parameter is removed from the address, so that a reload does not repeat it. */
function useAvisoDeSaida() {
  const { show } = useToast()
  const [busca, setBusca] = useSearchParams()
  const saiu = busca.has('saiu')
  useEffect(() => {
    if (!saiu) return
    show({ title: 'Logout realizado', variant: 'success' })
    setBusca({}, { replace: true, preventScrollReset: true })
  }, [saiu, setBusca, show])
}
