import { useEffect, useState } from 'react'
import { Outlet, type ShouldRevalidateFunctionArgs, useMatches } from 'react-router'
import { direitosDe } from '~/domain/empresas/direitos'
import { desvioEmVolta } from '~/domain/valores/instante'
import { lerAbertos } from '../alerta/leitura-dos-abertos.server'
import type { DaMoldura } from '../da-moldura'
import { EmpresaDaTelaContext } from '../empresa-da-tela'
import { moldura } from '../moldura-velha'
import { ComDireitos } from '../pode'
import { entrarPelaSessao, quemEntrou } from '../porta.server'
import { type LeituraDoTeste, lerTeste } from '../teste'
import type { Route } from './+types/layout'
import { MENU, Moldura } from './moldura'
import { conferirTelaLida } from './tela-lida'

export const handle = { place: 'panel', byHost: true }

export const middleware: Route.MiddlewareFunction[] = [entrarPelaSessao]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [conferirTelaLida]

export async function loader({ request, context }: Route.LoaderArgs) {
  const painel = quemEntrou(context)
  const { empresa, membro } = painel
  const cookies = request.headers.get('Cookie') ?? ''
  return {
    empresaId: Number(empresa.id),
    nomefantasia: empresa.nomefantasia,
    email: membro.email,
    direitos: direitosDe(membro),
    teste: lerTeste(empresa),
    expirado: painel.quadroFechado !== null,
    recolhido: cookies.split('; ').includes(`${MENU}=recolhido`),
    abertos: await lerAbertos(painel),
    desvio: desvioEmVolta(new Date(), empresa.fusoHorario),
  }
}

/**
 * The frame's loader runs once. Every request checks the session anyway, and when the network is lost on the way to a
 * screen, only that screen must fail. It runs again when somebody may have got another role. 'Meus dados', read again after a save, brings the frame along, because it changes
 * what the frame shows.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return (
    moldura.velha ||
    (currentUrl.pathname === nextUrl.pathname && nextUrl.pathname.startsWith('/cadastro-empresa'))
  )
}

export default function Layout({ loaderData }: Route.ComponentProps) {
  const tela = useMatches().at(-1)?.loaderData
  // The board hears of another plan by its own readings.
  const [doQuadro, aoMudarDePlano] = useState<LeituraDoTeste | null>(null)
  const teste = doQuadro ?? loaderData.teste
  const { nomefantasia, expirado } = loaderData
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because the frame was read
  useEffect(() => {
    moldura.velha = false
  }, [loaderData])
  return (
    <EmpresaDaTelaContext value={loaderData.empresaId}>
      <ComDireitos direitos={loaderData.direitos}>
        <Moldura dados={loaderData} teste={estaExpirada(tela) ? null : teste}>
          <Outlet context={{ nomefantasia, expirado, aoMudarDePlano } satisfies DaMoldura} />
        </Moldura>
      </ComDireitos>
    </EmpresaDaTelaContext>
  )
}

/** True when the screen of an expired trial is shown instead of the screen. */
function estaExpirada(dados: unknown): boolean {
  return typeof dados === 'object' && dados !== null && 'expirado' in dados && dados.expirado === true
}
