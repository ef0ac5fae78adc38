import { Clock, TriangleAlert } from 'lucide-react'
import { esperaDoPedido, type NivelDaEspera } from '~/domain/pedidos/espera'
import { classes } from '~/ui/classes'

interface EsperaDoPedidoProps {
  pedido: { readonly status: string; readonly dataPedido: Date }
  agora: Date
}

const CORES: Record<NivelDaEspera, string> = {
  normal: 'bg-fundo text-tinta',
  atencao: 'bg-orange-fundo text-orange-tinta',
  atraso: 'bg-red-fundo text-red-tinta',
}

/** The minutes waiting; it ages by colour, icon and word. Nothing for an order that waits no more. */
export function EsperaDoPedido({ pedido, agora }: EsperaDoPedidoProps) {
  const espera = esperaDoPedido(pedido, agora)
  if (!espera) return null
  const { nivel, tempo, palavra } = espera
  const Icone = nivel === 'atraso' ? TriangleAlert : Clock
  return (
    <p
      className={classes(
        'shrink-0 whitespace-nowrap rounded-sm px-2 py-1.5 text-right leading-tight',
        CORES[nivel],
      )}
    >
      <span className="sr-only">Esperando: </span>
      <span className="block font-bold text-md tabular-nums leading-tight">{tempo}</span>
      {palavra && (
        <span className="mt-0.5 flex items-center justify-end gap-1 font-semibold text-xs">
          <Icone aria-hidden="true" className="size-3.5 shrink-0" />
          {palavra}
        </span>
      )}
    </p>
  )
}
