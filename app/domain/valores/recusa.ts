/**
 * An expected "no": a value, never an exception. `titulo` and `texto` are what the person reads, letter for letter;
 * `campo` names the form field that the text stands beside.
 */
export interface Recusa {
  readonly recusa: true
  readonly titulo: string
  readonly texto: string
  readonly campo?: string
  /** Says which refusal it is to a program; stable, whatever becomes of the texts. */
  readonly codigo?: string
}

export function recusar(titulo: string, texto: string, campo?: string): Recusa {
  return campo === undefined ? { recusa: true, titulo, texto } : { recusa: true, titulo, texto, campo }
}

export function ehRecusa(valor: unknown): valor is Recusa {
  return typeof valor === 'object' && valor !== null && 'recusa' in valor && valor.recusa === true
}
