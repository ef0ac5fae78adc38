import { useEffect } from 'react'
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate, useOutletContext } from 'react-router'
import { attempt } from '~/browser/attempt'
import { useToast } from '~/ui/overlays/toast'
import type { DaMoldura } from '../da-moldura'
import { comDireito } from '../porta.server'
import { FalhaDaTela } from '../tela/falha-da-tela'
import { RelerContext } from '../tela/use-reler'
import { TesteExpirado } from '../teste-expirado'
import type { Route } from './+types/quadro'
import { type LeituraDoQuadro, lerQuadro } from './leitura/leitura-do-quadro.server'
import { type Lido, quadroDeAntes, useLeituraDoQuadro } from './leitura/use-leitura-do-quadro'
import { QuadroDePedidos } from './quadro-de-pedidos'

const PACIENCIA_MS = 8_000

/** GET /home (quadro-3): no order leaves the server once the trial is over. */
export function loader(args: Route.LoaderArgs): Promise<LeituraDoQuadro> {
  return lerQuadro(args, comDireito(args.context, 'ver o quadro'))
}

/** Without an answer, whoever comes back to the board sees it as it was, and that it may be old. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<LeituraDoQuadro | Lido> {
  return attempt(
    serverLoader,
    ({ status, thrown }) => {
      const antes = quadroDeAntes()
      if (antes === null || (status !== null && status < 500)) throw thrown
      return antes
    },
    { timeoutMs: PACIENCIA_MS },
  )
}

/** The board reads by itself (decision 046); the router does for whoever presses its link again. */
export function shouldRevalidate({ currentUrl, nextUrl, ...resto }: ShouldRevalidateFunctionArgs): boolean {
  return resto.defaultShouldRevalidate && currentUrl.search === nextUrl.search
}

export default function Quadro({ loaderData }: Route.ComponentProps) {
  const { nomefantasia, expirado, aoMudarDePlano } = useOutletContext<DaMoldura>()
  const { lido, reler, mostrarFeito } = useLeituraDoQuadro(loaderData, aoMudarDePlano)
  useBoasVindas(nomefantasia)
  // The trial has ended, or was prolonged: the frame needs an alert, or none.
  const mudou = lido.expirado !== expirado
  useEffect(() => {
    if (mudou) window.location.reload()
  }, [mudou])
  if (lido.expirado) return <TesteExpirado {...lido} />
  return (
    <RelerContext value={reler}>
      <QuadroDePedidos {...lido} reler={reler} aoMover={mostrarFeito} />
    </RelerContext>
  )
}

/** Shows 'Login bem-sucedido!' once: the parameter is removed from the address, so that a reload does not repeat it. */
function useBoasVindas(nomefantasia: string) {
  const { show } = useToast()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const entrou = new URLSearchParams(search).has('entrou')
  useEffect(() => {
    if (!entrou) return
    show({ title: 'Login bem-sucedido!', text: `Bem-vindo(a), ${nomefantasia}!`, variant: 'success' })
    navigate({ pathname, hash }, { replace: true })
  }, [entrou, nomefantasia, pathname, hash, navigate, show])
}

export function ErrorBoundary() {
  return <FalhaDaTela titulo="Erro ao carregar pedidos" />
}
