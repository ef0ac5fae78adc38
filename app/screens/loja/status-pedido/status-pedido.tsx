import { RotateCw } from 'lucide-react'
import type { MouseEvent } from 'react'
import { data, Link, useLocation } from 'react-router'
import { attempt } from '~/browser/attempt'
import { MUITAS_CONSULTAS } from '~/domain/pedidos/andamento/consulta'
import { lerNumeroDoPedido, verPedido } from '~/domain/pedidos/andamento/pedido-mostrado'
import { corDoStatus } from '~/domain/pedidos/status'
import { findPedido, listPassos } from '~/domain/pedidos/store.server'
import type { EmpresaId, PedidoId } from '~/domain/valores/ids'
import { formatHora, horaLocal } from '~/domain/valores/instante'
import { somenteDigitos } from '~/domain/valores/telefone'
import { clientAddressContext } from '~/server/request.server'
import { withTenant } from '~/server/transaction.server'
import { Badge } from '~/ui/badge'
import { Card } from '~/ui/card'
import { numerosErrados } from '../consulta/limites.server'
import { useLoja } from '../loja-contexto'
import { lojaContext } from '../porta.server'
import { readVinculo } from '../vinculo.server'
import type { Route } from './+types/status-pedido'
import { type LeituraDoPedido, lastReading, useAcompanharPedido } from './acompanhar-pedido'
import { DetalhesDoPedido } from './detalhes-do-pedido'
import { iconeDoStatus, LinhaDoTempo } from './linha-do-tempo'
import { ErroNoStatus, type Falha, headersDoStatus, Moldura, VoltarAoCardapio } from './moldura-do-status'

const MAX_DIGITS = 20
const SEM_NUMERO =
  'O número de um pedido tem 8 dígitos, e este endereço não tem nenhum. Confira o link ou consulte o pedido.'

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export const headers: Route.HeadersFunction = headersDoStatus

/**
 * GET: the order as this browser may see it (consulta-4, decision 005). A number that is malformed, unknown or another
 * company's gets the same answer. Lookups by strangers are limited, and only misses count: reading one order again
 * reveals nothing new, while somebody who tries out numbers is stopped.
 */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<LeituraDoPedido> {
  const empresa = context.get(lojaContext)
  const vinculo = await readVinculo(request, empresa.id)
  const numero = lerNumeroDoPedido(params.id)
  const achado = numero === null ? null : await findComPassos(empresa.id, numero)
  const vista = achado && vinculo.pedidos.includes(achado.pedido.id) ? 'autor' : 'estranho'
  if (vista === 'estranho') {
    const address = context.get(clientAddressContext)
    const espera = await numerosErrados.refused(address)
    if (espera !== null) throw muitasConsultas(espera)
    if (achado) await numerosErrados.giveBack(address)
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
  return data({ texto: MUITAS_CONSULTAS } satisfies Falha, {
    status: 429,
    headers: { 'Retry-After': String(espera) },
  })
}

function naoEncontrado(typed: string) {
  const id = somenteDigitos(typed).slice(0, MAX_DIGITS)
  const texto = id ? `Pedido com ID ${id} não encontrado para esta empresa.` : SEM_NUMERO
  return data({ texto } satisfies Falha, { status: 404 })
}

/**
 * When an order that is on the screen cannot be read again, the page keeps showing it. When the order is gone, the page
 * says so.
 */
export async function clientLoader({
  params,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<LeituraDoPedido> {
  return attempt(serverLoader, ({ status, thrown }) => {
    const ultima = lastReading(hrefDoPedido(params))
    if (!ultima || status === 404) throw thrown
    return { ...ultima, semConexao: true }
  })
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
        <Frescor leitura={leitura} aoReler={reler} />
      </Card>
      <DetalhesDoPedido pedido={pedido} />
    </Moldura>
  )
}

/** Says when the page was read, with a link that reads it again; without script it is a plain link. */
function Frescor({ leitura, aoReler }: { leitura: LeituraDoPedido; aoReler: () => void }) {
  const { pathname } = useLocation()
  function press(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    aoReler()
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ErroNoStatus error={error} padrao="Tente novamente em instantes." titulo404="Pedido não encontrado" />
  )
}
