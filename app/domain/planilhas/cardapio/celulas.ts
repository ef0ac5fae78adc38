import { type Centavos, formatValor } from '~/domain/valores/centavos'

/**
 * A cell that has a list is written 'um|outro', with details behind '=' and in parentheses. Inside a name these signs have
 * a backslash in front.
 */

/** Splits at each `sinal` that no backslash escapes. */
export function separar(texto: string, sinal: '|' | '=' | ',' | ';' | ':'): string[] {
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

/** For a text inside parentheses, where a comma separates, or a size from its limits. */
export function escaparNota(nota: string): string {
  return nota.replace(/[\\|=,;:()]/g, '\\$&')
}

export function desescapar(texto: string): string {
  return texto.replace(/\\([\\|=,;:()])/g, '$1')
}

/** 'Borda (0 a 1)' as 'Borda ' and '0 a 1'; nothing inside when no open parenthesis is closed at the end. */
export function abrirParenteses(parte: string): { readonly texto: string; readonly dentro: string | null } {
  const pedacos: string[] = parte.trim().match(/\\[\s\S]|[\s\S]/g) ?? []
  const abre = pedacos.lastIndexOf('(')
  if (abre < 0 || pedacos.at(-1) !== ')') return { texto: parte, dentro: null }
  return { texto: pedacos.slice(0, abre).join(''), dentro: pedacos.slice(abre + 1, -1).join('') }
}

/** '49,90 (2 sabores, inativo)' as its text and its notes. */
export function separarNotas(parte: string): { readonly texto: string; readonly notas: readonly string[] } {
  const { texto, dentro } = abrirParenteses(parte)
  return { texto, notas: dentro === null ? [] : separar(dentro, ',').map(nota => nota.trim()) }
}

/** '1234,50': a figure that a Brazilian spreadsheet reads as a number. */
export function semMilhar(preco: Centavos): string {
  return formatValor(preco).replaceAll('.', '')
}
