import { createContext, type FunctionComponent, useCallback, useContext, useState } from 'react'
import { askJson } from '~/browser/ask-json'
import { QueryOfPage } from '~/browser/use-query'
import type { Elements } from '~/ui/elements'
import { LinkContext } from '~/ui/link'
import { ToastProvider } from '~/ui/overlays/toast'
import { EarlyPress } from '~/ui/page/early-press'
import { ErrorBoundary } from '~/ui/page/error-boundary'
import { ErroDaLoja } from './erro-da-loja'
import type { LojaLida } from './ler-loja.server'
import { MolduraDaLoja } from './moldura-da-loja'
import { NaoEncontrada } from './nao-encontrada'
import { LinkDaLoja, Partida } from './partida'

export interface TelaProps<Lido, Feito = unknown> {
  /** What the route's loader answered. */
  lido: Lido
  /** What the route's action answered to a form that was sent without script. */
  feito?: Feito
}

/** A page of a shop, which the server renders and the browser hydrates. */
export interface Pagina<Lido, Feito = unknown> {
  readonly Tela: FunctionComponent<TelaProps<Lido, Feito>>
  /** Within the shop's frame: the page could not be read. */
  readonly Erro: FunctionComponent<{ error: unknown }>
  /** Instead of the frame: the shop could not be read. */
  readonly ErroDaLoja?: FunctionComponent<{ error: unknown }>
}

/** An answer of 4xx or 5xx; without a status it was a bug. */
interface Falha {
  readonly status?: number
  readonly data?: unknown
}

/** What a page is made of, as it is sent to the browser with the page. */
export interface Dados<Lido, Feito = unknown> {
  /** The query of the address. */
  readonly busca: string
  /** Null when the shop could not be read. */
  readonly loja: LojaLida | null
  readonly lido?: Lido
  readonly feito?: Feito
  readonly falha?: Falha
}

interface DocumentoProps<Lido, Feito> {
  pagina: Pagina<Lido, Feito>
  dados: Dados<Lido, Feito>
  /** What only the server writes: the inside of the head, and the data at the end of the page. */
  cabeca?: Elements
  fim?: Elements
}

/** A whole document without the router. The browser leaves alone what only the server writes (decision 045). */
export function Documento<Lido, Feito>({ pagina, dados, cabeca, fim }: DocumentoProps<Lido, Feito>) {
  return (
    <html lang="pt-BR" suppressHydrationWarning>
      <head>{cabeca}</head>
      <body>
        <ToastProvider>
          <QueryOfPage value={dados.busca}>
            <ErrorBoundary fallback={error => <ErroDaLoja error={error} />}>
              <LinkContext value={LinkDaLoja}>
                <Partida>
                  <Conteudo pagina={pagina} dados={dados} />
                </Partida>
              </LinkContext>
            </ErrorBoundary>
          </QueryOfPage>
        </ToastProvider>
        <EarlyPress />
        {fim}
      </body>
    </html>
  )
}

const RelerContext = createContext(async () => {})

/** Reads the shop and its menu again; without an answer, what is shown stays. */
export function useReler(): () => Promise<void> {
  return useContext(RelerContext)
}

function Conteudo<Lido, Feito>({ pagina, dados: { falha, feito, ...dados } }: DocumentoProps<Lido, Feito>) {
  const { Tela, Erro, ErroDaLoja: ErroSemLoja = ErroDaLoja } = pagina
  const [{ loja, lido }, setLidos] = useState<Pick<Dados<Lido>, 'loja' | 'lido'>>(dados)
  const slug = loja?.loja.slug
  const reler = useCallback(async () => {
    const { status, body } = await askJson<Dados<Lido>>(`/${slug}/dados`)
    if (status === 200 && body?.loja) setLidos(body)
  }, [slug])
  if (!loja) {
    const digitado = slugNaoEncontrado(falha)
    return digitado === null ? <ErroSemLoja error={falha} /> : <NaoEncontrada slug={digitado} error={falha} />
  }
  return (
    <RelerContext value={reler}>
      <MolduraDaLoja lida={loja}>
        {falha || lido === undefined ? <Erro error={falha} /> : <Tela lido={lido} feito={feito} />}
      </MolduraDaLoja>
    </RelerContext>
  )
}

/** Only the door's 404 means that there is no such shop; pages below may answer 404 for other reasons. */
function slugNaoEncontrado(falha: Falha | undefined): string | null {
  const { slug } = Object(falha?.data)
  return falha?.status === 404 && typeof slug === 'string' ? slug : null
}
