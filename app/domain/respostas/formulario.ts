import * as v from 'valibot'
import { campoLongoDemais, limparLinha, limparTexto, preenchaOCampo } from '~/domain/valores/texto'
import { type Recusa, recusar } from './recusa'

export type Lido<Schema extends v.GenericSchema> = { dados: v.InferOutput<Schema> } | { recusas: Recusa[] }

/**
 * Reads a form; answers with its values, or with refusals, at most one for each field. `titulo` is the title of all of
 * them, or a function that gives the title for a text.
 */
export function lerFormularioCom<Schema extends v.GenericSchema>(
  schema: Schema,
  valores: unknown,
  titulo: string | ((texto: string) => string),
): Lido<Schema> {
  const lido = v.safeParse(schema, valores)
  if (lido.success) return { dados: lido.output }
  const recusas = new Map<string, Recusa>()
  for (const issue of lido.issues) {
    const campo = v.getDotPath(issue) ?? ''
    const tituloDele = typeof titulo === 'string' ? titulo : titulo(issue.message)
    if (!recusas.has(campo)) recusas.set(campo, recusar('campo-invalido', tituloDele, issue.message, campo))
  }
  return { recusas: [...recusas.values()] }
}

/** A field of one line; one that is missing reads as one left blank. */
function linha(rotulo: string, limite: number) {
  return v.pipe(
    v.optional(v.string(preenchaOCampo(rotulo)), ''),
    v.transform(limparLinha),
    v.maxLength(limite, campoLongoDemais(rotulo, limite)),
  )
}

/** A line that must not be blank; `texto` says so. */
export function linhaObrigatoria(rotulo: string, limite: number, texto = preenchaOCampo(rotulo)) {
  return v.pipe(linha(rotulo, limite), v.nonEmpty(texto))
}

/** A line that may be blank: empty strings are saved as null (painel-9). */
export function linhaOuNulo(rotulo: string, limite: number) {
  return v.pipe(linha(rotulo, limite), v.transform(ouNulo))
}

/** As `linhaOuNulo`, and line feeds stay. */
export function textoOuNulo(rotulo: string, limite: number) {
  return v.pipe(
    v.optional(v.string(preenchaOCampo(rotulo)), ''),
    v.transform(limparTexto),
    v.maxLength(limite, campoLongoDemais(rotulo, limite)),
    v.transform(ouNulo),
  )
}

/** A checkbox: a form sends 'on', or nothing at all. */
export const marcado = v.pipe(
  v.optional(v.unknown(), ''),
  v.transform(valor => valor === 'on'),
)

export function ouNulo(texto: string): string | null {
  return texto === '' ? null : texto
}
