import { PrefetchPageLinks } from 'react-router'

interface ProntoSemRedeProps {
  /** What of an order is posted to or read from: `/home/pedidos/:id/...`. */
  rotas: readonly ('avanco' | 'movimento' | 'cancelamento' | 'historico')[]
}

/**
 * The modules of these routes, before they are used: a module that cannot be fetched makes the router reload the page,
 * and without a network the board would be gone.
 */
export function ProntoSemRede({ rotas }: ProntoSemRedeProps) {
  return rotas.map(rota => <PrefetchPageLinks key={rota} page={`/home/pedidos/0/${rota}`} />)
}
