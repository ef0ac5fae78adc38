import { useEffect, useState } from 'react'
import { Outlet, type ShouldRevalidateFunctionArgs, useMatch, useSearchParams } from 'react-router'
import { Drawer } from '~/ui/drawer'
import { ToastOutlet, useToast } from '~/ui/toast'
import type { Route } from './+types/layout'
import { AlertaDoPainel, AlertaMudo } from './alerta/alerta'
import { lerAbertos } from './alerta/leitura.server'
import { SemConexao } from './alerta/sem-conexao'
import { Cabecalho } from './cabecalho'
import { EsperaDaTela } from './espera-da-tela'
import { FaixaDoTeste } from './faixa-do-teste'
import { EntradasDoMenu, MenuLateral } from './menu-lateral'
import { useRascunhosDoNavegador } from './pedido/rascunhos-do-navegador'
import { entrarPelaSessao, quemEntrou } from './porta.server'
import { TelasSemRede } from './telas-sem-rede'
import { lerTeste } from './teste'

const MENU = 'comanda_menu'
const YEAR_SECONDS = 365 * 86_400

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

/** The panel's frame: header, side menu, trial banner, and the alert of new orders (painel-2). */
export default function Layout({ loaderData }: Route.ComponentProps) {
  const { empresaId, nomefantasia, email, teste, expirado, abertos } = loaderData
  const [recolhido, setRecolhido] = useState(loaderData.recolhido)
  const [gaveta, setGaveta] = useState(false)
  const noQuadro = useMatch('/home') !== null
  useBoasVindas(nomefantasia)
  useRascunhosDoNavegador(empresaId)

  function recolher(agora: boolean) {
    setRecolhido(agora)
    // biome-ignore lint/suspicious/noDocumentCookie: the server renders the menu as it was left
    document.cookie = `${MENU}=${agora ? 'recolhido' : 'expandido'}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
  }

  const moldura = (
    <div className="painel flex h-dvh flex-col overflow-hidden">
      <a
        href="#conteudo"
        className="-top-20 absolute left-4 z-20 rounded-sm bg-tinta px-4 py-3 font-semibold text-papel focus:top-2"
      >
        Ir para o conteúdo
      </a>
      <TelasSemRede />
      <Cabecalho
        empresaId={empresaId}
        nomefantasia={nomefantasia}
        email={email}
        aoAbrirMenu={() => setGaveta(true)}
      />
      <div className="relative flex min-h-0 flex-1">
        <EsperaDaTela />
        <MenuLateral recolhido={recolhido} aoRecolher={recolher} />
        <main
          id="conteudo"
          // Focusable, because a screen without links and buttons must be scrollable by keyboard too.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
          tabIndex={0}
          className="relative flex min-w-0 flex-1 flex-col overflow-y-auto -outline-offset-3"
        >
          <FaixaDoTeste teste={teste} />
          {!noQuadro && <SemConexao />}
          <Outlet />
        </main>
      </div>
      {/* The toast takes its room from the part that scrolls, so that it covers nothing and nothing moves. */}
      <ToastOutlet active className="mx-auto w-full max-w-2xl px-3" />
      <Drawer open={gaveta} onClose={() => setGaveta(false)} title="Comanda" side="left">
        <EntradasDoMenu aoEscolher={() => setGaveta(false)} />
      </Drawer>
    </div>
  )
  if (expirado) return <AlertaMudo>{moldura}</AlertaMudo>
  return (
    <AlertaDoPainel empresaId={empresaId} inicial={abertos}>
      {moldura}
    </AlertaDoPainel>
  )
}

/** Shows 'Login bem-sucedido!' once: the parameter is removed from the address, so that a reload does not repeat it. */
function useBoasVindas(nomefantasia: string) {
  const { show } = useToast()
  const [busca, setBusca] = useSearchParams()
  const entrou = busca.has('entrou')
  useEffect(() => {
    if (!entrou) return
    show({ title: 'Login bem-sucedido!', text: `Bem-vindo(a), ${nomefantasia}!`, variant: 'success' })
    setBusca({}, { replace: true, preventScrollReset: true })
  }, [entrou, nomefantasia, setBusca, show])
}
