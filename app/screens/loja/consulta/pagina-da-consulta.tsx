import { Search } from 'lucide-react'
import { data, redirect } from 'react-router'
import { attempt } from '~/browser/attempt'
import { erroNaBusca, lerConsulta } from '~/domain/pedidos/andamento/consulta'
import { ehRecusa } from '~/domain/respostas/recusa'
import { textoDaFalha } from '~/screens/campos/recusas/falha'
import { clientAddressContext, readForm } from '~/server/request.server'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { useLoja } from '../loja-contexto'
import { lojaContext } from '../porta.server'
import { ErroNoStatus, headersDoStatus, Moldura, VoltarAoCardapio } from '../status-pedido/moldura-do-status'
import type { Route } from './+types/pagina-da-consulta'
import { consultar } from './consultar.server'
import { type ConsultaRecusada, FormularioDaConsulta } from './formulario-da-consulta'

const SEM_CRITERIO = 'Nenhum critério de busca (ID do pedido ou telefone) fornecido.'
/** The segments below which an order's number or a phone follows in the address. */
const CAMINHOS = ['id', 'tel']

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export const headers: Route.HeadersFunction = headersDoStatus

/** GET: the search form (site-6). With an order's number in the address it redirects to the order's page. */
export function loader({ params: { pedidoId }, context }: Route.LoaderArgs) {
  if (pedidoId === undefined || CAMINHOS.includes(pedidoId)) {
    return { erro: pedidoId === undefined ? null : SEM_CRITERIO }
  }
  const { slug } = context.get(lojaContext)
  throw redirect(`/${slug}/status-pedido/id/${encodeURIComponent(pedidoId)}`)
}

/**
 * POST {por, termo}: leads to the order, or to the list of the phone's orders when there are several. The phone is sent
 * in the body; only the address of the list contains it.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const digitado = lerFormulario(await readForm(request))
  const consulta = lerConsulta(digitado)
  if (ehRecusa(consulta)) return data({ ...digitado, recusas: [consulta] }, { status: 422 })
  const empresa = context.get(lojaContext)
  const address = context.get(clientAddressContext)
  const resposta = await consultar(consulta, { empresa, request, address })
  if ('para' in resposta) throw redirect(resposta.para, 303)
  const { recusas, espera } = resposta
  const limitada = espera !== undefined && { status: 429, headers: { 'Retry-After': String(espera) } }
  // Finding nothing is a normal answer and not a failed request.
  return data({ ...digitado, recusas }, limitada || {})
}

function lerFormulario(formulario: FormData): Omit<ConsultaRecusada, 'recusas'> {
  const termo = formulario.get('termo')
  return {
    por: formulario.get('por') === 'telefone' ? 'telefone' : 'id',
    termo: typeof termo === 'string' ? termo.slice(0, 30) : '',
  }
}

/** An empty search sends no request. A search without an answer says so and leaves the page as it is. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const digitado = lerFormulario(await request.clone().formData())
  const consulta = lerConsulta(digitado)
  if (ehRecusa(consulta)) return { ...digitado, recusas: [consulta] }
  return attempt(serverAction, ({ status }) => ({
    ...digitado,
    recusas: [erroNaBusca(textoDaFalha(status === null ? null : 503))],
  }))
}

export default function PaginaDaConsulta({ loaderData: { erro }, actionData }: Route.ComponentProps) {
  const { nome } = useLoja()
  return (
    <Moldura acao={<VoltarAoCardapio variant="quiet" className="-mx-4 shrink-0" />}>
      <title>{`Consultar Status do Pedido · ${nome}`}</title>
      <Card as="section" aria-labelledby="consulta" className="mx-auto w-full max-w-lg md:p-6">
        <h1 id="consulta" className="mb-4 font-bold text-lg">
          Consultar Status do Pedido
        </h1>
        {erro && (
          <Banner tone="danger" title="Oops! Algo deu errado." className="mb-4">
            {erro}
          </Banner>
        )}
        <FormularioDaConsulta recusada={actionData}>
          {({ id, buscando }) => (
            <Button
              type="submit"
              form={id}
              size="lg"
              wide
              pending={buscando}
              pendingLabel="Buscando..."
              icon={<Search aria-hidden="true" className="size-5" />}
              className="mt-5"
            >
              Buscar
            </Button>
          )}
        </FormularioDaConsulta>
      </Card>
    </Moldura>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ErroNoStatus error={error} padrao="Tente novamente em instantes." titulo404="Pedido não encontrado" />
  )
}
