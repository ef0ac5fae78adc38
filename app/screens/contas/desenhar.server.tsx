import { scriptsOf } from 'virtual:page-scripts'
import type { EntryContext, MetaDescriptor } from 'react-router'
import folha from '~/geral.css?url'
import { PageEnd } from '~/ui/page/page-end'
import { PageHead } from '~/ui/page/page-head'
import { type Dados, Documento, type Tela } from './documento'

/** What the route of an account's page says of it in its `handle`. */
interface HandleDaConta {
  readonly conta: Tela<unknown, unknown>
}

/**
 * An account's page as the router has read it, to be rendered whole and hydrated without the router (decision 045), with
 * what its own fetch is answered; null for every other page, and for one that could not be read.
 */
export function desenharConta({ staticHandlerContext: lidas, routeModules }: EntryContext) {
  const route = lidas.matches.at(-1)?.route
  const handle: unknown = route?.handle
  if (!route || lidas.errors || !ehDaConta(handle)) return null
  const dados: Dados<unknown, unknown> = {
    busca: lidas.location.search,
    lido: lidas.loaderData[route.id],
    feito: lidas.actionData?.[route.id],
  }
  // The title and description of an account's page depend on nothing.
  const descritas = routeModules[route.id]?.meta?.({} as never) ?? []
  const page = (
    <Documento
      Tela={handle.conta}
      dados={dados}
      cabeca={<Cabeca descritas={descritas} />}
      fim={<PageEnd data={dados} scripts={scriptsOf(route.id)} />}
    />
  )
  return { page, answer: { feito: dados.feito } }
}

function Cabeca({ descritas }: { descritas: MetaDescriptor[] }) {
  return (
    <>
      {/* With a precedence React writes the stylesheet before the scripts that it preloads. */}
      <link rel="stylesheet" href={folha} precedence="comanda" />
      <PageHead />
      {descritas.map(descrita =>
        'title' in descrita ? (
          <title key="title">{String(descrita.title)}</title>
        ) : 'name' in descrita ? (
          <meta key={String(descrita.name)} name={String(descrita.name)} content={String(descrita.content)} />
        ) : null,
      )}
    </>
  )
}

function ehDaConta(handle: unknown): handle is HandleDaConta {
  return typeof handle === 'object' && handle !== null && 'conta' in handle
}
