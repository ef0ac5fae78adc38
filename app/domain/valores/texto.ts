/** The most characters that each typed text may have (valores-5). */
export const limites = {
  observacao: 500,
  descricao: 500,
  codigo: 60,
  nome: 60,
  nomeDoProduto: 100,
  email: 254,
  logradouro: 120,
  numero: 20,
  complemento: 60,
  bairro: 60,
  cidade: 60,
} as const

/**
 * Control characters but the line feed, halves of surrogate pairs, marks and overrides of writing direction, and
 * characters without width that let a blank text pass for a filled one. The joiners that emoji need stay. One
 * expression, because removing one class could join the halves of another.
 */
const INDESEJADOS = /(?!\n)\p{Cc}|\p{Cs}|[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu

/** A typed text as it may be stored: without hidden characters, NFC, trimmed; line feeds stay (valores-6). */
export function limparTexto(texto: string): string {
  return texto
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(INDESEJADOS, '')
    .normalize('NFC')
    .trim()
}

/** `limparTexto` for a field of one line: a line feed in a name could forge a line of a receipt. */
export function limparLinha(texto: string): string {
  return limparTexto(texto).replace(/\s+/g, ' ')
}

/** Lower case without accents, so that search ignores both (valores-3). */
export function dobrarParaBusca(texto: string): string {
  return texto.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

/** The message beside a required field that was left blank; `rotulo` is its label (valores-8). */
export function preenchaOCampo(rotulo: string): string {
  return `Por favor, preencha o campo ${rotulo}.`
}

/** The message beside a field that is longer than its limit. */
export function campoLongoDemais(rotulo: string, limite: number): string {
  return `O campo ${rotulo} deve ter no máximo ${limite} caracteres.`
}

const COPIA = ' (cópia)'

/** The name of a duplicate, within the limit of a name. */
export function nomeDaCopia(nome: string, limite: number): string {
  // Cuts by characters and not by code units, so that no emoji is cut in two.
  let base = nome
  while (base.length + COPIA.length > limite) base = [...base].slice(0, -1).join('')
  return base.trimEnd() + COPIA
}
