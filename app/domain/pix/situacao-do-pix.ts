import { type Centavos, centavos } from '~/domain/valores/centavos'
import type { ContaId } from '~/domain/valores/ids'

/** Money of an order that a person has. */
export interface Recebimento {
  readonly id: number
  readonly forma: string
  readonly valor: Centavos
  readonly em: Date
  /** The account that said so; null when that is not known. */
  readonly por: ContaId | null
}

interface PedidoEmPix {
  readonly formaPagamento: string
  readonly pixCopiaECola: string | null
  readonly totalComFrete: Centavos
}

export interface SituacaoDoPix {
  /** What somebody has still to find in the bank's statement; zero once the whole order was received. */
  readonly falta: Centavos
  /** The last Pix that somebody has received. */
  readonly recebido: Recebimento | null
}

/**
 * How an order stands that is paid by a code of the shop (pix-7); null for any other. Presuming a payment changes nothing
 * of it: only a person who has seen the money does.
 */
export function situacaoDoPix(
  { formaPagamento, pixCopiaECola, totalComFrete }: PedidoEmPix,
  recebimentos: readonly Recebimento[],
): SituacaoDoPix | null {
  const recebido = recebimentos.findLast(({ forma }) => forma === 'pix') ?? null
  if (formaPagamento !== 'pix' || (pixCopiaECola === null && recebido === null)) return null
  return { falta: faltaReceber(totalComFrete, recebimentos), recebido }
}

/** What of the total nobody has received yet. */
export function faltaReceber(total: Centavos, recebimentos: readonly Pick<Recebimento, 'valor'>[]): Centavos {
  return centavos(
    Math.max(
      0,
      recebimentos.reduce((resto, { valor }) => resto - valor, Number(total)),
    ),
  )
}
