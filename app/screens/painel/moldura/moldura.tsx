import { useEffect, useState } from 'react'
import { prefetchWhenIdle } from '~/browser/when-idle'
import { conhecerDesvio, type DesvioConhecido } from '~/domain/valores/instante'
import type { Elements } from '~/ui/elements'
import { onDemand } from '~/ui/on-demand'
import { AlertaDoPainel, AlertaMudo } from '../alerta/alerta'
import type { LeituraDosAbertos } from '../alerta/leitura-dos-abertos'
import { EntradaProvider } from '../entrada'
import { usePode } from '../pode'
import { SobDemanda } from '../tela/sob-demanda'
import type { LeituraDoTeste } from '../teste'
import { Cabecalho, carregarMenu } from './cabecalho-do-painel'
import type { GavetaDoMenuProps } from './camadas-da-moldura'
import { carregarEntrada, EntradaNoPainel } from './entrada-no-painel'
import { EsperaDaTela } from './espera-da-tela'
import { FaixaDoTeste } from './faixa-do-teste'
import { MenuLateral } from './menu-lateral'
import { SemConexao } from './sem-conexao'

export const MENU = 'comanda_menu'
const YEAR_SECONDS = 365 * 86_400

const carregarGaveta = onDemand<GavetaDoMenuProps>(
  async () => (await import('./camadas-da-moldura')).GavetaDoMenu,
)

/** What the frame is drawn from: the answer of its loader. */
export interface DadosDaMoldura {
  readonly empresaId: number
  readonly nomefantasia: string
  readonly email: string
  readonly teste: LeituraDoTeste
  /** The trial is over. */
  readonly expirado: boolean
  /** The side menu is collapsed. */
  readonly recolhido: boolean
  readonly abertos: LeituraDosAbertos
  readonly desvio: DesvioConhecido | null
}

interface MolduraProps {
  dados: DadosDaMoldura
  /** For the trial banner; null where the screen itself says that the trial is over. */
  teste: LeituraDoTeste | null
  children: Elements
}

/** The panel's frame: header, side menu, trial banner, and the alert of new orders (painel-2). */
export function Moldura({ dados, teste, children }: MolduraProps) {
  const { empresaId, nomefantasia, email, expirado, abertos, desvio } = dados
  const veOQuadro = usePode()('ver o quadro')
  // Before the frame and the screen in it show any time.
  useState(() => conhecerDesvio(desvio))
  const [recolhido, setRecolhido] = useState(dados.recolhido)
  const [gaveta, setGaveta] = useState(false)
  const daGaveta = { aoFechar: () => setGaveta(false) }
  useEffect(
    () => prefetchWhenIdle(() => Promise.all([carregarGaveta(), carregarMenu(), carregarEntrada()])),
    [],
  )

  function recolher(agora: boolean) {
    setRecolhido(agora)
    // biome-ignore lint/suspicious/noDocumentCookie: the server renders the menu as it was left
    document.cookie = `${MENU}=${agora ? 'recolhido' : 'expandido'}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
  }

  const moldura = (
    <div className="painel flex h-dvh flex-col overflow-hidden">
      <a
        href="#conteudo"
        className="-top-20 absolute left-4 z-30 rounded-sm bg-tinta px-4 py-3 font-semibold text-papel focus:top-2"
      >
        Ir para o conteúdo
      </a>
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
          {teste && <FaixaDoTeste teste={teste} />}
          <SemConexao />
          <OQueVemDepoisAoChegar empresaId={empresaId} />
          {children}
        </main>
      </div>
      <EntradaNoPainel email={email} />
      {gaveta && <SobDemanda carregar={carregarGaveta} com={daGaveta} aoFalhar={daGaveta.aoFechar} />}
    </div>
  )
  return (
    <EntradaProvider>
      {expirado || !veOQuadro ? (
        <AlertaMudo>{moldura}</AlertaMudo>
      ) : (
        <AlertaDoPainel empresaId={empresaId} inicial={abertos}>
          {moldura}
        </AlertaDoPainel>
      )}
    </EntradaProvider>
  )
}

/** A component of its own, so that the arriving script does not draw the whole frame again. */
function OQueVemDepoisAoChegar(props: { empresaId: number }) {
  const [depois, setDepois] = useState<typeof import('./o-que-vem-depois') | null>(null)
  useEffect(() => {
    import('./o-que-vem-depois').then(setDepois, () => undefined)
  }, [])
  return depois && <depois.OQueVemDepois {...props} />
}
