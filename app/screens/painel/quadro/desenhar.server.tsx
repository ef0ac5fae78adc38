import { scriptsOf } from 'virtual:page-scripts'
import type { EntryContext } from 'react-router'
import folha from '~/geral.css?url'
import { PageEnd } from '~/ui/page-end'
import { PageHead } from '~/ui/page-head'
import { type DadosDoDocumento, Documento } from './documento'
import { carregarPartes, modulosDasPartes } from './partes'

const MOLDURA = 'screens/painel/layout'
const QUADRO = 'screens/painel/quadro/quadro'

/**
 * The board as the router has read it, to be rendered whole and hydrated without the router (decision 054); null for every
 * other page, and for a board that could not be read.
 */
export async function desenharQuadro({ staticHandlerContext: lidas }: EntryContext) {
  if (lidas.matches.at(-1)?.route.id !== QUADRO || lidas.errors) return null
  const dados: DadosDoDocumento = {
    busca: lidas.location.search,
    moldura: lidas.loaderData[MOLDURA],
    lido: lidas.loaderData[QUADRO],
  }
  await carregarPartes(dados.lido)
  const cabeca = (
    <>
      {/* With a precedence React writes the stylesheet before the scripts that it preloads. */}
      <link rel="stylesheet" href={folha} precedence="comanda" />
      <PageHead />
    </>
  )
  const scripts = [QUADRO, ...modulosDasPartes(dados.lido)].flatMap(scriptsOf)
  const fim = <PageEnd data={dados} scripts={[...new Set(scripts)]} />
  return <Documento dados={dados} cabeca={cabeca} fim={fim} />
}
