import { noPeriodo, type QuandoVale } from '~/domain/horarios/quando-vale'
import { recusar } from '~/domain/respostas/recusa'
import { type Centavos, formatReais } from '~/domain/valores/centavos'
import type { CategoriaId, CupomId, ProdutoId } from '~/domain/valores/ids'
import { semAcentos } from '~/domain/valores/texto'

/** In the order in which they are offered; the first is the default. */
export const TIPOS_DE_CUPOM = ['percentual', 'valor', 'frete'] as const

export type TipoDeCupom = (typeof TIPOS_DE_CUPOM)[number]

export const MAX_CUPONS = 500

/** What the shop has decided of one coupon. A condition that is null, empty or false asks for nothing. */
export interface DadosDoCupom extends QuandoVale {
  /** As `lerCodigo` answers it. */
  readonly codigo: string
  readonly tipo: TipoDeCupom
  /** What a coupon of the kind `valor` takes off; null for the others. */
  readonly valor: Centavos | null
  /** Whole percent, 1 to 100; null for the other kinds. */
  readonly percentual: number | null
  /** The most that a percentage takes off, or of the freight; null: no limit, or all of the freight. */
  readonly teto: Centavos | null
  /** The sum of all items, before any discount, from which it may be used. */
  readonly minimo: Centavos | null
  readonly maneira: 'entrega' | 'retirada' | null
  /** It takes off from these alone: products, and all products of the categories. */
  readonly produtos: readonly ProdutoId[]
  readonly categorias: readonly CategoriaId[]
  readonly primeiraCompra: boolean
  readonly limite: number | null
  readonly porCliente: number | null
  readonly porDia: number | null
  readonly ativo: boolean
}

export interface Cupom extends DadosDoCupom {
  readonly id: CupomId
  /** How often it is used now; a cancelled order gives its use back. */
  readonly usos: number
}

/**
 * The code that a typed text means (cupom-1): case, accents, spaces and marks do not count. Null unless 3 to 20 letters
 * and digits remain.
 */
export function lerCodigo(texto: string): string | null {
  const codigo = semAcentos(texto)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  return codigo.length >= 3 && codigo.length <= 20 ? codigo : null
}

export type SituacaoDoCupom = 'ativo' | 'inativo' | 'por-vir' | 'vencido' | 'esgotado'

/** Where a coupon stands at `agora` in the IANA zone `fuso`, whoever asks for it. Its dates are business days. */
export function situacaoDoCupom(
  { ativo, inicio, fim, limite, usos }: Pick<Cupom, 'ativo' | 'inicio' | 'fim' | 'limite' | 'usos'>,
  agora: Date,
  fuso: string,
): SituacaoDoCupom {
  if (!ativo) return 'inativo'
  const periodo = noPeriodo({ inicio, fim }, agora, fuso)
  if (periodo === 'depois') return 'vencido'
  if (limite !== null && usos >= limite) return 'esgotado'
  return periodo === 'antes' ? 'por-vir' : 'ativo'
}

/** '10% de desconto, até R$ 20,00', 'R$ 5,00 de desconto', 'Entrega grátis', 'Até R$ 5,00 da taxa de entrega' */
export function dizerDesconto({ tipo, valor, percentual, teto }: DadosDoCupom): string {
  switch (tipo) {
    case 'percentual':
      return `${percentual}% de desconto${teto === null ? '' : `, até ${formatReais(teto)}`}`
    case 'valor':
      return `${formatReais(valor)} de desconto`
    case 'frete':
      return teto === null ? 'Entrega grátis' : `Até ${formatReais(teto)} da taxa de entrega`
  }
}

/**
 * The one answer for everything that a stranger must not learn by trying codes (cupom-4): whether a code exists, has
 * run out, or whether the owner of a phone has ordered before.
 */
export const CUPOM_INDISPONIVEL = recusar(
  'cupom-indisponivel',
  'Cupom indisponível',
  'Este cupom não está disponível para este pedido.',
  'cupom',
)

/** Says the same: whoever may know that the phone has ordered here was told so before. */
export const CUPOM_DE_OUTRO_CLIENTE = { ...CUPOM_INDISPONIVEL, codigo: 'cupom-de-outro-cliente' }
