import { semAcentos } from './texto'

/** Removed before Unicode parts '´' into a blank and an accent. */
const APOSTROFOS = /['’‘‛`´ʼ′]/g
/** All of ASCII and of Unicode's general punctuation that is neither a letter nor a digit; a line feed stays. */
const SEPARADORES = /[\0-\t\v-/:-@[-`{-\xbf×÷\u2000-\u206f\u2212\u2800\u3000-\u3003]+/g

/**
 * A text as searches look into it (valores-3): its words between blanks, ' x bacon duplo ', each line by itself. Case, accents,
 * hyphens, apostrophes, blanks, ligatures and what nobody sees do not count. The database's `dobrar_para_busca` does the same.
 */
export function dobrarParaBusca(texto: string): string {
  const linhas = ` ${texto.replace(APOSTROFOS, '').replaceAll('\n', ' \n ')} `
  return semAcentos(linhas).replace(SEPARADORES, ' ')
}

/** A word of a term, folded, and the singular of what looks like a plural. */
export interface PalavraProcurada {
  readonly letras: string
  readonly singular: string | null
}

/**
 * The words of a term. It finds the texts that have each of them, or all as one word (valores-3). A word is found inside of
 * another ('burger' in 'cheeseburger') and across blanks from where a word begins ('xbacon' in 'x bacon', but no 'acai'
 * in 'pizza caipira'); one of two letters or less only where a word begins; a singular only as a whole word.
 */
export function lerTermo(termo: string): readonly PalavraProcurada[] {
  return dobrarParaBusca(termo)
    .split(/\s+/)
    .filter(Boolean)
    .map(letras => ({
      letras,
      singular: letras.length > 3 && letras.endsWith('s') ? noSingular(letras) : null,
    }))
}

function noSingular(plural: string): string {
  return plural
    .replace(/[ao]es$/, 'ao')
    .replace(/([aeou])is$/, '$1l')
    .replace(/ns$/, 'm')
    .replace(/([rz])es$/, '$1')
    .replace(/s$/, '')
}

/** Where a word of a folded text begins with these letters; an expression that JavaScript and PostgreSQL read alike. */
export function corrida(letras: string): string {
  return ` ${[...letras].join(' ?')}`
}

/**
 * Tells of folded texts whether the term finds them; a blank one finds all, and one without a letter or a digit none.
 * `perdoa` one letter too many, too few or wrong in words of five or more, and in all of the term as one word.
 */
export function procurar(termo: string, perdoa = false): (dobrado: string) => boolean {
  const palavras = lerTermo(termo)
  if (palavras.length === 0) return () => termo.trim() === ''
  const letras = palavras.map(palavra => palavra.letras).join('')
  const junto = new RegExp([corrida(letras), ...(perdoa ? comUmErro(letras) : [])].join('|'))
  const partes = palavras.map(palavra => new RegExp(expressao(palavra, perdoa)))
  return dobrado => junto.test(dobrado) || partes.every(parte => parte.test(dobrado))
}

function expressao({ letras, singular }: PalavraProcurada, perdoa: boolean): string {
  return [
    corrida(letras),
    ...(letras.length > 2 ? [letras] : []),
    ...(singular ? [` ${singular} `] : []),
    ...(perdoa ? comUmErro(letras) : []),
  ].join('|')
}

/** Within one word: across two, 'dagua' would be found in 'da rua'. */
function comUmErro(letras: string): string[] {
  if (letras.length < 5) return []
  return [...letras].map((_, n) => ` ${letras.slice(0, n)}[^ \n]{0,2}${letras.slice(n + 1)}`)
}
