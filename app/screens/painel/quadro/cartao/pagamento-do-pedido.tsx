import { dizerPagamento, rotuloDaForma, trocoDoPedido } from '~/domain/pedidos/forma-pagamento'
import { entregaDeGraca, linhasDoTotal } from '~/domain/pedidos/linhas-do-total'
import { formatReais } from '~/domain/valores/centavos'
import { listar } from '~/domain/valores/como-o-intl'
import { iconeDaForma } from '~/screens/campos/icone-da-forma'
import { Icon } from '~/ui/icon'
import type { PedidoDoQuadro } from '../leitura/dados-do-quadro'

/** The method, and how much of the total is not for the items. */
export function PagamentoDoPedido(pedido: PedidoDoQuadro) {
  const alemDosItens = linhasDoTotal(pedido, pedido.frete > 0, { frete: 'frete' })
    .filter(({ tipo }) => tipo !== 'itens' && tipo !== 'total')
    .map(({ tipo, rotulo, valor }) =>
      tipo === 'desconto-frete' && entregaDeGraca(pedido)
        ? rotulo.toLowerCase()
        : `${rotulo.toLowerCase()} de ${formatReais(Math.abs(valor))}`,
    )
  return <p>{`${dizerPagamento(pedido)}${alemDosItens.length > 0 ? ` com ${listar(alemDosItens)}` : ''}`}</p>
}

/** For cash: what the customer hands over and the change, which the courier has to take along. */
export function TrocoDoPedido(pedido: PedidoDoQuadro) {
  const troco = trocoDoPedido(pedido)
  if (troco <= 0) return null
  return (
    <span className="text-tinta">
      {`Troco para ${formatReais(pedido.valorPago)} (${formatReais(troco)})`}
    </span>
  )
}

export function IconeDaForma({ forma }: { forma: string }) {
  const rotulo = rotuloDaForma(forma)
  return (
    <span title={rotulo} className="shrink-0 text-tinta-suave">
      <Icon name={iconeDaForma(forma)} label={rotulo} className="size-4" />
    </span>
  )
}
