import { type Maneira, maneiraDe, palavraDaEntrega } from '~/domain/pedidos/tipo-entrega'
import { formatReais } from '~/domain/valores/centavos'
import { classes } from '~/ui/classes'
import { Icon, type IconName } from '~/ui/icon'
import type { PedidoDoQuadro } from '../leitura/dados-do-quadro'
import { IconeDaForma } from './pagamento-do-pedido'

/** What is read from two metres stands large: the last four digits, which staff call out, the type and the total. */

export function NumeroDoPedido({ id }: Pick<PedidoDoQuadro, 'id'>) {
  return (
    <h3
      title={`Pedido nº ${id}`}
      aria-label={`Pedido nº ${id}`}
      className="font-extrabold text-numero tabular-nums leading-7 tracking-tighter"
    >
      {String(id).slice(-4)}
    </h3>
  )
}

export function ManeiraDoPedido({ tipoEntrega }: Pick<PedidoDoQuadro, 'tipoEntrega'>) {
  return (
    <p
      title={tipoEntrega}
      className="flex items-center gap-1 font-bold text-xs @min-[11rem]:text-sm @min-[18rem]:text-md [&_svg]:size-4 @min-[11rem]:[&_svg]:size-5"
    >
      <Icon name={ICONES[maneiraDe(tipoEntrega)]} label={tipoEntrega} />
      <span aria-hidden="true">{palavraDaEntrega(tipoEntrega)}</span>
    </p>
  )
}

const ICONES: Record<Maneira, IconName> = { entrega: 'bike', retirada: 'shopping-bag', mesa: 'utensils' }

type TotalDoPedidoProps = Pick<PedidoDoQuadro, 'totalComFrete' | 'formaPagamento'> & { className?: string }

export function TotalDoPedido({ totalComFrete, formaPagamento, className }: TotalDoPedidoProps) {
  return (
    <p className={classes('flex items-center gap-1 whitespace-nowrap', className)}>
      {totalComFrete > 0 && <IconeDaForma forma={formaPagamento} />}
      <span className="sr-only">Total: </span>
      <span className="font-extrabold text-md tabular-nums leading-6 @min-[18rem]:text-lg @min-[18rem]:leading-6">
        {formatReais(totalComFrete)}
      </span>
    </p>
  )
}
