import { Icon } from '~/ui/icon'
import { PAGUE_AGORA, PagarComPix } from '../pix/pagar-com-pix'
import { NumeroDoPedido } from './numero-do-pedido'
import { PedidoNoRestaurante } from './pedido-no-restaurante'

interface PedidoConfirmadoProps {
  open: boolean
  slug: string
  pedidoId: number
  /** Opens the customer's own chat with the summary filled in. */
  resumo: string
  /** The code by which it is paid; null for an order without one. */
  pix: string | null
  /** The promised time, as 'entre 20:40 e 20:55'. */
  previsao?: string
  aoFechar: () => void
}

/** Says that the order was placed (checkout-15). */
export function PedidoConfirmado({
  open,
  slug,
  pedidoId,
  resumo,
  pix,
  previsao,
  aoFechar,
}: PedidoConfirmadoProps) {
  return (
    <PedidoNoRestaurante
      open={open}
      titulo="Pedido Confirmado!"
      slug={slug}
      pedidoId={pedidoId}
      aoFechar={aoFechar}
      aoPedirDeNovo={aoFechar}
    >
      <div className="text-center">
        <Icon
          name="circle-check"
          strokeWidth={1.5}
          className={pix ? 'mx-auto mb-2 size-10 text-green' : 'mx-auto mb-3 size-16 text-green'}
        />
        <p className="text-md">Seu pedido foi enviado com sucesso e já estamos preparando tudo!</p>
        <NumeroDoPedido numero={pedidoId} />
        {previsao && (
          <p className="mt-2">
            <span>Previsão: </span>
            <span className="font-bold tabular-nums">{previsao}</span>
          </p>
        )}
        {pix !== null && (
          <div className="mt-4 rounded-sm border border-linha p-4">
            <PagarComPix codigo={pix} texto={PAGUE_AGORA} />
          </div>
        )}
        <a
          href={resumo}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-acento-forte underline underline-offset-4"
        >
          <Icon name="message-circle" className="size-5 shrink-0" />
          <span>Quer o resumo no seu WhatsApp? Toque aqui.</span>
        </a>
      </div>
    </PedidoNoRestaurante>
  )
}
