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

const PARTES = 5
const POSICAO = /^\d{1,3}$/

/**
 * The values of a form whose fields are named by their place ('opcoes.3.nome'), as objects and lists. The text of a
 * refusal comes back under the same name. A number of more than three digits is a name like any other, so that nobody
 * makes a list of a million rows out of one field.
 */
export function aninhar(campos: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  const raiz: Ramo = { galhos: new Map() }
  for (const [nome, valor] of campos) {
    let ramo = raiz
    for (const parte of nome.split('.', PARTES)) {
      const galho = ramo.galhos.get(parte) ?? { galhos: new Map() }
      ramo.galhos.set(parte, galho)
      ramo = galho
    }
    ramo.valor = valor
  }
  return Object.fromEntries([...raiz.galhos].map(([nome, galho]) => [nome, folhear(galho)]))
}

interface Ramo {
  valor?: unknown
  readonly galhos: Map<string, Ramo>
}

function folhear({ valor, galhos }: Ramo): unknown {
  if (galhos.size === 0) return valor
  const filhos = [...galhos].map(([nome, galho]) => [nome, folhear(galho)] as const)
  if (!filhos.every(([nome]) => POSICAO.test(nome))) return Object.fromEntries(filhos)
  const lista: unknown[] = []
  for (const [posicao, filho] of filhos) lista[Number(posicao)] = filho
  return Array.from(lista)
}

/** A whole number within these limits, as typed; blank reads as `vazio`, and without one is refused. */
export function inteiro<Vazio extends number | null = never>(
  { de, ate }: { readonly de: number; readonly ate: number },
  vazio?: Vazio,
) {
  const texto = `Digite um número de ${de} a ${ate}.`
  return v.pipe(
    v.optional(v.string(texto), ''),
    v.trim(),
    v.check(digitado => (digitado === '' ? vazio !== undefined : dentro(digitado)), texto),
    v.transform((digitado): number | Vazio => (digitado === '' ? (vazio as Vazio) : Number(digitado))),
  )
  function dentro(digitado: string): boolean {
    return /^\d{1,15}$/.test(digitado) && Number(digitado) >= de && Number(digitado) <= ate
  }
}

/** A text that may be left blank, which reads as null, and what else it is read as. */
export function emBrancoOu<Valor>(ler: (texto: string) => Valor | null, invalido: string) {
  return v.pipe(
    v.optional(v.string(invalido), ''),
    v.trim(),
    v.check(texto => texto === '' || ler(texto) !== null, invalido),
    v.transform((texto): Valor | null => (texto === '' ? null : ler(texto))),
  )
}

/** The id of a stored row; blank for a new one. */
export function idOuNulo<Id extends number>() {
  return v.pipe(
    v.optional(v.string(), ''),
    v.transform((texto): Id | null => (/^\d{1,15}$/.test(texto) ? (Number(texto) as Id) : null)),
  )
}

/** The items of an issue's path, as valibot wants them. */
export function emCaminho(valor: unknown, caminho: readonly (string | number)[]) {
  const itens: { type: 'unknown'; origin: 'value'; input: unknown; key: string | number; value: unknown }[] =
    []
  let input = valor
  for (const key of caminho) {
    const value: unknown = (input as Record<string | number, unknown>)[key]
    itens.push({ type: 'unknown', origin: 'value', input, key, value })
    input = value
  }
  return itens as [(typeof itens)[number], ...typeof itens]
}
