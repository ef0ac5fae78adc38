import { dizerValor, linhasDoTotal } from '~/domain/pedidos/linhas-do-total'
import type { Valores } from '~/domain/pedidos/valores'

/** What the chosen way to pay takes off the order, or adds to it (pagamento-11). */
export function LinhaDoPagamento({ valores }: { valores: Valores }) {
  const linha = linhasDoTotal(valores, false).find(({ tipo }) => tipo === 'pagamento')
  return (
    <p role="status" className="flex justify-between gap-4 text-sm empty:hidden">
      {linha && <span>{linha.rotulo}</span>}
      {linha && <span className="font-semibold tabular-nums">{dizerValor(linha)}</span>}
    </p>
  )
}
