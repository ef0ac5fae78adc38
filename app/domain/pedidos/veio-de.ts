import { limparLinha } from '~/domain/valores/texto'

/** What of an address says where its reader came from, in the order in which it is told: 'instagram / stories / natal'. */
const PARAMETROS = ['ref', 'utm_source', 'utm_medium', 'utm_campaign'] as const
const ENTRE = ' / '
const PARTE = /^[\p{L}\d][\p{L}\d ._-]{0,39}$/u
/** A phone, a CPF, or an ad network's number of somebody: no word for a place that orders come from. */
const NUMERO_DE_ALGUEM = /\d(?:[ ._-]*\d){7}/

export const VEIO_DE_MAXIMO = PARAMETROS.length * 40 + (PARAMETROS.length - 1) * ENTRE.length

/** Null when the address says nothing, or nothing that may be kept: a part with other marks than a word has is left out. */
export function lerVeioDe(query: URLSearchParams): string | null {
  const partes = PARAMETROS.map(parametro => lerParte(query.get(parametro) ?? '')).filter(
    parte => parte !== null,
  )
  return partes.length > 0 ? partes.join(ENTRE) : null
}

/** The same of what a request says; null for what `lerVeioDe` does not write: an order is never refused for it. */
export function limparVeioDe(enviado: unknown): string | null {
  if (typeof enviado !== 'string' || enviado.length > VEIO_DE_MAXIMO) return null
  const partes = enviado.split(ENTRE)
  return partes.length <= PARAMETROS.length && partes.every(parte => lerParte(parte) === parte)
    ? enviado
    : null
}

function lerParte(escrita: string): string | null {
  const parte = limparLinha(escrita).toLowerCase()
  return PARTE.test(parte) && !NUMERO_DE_ALGUEM.test(parte) ? parte : null
}

/** Where the first visit came from, as the browser keeps it beside the cart. */
interface Guardado {
  readonly de: string
  /** Milliseconds. */
  readonly em: number
}

const VALE_MS = 30 * 86_400_000

/** The first one stays for 30 days, or until an order takes it along (divulgacao-4). */
export function guardarVeioDe(guardado: unknown, de: string, agora: number): Guardado {
  return lerGuardado(guardado, agora) ?? { de, em: agora }
}

export function veioDeGuardado(guardado: unknown, agora: number): string | null {
  return lerGuardado(guardado, agora)?.de ?? null
}

function lerGuardado(guardado: unknown, agora: number): Guardado | null {
  const { de, em }: { [C in keyof Guardado]?: unknown } = Object(guardado)
  const lido = limparVeioDe(de)
  return lido !== null && typeof em === 'number' && Math.abs(agora - em) < VALE_MS ? { de: lido, em } : null
}
