/**
 * 'Ma*** S***': two letters of the first name and one of each other name, never a whole word, and always three stars.
 * So it reveals neither a short name nor the length of a long one (privacidade-5).
 */
export function mascararNome(nome: string): string {
  const palavras = nome.normalize('NFC').trim().split(/\s+/)
  return palavras.map((palavra, posicao) => mascararPalavra(palavra, posicao === 0 ? 2 : 1)).join(' ')
}

function mascararPalavra(palavra: string, visiveis: number): string {
  const letras = [...palavra]
  return `${letras.slice(0, Math.min(visiveis, letras.length - 1)).join('')}***`
}
