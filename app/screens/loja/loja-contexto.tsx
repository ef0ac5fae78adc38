import { createContext, type ReactNode, useContext } from 'react'
import type { TipoPedido } from '~/domain/empresas/plano'
import type { RegrasDaLoja } from '~/domain/pedidos/impedimentos'

/** What every screen of a shop may know about it. */
export interface Loja {
  readonly slug: string
  readonly nome: string
  readonly tipoPedido: TipoPedido
  /** Digits. */
  readonly telefone: string | null
  /** The host at which chats open. */
  readonly conversas: string
  /** The phone with its punctuation. */
  readonly telefoneEscrito: string | null
  readonly regras: Omit<RegrasDaLoja, 'turnos' | 'fuso'>
}

const LojaContext = createContext<Loja | null>(null)

export function LojaProvider({ loja, children }: { loja: Loja; children: ReactNode }) {
  return <LojaContext value={loja}>{children}</LojaContext>
}

export function useLoja(): Loja {
  const loja = useContext(LojaContext)
  if (!loja) throw new Error('useLoja outside of LojaProvider')
  return loja
}
