import { ArrowRight, Bike, MapPin, Phone, ShoppingBag, TriangleAlert, Utensils } from 'lucide-react'
import { type FocusEvent, type ReactNode, useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { proximoStatus, type StatusDaColuna } from '~/domain/pedidos/status'
import { ehEntrega, ehRetirada } from '~/domain/pedidos/tipo-entrega'
import { formatReais } from '~/domain/valores/centavos'
import type { PedidoId } from '~/domain/valores/ids'
import { formatDataHora } from '~/domain/valores/instante'
import type { Recusa } from '~/domain/valores/recusa'
import { formatTelefone } from '~/domain/valores/telefone'
import { Button } from '~/ui/button'
import { classes } from '~/ui/classes'
import type { clientAction } from './avanco'
import type { PedidoDoQuadro } from './dados-do-quadro'
import { EsperaDoPedido } from './espera-do-pedido'
import { ItensDoPedido, ObservacoesDoPedido } from './itens-do-pedido'
import { PagamentoDoPedido } from './pagamento-do-pedido'
import { ALVO_DO_FOCO } from './use-foco-do-cartao'

interface CartaoDoPedidoProps {
  pedido: PedidoDoQuadro
  /** Where it stands on the screen: ahead of its status while it is being advanced. */
  coluna: StatusDaColuna
  movendo: boolean
  /** Why it could not be advanced. */
  recusa: string | undefined
  /** Arrived while somebody may not have looked: highlighted until it is touched. */
  novo: boolean
  agora: Date
  fuso: string
  aoTocar: (id: PedidoId) => void
  aoAvancar: (pedido: PedidoDoQuadro) => void
  aoRecusar: (pedido: PedidoDoQuadro, recusa: Recusa) => void
}

/** What is in the order is why somebody looks at its card, until it has left the kitchen. */
const NA_COZINHA: ReadonlySet<StatusDaColuna> = new Set(['Pendente', 'Em Preparação'])

/** The order card (specification 2, section 2): what is read from two metres stands large. */
export function CartaoDoPedido(props: CartaoDoPedidoProps) {
  const { pedido, coluna, novo, agora, fuso, aoTocar } = props
  const numero = String(pedido.id)
  const proximo = proximoStatus({ ...pedido, status: coluna })
  const tocar = novo ? () => aoTocar(pedido.id) : undefined
  // Not at the press itself: the banner goes, the card moves, and the release would miss the button.
  const focar = tocar && (({ target }: FocusEvent) => target.matches(':focus-visible') && tocar())
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard, reaching it is enough
    <li onClick={tocar} onFocus={focar}>
      <article
        aria-label={`Pedido nº ${numero}`}
        tabIndex={-1}
        {...(proximo === null && { [ALVO_DO_FOCO]: pedido.id })}
        className={classes(
          'rounded-[0.8rem] border bg-folha p-3.5 shadow-card',
          novo ? 'border-acento ring-4 ring-acento/35' : 'border-linha',
        )}
      >
        {novo && (
          <p className="-mx-3.5 -mt-3.5 mb-3 rounded-t-[0.7rem] bg-acento px-3.5 py-1 font-bold text-sobre-acento text-xs uppercase tracking-wide">
            Novo pedido
          </p>
        )}
        <header className="flex items-start justify-between gap-2">
          <h3 className="min-w-0 tabular-nums">
            <span className="mr-1 inline-block text-tinta-suave text-xs">
              <span className="sr-only">Pedido </span>nº&nbsp;{numero.slice(0, -4)}
            </span>
            <span className="inline-block font-extrabold text-xl leading-none">{numero.slice(-4)}</span>
          </h3>
          <EsperaDoPedido pedido={{ status: coluna, dataPedido: pedido.dataPedido }} agora={agora} />
        </header>
        <p className="mt-1 text-tinta-suave text-xs tabular-nums">
          {formatDataHora(pedido.dataPedido, fuso)}
        </p>

        <p className="mt-2.5 font-bold text-md">{pedido.nomeCliente.trim() || 'Cliente Anônimo'}</p>
        {pedido.telefoneCliente !== '' && (
          <Linha icone={<Phone />}>
            <a
              href={`tel:+55${pedido.telefoneCliente}`}
              className="inline-block rounded-sm py-1 underline-offset-4 hover:underline"
            >
              {formatTelefone(pedido.telefoneCliente)}
            </a>
          </Linha>
        )}
        <Linha icone={iconeDoTipo(pedido.tipoEntrega)}>
          <span className="font-semibold">{pedido.tipoEntrega}</span>
        </Linha>
        {pedido.enderecoEntrega && <Linha icone={<MapPin />}>{pedido.enderecoEntrega}</Linha>}

        <div className="mt-2 divide-y divide-linha border-linha border-y">
          <ItensDoPedido itens={pedido.itens} aberto={NA_COZINHA.has(coluna)} />
          {pedido.observacoes && <ObservacoesDoPedido texto={pedido.observacoes} />}
        </div>

        <div className="mt-2.5 flex flex-wrap items-end justify-between gap-x-3 gap-y-1">
          <PagamentoDoPedido pedido={pedido} />
          <p className="ml-auto text-right">
            {pedido.frete > 0 && (
              <span className="block text-tinta-suave text-xs">com frete de {formatReais(pedido.frete)}</span>
            )}
            <span className="sr-only">Total: </span>
            <span className="font-extrabold text-lg tabular-nums">{formatReais(pedido.totalComFrete)}</span>
          </p>
        </div>

        <Avanco {...props} proximo={proximo} />
      </article>
    </li>
  )
}

function iconeDoTipo(tipo: string): ReactNode {
  if (ehEntrega(tipo)) return <Bike />
  return ehRetirada(tipo) ? <ShoppingBag /> : <Utensils />
}

function Linha({ icone, children }: { icone: ReactNode; children: ReactNode }) {
  return (
    <div className="mt-0.5 flex gap-2">
      <span aria-hidden="true" className="flex h-7 shrink-0 items-center text-tinta-suave [&_svg]:size-4">
        {icone}
      </span>
      <div className="min-w-0 py-0.5">{children}</div>
    </div>
  )
}

/** Answers that were told already: a card that rolls back is a new element with the same answer. */
const contadas = new WeakSet<object>()

/** 'Avançar Status' with the status that the user saw (decision 22); a form, so that it needs no script of its own. */
function Avanco({
  pedido,
  movendo,
  recusa,
  novo,
  proximo,
  aoAvancar,
  aoRecusar,
}: CartaoDoPedidoProps & { proximo: StatusDaColuna | null }) {
  // Its key outlives the move to another column; a status that was left takes its answer along.
  const fetcher = useFetcher<typeof clientAction>({ key: `avanco ${pedido.id} ${pedido.status}` })
  const resposta = fetcher.data
  const contar = useEffectEvent((recusada: Recusa) => aoRecusar(pedido, recusada))
  useEffect(() => {
    if (!resposta || !('recusa' in resposta) || contadas.has(resposta)) return
    contadas.add(resposta)
    contar(resposta.recusa)
  }, [resposta])

  if (proximo === null) return null
  return (
    <fetcher.Form
      method="post"
      action={`/home/pedidos/${pedido.id}/avanco`}
      onSubmit={() => aoAvancar(pedido)}
      className="mt-3"
    >
      <input type="hidden" name="status" value={pedido.status} />
      {recusa && (
        <p className="mb-2 flex gap-2 font-medium text-red-tinta text-xs">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
          {recusa}
        </p>
      )}
      <Button
        type="submit"
        variant={novo ? 'primary' : 'secondary'}
        wide
        pending={movendo}
        {...{ [ALVO_DO_FOCO]: pedido.id }}
        title={`Avançar para ${proximo}`}
      >
        Avançar Status
        <ArrowRight aria-hidden="true" className="size-5" />
        <span className="sr-only">{`: pedido nº ${pedido.id} para ${proximo}`}</span>
      </Button>
    </fetcher.Form>
  )
}
