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
 * An emoji with all that belongs to it, kept as it is; or what nobody sees: control characters but the line feed, halves of
 * surrogate pairs, and characters that are drawn as nothing (soft hyphens, marks of direction, fillers, joiners and
 * selectors outside an emoji), which let a blank text pass for a filled one and part a name from itself. One expression,
 * because removing one class could join the halves of another.
 */
const EMOJI_OU_ESCONDIDOS =
  /((?:\p{ExtPict}[\uFE0E\uFE0F\u{1F3FB}-\u{1F3FF}]*(?:\u200D(?=\p{ExtPict}))?)+(?:[\u{E0020}-\u{E007E}]+\u{E007F})?|[\d#*]\uFE0F?\u20E3)|(?!\n)\p{Cc}|[\p{Cs}\p{DI}\uFFF9-\uFFFC]/gu

/** What PDFs write for 'ff', 'fi', 'fl', 'ffi', 'ffl' and 'st'. */
const LIGADURAS = /[\uFB00-\uFB06]/g

/** A typed text as it may be stored: without what nobody sees, NFC, trimmed; line feeds stay (valores-6). */
export function limparTexto(texto: string): string {
  return texto
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\t\u2800]/g, ' ')
    .replace(EMOJI_OU_ESCONDIDOS, '$1')
    .replace(LIGADURAS, ligadura => ligadura.normalize('NFKC'))
    .normalize('NFC')
    .trim()
}

/** `limparTexto` for a field of one line: a line feed in a name could forge a line of a receipt. */
export function limparLinha(texto: string): string {
  return limparTexto(texto).replace(/\s+/g, ' ')
}

/** Letters that Unicode does not decompose into a Latin letter and an accent. */
const LETRAS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }

/** How two names are compared: in lower case, without accents, ligatures and what nobody sees (valores-3). */
export function semAcentos(texto: string): string {
  return texto
    .normalize('NFKD')
    .replace(/[\p{M}\p{DI}]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđ]/g, letra => LETRAS[letra] ?? '')
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
