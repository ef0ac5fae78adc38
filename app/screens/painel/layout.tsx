import { useEffect, useState } from 'react'
import { Outlet, type ShouldRevalidateFunctionArgs, useMatch, useSearchParams } from 'react-router'
import { textoDoTeste } from '~/domain/empresas/plano'
import { Banner } from '~/ui/banner'
import { Drawer } from '~/ui/drawer'
import { useToast } from '~/ui/toast'
import type { Route } from './+types/layout'
import { Cabecalho } from './cabecalho'
import { EntradasDoMenu, MenuLateral } from './menu-lateral'
import { entrarPelaSessao, painelContext } from './porta.server'
import { testeAgora } from './teste.server'

const MENU = 'comanda_menu'
const YEAR_SECONDS = 365 * 86_400

export const middleware: Route.MiddlewareFunction[] = [entrarPelaSessao]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { empresa } = context.get(painelContext)
  const teste = testeAgora(empresa)
  const cookies = request.headers.get('Cookie') ?? ''
  return {
    nomefantasia: empresa.nomefantasia,
    email: empresa.email,
    aviso: textoDoTeste(teste),
    expirado: teste.expirado,
    recolhido: cookies.split('; ').includes(`${MENU}=recolhido`),
  }
}

/**
 * A board that reads itself again every few seconds need not read the frame around it too, and a query that is taken out
 * of the address changes nothing in it: a network lost at that moment must not cost the whole page.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && (formMethod !== undefined || currentUrl.pathname !== nextUrl.pathname)
}

/** The panel's frame: header, side menu, trial banner (specification 2, sections 2 and 4). */
export default function Layout({ loaderData }: Route.ComponentProps) {
  const { nomefantasia, email, aviso, expirado } = loaderData
  const [recolhido, setRecolhido] = useState(loaderData.recolhido)
  const [gaveta, setGaveta] = useState(false)
  const noQuadro = useMatch('/home') !== null
  useBoasVindas(nomefantasia)

  function recolher(agora: boolean) {
    setRecolhido(agora)
    // biome-ignore lint/suspicious/noDocumentCookie: the server renders the menu as it was left
    document.cookie = `${MENU}=${agora ? 'recolhido' : 'expandido'}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
  }

  return (
    <div className="painel flex h-dvh flex-col overflow-hidden">
      <a
        href="#conteudo"
        className="-top-20 absolute left-4 z-20 rounded-sm bg-tinta px-4 py-3 font-semibold text-papel focus:top-2"
      >
        Ir para o conteúdo
      </a>
      <Cabecalho nomefantasia={nomefantasia} email={email} aoAbrirMenu={() => setGaveta(true)} />
      <div className="flex min-h-0 flex-1">
        <MenuLateral recolhido={recolhido} aoRecolher={recolher} />
        <main
          id="conteudo"
          // Focusable, because a screen without a link or button must scroll by keyboard too.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
          tabIndex={0}
          className="relative flex min-w-0 flex-1 flex-col overflow-y-auto -outline-offset-3"
        >
          {aviso && !(expirado && noQuadro) && (
            <Banner tone={expirado ? 'danger' : 'warning'} className="mx-3 mt-3 shrink-0 sm:mx-4">
              <p className="font-semibold">{aviso}</p>
            </Banner>
          )}
          <Outlet />
        </main>
      </div>
      <Drawer open={gaveta} onClose={() => setGaveta(false)} title="Comanda" side="left">
        <EntradasDoMenu aoEscolher={() => setGaveta(false)} />
      </Drawer>
    </div>
  )
}

/** 'Login bem-sucedido!', once: the address forgets it, so that a reload does not repeat it. */
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
