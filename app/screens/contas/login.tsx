import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { data, Form, redirect, useNavigation, useSearchParams } from 'react-router'
import { entrar } from '~/domain/empresas/entrar.server'
import { conferirCampos, ROTULOS_DO_LOGIN } from '~/domain/empresas/identificador'
import type { Recusa } from '~/domain/valores/recusa'
import { signedInUser, signIn } from '~/server/auth/sessions.server'
import { clientAddressContext, readForm } from '~/server/request.server'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/checkbox'
import { Field } from '~/ui/field'
import { IconButton } from '~/ui/icon-button'
import { TextInput } from '~/ui/text-input'
import { useToast } from '~/ui/toast'
import type { Route } from './+types/login'

export const meta: Route.MetaFunction = () => [{ title: 'Entrar · Comanda' }]

/** Who is signed in already goes on to the panel. */
export async function loader({ request }: Route.LoaderArgs) {
  if ((await signedInUser(request)) !== null) throw redirect('/home')
  return null
}

/** POST /login (specification 1, sections 2, 5 and 8; decision 27): works as a plain form too. */
export async function action({ request, context }: Route.ActionArgs) {
  const formulario = await readForm(request)
  const identificador = campo(formulario, 'identificador')
  const senha = campo(formulario, 'senha')
  const manter = formulario.has('manter')
  const recusar = (recusas: readonly Recusa[], status: number, headers?: HeadersInit) =>
    data({ recusas, identificador, manter }, { status, headers })

  const vazios = conferirCampos({ identificador, senha })
  if (vazios.length > 0) return recusar(vazios, 422)
  const entrada = await entrar({ identificador, senha }, context.get(clientAddressContext))
  if ('espera' in entrada) return recusar(entrada.recusas, 429, { 'Retry-After': String(entrada.espera) })
  if ('recusas' in entrada) return recusar(entrada.recusas, 401)
  const cookie = await signIn(request, entrada.conta, manter)
  throw redirect('/home?entrou', { headers: { 'Set-Cookie': cookie } })
}

function campo(formulario: FormData, nome: string): string {
  const valor = formulario.get(nome)
  return typeof valor === 'string' ? valor : ''
}

/** A document's answer keeps the Retry-After of the action. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function Login({ actionData }: Route.ComponentProps) {
  const recusas = actionData?.recusas ?? []
  const geral = recusas.find(recusa => recusa.campo === undefined)
  const texto = (nome: string) => recusas.find(recusa => recusa.campo === nome)?.texto
  const enviando = useNavigation().formAction === '/login'
  const formulario = useRef<HTMLFormElement>(null)
  const titulo = useId()
  useAvisoDeSaida()
  useRecusas(recusas, formulario)

  return (
    <div className="painel grid place-items-center px-4 py-10">
      <main className="w-full max-w-md">
        <a href="/" className="mx-auto mb-6 flex w-fit items-center gap-3 rounded-sm p-1 font-bold text-lg">
          <img src="/favicon.svg" alt="" width={44} height={44} />
          Comanda
        </a>
        <Form
          ref={formulario}
          method="post"
          action="/login"
          noValidate
          aria-labelledby={titulo}
          className="grid gap-5 rounded-lg border border-linha bg-folha p-6 shadow-card sm:p-8"
        >
          <div>
            <h1 id={titulo} className="font-bold text-lg">
              Entrar no painel
            </h1>
            <p className="mt-1 text-tinta-suave">Acompanhe e avance os pedidos do seu restaurante.</p>
          </div>
          {geral && (
            <Banner tone="danger" title={geral.titulo} announce>
              {geral.texto}
            </Banner>
          )}
          <Field label={ROTULOS_DO_LOGIN.identificador} error={texto('identificador')}>
            <TextInput
              name="identificador"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              defaultValue={actionData?.identificador}
            />
          </Field>
          <CampoDaSenha erro={texto('senha')} />
          <Checkbox
            name="manter"
            label="Manter conectado"
            defaultChecked={actionData?.manter}
            className="-my-2"
          />
          <Button type="submit" size="lg" wide pending={enviando} pendingLabel="Entrando...">
            Entrar
          </Button>
        </Form>
        <p className="mt-6 text-center">
          <a
            href="/"
            className="inline-block rounded-sm p-2 font-semibold text-acento-forte underline-offset-4 hover:underline"
          >
            Voltar ao site
          </a>
        </p>
      </main>
    </div>
  )
}

function CampoDaSenha({ erro }: { erro: string | undefined }) {
  const [visivel, setVisivel] = useState(false)
  // Without script the button would do nothing, so it is not there.
  const comScript = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return (
    <Field label={ROTULOS_DO_LOGIN.senha} error={erro}>
      <TextInput
        name="senha"
        type={visivel ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={1000}
        trailing={
          comScript && (
            <IconButton
              label={visivel ? 'Ocultar senha' : 'Mostrar senha'}
              icon={visivel ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
              onClick={() => setVisivel(!visivel)}
            />
          )
        }
      />
    </Field>
  )
}

/** The catalogue's toast, and focus where the answer is to be mended. */
function useRecusas(recusas: readonly Recusa[], formulario: React.RefObject<HTMLFormElement | null>) {
  const { show } = useToast()
  useEffect(() => {
    const [primeira] = recusas
    if (!primeira) return
    show({ title: primeira.titulo, text: primeira.texto, variant: 'destructive' })
    formulario.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [recusas, formulario, show])
}

/** 'Logout realizado', once: the address forgets it, so that a reload does not repeat it. */
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
