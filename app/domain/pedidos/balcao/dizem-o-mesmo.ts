import { entregaACombinar } from '~/domain/frete/a-combinar'
import { type Diretos, diretosDe } from '~/domain/pedidos/campos-diretos'
import type { ExtraEscolhido, Item } from '~/domain/pedidos/item'
import { type Centavos, ZERO } from '~/domain/valores/centavos'

/** The parts of an order that an edit can change. */
interface ComoEsta extends Diretos {
  readonly nomeCliente: string
  readonly telefoneCliente: string
  readonly tipoEntrega: string
  readonly formaPagamento: string
  readonly enderecoEntrega: string | null
  readonly frete: Centavos
  readonly freteModo?: string | null
  readonly valorPago: Centavos
  readonly descontoItens?: Centavos
  readonly taxaServico?: Centavos
  readonly itens: readonly Item[]
}

/**
 * True when two orders have the same contents; the ids of their lines may differ. So repeating a save whose answer was
 * lost is not a conflict.
 */
export function dizemOMesmo(a: ComoEsta, b: ComoEsta): boolean {
  return impressao(a) === impressao(b)
}

function impressao(pedido: ComoEsta): string {
  const { nomeCliente, telefoneCliente, tipoEntrega, formaPagamento, enderecoEntrega } = pedido
  return JSON.stringify([
    [nomeCliente, telefoneCliente, tipoEntrega, formaPagamento, enderecoEntrega],
    diretosDe(pedido),
    [entregaACombinar(pedido) ? null : pedido.frete, pedido.valorPago],
    [pedido.descontoItens ?? ZERO, pedido.taxaServico ?? ZERO],
    pedido.itens.map(({ produtoId, nome, variante, preco, quantidade, observacao, extras }) => [
      [produtoId, nome, variante ?? null, preco, quantidade, observacao],
      extras.map(impressaoDoExtra).toSorted(),
    ]),
  ])
}

function impressaoDoExtra({
  nome,
  preco,
  tipo,
  grupo,
  quantidade,
  fracao,
  observacao,
}: ExtraEscolhido): string {
  return JSON.stringify([
    nome,
    preco,
    tipo,
    grupo ?? null,
    quantidade ?? 1,
    fracao ?? null,
    observacao ?? null,
  ])
}
