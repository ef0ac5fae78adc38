import type { ItemDemo, OpcaoPedida } from './empresa-demo'

export function entrega(cliente: string) {
  return { cliente, tipoEntrega: 'Receber no meu endereço' } as const
}

export function retira(cliente: string) {
  return { cliente, tipoEntrega: 'Retirar no local' } as const
}

/** Typed in by the owner: the panel's word for the same thing. */
export function retiraNoBalcao(cliente: string) {
  return { cliente, tipoEntrega: 'Retirar no restaurante' } as const
}

export function naMesa(cliente: string) {
  return { cliente, tipoEntrega: 'Consumir no restaurante' } as const
}

export function item(
  quantidade: number,
  produto: string,
  extras: string[] = [],
  observacoes?: string,
): ItemDemo {
  return { quantidade, produto, extras, observacoes }
}

/** An item with options of its groups. */
export function escolhido(
  quantidade: number,
  produto: string,
  opcoes: OpcaoPedida[],
  observacoes?: string,
): ItemDemo {
  return { quantidade, produto, opcoes, observacoes }
}
