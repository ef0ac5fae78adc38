import { scriptsOf } from 'virtual:page-scripts'
import type { EntryContext } from 'react-router'
import folha from '~/geral.css?url'
import { PageEnd } from '~/ui/page-end'
import { PageHead } from '~/ui/page-head'
import { type DadosDoDocumento, Documento } from './documento'
import {
  carregarAtendimento,
  carregarComeco,
  carregarCompartilhar,
  carregarExpirado,
  carregarPartes,
  carregarPorWhatsApp,
  partesDe,
} from './partes'

const MOLDURA = 'screens/painel/layout'
const QUADRO = 'screens/painel/quadro/quadro'
const MODULOS = new Map<unknown, string>([
  [carregarAtendimento, 'atendimento/faixas-do-atendimento'],
  [carregarComeco, 'comeco/primeiros-passos-do-dono'],
  [carregarCompartilhar, 'compartilhar/painel-de-compartilhar'],
  [carregarExpirado, 'teste-expirado'],
  [carregarPorWhatsApp, 'quadro/pedidos-por-whatsapp'],
])

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
  const partes = partesDe(dados.lido).map(parte => `screens/painel/${MODULOS.get(parte)}`)
  const scripts = [QUADRO, ...partes].flatMap(scriptsOf)
  const fim = <PageEnd data={dados} scripts={[...new Set(scripts)]} />
  return <Documento dados={dados} cabeca={cabeca} fim={fim} />
}
