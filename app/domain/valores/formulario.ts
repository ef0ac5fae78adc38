import * as v from 'valibot'
import { type Recusa, recusar } from './recusa'

export type Lido<Schema extends v.GenericSchema> = { dados: v.InferOutput<Schema> } | { recusas: Recusa[] }

/** Reads a form: what it says, or a refusal titled `titulo` for each field, at most one a field. */
export function lerFormularioCom<Schema extends v.GenericSchema>(
  schema: Schema,
  valores: unknown,
  titulo: string,
): Lido<Schema> {
  const lido = v.safeParse(schema, valores)
  if (lido.success) return { dados: lido.output }
  const recusas = new Map<string, Recusa>()
  for (const issue of lido.issues) {
    const campo = v.getDotPath(issue) ?? ''
    if (!recusas.has(campo)) recusas.set(campo, recusar(titulo, issue.message, campo))
  }
  return { recusas: [...recusas.values()] }
}
