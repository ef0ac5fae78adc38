import { BellOff, RotateCw, WifiOff } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useFetchers, useRevalidator } from 'react-router'
import { COLUNAS, lerStatus, proximoStatus } from '~/domain/pedidos/status'
import type { PedidoId } from '~/domain/valores/ids'
import type { Recusa } from '~/domain/valores/recusa'
import { classes } from '~/ui/classes'
import { IconButton } from '~/ui/icon-button'
import { useToast } from '~/ui/toast'
import { useAvisoSonoro } from '../alerta/aviso-sonoro'
import { textoDasNovidades } from '../alerta/novidades'
import { useAoVivo } from '../alerta/use-ao-vivo'
import { useNovidades } from '../alerta/use-novidades'
import { CartaoDoPedido } from './cartao-do-pedido'
import { Coluna } from './coluna'
import type { DadosDoQuadro, PedidoDoQuadro } from './dados-do-quadro'
import { useAgora } from './use-agora'
import { useFocoDoCartao } from './use-foco-do-cartao'
import { useReleitura } from './use-releitura'

const NOVO_PEDIDO_MS = 5_000
const ATUALIZADO_MS = 3_000
const PROPRIA_MS = 15_000

interface QuadroDePedidosProps {
  quadro: DadosDoQuadro
  /** The last reading failed: `quadro` is the one before it. */
  falhou: boolean
}

/** The order board (specification 2, sections 2 and 4). */
export function QuadroDePedidos({ quadro, falhou }: QuadroDePedidosProps) {
  const { pedidos, fuso } = quadro
  const agora = useAgora(quadro.agora)
  const reler = useReleitura()
  const { show } = useToast()
  const foco = useFocoDoCartao()
  const proprias = useRef(new Map<number, number>())
  const novoAte = useRef(0)
  const [recusados, setRecusados] = useState<ReadonlyMap<PedidoId, Recusado>>(new Map())

  const { novos, marcarVisto } = useNovidades(quadro.empresaId, pedidos, chegados => {
    novoAte.current = Date.now() + NOVO_PEDIDO_MS
    show({ title: 'Novo Pedido Chegou!', text: textoDasNovidades(chegados), duration: NOVO_PEDIDO_MS })
    som.tocar()
  })
  const som = useAvisoSonoro(novos.size > 0)
  const caiu = useAoVivo(quadro.empresaId, {
    aoMudar: reler,
    aoAtualizar(id) {
      const propria = proprias.current.get(id) ?? 0
      proprias.current.delete(id)
      // A new order's toast is worth more than this one, and only one is in sight.
      if (Date.now() < Math.max(propria, novoAte.current)) return
      show({ title: 'Pedido Atualizado', text: `Pedido nº ${id}`, duration: ATUALIZADO_MS })
    },
  })
  const oculto = useOculto()
  useAvisoDeQueda(caiu, falhou)

  function aoAvancar({ id }: PedidoDoQuadro) {
    proprias.current.set(id, Date.now() + PROPRIA_MS)
    marcarVisto(id)
    foco.seguir(id)
    setRecusados(antes => new Map([...antes].filter(([outro]) => outro !== id)))
  }
  function aoRecusar({ id, status }: PedidoDoQuadro, { titulo, texto }: Recusa) {
    proprias.current.delete(id)
    setRecusados(antes => new Map(antes).set(id, { status, texto }))
    show({ title: titulo, text: texto, variant: 'destructive', duration: NOVO_PEDIDO_MS })
    reler()
  }

  const colunas = useColunas(pedidos)
  return (
    <div className="flex h-full min-h-120 flex-col">
      <title>{oculto && novos.size > 0 ? `(${novos.size}) Painel de Pedidos` : 'Painel de Pedidos'}</title>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 pt-3 pb-2 sm:px-4">
        <h1 className="font-bold text-lg">Painel de Pedidos</h1>
        <Conexao caiu={caiu} falhou={falhou} />
        <div className="ml-auto flex items-center gap-2">
          {som.bloqueado && <SomBloqueado />}
          <Atualizar reler={reler} />
        </div>
      </div>
      {/* Focusable: without a card it must scroll by keyboard, too. */}
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        className="relative flex min-h-0 flex-1 snap-x gap-3 overflow-x-auto scroll-px-3 px-3 pb-3 sm:scroll-px-4 sm:px-4 sm:pb-4 xl:snap-none"
      >
        {COLUNAS.map(status => (
          <Coluna key={status} status={status} quantidade={colunas[status].length}>
            {colunas[status].map(({ pedido, movendo }) => (
              <CartaoDoPedido
                key={pedido.id}
                pedido={pedido}
                coluna={status}
                movendo={movendo}
                recusa={textoDaRecusa(pedido, recusados)}
                novo={novos.has(pedido.id)}
                agora={agora}
                fuso={fuso}
                aoTocar={marcarVisto}
                aoAvancar={aoAvancar}
                aoRecusar={aoRecusar}
              />
            ))}
          </Coluna>
        ))}
      </div>
    </div>
  )
}

/** The status that could not be left, and why. */
interface Recusado {
  readonly status: string
  readonly texto: string
}

/** Stands on the card until it is tried again or moved by somebody else. */
function textoDaRecusa({ id, status }: PedidoDoQuadro, recusados: ReadonlyMap<PedidoId, Recusado>) {
  const recusado = recusados.get(id)
  return recusado?.status === status ? recusado.texto : undefined
}

interface Lugar {
  readonly pedido: PedidoDoQuadro
  readonly movendo: boolean
}

/** Each order in its column, newest first; one that is being advanced stands in the next column already. */
function useColunas(pedidos: readonly PedidoDoQuadro[]) {
  const fetchers = useFetchers()
  const pedidas = new Map<string, unknown>()
  for (const { formAction, formData } of fetchers) {
    const id = /^\/home\/pedidos\/(\d+)\/avanco$/.exec(formAction ?? '')?.[1]
    if (id) pedidas.set(id, formData?.get('status'))
  }
  const colunas: Record<(typeof COLUNAS)[number], Lugar[]> = {
    Pendente: [],
    'Em Preparação': [],
    'Em Rota': [],
    Finalizado: [],
  }
  for (const pedido of pedidos) {
    // A reading may show the new status before the request is over.
    const movendo = pedidas.get(String(pedido.id)) === pedido.status
    const status = (movendo && proximoStatus(pedido)) || lerStatus(pedido.status)
    if (status !== 'Cancelado') colunas[status].push({ pedido, movendo })
  }
  return colunas
}

/** Once per outage (specification 2, section 8). */
function useAvisoDeQueda(caiu: boolean, falhou: boolean) {
  const { show } = useToast()
  const avisar = (title: string) =>
    show({ title, text: 'Tentando reconectar...', variant: 'destructive', duration: ATUALIZADO_MS })
  const aoCair = useEffectEvent(() => {
    if (caiu) avisar('Erro de Conexão Realtime')
  })
  const aoFalhar = useEffectEvent(() => {
    if (falhou && !caiu) avisar('Erro ao carregar pedidos')
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because the stream fell or came back
  useEffect(() => aoCair(), [caiu])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because a reading failed or succeeded
  useEffect(() => aoFalhar(), [falhou])
}

function Conexao({ caiu, falhou }: { caiu: boolean; falhou: boolean }) {
  const texto = caiu || !falhou ? 'Tentando reconectar...' : 'Erro ao carregar pedidos'
  return (
    <p role="status" className="contents">
      {(caiu || falhou) && (
        <span
          title={texto}
          className="inline-flex items-center gap-2 rounded-full bg-red-fundo py-1.5 pr-3 pl-2.5 font-semibold text-red-tinta text-xs"
        >
          <WifiOff aria-hidden="true" className="size-4 shrink-0 animate-pulse" />
          {texto}
        </span>
      )}
    </p>
  )
}

/** Any touch on the page lets the sound ring: the button only says so. */
function SomBloqueado() {
  return (
    <button
      type="button"
      title="Som bloqueado: toque para ativar"
      className="inline-flex min-h-11 items-center gap-2 rounded-sm px-3 text-left font-semibold text-tinta-suave text-xs hover:bg-fundo hover:text-tinta"
    >
      <BellOff aria-hidden="true" className="size-4 shrink-0" />
      Som bloqueado: toque para ativar
    </button>
  )
}

function Atualizar({ reler }: { reler: () => void }) {
  const lendo = useRevalidator().state === 'loading'
  return (
    <IconButton
      label="Atualizar Pedidos"
      variant="outlined"
      aria-busy={lendo || undefined}
      onClick={reler}
      icon={<RotateCw className={classes('size-5', lendo && 'motion-safe:animate-spin')} />}
    />
  )
}

function useOculto(): boolean {
  return useSyncExternalStore(
    aoMudar => {
      document.addEventListener('visibilitychange', aoMudar)
      return () => document.removeEventListener('visibilitychange', aoMudar)
    },
    () => document.visibilityState === 'hidden',
    () => false,
  )
}
