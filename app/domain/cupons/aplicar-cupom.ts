import { abatimentoDoCupom, ajusteDoCupom, type ValoresSemCupom } from './abatimento'
import { type ClienteDoCupom, conferirCupom, type PedidoComCupom } from './conferir-cupom'
import { CUPOM_INDISPONIVEL, type Cupom } from './cupom'

/** What the shop knows about a typed code, and about who typed it. */
export interface CupomLido extends Pick<PedidoComCupom, 'usosHoje' | 'cliente'> {
  /** Null for a code that the shop does not have. */
  readonly cupom: Cupom | null
  /** The whole customer, for a browser that may not be told of it before the order is sent; otherwise null. */
  readonly porConferir?: ClienteDoCupom | null
}

/** The line that the coupon adds to the order, or why the order cannot have it. */
export function aplicarCupom(
  { cupom, usosHoje, cliente }: CupomLido,
  pedido: Omit<PedidoComCupom, 'usosHoje' | 'cliente'>,
  semEle: ValoresSemCupom,
): ReturnType<typeof ajusteDoCupom> {
  if (!cupom) return CUPOM_INDISPONIVEL
  const recusa = conferirCupom(cupom, { ...pedido, usosHoje, cliente })
  return recusa ?? ajusteDoCupom(abatimentoDoCupom(cupom, pedido.linhas), semEle)
}
