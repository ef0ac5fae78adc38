import { MailWarning } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { data, useFetcher } from 'react-router'
import { confirmarEmail } from '~/domain/empresas/confirmar-email.server'
import { readForm } from '~/server/request.server'
import { Banner } from '~/ui/banner'
import { Button, ButtonLink } from '~/ui/button'
import { Spinner } from '~/ui/spinner'
import { useToast } from '~/ui/toast'
import type { Route } from './+types/confirmar-email'
import { lerCampo } from './campos-do-formulario'
import { Concluido, Moldura, TituloDaMoldura } from './moldura'
import { PedirConfirmacao } from './pedir-link'
import { useAviso } from './use-aviso'
import { useComScript } from './use-com-script'
import { useDepois } from './use-depois'

const REDIRECIONA_MS = 3000

export const meta: Route.MetaFunction = () => [{ title: 'Confirmação de e-mail · Comanda' }]

/** Opening the link uses nothing up: mail scanners open links, too (decision 28). */
export function loader({ url: { searchParams } }: Route.LoaderArgs) {
  return { token: searchParams.get('token') ?? '', anual: searchParams.get('plano') === 'anual' }
}

/** POST /confirmar-email (specification 1, sections 2, 4 and 8). */
export async function action({ request }: Route.ActionArgs) {
  const formulario = await readForm(request)
  const recusa = await confirmarEmail(lerCampo(formulario, 'token'))
  const anual = lerCampo(formulario, 'plano') === 'anual'
  return data({ recusa, anual }, { status: recusa ? 422 : 200 })
}

export default function ConfirmarEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { token, anual } = loaderData
  const fetcher = useFetcher<typeof action>()
  const enviada = useRef(false)
  const resposta = fetcher.data ?? actionData

  // By itself, as soon as a browser with script is here; `enviada` because a token works once.
  useEffect(() => {
    if (token === '' || resposta || enviada.current) return
    enviada.current = true
    fetcher.submit({ token, plano: anual ? 'anual' : '' }, { method: 'post', action: '/confirmar-email' })
  }, [token, anual, resposta, fetcher])

  return (
    <Moldura>
      <div className="grid gap-5">
        {token === '' && !resposta ? (
          <Erro titulo="Erro na confirmação" texto="Link inválido ou expirado." />
        ) : !resposta ? (
          <Verificando token={token} anual={anual} />
        ) : resposta.recusa ? (
          <Erro titulo={resposta.recusa.titulo} texto={resposta.recusa.texto} />
        ) : (
          <Sucesso anual={resposta.anual} />
        )}
      </div>
    </Moldura>
  )
}

function Verificando({ token, anual }: { token: string; anual: boolean }) {
  const comScript = useComScript()
  return (
    <>
      <TituloDaMoldura titulo="Confirmação de e-mail" />
      {comScript && (
        <p className="flex items-center gap-3" role="status">
          <Spinner />
          Verificando seu e-mail...
        </p>
      )}
      <noscript>
        <form method="post" action="/confirmar-email" className="grid gap-5">
          <p>Toque no botão para confirmar que este e-mail é seu.</p>
          <input type="hidden" name="token" value={token} />
          {anual && <input type="hidden" name="plano" value="anual" />}
          <Button type="submit" size="lg" wide>
            Confirmar e-mail
          </Button>
        </form>
      </noscript>
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

function Erro({ titulo, texto }: { titulo: string; texto: string }) {
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
        <p>Se você já confirmou, é só entrar. Se não, peça um novo link.</p>
      </Banner>
      <PedirConfirmacao />
      <ButtonLink to="/login" reloadDocument variant="secondary" size="lg" wide>
        Ir para o login
      </ButtonLink>
    </>
  )
}
