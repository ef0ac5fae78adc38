import type { Maneira } from '~/domain/pedidos/tipo-entrega'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { centavos, formatReais } from '~/domain/valores/centavos'
import { especieDe, type FormaPagamento, partesDaForma, rotuloDaForma } from './forma-pagamento'

/** The four methods that every shop has, which have no other name. */
export const FORMAS_DE_SEMPRE = ['dinheiro', 'pix', 'cartao_credito', 'cartao_debito'] as const

/** True of the four that a shop can switch off, but not delete. */
export function ehDeSempre(forma: string): forma is (typeof FORMAS_DE_SEMPRE)[number] {
  return FORMAS_DE_SEMPRE.some(outra => outra === forma)
}

/** 'outro', a space and the longest name. */
const FORMA_MAXIMA = 46

export function ehFormaDePagamento(texto: unknown): texto is FormaPagamento {
  if (typeof texto !== 'string' || texto.length > FORMA_MAXIMA) return false
  const [palavra, nome] = partesDaForma(texto)
  if (palavra === null) return false
  if (ehDeSempre(palavra)) return nome === ''
  return palavra !== 'outro' || nome !== ''
}

/** True for what is paid with the shop's card machine. */
export function usaMaquininha(forma: string): boolean {
  const especie = especieDe(forma)
  return especie === 'cartao' || especie === 'voucher'
}

/** What a way to pay takes off an order, or adds to it: hundredths of a percent, or centavos. */
export interface AjusteDaForma {
  readonly tipo: 'desconto' | 'acrescimo'
  readonly em: 'percentual' | 'valor'
  readonly valor: number
}

/** '5% de desconto', 'R$ 2,00 de acréscimo' */
export function dizerAjusteDaForma({ tipo, em, valor }: AjusteDaForma): string {
  const quanto = em === 'valor' ? formatReais(centavos(valor)) : `${String(valor / 100).replace('.', ',')}%`
  return `${quanto} de ${tipo === 'desconto' ? 'desconto' : 'acréscimo'}`
}

/** A way to pay, as the shop takes it; a manner without the word has it switched off. */
export interface FormaDaLoja extends Readonly<Partial<Record<Maneira, true>>> {
  readonly forma: FormaPagamento
  /** The brands that a card may have. */
  readonly bandeiras?: string
  readonly ajuste?: AjusteDaForma
}

/** The methods that an order which reaches its customer so may be paid with, in the order of the list. */
export function oferecidas(formas: readonly FormaDaLoja[], maneira: Maneira): FormaDaLoja[] {
  return formas.filter(forma => forma[maneira])
}

const LUGARES: Readonly<Record<Maneira, string>> = {
  entrega: 'entregas',
  retirada: 'retiradas',
  mesa: 'consumo no restaurante',
}

/** Refuses a method that the shop has switched off for such orders, or does not have at all (pagamento-10). */
export function recusarForma(
  formas: readonly FormaDaLoja[],
  forma: FormaPagamento,
  maneira: Maneira,
): Recusa | null {
  if (oferecidas(formas, maneira).some(oferecida => oferecida.forma === forma)) return null
  return recusar(
    'forma-indisponivel',
    'Forma de Pagamento',
    `${rotuloDaForma(forma)} não está disponível para ${LUGARES[maneira]}. Escolha outra forma de pagamento.`,
    'formaPagamento',
  )
}
