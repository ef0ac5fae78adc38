import { scriptsOf } from 'virtual:page-scripts'
import type { ComponentProps, FunctionComponent, ReactElement } from 'react'
import { type EntryContext, isRouteErrorResponse } from 'react-router'
import { CabecaDaLoja } from './cabeca-da-loja'
import { type Dados, Documento, type Pagina } from './documento'
import type { LojaLida } from './ler-loja.server'
import { DADOS_DA_PAGINA, SCRIPTS } from './scripts-da-pagina'

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
export function desenharLoja({ staticHandlerContext: lidas }: EntryContext): ReactElement | null {
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
  const fim = (
    <>
      {lidos && estruturar && <Json type="application/ld+json" valor={estruturar(lidos)} />}
      <Json
        type="application/json"
        id={DADOS_DA_PAGINA}
        data-scripts={scriptsOf(route.id).join(' ')}
        valor={dados}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
      <script dangerouslySetInnerHTML={{ __html: SCRIPTS.depoisDeVista }} />
    </>
  )
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

function Json({ valor, ...script }: ComponentProps<'script'> & { valor: object; 'data-scripts'?: string }) {
  // Without '<' it cannot end the script.
  const __html = JSON.stringify(valor).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data, which nothing runs
  return <script {...script} dangerouslySetInnerHTML={{ __html }} />
}
