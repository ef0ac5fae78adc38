import { Banknote, CreditCard, QrCode } from 'lucide-react'
import type { ReactNode } from 'react'
import { rotuloDaForma } from '~/domain/carrinho/forma-pagamento'
import { calcularTroco } from '~/domain/carrinho/troco'
import { formatReais } from '~/domain/valores/centavos'
import type { PedidoDoQuadro } from './dados-do-quadro'

/** The method, for cash what the customer hands over and what goes back, and how much of the total is freight. */
export function PagamentoDoPedido({ pedido }: { pedido: PedidoDoQuadro }) {
  const { formaPagamento: forma, valorPago, totalComFrete: total, frete } = pedido
  const troco = calcularTroco({ forma, valorPago, total })
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-1.5 text-xs">
      <span aria-hidden="true" className="text-tinta-suave [&_svg]:size-4">
        {iconeDaForma(forma)}
      </span>
      <span className="font-semibold">{rotuloDaForma(forma)}</span>
      {frete > 0 && (
        <span className="whitespace-nowrap text-tinta-suave">com frete de {formatReais(frete)}</span>
      )}
      {troco > 0 && (
        <span className="whitespace-nowrap">
          Troco para {formatReais(valorPago)} <span className="text-tinta-suave">({formatReais(troco)})</span>
        </span>
      )}
    </p>
  )
}

function iconeDaForma(forma: string): ReactNode {
  if (forma === 'dinheiro') return <Banknote />
  return forma === 'pix' ? <QrCode /> : <CreditCard />
}
