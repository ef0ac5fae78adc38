import { esperaDoPedido, type NivelDaEspera, type PedidoQueEspera } from '~/domain/pedidos/andamento/espera'
import { classes } from '~/ui/classes'
import { Icon } from '~/ui/icon'
import { useTempoDoQuadro } from '../leitura/use-tempo-do-quadro'

const CORES: Record<NivelDaEspera, string> = {
  normal: 'bg-fundo text-tinta',
  atencao: 'bg-orange-fundo text-orange-tinta',
  atraso: 'bg-red-fundo text-red-tinta',
}

/**
 * How long the order has been waiting, with a colour, an icon and a word that change with it. Nothing for an order that
 * no longer waits.
 */
export function EsperaDoPedido(pedido: PedidoQueEspera) {
  const { agora, correria } = useTempoDoQuadro()
  const espera = esperaDoPedido(pedido, agora, correria)
  if (!espera) return null
  const { nivel, tempo, palavra } = espera
  return (
    <p
      title={[tempo, palavra].filter(Boolean).join(': ')}
      className={classes(
        'ml-auto inline-flex items-center gap-1 whitespace-nowrap rounded-sm px-1 py-0.5 leading-tight @min-[18rem]:px-1.5 @min-[22rem]:ml-0',
        CORES[nivel],
      )}
    >
      <Icon
        name={nivel === 'atraso' ? 'triangle-alert' : 'clock'}
        label="Esperando:"
        className="size-3.5 shrink-0 @min-[18rem]:size-4"
      />
      <span className="font-bold text-md tabular-nums">{tempo.replace(/(h \d+) min/, '$1')}</span>
      {/* On a narrow card only the icon and the colour show it. */}
      {palavra && <span className="sr-only font-semibold text-xs @min-[27rem]:not-sr-only">{palavra}</span>}
    </p>
  )
}
