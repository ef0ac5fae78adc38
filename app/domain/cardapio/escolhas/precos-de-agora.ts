import {
  acabaEm,
  comPrecosDe,
  type PromocaoDoPedido,
  type PromocaoLida,
  promocoesDeAgora,
  promocoesDoPedido,
} from '~/domain/promocoes/promocao'
import type { Estoque } from '../cardapio'
import type { Grupo } from '../grupo'
import type { Momento } from '../momento'
import type { ProdutoLido } from './vitrine'

/** Each group once, however many products have it. Nothing inactive is here. */
export interface Ativos {
  /** With the prices that hold now. */
  readonly produtos: readonly ProdutoLido[]
  readonly grupos: readonly Grupo[]
  readonly estoques: readonly Estoque[]
  readonly promocoes: readonly PromocaoDoPedido[]
}

/** As the database has them: with normal prices, and all active promotions. */
interface AtivosLidos extends Omit<Ativos, 'promocoes'> {
  readonly promocoes: readonly PromocaoLida[]
}

/** The prices of this moment, for everything that asks for one (decision 076). */
export function comPrecosDeAgora(
  { produtos, promocoes, ...resto }: AtivosLidos,
  { agora, fuso }: Pick<Momento, 'agora' | 'fuso'>,
): Ativos {
  const valem = promocoesDeAgora(promocoes, agora, fuso)
  return {
    ...resto,
    produtos: comPrecosDe(
      produtos,
      valem.map(promocao => ({ ...promocao, ate: acabaEm(promocao, agora, fuso) })),
    ),
    promocoes: promocoesDoPedido(valem, produtos),
  }
}
