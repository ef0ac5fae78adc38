import { Banknote, CreditCard, QrCode } from 'lucide-react'
import type { ReactNode } from 'react'
import { rotuloDaForma } from '~/domain/pedidos/forma-pagamento'
import { calcularTroco } from '~/domain/pedidos/troco'
import { formatReais } from '~/domain/valores/centavos'
import type { PedidoDoQuadro } from './dados-do-quadro'

/** The method, and for cash what the customer hands over and what goes back. */
export function PagamentoDoPedido({ pedido }: { pedido: PedidoDoQuadro }) {
  const { formaPagamento: forma, valorPago, totalComFrete: total } = pedido
  const troco = calcularTroco({ forma, valorPago, total })
  return (
    <div>
      <p className="flex items-center gap-2 font-semibold">
        <span aria-hidden="true" className="text-tinta-suave [&_svg]:size-4">
          {iconeDaForma(forma)}
        </span>
        {rotuloDaForma(forma)}
      </p>
      {troco > 0 && (
        <p className="text-xs">
          <span className="whitespace-nowrap">Troco para {formatReais(valorPago)}</span>{' '}
          <span className="whitespace-nowrap text-tinta-suave">({formatReais(troco)})</span>
        </p>
      )}
    </div>
  )
}

function iconeDaForma(forma: string): ReactNode {
  if (forma === 'dinheiro') return <Banknote />
  return forma === 'pix' ? <QrCode /> : <CreditCard />
}
