import {
  createContext,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isVisible } from '~/browser/page'
import { useHidden } from '~/browser/use-hidden'
import type { PedidoId } from '~/domain/valores/ids'
import type { Elements } from '~/ui/elements'
import { useToast } from '~/ui/overlays/toast'
import { useSaindo } from '../use-saindo'
import { AjustesContext } from './ajustes'
import { useAvisoSonoro } from './aviso-sonoro'
import type { LeituraDosAbertos, LerAbertos } from './leitura-dos-abertos'
import { notificar } from './notificacao'
import { NOVO_PEDIDO, NOVO_PEDIDO_MS, textoDasNovidades } from './novidades'
import { useAoVivo } from './use-ao-vivo'
import { useChegadas } from './use-chegadas'
import { useImpressaoAutomatica } from './use-impressao-automatica'
import { useLeituraDosAbertos } from './use-leitura-dos-abertos'
import { useNaoMostrados } from './use-nao-mostrados'
import { useTituloQuePisca } from './use-titulo'

const ATUALIZADO_MS = 3_000
const QUEDA_MS = 3_000
const PROPRIA_MS = 15_000

interface Alerta {
  /** Arrived while this page was open, still Pendente, not touched yet: to be highlighted. */
  novos: ReadonlySet<PedidoId>
  tirarDosNovos: (id: PedidoId) => void
  /** Pending orders that no board of this browser has shown yet. */
  naoMostrados: number
  /** Says that the page's own form is saving an order, until the returned function is called. */
  pausar: () => () => void
  /** Says that the page's own form has made this order, so that it neither rings nor is announced. */
  conhecer: (id: PedidoId) => void
  /** This browser is changing the order: its next event within 15 s is not announced as 'Pedido Atualizado'. */
  propria: (id: PedidoId) => void
  desfazerPropria: (id: PedidoId) => void
  /** The live stream is down, or nothing can be read. */
  caiu: boolean
  /** Another company has signed in, but the page stays open for what is typed in it. */
  outraEmpresa: boolean
  /** Reads the open orders now, by `lerDoQuadro` where it is given. */
  reler: () => Promise<void>
  lerDoQuadro: RefObject<LerAbertos | null>
  ouvir: (aoMudar: () => void) => () => void
}

const AlertaContext = createContext<Alerta | null>(null)

export function useAlerta(): Alerta {
  const alerta = useContext(AlertaContext)
  if (!alerta) throw new Error('useAlerta outside of the panel')
  return alerta
}

interface AlertaDoPainelProps {
  empresaId: number
  /** The open orders that came with the page; orders that arrive later are new. */
  inicial: LeituraDosAbertos
  children: Elements
}

/**
 * The new-order alert of every panel screen (painel-10): the stream says when to read, and the reading shows what is
 * new. Whoever may not see them gets `AlertaMudo` instead.
 */
export function AlertaDoPainel({ empresaId, inicial, children }: AlertaDoPainelProps) {
  const { show } = useToast()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const saindo = useSaindo()
  const oculto = useHidden()
  const novoAte = useRef(0)
  const proprias = useRef(new Map<number, number>())
  const ouvintes = useRef(new Set<() => void>())
  const { leitura, semResposta, outraEmpresa, reler, lerDoQuadro } = useLeituraDosAbertos(empresaId, inicial)
  const impressao = useImpressaoAutomatica(empresaId, leitura)

  const [lancados, setLancados] = useState(0)
  const { novos, tirarDosNovos, conhecer } = useChegadas(empresaId, leitura, {
    pausado: lancados > 0,
    aoLer(lida, chegados) {
      impressao.imprimirNovos(lida, chegados)
      if (chegados.length > 0) anunciar(chegados, textoDasNovidades(chegados))
    },
  })
  const naoMostrados = useNaoMostrados(empresaId, leitura)
  const som = useAvisoSonoro(novos.size > 0)
  useTituloQuePisca(novos.size, oculto)

  function anunciar(chegados: readonly PedidoId[], texto: string) {
    novoAte.current = Date.now() + NOVO_PEDIDO_MS
    const ver = () => navigate(enderecoNoQuadro(chegados[0]))
    const action = pathname === '/home' ? undefined : { label: 'Ver pedido', onAction: ver }
    show({ title: NOVO_PEDIDO, text: texto, duration: NOVO_PEDIDO_MS, action })
    som.tocar()
    if (!olhando())
      notificar({ titulo: NOVO_PEDIDO, texto, tag: `comanda ${chegados.join(' ')}`, aoClicar: ver })
  }

  const correnteCaiu = useAoVivo(empresaId, {
    aoMudar() {
      reler()
      for (const ouvir of ouvintes.current) ouvir()
    },
    aoAtualizar(id) {
      const propria = proprias.current.get(id) ?? 0
      proprias.current.delete(id)
      // Only one toast is in sight, and one about a new order is more important than this. Screens other than the board
      // show no orders, so they do not need it.
      if (pathname !== '/home' || Date.now() < Math.max(propria, novoAte.current)) return
      show({ title: 'Pedido Atualizado', text: `Pedido nº ${id}`, duration: ATUALIZADO_MS })
    },
  })
  const caiu = correnteCaiu || semResposta
  // Signing out ends the stream before the login page is shown; that is not a lost connection.
  const avisarQueda = useEffectEvent(() => {
    const title = 'Erro de Conexão Realtime'
    // The header of every screen shows the lost connection anyway, so this toast does not replace a new order's.
    if (caiu && !saindo && Date.now() >= novoAte.current)
      show({
        title,
        text: 'Tentando reconectar...',
        variant: 'destructive',
        duration: QUEDA_MS,
        untilOnline: true,
      })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because the stream fell or came back
  useEffect(() => avisarQueda(), [caiu])

  const ajustes = useMemo(() => ({ som, impressao }), [som, impressao])

  const fixos = useMemo(
    () => ({
      pausar() {
        setLancados(antes => antes + 1)
        return () => setLancados(antes => antes - 1)
      },
      propria: (id: PedidoId) => proprias.current.set(id, Date.now() + PROPRIA_MS),
      desfazerPropria: (id: PedidoId) => proprias.current.delete(id),
      ouvir(aoMudar: () => void) {
        ouvintes.current.add(aoMudar)
        return () => ouvintes.current.delete(aoMudar)
      },
    }),
    [],
  )
  const alerta = useMemo(
    () => ({
      novos,
      tirarDosNovos,
      naoMostrados,
      conhecer,
      caiu,
      outraEmpresa,
      reler,
      lerDoQuadro,
      ...fixos,
    }),
    [novos, tirarDosNovos, naoMostrados, conhecer, caiu, outraEmpresa, reler, lerDoQuadro, fixos],
  )
  return (
    <AlertaContext value={alerta}>
      <AjustesContext value={ajustes}>{children}</AjustesContext>
    </AlertaContext>
  )
}

const MUDO: Alerta = {
  novos: new Set(),
  tirarDosNovos: nada,
  naoMostrados: 0,
  pausar: () => nada,
  conhecer: nada,
  propria: nada,
  desfazerPropria: nada,
  caiu: false,
  outraEmpresa: false,
  reler: async () => nada(),
  lerDoQuadro: { current: null },
  ouvir: () => nada,
}

function nada() {}

/** For whoever may not see the orders, and once the trial is over (plano-4): none is announced. */
export function AlertaMudo({ children }: { children: Elements }) {
  return <AlertaContext value={MUDO}>{children}</AlertaContext>
}

function olhando(): boolean {
  return isVisible() && document.hasFocus()
}

function enderecoNoQuadro(id: PedidoId | undefined): string {
  return id === undefined ? '/home' : `/home#pedido-${id}`
}
