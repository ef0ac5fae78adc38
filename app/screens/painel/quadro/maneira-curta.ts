import { ehEntrega, ehRetirada } from '~/domain/pedidos/tipo-entrega'

/** The type of delivery in a word that is read from two metres. */
export function maneiraCurta(tipoEntrega: string): 'Entrega' | 'Retirada' | 'Mesa' {
  if (ehEntrega(tipoEntrega)) return 'Entrega'
  return ehRetirada(tipoEntrega) ? 'Retirada' : 'Mesa'
}
