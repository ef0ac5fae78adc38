import { createContext, useContext } from 'react'
import type { TipoPedido } from '~/domain/empresas/plano'
import type { HorariosDaLoja } from '~/domain/horarios/pausa'
import type { RegrasDaLoja } from '~/domain/pedidos/impedimentos'
import type { Elements } from '~/ui/elements'

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
  /** Keys of its pictures. */
  readonly logo: string | null
  readonly capa: string | null
  /** True when the shop has a coupon that may be used. */
  readonly temCupom: boolean
  /** True when an order to be paid by Pix gets a code. */
  readonly temPix: boolean
  readonly regras: Omit<RegrasDaLoja, keyof HorariosDaLoja>
}

const LojaContext = createContext<Loja | null>(null)

export function LojaProvider({ loja, children }: { loja: Loja; children: Elements }) {
  return <LojaContext value={loja}>{children}</LojaContext>
}

export function useLoja(): Loja {
  const loja = useContext(LojaContext)
  if (!loja) throw new Error('useLoja outside of LojaProvider')
  return loja
}
