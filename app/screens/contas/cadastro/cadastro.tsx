import { useId, useRef, useState } from 'react'
import { data, redirect } from 'react-router'
import { SENHA_MINIMA, SENHAS_DIFERENTES } from '~/domain/contas/senha'
import { cadastrarEmpresa } from '~/domain/empresas/cadastrar-empresa.server'
import {
  cadastroSchema,
  ERRO_NO_CADASTRO,
  lerFormulario,
  ROTULOS_DO_CADASTRO,
} from '~/domain/empresas/cadastro'
import { findMembro } from '~/domain/empresas/store.server'
import type { Recusa } from '~/domain/respostas/recusa'
import { ehNegado } from '~/domain/respostas/resultado'
import { CampoDaSenha } from '~/screens/campos/campo-da-senha'
import { CamposDaEmpresa, Secao } from '~/screens/campos/campos-da-empresa'
import { CamposDoEndereco } from '~/screens/campos/campos-do-endereco'
import { lerCampo, lerCampos, semSenhas } from '~/screens/campos/campos-do-formulario'
import { AvisoDaRecusa } from '~/screens/campos/recusas/aviso-da-recusa'
import { recusarFalha, respostaDe } from '~/screens/campos/recusas/falha'
import { useRecusas } from '~/screens/campos/recusas/use-recusas'
import { useFormularioDeConta } from '~/screens/campos/use-formulario-de-conta'
import { currentSession } from '~/server/auth/sessions.server'
import {
  clientAddressContext,
  failureOf,
  linkOrigin,
  readForm,
  readingOr,
  requestOrigin,
} from '~/server/request.server'
import { Banner } from '~/ui/banner'
import { Button, ButtonLink } from '~/ui/button'
import { Concluido, LinkDaMoldura, MolduraDasContas, TituloDaMoldura } from '../moldura-das-contas'
import { useAviso } from '../use-aviso'
import { useDepois } from '../use-depois'
import type { Route } from './+types/cadastro'

export const handle = { place: 'account', byHost: true }

export const meta: Route.MetaFunction = () => [
  { title: 'Cadastre seu restaurante · Comanda' },
  { name: 'description', content: 'Crie o cardápio digital do seu restaurante e teste grátis por 7 dias.' },
]

/** Passes the action's Retry-After on when the form is sent without script. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** Redirects somebody who is signed in to 'Meus dados' (conta-1). */
export async function loader({ request, url }: Route.LoaderArgs) {
  const empresa = await readingOr(empresaDeQuemEntrou(request), null)
  if (empresa) throw redirect(`/cadastro-empresa/${empresa.id}`)
  return { origem: requestOrigin(request), anual: url.searchParams.get('plano') === 'anual' }
}

async function empresaDeQuemEntrou(request: Request) {
  const sessao = await currentSession(request)
  return sessao && (await findMembro(sessao))?.empresa
}

/** POST /cadastro-empresa (conta-1): works as a plain form too. */
export async function action({ request, context }: Route.ActionArgs) {
  const formulario = await readForm(request)
  const digitado = lerCampos(formulario)
  const anual = lerCampo(formulario, 'plano') === 'anual'
  const recusar = (recusas: readonly Recusa[], status: number, headers?: HeadersInit) =>
    data<CadastroFeito>(
      { cadastrada: false, recusas, valores: semSenhas(digitado), anual },
      { status, headers },
    )

  const lido = lerFormulario(cadastroSchema, digitado)
  if ('recusas' in lido) return recusar(lido.recusas, 422)
  const endereco = context.get(clientAddressContext)
  try {
    const feita = await cadastrarEmpresa(lido.dados, { endereco, origin: linkOrigin(request), anual })
    if (!ehNegado(feita)) return data<CadastroFeito>({ cadastrada: true, recusas: [], valores: {}, anual })
    const { status, headers } = respostaDe(feita)
    return recusar(feita.recusas, status, headers)
  } catch (error) {
    const { status, headers } = failureOf(error)
    return recusar([recusarFalha(ERRO_NO_CADASTRO, status)], status, headers)
  }
}

const ACAO = '/cadastro-empresa'
const REDIRECIONA_MS = 5000
const SUCESSO = 'Cadastro realizado com sucesso!'
const TEXTO_DO_SUCESSO =
  'Verifique seu e-mail para confirmar sua conta. Você será redirecionado para o login.'

interface CadastroFeito {
  readonly cadastrada: boolean
  readonly recusas: readonly Recusa[]
  /** What was typed, without the passwords. */
  readonly valores: Readonly<Record<string, string>>
  readonly anual: boolean
}

export default function Cadastro({ loaderData, actionData }: Route.ComponentProps) {
  const envio = useFormularioDeConta<CadastroFeito>(ACAO, {
    titulo: ERRO_NO_CADASTRO,
    feito: actionData,
  })
  const anual = envio.feito?.anual ?? loaderData.anual
  if (envio.feito?.cadastrada) return <Feita anual={anual} />
  return (
    <MolduraDasContas
      larga
      rodape={
        <>
          <p>
            <span>Já tem conta? </span>
            <LinkDaMoldura href="/login">Entrar</LinkDaMoldura>
          </p>
          <LinkDaMoldura href="/">Voltar ao site</LinkDaMoldura>
        </>
      }
    >
      <Formulario origin={loaderData.origem} anual={anual} envio={envio} />
    </MolduraDasContas>
  )
}

interface FormularioProps {
  origin: string
  anual: boolean
  envio: ReturnType<typeof useFormularioDeConta<CadastroFeito>>
}

function Formulario({ origin, anual, envio: { feito, recusas, passo, aoEnviar } }: FormularioProps) {
  const valores = feito?.valores ?? {}
  const formulario = useRef<HTMLFormElement>(null)
  const titulo = useId()
  const { geral, erro, conferir, aoDigitar } = useRecusas(formulario, { respondidas: recusas })
  return (
    <form
      ref={formulario}
      method="post"
      action={ACAO}
      noValidate
      aria-labelledby={titulo}
      className="grid gap-6"
      onSubmit={event => {
        const lido = lerFormulario(cadastroSchema, lerCampos(new FormData(event.currentTarget)))
        if (conferir(event, 'recusas' in lido ? lido.recusas : [])) aoEnviar(event)
      }}
      onInput={aoDigitar}
    >
      <TituloDaMoldura
        id={titulo}
        titulo="Cadastre seu restaurante"
        texto="Grátis por 7 dias, sem cartão. Leva dois minutos."
      />
      {anual && (
        <Banner title="Plano Anual escolhido">Depois do cadastro, assine na página de planos.</Banner>
      )}
      {anual && <input type="hidden" name="plano" value="anual" />}
      <CamposDaEmpresa valores={valores} erro={erro} origin={origin} />
      <CamposDoEndereco valores={valores} erro={erro} />
      <SecaoDaSenha erro={erro} />
      <AvisoDaRecusa recusa={geral} />
      <Button type="submit" size="lg" wide pending={passo !== 'parado'} pendingLabel="Cadastrando...">
        Cadastrar
      </Button>
    </form>
  )
}

/** Tells at once whether the two passwords are the same. */
function SecaoDaSenha({ erro }: { erro: (campo: string) => string | undefined }) {
  const [senha, setSenha] = useState('')
  const [repetida, setRepetida] = useState('')
  const igual = repetida !== '' && repetida === senha
  const diferente = repetida.length >= senha.length && repetida !== '' && !igual
  return (
    <Secao titulo="Senha de acesso">
      <div className="sm:col-span-3">
        <CampoDaSenha
          rotulo={ROTULOS_DO_CADASTRO.senha}
          name="senha"
          autoComplete="new-password"
          hint={`Pelo menos ${SENHA_MINIMA} caracteres.`}
          error={erro('senha')}
          required
          onChange={event => setSenha(event.currentTarget.value)}
        />
      </div>
      <div className="sm:col-span-3">
        <CampoDaSenha
          rotulo={ROTULOS_DO_CADASTRO.confirmarSenha}
          name="confirmarSenha"
          autoComplete="new-password"
          hint={igual ? 'As senhas coincidem.' : undefined}
          error={igual ? undefined : diferente ? SENHAS_DIFERENTES : erro('confirmarSenha')}
          required
          onChange={event => setRepetida(event.currentTarget.value)}
        />
      </div>
    </Secao>
  )
}

/** The confirmation in the page, because the toast may be missed, and without script there is none (conta-6). */
function Feita({ anual }: { anual: boolean }) {
  const login = anual ? '/login?plano=anual' : '/login'
  useAviso({ title: SUCESSO, text: TEXTO_DO_SUCESSO, duration: REDIRECIONA_MS })
  useDepois(login, REDIRECIONA_MS)
  return (
    <MolduraDasContas>
      <div className="grid gap-5">
        <Concluido titulo={SUCESSO}>
          <p>{TEXTO_DO_SUCESSO}</p>
          <p className="mt-1">
            Seu cardápio se abre para os clientes depois disso. O link vale por 24 horas. Não chegou? Olhe
            também no spam.
          </p>
        </Concluido>
        <ButtonLink to={login} reloadDocument size="lg" wide>
          Ir para o login
        </ButtonLink>
      </div>
    </MolduraDasContas>
  )
}
