const NUMERO = '\\d+(?:/\\d+)?'
const PARTE = `at[ée] ${NUMERO}|de ${NUMERO} (?:ao fim|a ${NUMERO})|lado (?:par|[íi]mpar)`
const TRECHO = new RegExp(`(?: [-–] (?:${PARTE}))+(?=,|$)`, 'iu')

/**
 * A street, or an address in one line, without the numbers for which its CEP holds: ' - de 186 ao fim - lado par' is of
 * the CEP and not of anybody's address (endereco-12).
 */
export function semTrecho(logradouro: string): string {
  return logradouro.replace(TRECHO, '')
}
