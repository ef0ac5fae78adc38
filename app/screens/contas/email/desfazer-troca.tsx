import { type FormEvent, useId, useRef } from 'react'
import { data } from 'react-router'
import { desfazerAberto, desfazerTroca } from '~/domain/empresas/acesso/desfazer-troca.server'
import type { Recusa } from '~/domain/respostas/recusa'
import { ehNegado } from '~/domain/respostas/resultado'
import { lerCampo } from '~/screens/campos/campos-do-formulario'
import { AvisoDaRecusa } from '~/screens/campos/recusas/aviso-da-recusa'
import { recusarFalha, respostaDe } from '~/screens/campos/recusas/falha'
import { useRecusas } from '~/screens/campos/recusas/use-recusas'
import { useFormularioDeConta } from '~/screens/campos/use-formulario-de-conta'
import { failureOf, readForm, readingOr } from '~/server/request.server'
import { Banner } from '~/ui/banner'
import { Button, ButtonLink } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { Concluido, LinkDaMoldura, MolduraDasContas, TituloDaMoldura } from '../moldura-das-contas'
import { useAviso } from '../use-aviso'
import type { Route } from './+types/desfazer-troca'

export const handle = { place: 'account', byHost: true }

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

const ACAO = '/confirmar-email/desfazer'
const ERRO_AO_DESFAZER = 'Erro ao desfazer a troca'

interface TrocaDesfeita {
  /** The token for setting a new password; null until the change is undone. */
  readonly tokenDaSenha: string | null
  readonly recusas: readonly Recusa[]
  /** The link's token as long as it may still work, else ''. */
  readonly token: string
}

export default function DesfazerTroca({ loaderData, actionData }: Route.ComponentProps) {
  const { feito, recusas, passo, aoEnviar } = useFormularioDeConta<TrocaDesfeita>(ACAO, {
    titulo: ERRO_AO_DESFAZER,
    feito: actionData,
  })
  const { tokenDaSenha, token = loaderData.token } = feito ?? {}
  const aberto = feito ? token !== '' : loaderData.valido
  const desfeita = typeof tokenDaSenha === 'string'
  useAviso(desfeita ? { title: 'Troca desfeita!' } : null)
  return (
    <MolduraDasContas rodape={!desfeita && <LinkDaMoldura href="/login">Ir para o login</LinkDaMoldura>}>
      {desfeita ? (
        <Feita token={tokenDaSenha} />
      ) : aberto ? (
        <Pergunta token={token} respondidas={recusas} enviando={passo !== 'parado'} aoEnviar={aoEnviar} />
      ) : (
        <Vencida texto={recusas?.[0]?.texto ?? 'Link inválido ou expirado.'} />
      )}
    </MolduraDasContas>
  )
}

interface PerguntaProps {
  token: string
  respondidas: readonly Recusa[] | undefined
  enviando: boolean
  aoEnviar: (event: FormEvent<HTMLFormElement>) => void
}

/** Undoing needs a press, because it also ends the sessions that the owner has open elsewhere. */
function Pergunta({ token, respondidas, enviando, aoEnviar }: PerguntaProps) {
  const formulario = useRef<HTMLFormElement>(null)
  const titulo = useId()
  const { geral } = useRecusas(formulario, { respondidas })
  return (
    <form
      ref={formulario}
      method="post"
      action={ACAO}
      onSubmit={aoEnviar}
      aria-labelledby={titulo}
      className="grid gap-5"
    >
      <Icon name="undo-2" className="size-12 text-acento-forte" />
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
    </form>
  )
}

function Feita({ token }: { token: string }) {
  return (
    <div className="grid gap-5">
      <Concluido titulo="Troca desfeita!">
        <p>Sua conta voltou ao e-mail de antes, e todas as sessões foram encerradas.</p>
        <p className="mt-2 text-tinta">
          <span>Quem pediu a troca sabia a sua senha. </span>
          <strong>Crie uma nova agora</strong>
          <span>, para que ninguém a use de novo.</span>
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
