import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader as lerMoldura } from '../layout'
import { comDireito } from '../porta.server'
import { FalhaDaTela } from '../tela/falha-da-tela'
import { useReleitura } from '../tela/use-releitura'
import { TesteExpirado, type TesteExpiradoProps } from '../teste-expirado'
import type { Route } from './+types/quadro'
import { type LeituraDoQuadro, lerQuadro } from './leitura-do-quadro.server'
import { QuadroDePedidos } from './quadro-de-pedidos'
import { type Lido, lerPeloRoteador, useLeituraDoQuadro } from './use-leitura-do-quadro'

/** GET /home (quadro-3): no order leaves the server once the trial is over. */
export function loader({ request, context }: Route.LoaderArgs): Promise<LeituraDoQuadro> {
  return lerQuadro(request, comDireito(context, 'ver o quadro'))
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Lido> {
  return lerPeloRoteador(serverLoader)
}

export default function Quadro({ loaderData }: Route.ComponentProps) {
  const { lido, reler, mostrarFeito } = useLeituraDoQuadro(loaderData)
  useMoldura(lido.expirado)
  if (lido.expirado) return <EmVezDoQuadro {...lido} />
  return <QuadroDePedidos {...lido} reler={reler} aoMover={mostrarFeito} />
}

/**
 * The panel's frame is read once, and the frame of an expired trial does not listen for orders. So when the trial has
 * ended or was extended meanwhile, the page is loaded again.
 */
function useMoldura(expirado: boolean) {
  const daMoldura = useRouteLoaderData<typeof lerMoldura>('screens/painel/layout')?.expirado
  useEffect(() => {
    if (daMoldura !== undefined && daMoldura !== expirado) window.location.reload()
  }, [daMoldura, expirado])
}

/** The screen of an expired trial, which the board replaces by itself when the company gets a plan or more days. */
function EmVezDoQuadro(props: TesteExpiradoProps) {
  useReleitura()
  return <TesteExpirado {...props} />
}

export function ErrorBoundary() {
  return <FalhaDaTela titulo="Erro ao carregar pedidos" />
}
