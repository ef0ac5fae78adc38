import type { PedidoId } from '~/domain/valores/ids'
import { Icon } from '~/ui/icon'
import { IconButton } from '~/ui/icon-button'
import { useImpressao } from './use-impressao'

interface BotaoImprimirProps {
  pedidoId: PedidoId
  className?: string
}

/** 'Imprimir', for an order of any status (recibo-1). */
export function BotaoImprimir({ pedidoId, className }: BotaoImprimirProps) {
  const { imprimir } = useImpressao()
  return (
    <IconButton
      label={`Imprimir pedido nº ${pedidoId}`}
      tooltip="Imprimir"
      icon={<Icon name="printer" className="size-5" />}
      className={className}
      onClick={() => imprimir(pedidoId)}
    />
  )
}
