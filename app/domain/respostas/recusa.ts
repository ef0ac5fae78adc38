/**
 * An expected "no", as a value and never as an exception. The person reads `titulo` and `texto` exactly as they are;
 * `campo` names the form field beside which the text is shown.
 */
export interface Recusa {
  readonly recusa: true
  /** Tells programs which refusal it is; it stays the same when the texts change. */
  readonly codigo: string
  readonly titulo: string
  readonly texto: string
  readonly campo?: string
}

// The bundler drops a refusal that no screen uses.
/* @__NO_SIDE_EFFECTS__ */
export function recusar(codigo: string, titulo: string, texto: string, campo?: string): Recusa {
  const recusa = { recusa: true, codigo, titulo, texto } as const
  return campo === undefined ? recusa : { ...recusa, campo }
}

export function ehRecusa(valor: unknown): valor is Recusa {
  return typeof valor === 'object' && valor !== null && 'recusa' in valor && valor.recusa === true
}
