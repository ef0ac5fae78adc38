import { type FocusEvent, memo } from 'react'
import { dizerDitos } from '~/domain/pedidos/ditos-do-pedido'
import { proximoStatus, type StatusDaColuna } from '~/domain/pedidos/status'
import { classes } from '~/ui/classes'
import { Icon } from '~/ui/icon'
import type { PedidoDoQuadro } from '../leitura/dados-do-quadro'
import { AcoesDoPedido, type AcoesDoQuadro } from './acoes-do-pedido'
import { Alca, Arrastavel } from './arrastavel'
import { ContatoDoPedido, NomeDoCliente } from './contato-do-pedido'
import { EsperaDoPedido } from './espera-do-pedido'
import { DitoDoPedido, ItensDoPedido } from './itens-do-pedido'
import { PixDoPedido } from './pix-do-pedido'
import { Salvando } from './salvando'
import { ManeiraDoPedido, NumeroDoPedido, TotalDoPedido } from './titulo-do-cartao'
import { ALVO_DO_FOCO } from './use-foco-do-cartao'

interface CartaoDoPedidoProps {
  pedido: PedidoDoQuadro
  /** The column in which the card is shown, which is ahead of the order's status while it is being moved. */
  coluna: StatusDaColuna
  movendo: boolean
  /** True while what somebody said about its Pix is being saved. */
  conferindo: boolean
  /** Why the order could not be moved. */
  recusa: string | undefined
  /** True when the order arrived while nobody may have looked; the card is highlighted until it is touched. */
  novo: boolean
  /** True when everything about the customer is shown; what to cook is always shown. */
  aberto: boolean
  fuso: string
  acoes: AcoesDoQuadro
}

/** The order card (quadro-5): what is read from two metres stands large, the rest small. */
export const CartaoDoPedido = memo(function CartaoDoPedido(props: CartaoDoPedidoProps) {
  const { pedido, coluna, movendo, conferindo, recusa, novo, aberto, fuso, acoes } = props
  const proximo = proximoStatus({ ...pedido, status: coluna })
  const tocar = novo ? () => acoes.aoTocar(pedido.id) : undefined
  // Only when the focus comes from the keyboard. At a press the card's banner would disappear, the card would move, and
  // the release would miss the button.
  const focar = tocar && (({ target }: FocusEvent) => target.matches(':focus-visible') && tocar())
  return (
    <Arrastavel pedidoId={pedido.id} onClick={tocar} onFocus={focar}>
      <article
        aria-label={`Pedido nº ${pedido.id}`}
        tabIndex={-1}
        {...(proximo === null && { [ALVO_DO_FOCO]: pedido.id })}
        className={classes(
          '@container relative rounded-sm border bg-folha px-2 pt-0.5 pb-1 shadow-card',
          novo ? 'border-acento ring-4 ring-acento/35' : 'border-linha',
        )}
      >
        {movendo && <Salvando />}
        {novo && (
          <p className="-mx-2 -mt-0.5 mb-0.5 rounded-t-[0.5rem] bg-acento px-2 py-0.5 font-bold text-sobre-acento text-xs uppercase tracking-wide">
            Novo pedido
          </p>
        )}
        {/* Two lines where the card is narrow: number, type and wait, then name and total; one where it is wide. */}
        <header className="flex flex-wrap items-center gap-x-1.5 @min-[18rem]:gap-x-2">
          <NumeroDoPedido id={pedido.id} />
          <ManeiraDoPedido tipoEntrega={pedido.tipoEntrega} />
          <EsperaDoPedido {...pedido} status={coluna} />
          <TotalDoPedido {...pedido} className="order-3 ml-auto @min-[22rem]:order-none" />
          <span className="order-1 basis-full @min-[22rem]:order-none" />
          <NomeDoCliente
            pedido={pedido}
            aberto={aberto}
            aoAbrir={acoes.aoAbrir}
            className="order-2 grow basis-24 @min-[22rem]:order-none"
          />
          <ContatoDoPedido
            pedido={pedido}
            aberto={aberto}
            fuso={fuso}
            className="order-4 basis-full @min-[22rem]:contents"
          />
        </header>
        <div className="mt-0.5 border-linha border-t text-sm leading-tight">
          <ItensDoPedido itens={pedido.itens} />
          {dizerDitos(pedido).map(dito => (
            <DitoDoPedido key={dito.rotulo} {...dito} />
          ))}
        </div>
        <PixDoPedido pedido={pedido} conferindo={conferindo} fuso={fuso} acoes={acoes} />
        {recusa && (
          <p className="mt-1 flex gap-2 font-medium text-red-tinta text-xs">
            <Icon name="triangle-alert" className="size-4 shrink-0" />
            <span>{recusa}</span>
          </p>
        )}
        <AcoesDoPedido
          pedido={pedido}
          coluna={coluna}
          proximo={proximo}
          movendo={movendo}
          destaque={novo}
          acoes={acoes}
        />
        <Alca pedidoId={pedido.id} parado={movendo} />
      </article>
    </Arrastavel>
  )
})
