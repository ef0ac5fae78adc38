import { data } from 'react-router'
import {
  type ComJuntados,
  ehNegado,
  NAO_EXISTE,
  type Negado,
  type Resultado,
} from '~/domain/respostas/resultado'
import { listar } from '~/domain/valores/como-o-intl'

/** The success toast of an answer. */
export interface Aviso {
  readonly titulo: string
  readonly texto?: string
  /** True when something of somebody else's was saved with it, which the form does not show yet. */
  readonly juntou?: boolean
}

export interface Gravado {
  readonly aviso: Aviso
  /** For a form that stays open: the digest of the saved values, for its next save. */
  readonly visto?: string
}

/** The answer of every action of the panel that saves: the toast to show, or why nothing was saved. */
export type Resposta<Achado = never> = Gravado | Negado<Achado>

/** Status 422 with refusals for the fields, or for above the form when a refusal names no field. */
export function recusado(recusas: Negado['recusas']) {
  return data<Resposta>({ recusas }, { status: 422 })
}

export function gravado(titulo: string, texto?: string) {
  return { aviso: { titulo, texto } }
}

/**
 * Turns the result of a verb into an answer for the screen: 404 when the row does not exist, 409 when somebody else has
 * saved it (decision 016) or the screen shows what is no longer so, 422 for other refusals; otherwise it was saved, and
 * `titulo` says so.
 */
export function responder(
  resultado: Resultado<(ComJuntados & { readonly visto?: string }) | null>,
  titulo: string,
  texto?: string,
): Resposta | ReturnType<typeof recusado> {
  if (resultado === NAO_EXISTE) throw data(null, { status: 404 })
  if (ehNegado(resultado))
    return data<Resposta>(resultado, { status: resultado.conflito || resultado.mudou ? 409 : 422 })
  const { visto, juntados = [] } = resultado.dados ?? {}
  const comVisto = visto !== undefined && { visto }
  if (juntados.length === 0) return { ...gravado(titulo, texto), ...comVisto }
  return { aviso: { titulo, texto: dizerJuntados(juntados, texto), juntou: true }, ...comVisto }
}

/** '`texto` Ficou também o que outra pessoa mudou: Preço e Descrição.' */
export function dizerJuntados(juntados: readonly string[], texto?: string): string | undefined {
  if (juntados.length === 0) return texto
  const ficou = `Ficou também o que outra pessoa mudou: ${listar(juntados)}.`
  return texto === undefined ? ficou : `${texto} ${ficou}`
}

/** Reads the id in a route's parameter; answers 404 for anything but a positive integer. */
export function lerId<Id extends number>(parametro = ''): Id {
  if (!/^\d{1,15}$/.test(parametro)) throw data(null, { status: 404 })
  return Number(parametro) as Id
}
