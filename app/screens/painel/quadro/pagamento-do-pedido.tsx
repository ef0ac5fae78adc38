import { Banknote, CreditCard, QrCode } from 'lucide-react'
import { rotuloDaForma } from '~/domain/pedidos/forma-pagamento'
import { calcularTroco } from '~/domain/pedidos/troco'
import { formatReais } from '~/domain/valores/centavos'
import type { PedidoDoQuadro } from './dados-do-quadro'

/** The method, and how much of the total is freight. */
export function PagamentoDoPedido({ formaPagamento, frete }: PedidoDoQuadro) {
  return (
    <p>
      {rotuloDaForma(formaPagamento)}
      {frete > 0 && ` com frete de ${formatReais(frete)}`}
    </p>
  )
}

/** For cash, what the customer hands over and what goes back: whoever leaves with the order takes it along. */
export function TrocoDoPedido({ formaPagamento: forma, valorPago, totalComFrete: total }: PedidoDoQuadro) {
  const troco = calcularTroco({ forma, valorPago, total })
  if (troco <= 0) return null
  return (
    <span className="text-tinta">
      Troco para {formatReais(valorPago)} ({formatReais(troco)})
    </span>
  )
}

const ICONES: Readonly<Record<string, typeof Banknote>> = { dinheiro: Banknote, pix: QrCode }

export function IconeDaForma({ forma }: { forma: string }) {
  const Icone = ICONES[forma] ?? CreditCard
  const rotulo = rotuloDaForma(forma)
  return (
    <span title={rotulo} className="shrink-0 text-tinta-suave">
      <Icone aria-hidden="true" className="size-4" />
      <span className="sr-only">{rotulo}</span>
    </span>
  )
}
