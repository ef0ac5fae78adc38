import { Bike, ShoppingBag, Utensils } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatReais } from '~/domain/valores/centavos'
import type { PedidoDoQuadro } from './dados-do-quadro'
import { maneiraCurta } from './maneira-curta'

interface TituloDoCartaoProps {
  pedido: Pick<PedidoDoQuadro, 'id' | 'totalComFrete' | 'tipoEntrega'>
  /** Beside the type. */
  children?: ReactNode
}

/** What is read from two metres: the last four digits, which staff call out, the wait, the type and the total. */
export function TituloDoCartao({ pedido, children }: TituloDoCartaoProps) {
  const { id, totalComFrete, tipoEntrega } = pedido
  const maneira = maneiraCurta(tipoEntrega)
  return (
    <header>
      <div className="flex flex-wrap items-center justify-between gap-x-1">
        <h3
          className="font-extrabold text-xl tabular-nums leading-none tracking-tighter"
          title={`Pedido nº ${id}`}
        >
          <span className="sr-only">Pedido nº {id}</span>
          <span aria-hidden="true">{String(id).slice(-4)}</span>
        </h3>
        <p className="font-extrabold text-lg tabular-nums leading-tight">
          <span className="sr-only">Total: </span>
          {formatReais(totalComFrete)}
        </p>
      </div>
      <div className="mt-0.5 flex flex-wrap items-center justify-between gap-x-2">
        <p
          className="flex items-center gap-1.5 font-bold text-md xl:text-sm 2xl:text-md [&_svg]:size-5"
          title={tipoEntrega}
        >
          {ICONES[maneira]}
          <span className="sr-only">{tipoEntrega}</span>
          <span aria-hidden="true">{maneira}</span>
        </p>
        {children}
      </div>
    </header>
  )
}

const ICONES: Record<ReturnType<typeof maneiraCurta>, ReactNode> = {
  Entrega: <Bike aria-hidden="true" />,
  Retirada: <ShoppingBag aria-hidden="true" />,
  Mesa: <Utensils aria-hidden="true" />,
}
