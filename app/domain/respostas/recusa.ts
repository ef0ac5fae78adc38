/**
 * An expected "no": a value, never an exception. `titulo` and `texto` are what the person reads, letter for letter;
 * `campo` names the form field that the text stands beside.
 */
export interface Recusa {
  readonly recusa: true
  /** Tells programs which refusal it is; it stays the same when the texts change. */
  readonly codigo: string
  readonly titulo: string
  readonly texto: string
  readonly campo?: string
}

export function recusar(codigo: string, titulo: string, texto: string, campo?: string): Recusa {
  const recusa = { recusa: true, codigo, titulo, texto } as const
  return campo === undefined ? recusa : { ...recusa, campo }
}

export function ehRecusa(valor: unknown): valor is Recusa {
  return typeof valor === 'object' && valor !== null && 'recusa' in valor && valor.recusa === true
}
