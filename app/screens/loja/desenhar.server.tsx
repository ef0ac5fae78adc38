import { scriptsOf } from 'virtual:page-scripts'
import type { FunctionComponent, ReactNode } from 'react'
import { type EntryContext, isRouteErrorResponse } from 'react-router'
import { PageEnd } from '~/ui/page/page-end'
import { CabecaDaLoja } from './cabeca-da-loja'
import { type Dados, Documento, type Pagina } from './documento'
import type { LojaLida } from './ler-loja.server'

interface Lidos {
  readonly loja: LojaLida
  readonly lido: unknown
}

/** What the route of a page says of it in its `handle`. */
interface HandleDaPagina {
  readonly pagina: Pagina<unknown>
  /** What only the server writes into the head. */
  readonly Cabeca: FunctionComponent<Lidos>
  /** What search engines read of the page (schema.org). */
  readonly estruturar?: (lidos: Lidos) => object
}

const LAYOUT = 'screens/loja/layout'

/**
 * Draws a shop's page as the router has read it, to be rendered whole and hydrated without the router (decision 045);
 * null for every other page.
 */
export function desenharLoja({ staticHandlerContext: lidas }: EntryContext): ReactNode | null {
  const route = lidas.matches.at(-1)?.route
  const handle: unknown = route?.handle
  if (!route || !ehDaLoja(handle)) return null
  const { pagina, Cabeca, estruturar } = handle
  const dados = juntarDados(route.id, lidas)
  const { loja, lido } = dados
  const lidos = loja && lido !== undefined ? { loja, lido } : null
  const cabeca = (
    <>
      <CabecaDaLoja rosto={loja?.rosto} />
      {lidos && <Cabeca {...lidos} />}
    </>
  )
  const scripts = scriptsOf(route.id)
  const structured = lidos && estruturar ? estruturar(lidos) : undefined
  const fim = <PageEnd data={dados} scripts={scripts} structured={structured} />
  return <Documento pagina={pagina} dados={dados} cabeca={cabeca} fim={fim} />
}

function ehDaLoja(handle: unknown): handle is HandleDaPagina {
  return typeof handle === 'object' && handle !== null && 'pagina' in handle
}

function juntarDados(
  id: string,
  { loaderData, actionData, errors, location }: EntryContext['staticHandlerContext'],
): Dados<unknown> {
  const erro = errors?.[LAYOUT] ?? errors?.[id]
  return {
    loja: loaderData[LAYOUT] ?? null,
    lido: loaderData[id],
    feito: actionData?.[id],
    busca: location.search,
    ...(errors && { falha: isRouteErrorResponse(erro) ? { status: erro.status, data: erro.data } : {} }),
  }
}
