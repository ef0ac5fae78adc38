import { PrefetchPageLinks } from 'react-router'

interface ProntoSemRedeProps {
  /** The routes below `/home/pedidos/:id/` that a component posts to or reads from. */
  rotas: readonly ('avanco' | 'movimento' | 'cancelamento' | 'historico')[]
}

/**
 * Fetches the modules of these routes before they are used. When a module cannot be fetched, React Router reloads the
 * page, and without a network the board would be gone.
 */
export function ProntoSemRede({ rotas }: ProntoSemRedeProps) {
  return rotas.map(rota => <PrefetchPageLinks key={rota} page={`/home/pedidos/0/${rota}`} />)
}
