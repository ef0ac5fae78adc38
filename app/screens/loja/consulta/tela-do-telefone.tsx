import { useEffect } from 'react'
import type { PedidoDaLista } from '~/domain/pedidos/andamento/consulta'
import { corDoStatus } from '~/domain/pedidos/status'
import type { Recusa } from '~/domain/respostas/recusa'
import { formatReais } from '~/domain/valores/centavos'
import { Badge } from '~/ui/badge'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { useToast } from '~/ui/overlays/toast'
import type { Pagina, TelaProps } from '../documento'
import { useLoja } from '../loja-contexto'
import { iconeDoStatus } from '../status-pedido/linha-do-tempo'
import { ErroNoStatus, Moldura, VoltarAoCardapio } from '../status-pedido/moldura-do-status'

export type PedidosLidos = { readonly pedidos: readonly PedidoDaLista[] } | { readonly recusa: Recusa }

function PedidosDoTelefone({ lido }: TelaProps<PedidosLidos>) {
  const { nome } = useLoja()
  return (
    <Moldura acao={<VoltarAoCardapio variant="quiet" className="-mx-4 shrink-0" />}>
      <title>{`Seus Pedidos Recentes · ${nome}`}</title>
      {'recusa' in lido ? <NenhumPedido recusa={lido.recusa} /> : <Lista pedidos={lido.pedidos} />}
    </Moldura>
  )
}

function Lista({ pedidos }: { pedidos: readonly PedidoDaLista[] }) {
  return (
    <section aria-labelledby="pedidos">
      <h1 id="pedidos" className="mb-3 font-bold text-lg">
        Seus Pedidos Recentes:
      </h1>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {pedidos.map(pedido => (
          <PedidoRecente key={pedido.numero} pedido={pedido} />
        ))}
      </ul>
    </section>
  )
}

function PedidoRecente({ pedido: { numero, data, status, nomeDoStatus, total } }: { pedido: PedidoDaLista }) {
  const { slug } = useLoja()
  const digitos = String(numero)
  return (
    <Card as="li" interactive className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
          <Link
            to={`/${slug}/status-pedido/id/${numero}`}
            className="font-semibold outline-none after:absolute after:inset-0"
          >
            <span>{`Pedido #${digitos.slice(0, -4)}`}</span>
            <span className="text-md">{digitos.slice(-4)}</span>
          </Link>
          <Badge tone={corDoStatus(status)} icon={iconeDoStatus(status, null)}>
            {nomeDoStatus}
          </Badge>
        </div>
        <p className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-tinta-suave">
          <span>{data}</span>
          <span className="font-semibold text-tinta tabular-nums">{formatReais(total)}</span>
        </p>
      </div>
      <Icon name="chevron-right" className="size-5 shrink-0 text-tinta-suave" />
    </Card>
  )
}

/** For a customer of this shop without orders (consulta-8): the page shows the text of the toast too. */
function NenhumPedido({ recusa: { titulo, texto } }: { recusa: Recusa }) {
  const toast = useToast()
  useEffect(() => {
    toast.show({ title: titulo, text: texto, variant: 'destructive' })
  }, [toast, titulo, texto])
  return (
    <Card as="section" className="md:p-6">
      <EmptyState
        headingLevel={1}
        icon={<Icon name="search-x" />}
        title={titulo}
        text="Não encontramos pedidos para o telefone informado nesta loja."
        action={<VoltarAoCardapio variant="primary" />}
      />
    </Card>
  )
}

function Erro({ error }: { error: unknown }) {
  return (
    <ErroNoStatus
      error={error}
      padrao="Erro ao buscar clientes por telefone."
      titulo404="Nenhum pedido encontrado"
    />
  )
}

export const PAGINA: Pagina<PedidosLidos> = { Tela: PedidosDoTelefone, Erro }
