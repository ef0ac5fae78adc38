import { Clock, TriangleAlert } from 'lucide-react'
import { esperaDoPedido, type NivelDaEspera } from '~/domain/pedidos/espera'
import { Badge, type Tone } from '~/ui/badge'

interface EsperaDoPedidoProps {
  pedido: { readonly status: string; readonly dataPedido: Date }
  agora: Date
}

const TONS: Record<NivelDaEspera, Tone> = { normal: 'neutral', atencao: 'orange', atraso: 'red' }

/** The minutes waiting; it ages by colour, icon and word. Nothing for an order that waits no more. */
export function EsperaDoPedido({ pedido, agora }: EsperaDoPedidoProps) {
  const espera = esperaDoPedido(pedido, agora)
  if (!espera) return null
  const { nivel, tempo, palavra } = espera
  return (
    <Badge tone={TONS[nivel]} icon={nivel === 'atraso' ? <TriangleAlert /> : <Clock />}>
      <span className="sr-only">Esperando: </span>
      <span className="tabular-nums">{tempo}</span>
      {palavra && <span className="font-normal">{palavra}</span>}
    </Badge>
  )
}
