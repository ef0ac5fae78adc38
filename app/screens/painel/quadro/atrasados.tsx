import { esperaDoPedido } from '~/domain/pedidos/andamento/espera'
import type { PedidoId } from '~/domain/valores/ids'
import { Icon } from '~/ui/icon'
import type { Colunas } from '../acoes/use-mudancas'
import { useTempoDoQuadro } from './leitura/use-tempo-do-quadro'

interface AtrasadosProps {
  pedidos: Colunas[keyof Colunas]
  /** Goes to the card of the order that is late the longest. */
  aoIr: (id: PedidoId) => void
}

/** The late orders of a column, the one that is late the longest first. */
export function useAtrasados(pedidos: AtrasadosProps['pedidos']) {
  const { agora, correria } = useTempoDoQuadro()
  return pedidos
    .map(({ pedido }) => pedido)
    .filter(pedido => esperaDoPedido(pedido, agora, correria)?.nivel === 'atraso')
    .sort((um, outro) => prazoDe(um) - prazoDe(outro))
}

/** How many orders of a column are late, which may be far below what is in sight, and the way to the first of them. */
export function Atrasados({ pedidos, aoIr }: AtrasadosProps) {
  const atrasados = useAtrasados(pedidos)
  const [primeiro] = atrasados
  if (!primeiro) return null
  const quantos = `${atrasados.length} ${atrasados.length === 1 ? 'atrasado' : 'atrasados'}`
  return (
    <button
      type="button"
      title={`${quantos}: ir ao primeiro`}
      onClick={() => aoIr(primeiro.id)}
      className="relative inline-flex h-6 shrink-0 items-center gap-1 rounded-full bg-red-fundo px-1.5 font-bold text-red-tinta text-xs outline-1 outline-red -outline-offset-1 before:absolute before:-inset-x-1 before:-inset-y-2.5"
    >
      <Icon name="triangle-alert" className="hidden size-3.5 shrink-0 @min-[21rem]:block" />
      <span className="whitespace-nowrap tabular-nums">{quantos}</span>
    </button>
  )
}

function prazoDe({ prometidoPara, dataPedido }: { prometidoPara: Date | null; dataPedido: Date }): number {
  return (prometidoPara ?? dataPedido).getTime()
}
