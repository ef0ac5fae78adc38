/** Rows on a page of the panel's lists. */
const POR_PAGINA = 24
/** To count more rows than these takes longer than to read a page of them; to find one, a search compares many. */
const CONTADAS = 10_000
const CONTADAS_NA_BUSCA = 1_000

/** The question to a list: a term, blank for all rows, and a page, counted from 1. */
export interface ConsultaDaLista {
  readonly busca: string
  readonly pagina: number
}

export interface Pagina<Linha> {
  readonly linhas: readonly Linha[]
  /** The page in `linhas`, from 1. */
  readonly pagina: number
  /** Rows on all pages, or as many as were counted. */
  readonly total: number
  /** True when there are more than `total`. */
  readonly haMais: boolean
}

/** How many rows are counted for a page: so many that it is known whether this one and a next one exist. */
export function ateOndeContar({ busca, pagina }: ConsultaDaLista): number {
  return Math.max(busca === '' ? CONTADAS : CONTADAS_NA_BUSCA, pagina * POR_PAGINA)
}

/** How many pages there are; an empty list has one. */
export function quantasPaginas(total: number): number {
  return Math.max(1, Math.ceil(total / POR_PAGINA))
}

/** The page asked for; the last one when there are fewer, as after the last row of a page was deleted. */
export function paginaQueExiste(pedida: number, total: number): number {
  return Math.min(Math.max(1, pedida), quantasPaginas(total))
}

/** The `limit` and `offset` of a page. */
export function recorte(pagina: number): { limit: number; offset: number } {
  return { limit: POR_PAGINA, offset: (pagina - 1) * POR_PAGINA }
}

/**
 * The pages to which a page links: the first, its neighbours and, when it is known, the last; null where some between
 * are left out.
 */
export function paginasOferecidas(pagina: number, ultima: number, haMais: boolean): (number | null)[] {
  const fim = haMais ? Math.max(pagina, Math.min(pagina + 1, ultima)) : ultima
  const numeros = [1, pagina - 1, pagina, pagina + 1, fim].filter(n => n >= 1 && n <= fim)
  const oferecidas = [...new Set(numeros)]
  return oferecidas.flatMap((numero, n) => {
    const anterior = oferecidas[n - 1] ?? numero - 1
    if (numero === anterior + 2) return [numero - 1, numero]
    return numero > anterior + 1 ? [null, numero] : [numero]
  })
}
