/** The stored strings of `forma_pagamento` and the labels that people read (pagamento-1). */
export const FORMAS_DE_PAGAMENTO = [
  { forma: 'dinheiro', rotulo: 'Dinheiro' },
  { forma: 'pix', rotulo: 'PIX' },
  { forma: 'cartao_credito', rotulo: 'Crédito' },
  { forma: 'cartao_debito', rotulo: 'Débito' },
] as const

export type FormaPagamento = (typeof FORMAS_DE_PAGAMENTO)[number]['forma']

export function ehFormaDePagamento(texto: unknown): texto is FormaPagamento {
  return FORMAS_DE_PAGAMENTO.some(({ forma }) => forma === texto)
}

/**
 * The label of a stored method. An unknown one is shown with underscores as spaces and its words capitalised; a missing
 * one is 'N/A' (pagamento-1).
 */
export function rotuloDaForma(texto: string | null | undefined): string {
  const conhecida = FORMAS_DE_PAGAMENTO.find(({ forma }) => forma === texto)
  if (conhecida) return conhecida.rotulo
  const palavras = (texto ?? '').split(/[_\s]+/).filter(palavra => palavra !== '')
  return palavras.map(capitalizar).join(' ') || 'N/A'
}

function capitalizar(palavra: string): string {
  const [primeira = '', ...resto] = palavra
  return primeira.toLocaleUpperCase('pt-BR') + resto.join('')
}
