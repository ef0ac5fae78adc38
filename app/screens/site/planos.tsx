import type { ReactNode } from 'react'
import type { Plano } from '~/domain/empresas/planos'
import { findMembro } from '~/domain/empresas/store.server'
import { currentSession } from '~/server/auth/sessions.server'
import { env } from '~/server/env.server'
import { requestOrigin } from '~/server/request.server'
import { ButtonLink } from '~/ui/button'
import { Icon } from '~/ui/icon'
import type { Route } from './+types/planos'
import { CartoesDosPlanos } from './cartoes-dos-planos'
import { linkDoContato, meioDeContato, type Provedor, queroAssinar } from './contato'
import { metaDaPagina } from './meta-da-pagina'
import { MolduraDoSite, NomeDaComanda } from './moldura-do-site'

/** The page works without any script (site-4). */
export const handle = { place: 'page', noScript: true }

const TITULO = 'Planos · Comanda'
const DESCRICAO =
  'Plano Mensal e Plano Anual da Comanda: pedidos e produtos ilimitados, sem comissão por pedido.'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  metaDaPagina({ titulo: TITULO, descricao: DESCRICAO, caminho: '/planos', origin: loaderData?.origem })

/** The message names the company of whoever is signed in, so no cache may keep this page. */
export async function loader({ request }: Route.LoaderArgs) {
  const { whatsappHost: host, providerWhatsApp: numero, providerEmail: email } = env()
  const sessao = await currentSession(request)
  const { empresa = null } = (sessao && (await findMembro(sessao))) ?? {}
  return {
    origem: requestOrigin(request),
    provedor: { host, numero, email },
    empresa: empresa && { nome: empresa.nomefantasia, slug: empresa.slug },
  }
}

/** The plans, each with the message that subscribes to it (site-5). */
export default function Planos({ loaderData: { provedor, empresa } }: Route.ComponentProps) {
  return (
    <MolduraDoSite
      cabecalho={
        <header className="border-linha border-b">
          <div className="mx-auto flex max-w-7xl items-center justify-between gap-4 px-4 py-2 lg:px-8">
            <NomeDaComanda />
            <ButtonLink
              to="/home"
              reloadDocument
              variant="quiet"
              className="-mr-2 shrink-0 whitespace-nowrap max-sm:px-2"
              icon={<Icon name="arrow-left" className="size-5" />}
            >
              Voltar ao sistema
            </ButtonLink>
          </div>
        </header>
      }
    >
      <div className="mx-auto max-w-7xl px-4 pt-10 pb-16 sm:pt-14">
        <div className="mb-10 text-center">
          <h1 className="font-extrabold text-xl">Planos</h1>
          <p className="mt-3 text-pretty text-md text-tinta-suave">
            Pedidos e produtos ilimitados, sem comissão por pedido.
          </p>
          <p className="mx-auto mt-3 max-w-xl text-pretty text-tinta-suave">
            <ComoAssinar provedor={provedor} empresa={empresa} />
          </p>
        </div>
        <CartoesDosPlanos
          titulo="h2"
          acao={plano => <Assinar plano={plano} provedor={provedor} empresa={empresa} />}
        />
      </div>
    </MolduraDoSite>
  )
}

interface ContatoProps {
  provedor: Provedor
  /** Null unless somebody is signed in. */
  empresa: { nome: string; slug: string } | null
}

/** Without a contact, the button leads to the signup. */
function Assinar({ plano, provedor, empresa }: ContatoProps & { plano: Plano }) {
  const anual = plano.status === 'anual'
  const aparencia = { variant: anual ? 'primary' : 'secondary', size: 'lg', wide: true } as const
  const contato = linkDoContato(provedor, queroAssinar(plano, empresa?.nome ?? null))
  if (contato) {
    const aba = contato.startsWith('http') && { target: '_blank', rel: 'noopener' }
    return (
      <ButtonLink to={contato} {...aba} {...aparencia}>
        {`Assinar o ${plano.nome}`}
      </ButtonLink>
    )
  }
  if (empresa) return null
  return (
    <ButtonLink to={`/cadastro-empresa${anual ? '?plano=anual' : ''}`} reloadDocument {...aparencia}>
      {anual ? 'Assinar o Plano Anual' : 'Testar 7 dias grátis'}
    </ButtonLink>
  )
}

function ComoAssinar({ provedor, empresa }: ContatoProps) {
  const meio = meioDeContato(provedor)
  if (meio === 'conversa')
    return <span>A assinatura é combinada pelo WhatsApp: a mensagem já vai escrita, é só enviar.</span>
  if (meio === 'email') {
    return (
      <>
        <span>
          A assinatura é combinada por e-mail: a mensagem já vai escrita, é só enviar. Se nada se abrir,
          escreva para{' '}
        </span>
        <LinkNoTexto href={`mailto:${provedor.email}`}>{provedor.email}</LinkNoTexto>
        <span>.</span>
      </>
    )
  }
  if (empresa) {
    return (
      <>
        <span>
          Quem ativa o seu plano é quem instalou a Comanda para o seu restaurante. Diga a essa pessoa qual
          plano você quer e o endereço do seu cardápio:{' '}
        </span>
        <strong className="text-tinta">{`/${empresa.slug}`}</strong>
        <span>. O painel volta assim que o plano é ativado, com tudo como estava.</span>
      </>
    )
  }
  return (
    <>
      <span>Já tem uma conta? </span>
      <LinkNoTexto href="/login">Entre no sistema</LinkNoTexto>
      <span> para assinar.</span>
    </>
  )
}

function LinkNoTexto({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="font-semibold text-acento-forte underline underline-offset-4">
      {children}
    </a>
  )
}
