import { Outlet, type ShouldRevalidateFunctionArgs, useMatches } from 'react-router'
import { desvioEmVolta } from '~/domain/valores/instante'
import type { Route } from './+types/layout'
import { lerAbertos } from './alerta/leitura.server'
import { SemConexao } from './alerta/sem-conexao'
import { MENU, Moldura } from './moldura'
import { entrarPelaSessao, quemEntrou } from './porta.server'
import { RumoDoRoteador } from './rumo-do-roteador'
import { TelasSemRede } from './telas-sem-rede'
import { lerTeste } from './teste'

export const handle = { place: 'panel' }

export const middleware: Route.MiddlewareFunction[] = [entrarPelaSessao]

export async function loader({ request, context }: Route.LoaderArgs) {
  const painel = quemEntrou(context)
  const { empresa, membro } = painel
  const cookies = request.headers.get('Cookie') ?? ''
  return {
    empresaId: Number(empresa.id),
    nomefantasia: empresa.nomefantasia,
    email: membro.email,
    teste: lerTeste(empresa),
    expirado: painel.quadroFechado !== null,
    recolhido: cookies.split('; ').includes(`${MENU}=recolhido`),
    abertos: await lerAbertos(painel),
    desvio: desvioEmVolta(new Date(), empresa.fusoHorario),
  }
}

/**
 * The frame's loader runs once. Every request checks the session anyway, and when the network is lost on the way to a
 * screen, only that screen must fail. Saving 'Meus dados' runs the loader again, because it changes what the frame
 * shows.
 */
export function shouldRevalidate({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && (formAction?.startsWith('/cadastro-empresa') ?? false)
}

/** The frame of all screens but the board, which is a document of its own (decision 054). */
export default function Layout({ loaderData }: Route.ComponentProps) {
  const tela = useMatches().at(-1)?.loaderData
  return (
    <RumoDoRoteador empresaId={loaderData.empresaId}>
      <Moldura
        dados={loaderData}
        teste={estaExpirada(tela) ? null : loaderData.teste}
        links={<TelasSemRede />}
      >
        <SemConexao />
        <Outlet />
      </Moldura>
    </RumoDoRoteador>
  )
}

/** True when the screen of an expired trial is shown instead of the screen. */
function estaExpirada(dados: unknown): boolean {
  return typeof dados === 'object' && dados !== null && 'expirado' in dados && dados.expirado === true
}
