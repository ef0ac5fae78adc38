import { type Centavos, centavos, ZERO } from '~/domain/valores/centavos'
import type { ComPreco } from './item'
import type { Maneira } from './tipo-entrega'
import { type Ajuste, type AjusteDoPedido, somarValores, type Valores } from './valores'

interface Servico {
  /** Whole percent, as the shop has set it; null: none. */
  readonly percentual: number | null
  /** False when somebody has taken it off: it is the customer's choice (Lei 13.419/2017). */
  readonly cobrar: boolean
}

/** What the edited order pays for the service as it is stored, and of how much. */
export interface ServicoDeAntes {
  readonly base: Centavos
  readonly ajustes: readonly AjusteDoPedido[]
}

export function ehDoServico({ alvo }: Pick<Ajuste, 'alvo'>): boolean {
  return alvo === 'servico'
}

export function servicoDeAntes(pedido: {
  readonly itens: readonly ComPreco[]
  readonly ajustes: readonly (Ajuste & { readonly rotulo?: string | null })[]
}): ServicoDeAntes {
  const ajustes = pedido.ajustes.filter(ehDoServico).map(({ alvo, valor, rotulo = null }) => {
    return { alvo, valor, rotulo, cupomId: null, userId: null }
  })
  return { base: baseDoServico(somarValores(pedido.itens, ZERO, pedido.ajustes)), ajustes }
}

/**
 * The optional service charge of an order that is eaten at the restaurant (pagamento-12): of the items less their discounts, rounded
 * half-up to centavos, once. An edited order keeps its own, `antes`, while the items cost the same.
 */
export function ajustesDoServico(
  { percentual, cobrar }: Servico,
  maneira: Maneira,
  valores: Pick<Valores, 'total' | 'descontoItens'>,
  antes: ServicoDeAntes | null = null,
): readonly AjusteDoPedido[] {
  if (maneira !== 'mesa' || !cobrar) return []
  const base = baseDoServico(valores)
  if (antes && antes.base === base && antes.ajustes.length > 0) return antes.ajustes
  const valor = centavos(Math.floor((base * (percentual ?? 0) + 50) / 100))
  return valor > 0 ? [{ alvo: 'servico', valor, rotulo: null, cupomId: null, userId: null }] : []
}

function baseDoServico({ total, descontoItens }: Pick<Valores, 'total' | 'descontoItens'>): Centavos {
  return centavos(total - descontoItens)
}
