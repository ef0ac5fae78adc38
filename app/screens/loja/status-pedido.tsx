import { ArrowLeft, RotateCw, SearchX, TriangleAlert } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { data, type HeadersArgs, isRouteErrorResponse, Link, useLocation } from 'react-router'
import { lerNumeroDoPedido, verPedido, vistaDoPedido } from '~/domain/pedidos/pedido-visto'
import { corDoStatus } from '~/domain/pedidos/status'
import { findPedido, listPassos } from '~/domain/pedidos/store.server'
import type { EmpresaId, PedidoId } from '~/domain/valores/ids'
import { formatHora, horaLocal } from '~/domain/valores/instante'
import { somenteDigitos } from '~/domain/valores/telefone'
import { limit } from '~/server/limits.server'
import { clientAddressContext } from '~/server/request.server'
import { withTenant } from '~/server/transaction.server'
import { Badge } from '~/ui/badge'
import { ButtonLink, type ButtonVariant } from '~/ui/button'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty-state'
import type { Route } from './+types/status-pedido'
import { type LeituraDoPedido, lastReading, useAcompanharPedido } from './acompanhar-pedido'
import { DetalhesDoPedido } from './detalhes-do-pedido'
import { iconeDoStatus, LinhaDoTempo } from './linha-do-tempo'
import { useLoja } from './loja-contexto'
import { lojaContext } from './porta.server'
import { readVinculo } from './vinculo.server'

const MAX_DIGITS = 20
const limite = limit('status-pedido', 60, 600)

/** What a failed lookup hands to the error box. */
interface Falha {
  readonly texto: string
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export function headers({ errorHeaders }: HeadersArgs) {
  const espera = errorHeaders?.get('Retry-After')
  return {
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    ...(espera && { 'Retry-After': espera }),
  }
}

/**
 * GET: the order as this browser may see it (specification 1, section 2; decision 8). A number that is malformed, unknown
 * or another company's gets one and the same answer. Strangers' lookups are limited, and only the misses count: who
 * reads one order again and again learns nothing, who tries numbers is stopped.
 */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<LeituraDoPedido> {
  const empresa = context.get(lojaContext)
  const vinculo = await readVinculo(request, empresa.id)
  const numero = lerNumeroDoPedido(params.id)
  const achado = numero === null ? null : await findComPassos(empresa.id, numero)
  const vista = achado ? vistaDoPedido(achado.pedido, vinculo) : 'estranho'
  if (vista === 'estranho') {
    const address = context.get(clientAddressContext)
    const espera = await limite.refused(address)
    if (espera !== null) throw muitasConsultas(espera)
    if (achado) await limite.giveBack(address)
  }
  if (!achado) throw naoEncontrado(params.id)
  const { fusoHorario } = empresa
  return {
    pedido: verPedido(achado.pedido, achado.passos, vista, fusoHorario),
    lidoAs: formatHora(horaLocal(new Date(), fusoHorario).minutos),
  }
}

function findComPassos(empresaId: EmpresaId, numero: PedidoId) {
  return withTenant(empresaId, async tx => {
    const pedido = await findPedido(tx, numero)
    return pedido && { pedido, passos: await listPassos(tx, numero) }
  })
}

function muitasConsultas(espera: number) {
  const texto = 'Muitas consultas em pouco tempo. Aguarde um momento e tente de novo.'
  return data({ texto } satisfies Falha, { status: 429, headers: { 'Retry-After': String(espera) } })
}

function naoEncontrado(typed: string) {
  const id = somenteDigitos(typed).slice(0, MAX_DIGITS) || 'N/A'
  const texto = `Pedido com ID ${id} não encontrado para esta empresa.`
  return data({ texto } satisfies Falha, { status: 404 })
}

/** Re-reading an order that is on the screen fails softly; that it is gone is news, not a failure. */
export async function clientLoader({
  params,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<LeituraDoPedido> {
  try {
    return await serverLoader()
  } catch (error) {
    const ultima = lastReading(hrefDoPedido(params))
    if (!ultima || (isRouteErrorResponse(error) && error.status === 404)) throw error
    return { ...ultima, semConexao: true }
  }
}

function hrefDoPedido({ slug, id }: { slug: string; id: string }): string {
  return `/${encodeURIComponent(slug)}/status-pedido/id/${encodeURIComponent(id)}`
}

export default function StatusPedido({ loaderData, params }: Route.ComponentProps) {
  const { leitura, reler } = useAcompanharPedido(hrefDoPedido(params), loaderData)
  const { nome } = useLoja()
  const { pedido } = leitura
  const numero = String(pedido.numero)

  return (
    <Moldura acao={<VoltarAoCardapio variant="quiet" className="-mx-4 shrink-0" />}>
      <title>{`${pedido.status} · Pedido #${numero} · ${nome}`}</title>
      <Card as="section" aria-labelledby="pedido" className="md:p-6">
        <h1 id="pedido" className="font-bold text-md">
          Detalhes do Pedido #{numero.slice(0, -4)}
          <span className="text-lg">{numero.slice(-4)}</span>
        </h1>
        <div aria-live="polite" aria-atomic="true" className="mt-3">
          <Badge
            size="lg"
            tone={corDoStatus(pedido.status)}
            icon={iconeDoStatus(pedido.status, pedido.tipoEntrega)}
          >
            {pedido.status}
          </Badge>
          <p className="mt-3 text-pretty font-bold text-lg">{pedido.frase}</p>
          {pedido.motivoCancelamento && (
            <p className="mt-1 whitespace-pre-line text-md">{`Motivo: ${pedido.motivoCancelamento}`}</p>
          )}
        </div>
        <div className="mt-6">
          <LinhaDoTempo etapas={pedido.etapas} tipoEntrega={pedido.tipoEntrega} />
        </div>
        <Frescor leitura={leitura} reler={reler} />
      </Card>
      <DetalhesDoPedido pedido={pedido} />
    </Moldura>
  )
}

function Moldura({ acao, children }: { acao?: ReactNode; children: ReactNode }) {
  const { nome } = useLoja()
  return (
    <>
      <header className="border-linha border-b bg-folha">
        <div className="mx-auto flex min-h-15 max-w-4xl flex-wrap items-center justify-between gap-x-8 px-4 py-2">
          <p className="min-w-0 flex-1 basis-24 font-bold text-md md:text-lg">{nome}</p>
          {acao}
        </div>
      </header>
      <main className="mx-auto grid max-w-4xl grid-cols-1 gap-4 px-4 py-4 md:py-6">{children}</main>
    </>
  )
}

function VoltarAoCardapio(look: { variant: ButtonVariant; className?: string }) {
  const { slug } = useLoja()
  return (
    <ButtonLink {...look} to={`/${slug}`} icon={<ArrowLeft aria-hidden="true" className="size-5" />}>
      Voltar ao Cardápio
    </ButtonLink>
  )
}

/** How fresh the page is, and the way to renew it, which without script is a plain link. */
function Frescor({ leitura, reler }: { leitura: LeituraDoPedido; reler: () => void }) {
  const { pathname } = useLocation()
  function press(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    reler()
  }
  return (
    <div className="-mb-2 mt-4 flex flex-wrap items-center justify-between gap-x-4 border-linha border-t pt-2 text-tinta-suave text-xs">
      <p>{`Atualizado às ${leitura.lidoAs}`}</p>
      <p role="status" className="font-medium text-red-tinta">
        {leitura.semConexao && 'Sem conexão. Tentando de novo...'}
      </p>
      <Link
        to={pathname}
        reloadDocument
        onClick={press}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-sm font-semibold text-acento-forte text-sm hover:underline"
      >
        <RotateCw aria-hidden="true" className="size-4" />
        Atualizar
      </Link>
    </div>
  )
}

/** The error box of the page, whatever went wrong (specification 1, section 2). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation()
  const naoExiste = isRouteErrorResponse(error) && error.status === 404
  const texto = isRouteErrorResponse(error) && ehFalha(error.data) ? error.data.texto : null
  return (
    <Moldura>
      <title>{naoExiste ? 'Pedido não encontrado' : 'Algo deu errado'}</title>
      <Card as="section" className="md:p-6">
        <EmptyState
          headingLevel={1}
          icon={naoExiste ? <SearchX /> : <TriangleAlert />}
          title="Oops! Algo deu errado."
          text={texto ?? 'Tente novamente em instantes.'}
          action={
            <>
              {!naoExiste && (
                <ButtonLink
                  to={pathname}
                  reloadDocument
                  icon={<RotateCw aria-hidden="true" className="size-5" />}
                >
                  Tentar novamente
                </ButtonLink>
              )}
              <VoltarAoCardapio variant={naoExiste ? 'primary' : 'secondary'} />
            </>
          }
        />
      </Card>
    </Moldura>
  )
}

function ehFalha(dados: unknown): dados is Falha {
  return typeof dados === 'object' && dados !== null && 'texto' in dados && typeof dados.texto === 'string'
}
