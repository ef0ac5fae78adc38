import * as v from 'valibot'
import { observacaoSchema } from '~/domain/pedidos/campos-do-pedido'
import { ROTULOS_DOS_DITOS } from '~/domain/pedidos/ditos-do-pedido'

export type CampoDireto = keyof typeof ROTULOS_DOS_DITOS

/**
 * What is said of a whole order, by a customer or in the panel, and kept as it is sent by a column of the same name: with what a form
 * begins, and what the server takes. Both forms, their schemas, the edit and the comparison of two orders follow this list. A form
 * that was opened before there was a new field does not send it, so its schema has a default: `v.optional(v.boolean(), false)`.
 */
const CAMPOS_DIRETOS = {
  observacoes: { vazio: '', schema: observacaoSchema(ROTULOS_DOS_DITOS.observacoes) },
  /** That the customer of an order with alcohol is 18 or older; of any other order it is not kept. */
  maiorDe18: { vazio: false, schema: v.optional(v.boolean(), false) },
} as const satisfies Record<CampoDireto, { readonly vazio: '' | false; readonly schema: v.GenericSchema }>

type Campos = typeof CAMPOS_DIRETOS
/** As the form holds them. */
export type DiretosDigitados = {
  readonly [Campo in CampoDireto]: Campos[Campo]['vazio'] extends string ? string : boolean
}
/** As their columns hold them. */
export type Diretos = { readonly [Campo in CampoDireto]: v.InferOutput<Campos[Campo]['schema']> }

export const SEM_DIRETOS = deCada<DiretosDigitados>(campo => CAMPOS_DIRETOS[campo].vazio)

/** What the server takes, field by field. */
export const SCHEMAS_DOS_DIRETOS = deCada<{ readonly [Campo in CampoDireto]: Campos[Campo]['schema'] }>(
  campo => CAMPOS_DIRETOS[campo].schema,
)

/** What a draft keeps, field by field; a draft of before a field has it empty. */
export const RASCUNHO_DOS_DIRETOS = deCada<{
  readonly [Campo in CampoDireto]: v.GenericSchema<unknown, DiretosDigitados[Campo]>
}>(campo => {
  const { vazio } = CAMPOS_DIRETOS[campo]
  return v.optional(
    v.custom<string | boolean>(valor => typeof valor === typeof vazio),
    vazio,
  )
})

/** These fields of something that has them, and nothing else of it. */
export function diretosDe<T extends Readonly<Record<CampoDireto, unknown>>>(tudo: T): Pick<T, CampoDireto> {
  return deCada(campo => tudo[campo])
}

/** For the form: as somebody would have typed them. */
export function digitarDiretos(lidos: Diretos): DiretosDigitados {
  return deCada(campo => lidos[campo] ?? CAMPOS_DIRETOS[campo].vazio)
}

function deCada<Valores>(valor: (campo: CampoDireto) => unknown): Valores {
  const campos = Object.keys(CAMPOS_DIRETOS) as CampoDireto[]
  return Object.fromEntries(campos.map(campo => [campo, valor(campo)])) as Valores
}
