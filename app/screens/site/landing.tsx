import { PLANOS } from '~/domain/empresas/planos'
import { findEmpresaPorSlug } from '~/domain/empresas/store.server'
import { formatReais } from '~/domain/valores/centavos'
import { env } from '~/server/env.server'
import { expiresAt, type SharedRoute, showsDataOf } from '~/server/kept/sharing.server'
import { requestOrigin } from '~/server/request.server'
import { ButtonLink } from '~/ui/button'
import { classes } from '~/ui/classes'
import type { Elements } from '~/ui/elements'
import { Icon } from '~/ui/icon'
import type { Route } from './+types/landing'
import { CartoesDosPlanos } from './cartoes-dos-planos'
import { ComandaEmCena } from './comanda-em-cena'
import { linkDoContato, meioDeContato, QUERO_CONVERSAR, QUERO_DEMONSTRACAO } from './contato'
import { Depoimentos } from './depoimentos'
import { metaDaPagina } from './meta-da-pagina'
import { MolduraDoSite, NomeDaComanda } from './moldura-do-site'
import { ComoComecar, Recursos } from './recursos'

/** The page works without any script (site-4). */
export const handle = { place: 'page', noScript: true }

const TITULO = 'Comanda: cardápio digital e pedidos para restaurantes'
const DESCRICAO =
  'Cardápio digital, taxa de entrega automática e painel de pedidos em tempo real para restaurantes. Teste por 7 dias grátis.'
const CADASTRO = { to: '/cadastro-empresa', target: '_blank', rel: 'noopener', reloadDocument: true } as const

export const meta: Route.MetaFunction = ({ loaderData }) =>
  metaDaPagina({ titulo: TITULO, descricao: DESCRICAO, caminho: '/', origin: loaderData?.origem })

/** The page is the same for everybody, so caches may keep it. */
export const shared: SharedRoute['shared'] = []
const KEPT_S = 300
export function headers() {
  return { 'Cache-Control': `public, max-age=${KEPT_S}` }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  expiresAt(context, Date.now() + KEPT_S * 1_000)
  const { whatsappHost: host, providerWhatsApp: numero, providerEmail: email } = env()
  const provedor = { host, numero, email }
  return {
    origem: requestOrigin(request),
    meio: meioDeContato(provedor),
    contato: linkDoContato(provedor, QUERO_CONVERSAR),
    demonstracao: linkDoContato(provedor, QUERO_DEMONSTRACAO) ?? (await cardapioDaDemonstracao(context)),
  }
}

/** Only where the demo may have been planted; elsewhere a real company could have this slug. */
async function cardapioDaDemonstracao(context: Route.LoaderArgs['context']): Promise<string | null> {
  const { demo, publicUrl } = env()
  if (!(demo ?? publicUrl === undefined)) return null
  const empresa = await findEmpresaPorSlug('cantina-da-nona')
  if (!empresa) return null
  showsDataOf(context, empresa.id)
  return `/${empresa.slug}`
}

export default function Landing({ loaderData: { meio, contato, demonstracao } }: Route.ComponentProps) {
  const mensal = PLANOS.find(plano => plano.status === 'mensal')
  return (
    <MolduraDoSite cabecalho={<Cabecalho />}>
      <section>
        <div className="mx-auto grid max-w-7xl items-center gap-12 px-4 pt-8 pb-14 sm:pt-12 lg:grid-cols-[1fr_1.3fr] lg:gap-10 lg:px-8">
          <div>
            <p className="font-semibold text-acento-forte">Cardápio digital e pedidos para restaurantes</p>
            <h1 className="mt-3 font-extrabold text-xl">Do celular do cliente direto à sua cozinha</h1>
            <p className="mt-5 max-w-xl text-pretty text-md text-tinta-suave">
              O cliente monta o pedido, a taxa de entrega é calculada na hora e tudo chega ao seu painel,
              pronto para preparar. Sem aplicativo e sem comissão por pedido.
            </p>
            <div className="mt-8 flex flex-wrap gap-3">
              <ButtonLink {...CADASTRO} size="lg" className="grow sm:grow-0">
                Testar 7 dias grátis
              </ButtonLink>
              {demonstracao && (
                <ButtonLink {...saida(demonstracao)} variant="secondary" size="lg" className="grow sm:grow-0">
                  Ver demonstração
                </ButtonLink>
              )}
            </div>
            {mensal && (
              <p className="mt-4 text-tinta-suave">
                <span>Depois,</span>{' '}
                <strong className="whitespace-nowrap text-tinta">
                  {`${formatReais(mensal.preco)} ${mensal.periodo}`}
                </strong>
                <span>. Não pedimos cartão para testar.</span>
              </p>
            )}
          </div>
          <ComandaEmCena className="max-lg:mx-auto max-lg:w-full max-lg:max-w-2xl" />
        </div>
      </section>

      <Secao id="recursos" titulo="Tudo o que o pedido precisa, em um só lugar" fundo>
        <Recursos />
      </Secao>
      <Secao titulo="No ar em três passos">
        <ComoComecar />
      </Secao>
      <Secao id="depoimentos" titulo="Menos telefone, mais cozinha" fundo>
        <Depoimentos />
      </Secao>
      <Secao
        id="precos"
        titulo="Um preço só, sem comissão por pedido"
        texto="Comece com 7 dias grátis. Assine só se gostar."
        centro
      >
        <CartoesDosPlanos
          titulo="h3"
          acao={({ status }) => (
            <ButtonLink
              {...CADASTRO}
              to={status === 'anual' ? `${CADASTRO.to}?plano=anual` : CADASTRO.to}
              variant={status === 'anual' ? 'primary' : 'secondary'}
              size="lg"
              wide
            >
              {status === 'anual' ? 'Assinar o Plano Anual' : 'Testar 7 dias grátis'}
            </ButtonLink>
          )}
        />
      </Secao>

      <section id="contato" aria-labelledby="contato-titulo" className="mx-auto max-w-7xl px-4 pb-16 lg:px-8">
        <div className="rounded-lg bg-tinta px-6 py-12 text-center text-papel sm:px-12">
          <h2 id="contato-titulo" className="font-extrabold text-lg sm:text-[2rem]/10">
            Pronto para receber o primeiro pedido?
          </h2>
          <p className="mx-auto mt-3 max-w-xl text-pretty text-md">
            {contato
              ? 'Crie a sua conta agora ou fale com a gente: tiramos as dúvidas e mostramos tudo funcionando.'
              : 'Crie a sua conta agora: em poucos minutos o seu cardápio está no ar.'}
          </p>
          <div className="mt-8 flex flex-wrap justify-center gap-3">
            <ButtonLink {...CADASTRO} size="lg" className="outline-papel">
              Cadastre-se
            </ButtonLink>
            {contato && (
              <ButtonLink
                {...saida(contato)}
                variant="secondary"
                size="lg"
                icon={<Icon name={meio === 'email' ? 'mail' : 'message-circle'} className="size-5" />}
                className="outline-papel"
              >
                {meio === 'email' ? 'Escrever um e-mail' : 'Falar no WhatsApp'}
              </ButtonLink>
            )}
          </div>
        </div>
      </section>
    </MolduraDoSite>
  )
}

/** A chat opens in a new tab and an e-mail in another program; the demo's menu opens in the same tab. */
function saida(endereco: string) {
  const fora = endereco.startsWith('http')
  return { to: endereco, reloadDocument: true, ...(fora && { target: '_blank', rel: 'noopener' }) }
}

const ANCORAS = [
  { href: '#recursos', texto: 'Recursos' },
  { href: '#depoimentos', texto: 'Depoimentos' },
  { href: '#precos', texto: 'Preços' },
]

function Cabecalho() {
  return (
    <header className="z-10 border-linha border-b bg-papel md:sticky md:top-0">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-1 px-4 py-2 lg:px-8">
        <NomeDaComanda />
        <nav aria-label="Seções" className="max-md:order-last max-md:basis-full md:ml-6">
          <ul className="flex gap-x-1 max-md:-mx-2 max-md:justify-between">
            {ANCORAS.map(({ href, texto }) => (
              <li key={href}>
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center rounded-sm px-2 font-semibold text-tinta-suave hover:text-tinta md:px-3"
                >
                  {texto}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <a
          href="/login"
          className="ml-auto inline-flex min-h-11 items-center rounded-sm px-2 font-semibold hover:underline max-[359px]:px-1 sm:px-4"
        >
          Login
        </a>
        <ButtonLink {...CADASTRO} className="whitespace-nowrap max-sm:px-3 max-[359px]:px-2">
          Cadastre-se
        </ButtonLink>
      </div>
    </header>
  )
}

interface SecaoProps {
  id?: string
  titulo: string
  texto?: string
  /** A white background, so that the section differs from its neighbours. */
  fundo?: boolean
  centro?: boolean
  children: Elements
}

function Secao({ id, titulo, texto, fundo, centro, children }: SecaoProps) {
  return (
    <section id={id} className={classes(fundo && 'border-linha border-y bg-folha')}>
      <div className="mx-auto max-w-7xl px-4 py-14 sm:py-20 lg:px-8">
        <div className={classes('mb-8 sm:mb-10', centro && 'text-center')}>
          <h2 className="font-extrabold text-lg sm:text-[2rem]/10">{titulo}</h2>
          {texto && <p className="mt-2 text-md text-tinta-suave">{texto}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
