import { type FormEvent, useEffect, useId, useRef } from 'react'
import { data } from 'react-router'
import { redefinicaoAberta, redefinirSenha } from '~/domain/contas/redefinir-senha.server'
import { novaSenhaSchema, ROTULOS_DA_SENHA, SENHA_MINIMA } from '~/domain/contas/senha'
import { lerFormularioCom } from '~/domain/respostas/ler-formulario'
import type { Recusa } from '~/domain/respostas/recusa'
import { ehNegado } from '~/domain/respostas/resultado'
import { CampoDaSenha } from '~/screens/campos/campo-da-senha'
import { lerCampo, lerCampos } from '~/screens/campos/campos-do-formulario'
import { AvisoDaRecusa } from '~/screens/campos/recusas/aviso-da-recusa'
import { recusarFalha, respostaDe } from '~/screens/campos/recusas/falha'
import { useRecusas } from '~/screens/campos/recusas/use-recusas'
import { useFormularioDeConta } from '~/screens/campos/use-formulario-de-conta'
import { keepProof } from '~/server/auth/known-browsers.server'
import { clientAddressContext, failureOf, readForm, readingOr } from '~/server/request.server'
import { Banner } from '~/ui/banner'
import { Button, ButtonLink } from '~/ui/button'
import { useToast } from '~/ui/overlays/toast'
import { Concluido, LinkDaMoldura, MolduraDasContas, TituloDaMoldura } from '../moldura-das-contas'
import { useAviso } from '../use-aviso'
import { useDepois } from '../use-depois'
import type { Route } from './+types/reset-password'

export const handle = { place: 'account', byHost: true }

export const meta: Route.MetaFunction = () => [
  { title: 'Redefinir senha · Comanda' },
  { name: 'robots', content: 'noindex' },
]

/** Passes the action's Retry-After on when the form is sent without script. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/**
 * Checks whether the link still works; opening it does not use it up (conta-13). When the database cannot be asked, the
 * form is shown, and the answer to it will tell.
 */
export async function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  return { token, valido: token !== '' && (await readingOr(redefinicaoAberta(token), true)) }
}

/** POST /reset-password (conta-17). A refused password does not use the link up. */
export async function action({ request, context }: Route.ActionArgs) {
  const formulario = await readForm(request)
  const token = lerCampo(formulario, 'token')
  /** The form stays as long as its link may still work. */
  const recusar = (recusas: readonly Recusa[], status: number, headers?: HeadersInit, aberto = token) =>
    data<SenhaRedefinida>({ redefinida: false, token: aberto, recusas }, { status, headers })

  const lido = lerFormularioCom(novaSenhaSchema, lerCampos(formulario), ERRO)
  if ('recusas' in lido) return recusar(lido.recusas, 422)
  try {
    const feita = await redefinirSenha(token, lido.dados.senha, context.get(clientAddressContext))
    if (ehNegado(feita)) {
      const { status, headers } = respostaDe(feita)
      return recusar(feita.recusas, status, headers, feita.espera === undefined ? '' : token)
    }
    const headers = { 'Set-Cookie': await keepProof(request, feita.dados.prova) }
    return data<SenhaRedefinida>({ redefinida: true, token: '', recusas: [] }, { headers })
  } catch (error) {
    const { status, headers } = failureOf(error)
    return recusar([recusarFalha(ERRO, status)], status, headers)
  }
}

const ACAO = '/reset-password'
const REDIRECIONA_MS = 2000
const ERRO = 'Erro'

interface SenhaRedefinida {
  readonly redefinida: boolean
  /** The link's token as long as it may still work, else ''. */
  readonly token: string
  readonly recusas: readonly Recusa[]
}

export default function NovaSenha({ loaderData, actionData }: Route.ComponentProps) {
  const { feito, recusas, passo, aoEnviar } = useFormularioDeConta<SenhaRedefinida>(ACAO, {
    titulo: ERRO,
    feito: actionData,
  })
  const token = feito?.token ?? loaderData.token
  const aberto = feito ? token !== '' : loaderData.valido
  const feita = feito?.redefinida ?? false
  useAviso(feita ? { title: 'Senha redefinida!', text: 'Você pode fazer login com a nova senha.' } : null)
  useDepois(feita ? '/login' : null, REDIRECIONA_MS)

  return (
    <MolduraDasContas rodape={<LinkDaMoldura href="/login">Ir para o login</LinkDaMoldura>}>
      {feita ? (
        <div className="grid gap-5">
          <Concluido titulo="Senha redefinida!">
            <p>Você pode fazer login com a nova senha.</p>
          </Concluido>
          <Button size="lg" wide disabled>
            Salvar nova senha
          </Button>
        </div>
      ) : aberto ? (
        <Formulario token={token} respondidas={recusas} enviando={passo !== 'parado'} aoEnviar={aoEnviar} />
      ) : (
        <Vencido recusa={feito?.recusas[0]} />
      )}
    </MolduraDasContas>
  )
}

interface FormularioProps {
  token: string
  respondidas: readonly Recusa[] | undefined
  enviando: boolean
  aoEnviar: (event: FormEvent<HTMLFormElement>) => void
}

function Formulario({ token, respondidas, enviando, aoEnviar }: FormularioProps) {
  const formulario = useRef<HTMLFormElement>(null)
  const titulo = useId()
  const { geral, erro, conferir, aoDigitar } = useRecusas(formulario, { respondidas })
  return (
    <form
      ref={formulario}
      method="post"
      action={ACAO}
      noValidate
      aria-labelledby={titulo}
      className="grid gap-5"
      onSubmit={event => {
        const digitado = lerCampos(new FormData(event.currentTarget))
        const lido = lerFormularioCom(novaSenhaSchema, digitado, ERRO)
        if (conferir(event, 'recusas' in lido ? lido.recusas : [])) aoEnviar(event)
      }}
      onInput={aoDigitar}
    >
      <TituloDaMoldura id={titulo} titulo="Redefinir senha" texto="Escolha a nova senha da sua conta." />
      <AvisoDaRecusa recusa={geral} />
      <input type="hidden" name="token" value={token} />
      <CampoDaSenha
        rotulo="Nova senha"
        name="senha"
        autoComplete="new-password"
        hint={`Pelo menos ${SENHA_MINIMA} caracteres.`}
        error={erro('senha')}
        required
      />
      <CampoDaSenha
        rotulo={ROTULOS_DA_SENHA.confirmarSenha}
        name="confirmarSenha"
        autoComplete="new-password"
        error={erro('confirmarSenha')}
        required
      />
      <Button type="submit" size="lg" wide disabled={enviando}>
        {enviando ? 'Salvando...' : 'Salvar nova senha'}
      </Button>
    </form>
  )
}

/** `recusa` is the server's refusal, when the link was used or expired while the form was open. */
function Vencido({ recusa }: { recusa: Recusa | undefined }) {
  const { show } = useToast()
  const { titulo, texto } = recusa ?? {}
  useEffect(() => {
    if (titulo) show({ title: titulo, text: texto, variant: 'destructive', duration: 3000 })
  }, [titulo, texto, show])
  return (
    <div className="grid gap-5">
      <TituloDaMoldura titulo="Redefinir senha" />
      <Banner tone="danger" title="Link inválido ou expirado." announce>
        O link vale por 60 minutos e por uma única vez. Peça um novo.
      </Banner>
      <ButtonLink to="/reset-password/link" reloadDocument size="lg" wide>
        Pedir novo link
      </ButtonLink>
    </div>
  )
}
