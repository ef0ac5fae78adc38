import {
  isRouteErrorResponse,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteError,
} from 'react-router'
import type { Empresa } from '~/domain/empresas/store.server'
import { enderecoEmUmaLinha } from '~/domain/enderecos/endereco'
import { readRegrasDaLoja } from '~/domain/pedidos/checkout/regras-da-loja.server'
import { formatCnpj } from '~/domain/valores/cnpj'
import { horaLocal } from '~/domain/valores/instante'
import { formatTelefone } from '~/domain/valores/telefone'
import { env } from '~/server/env.server'
import { withTenant } from '~/server/transaction.server'
import type { Route } from './+types/layout'
import { ErroDaLoja, ErroDoCardapio } from './erro-da-loja'
import { LojaProvider } from './loja-contexto'
import { NaoEncontrada } from './nao-encontrada'
import { entrarPeloSlug, lojaContext } from './porta.server'
import { Rodape } from './rodape'
import { SituacaoProvider } from './situacao'

export const middleware: Route.MiddlewareFunction[] = [entrarPeloSlug]

/** When the hours cannot be read, it is an error and not a shop without hours (horarios-4). */
export async function loader({ context }: Route.LoaderArgs) {
  const empresa = context.get(lojaContext)
  const agora = new Date()
  const { turnos, fuso, ...regras } = await withTenant(empresa.id, tx => readRegrasDaLoja(tx, empresa, agora))
  return {
    loja: {
      slug: empresa.slug,
      nome: empresa.nomefantasia,
      tipoPedido: empresa.tipoPedido,
      telefone: empresa.telefone,
      conversas: env().whatsappHost,
      telefoneEscrito: empresa.telefone && formatTelefone(empresa.telefone),
      regras,
    },
    relogio: { turnos, fuso, agora: agora.getTime() },
    rodape: { ...identidade(empresa), ano: horaLocal(agora, fuso).data.slice(0, 4) },
  }
}

/** What Decreto 7.962/2013 requires to be shown about the seller (empresa-8). */
function identidade(empresa: Empresa) {
  const { enderecoLogradouro, enderecoNumero, enderecoBairro, enderecoCidade, enderecoEstado } = empresa
  const endereco = {
    cep: empresa.enderecoCep,
    logradouro: enderecoLogradouro,
    numero: enderecoNumero,
    complemento: null,
    bairro: enderecoBairro,
    cidade: enderecoCidade,
    estado: enderecoEstado,
  }
  return {
    razaoSocial: empresa.razaosocial,
    cnpj: empresa.cnpj === null ? null : formatCnpj(empresa.cnpj),
    endereco: endereco.logradouro && endereco.cidade ? enderecoEmUmaLinha(endereco) : null,
    email: empresa.email,
  }
}

/** Tabs and search are in the query, and changing them needs no new data from the server. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate
}

export default function LojaLayout({ loaderData: { loja, relogio, rodape } }: Route.ComponentProps) {
  return (
    <LojaProvider loja={loja}>
      <SituacaoProvider relogio={relogio}>
        <div className="group flex min-h-dvh flex-col">
          <div className="flex-1">
            <Outlet />
          </div>
          <Rodape {...rodape} />
        </div>
      </SituacaoProvider>
    </LojaProvider>
  )
}

/** Only the door's 404 means that there is no such shop; pages below may answer 404 for other reasons. */
function slugNaoEncontrado(error: unknown): string | null {
  if (!isRouteErrorResponse(error) || error.status !== 404) return null
  const dados: unknown = error.data
  if (typeof dados !== 'object' || dados === null || !('slug' in dados)) return null
  return typeof dados.slug === 'string' ? dados.slug : null
}

/** At the menu's address the page says that the menu could not be read, instead of the shop. */
export function ErrorBoundary() {
  const error = useRouteError()
  const { pathname } = useLocation()
  const slug = slugNaoEncontrado(error)
  if (slug !== null) return <NaoEncontrada slug={slug} />
  const noCardapio = /^\/[^/]+\/?$/.test(pathname)
  return noCardapio ? <ErroDoCardapio error={error} /> : <ErroDaLoja error={error} />
}
