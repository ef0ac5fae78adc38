import { type Centavos, formatValor } from '~/domain/valores/centavos'

/**
 * A cell that has a list is written 'um|outro', with details behind '=' and in parentheses. Inside a name these signs have
 * a backslash in front.
 */

/** Splits at each `sinal` that no backslash escapes. */
export function separar(texto: string, sinal: '|' | '=' | ','): string[] {
  const partes = ['']
  for (const pedaco of texto.match(/\\[\s\S]|[\s\S]/g) ?? []) {
    if (pedaco === sinal) partes.push('')
    else partes[partes.length - 1] += pedaco
  }
  return partes
}

/** The items of a list that are not blank. */
export function separarLista(celula: string): string[] {
  return separar(celula, '|').filter(parte => parte.trim() !== '')
}

export function escapar(nome: string): string {
  return nome.replace(/[\\|=]/g, '\\$&')
}

/** For a text inside parentheses, where a comma separates. */
export function escaparNota(nota: string): string {
  return nota.replace(/[\\|=,()]/g, '\\$&')
}

export function desescapar(texto: string): string {
  return texto.replace(/\\([\\|=,()])/g, '$1')
}

/** 'Borda (0 a 1, 1 incluída)' as its name and its notes; no notes when no open parenthesis is closed at the end. */
export function separarNotas(parte: string): { readonly texto: string; readonly notas: readonly string[] } {
  const pedacos: string[] = parte.trim().match(/\\[\s\S]|[\s\S]/g) ?? []
  const abre = pedacos.lastIndexOf('(')
  if (abre < 0 || pedacos.at(-1) !== ')') return { texto: parte, notas: [] }
  const dentro = pedacos.slice(abre + 1, -1).join('')
  return { texto: pedacos.slice(0, abre).join(''), notas: separar(dentro, ',').map(nota => nota.trim()) }
}

/** '1234,50': a figure that a Brazilian spreadsheet reads as a number. */
export function semMilhar(preco: Centavos): string {
  return formatValor(preco).replaceAll('.', '')
}
