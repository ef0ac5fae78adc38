import { useCallback, useEffect, useRef, useState } from 'react'
import { askJson } from '~/browser/ask-json'
import { useOneAtATime } from '~/browser/use-one-at-a-time'
import { usePolling } from '~/browser/use-polling'
import type { ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import type { Grupo } from '~/domain/cardapio/grupo'
import type { UltimosPedidos } from '~/domain/pedidos/checkout/ultimos-pedidos'
import { formatReais } from '~/domain/valores/centavos'
import { classes } from '~/ui/classes'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { Skeleton } from '~/ui/skeleton'
import { useCarrinho } from '../carrinho/carrinho-contexto'
import { useLoja } from '../loja-contexto'
import { iconeDoStatus } from '../status-pedido/linha-do-tempo'
import { PedidosARepetir } from './pedidos-a-repetir'

export interface PedirDeNovoProps {
  produtos: readonly ProdutoDoCardapio[]
  grupos: readonly Grupo[]
  aoAbrirCarrinho: () => void
  /** Called after each reading: whether there is anything to show. */
  aoSaber: (ha: boolean) => void
}

const PACIENCIA_MS = 10_000

/** The way back to the newest open order, and the last orders, each to be ordered again (carrinho-17). */
export function PedirDeNovo({ produtos, grupos, aoAbrirCarrinho, aoSaber }: PedirDeNovoProps) {
  const { slug } = useLoja()
  const lidos = useUltimosPedidos(aoSaber)
  const [aberta, setAberta] = useState(false)
  if (!lidos) return <Skeleton className="h-full" />
  const { aberto, pedidos } = lidos
  const [ultimo] = pedidos
  return (
    <section aria-label="Pedir de novo" className="flex h-full gap-2">
      {aberto && (
        <Link
          to={`/${slug}/status-pedido/id/${aberto.numero}`}
          className={classes(CARTAO, 'min-w-0 flex-1 gap-3 px-3')}
        >
          <span aria-hidden="true" className="shrink-0 text-acento-forte [&_svg]:size-6">
            {iconeDoStatus(aberto.status, null)}
          </span>
          <span className="min-w-0 flex-1">
            <span className="block font-semibold leading-5">
              <span>Acompanhar pedido </span>
              <span className="whitespace-nowrap">{`nº ${aberto.numero}`}</span>
            </span>
            <span className="block truncate text-tinta-suave text-xs">{aberto.nomeDoStatus}</span>
          </span>
        </Link>
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setAberta(true)}
        className={classes(
          CARTAO,
          aberto ? 'w-26 shrink-0 gap-1.5 px-2.5 sm:w-auto sm:gap-3 sm:px-4' : 'min-w-0 flex-1 gap-3 px-4',
        )}
      >
        <Icon name="history" className="size-5 shrink-0 text-acento-forte" />
        {aberto ? (
          <span className="min-w-0 flex-1 font-semibold text-xs leading-4 sm:text-sm">
            Seus últimos pedidos
          </span>
        ) : (
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">Seus últimos pedidos</span>{' '}
            <span className="block truncate text-tinta-suave text-xs">
              {ultimo && `${ultimo.resumo} · ${formatReais(ultimo.total)}`}
            </span>
          </span>
        )}
        {!aberto && <Icon name="chevron-right" className="size-5 shrink-0 text-tinta-suave" />}
      </button>
      <PedidosARepetir
        open={aberta}
        pedidos={pedidos}
        cardapio={{ produtos, grupos }}
        aoFechar={() => setAberta(false)}
        aoAbrirCarrinho={aoAbrirCarrinho}
      />
    </section>
  )
}

const CARTAO =
  'flex h-full items-center rounded-lg border border-linha bg-folha text-left shadow-card transition-[box-shadow,border-color] duration-150 hover:border-linha-forte/60 hover:shadow-overlay'

/** Read when the menu opens, when somebody returns to it, and once an order has emptied the cart. */
function useUltimosPedidos(aoSaber: (ha: boolean) => void): UltimosPedidos | null {
  const { slug } = useLoja()
  const { carrinho } = useCarrinho()
  const vazio = carrinho.itens.length === 0
  const [lidos, setLidos] = useState<UltimosPedidos | null>(null)
  const contar = useRef(aoSaber)
  useEffect(() => {
    contar.current = aoSaber
  })
  const ler = useCallback(async () => {
    const { status, body } = await askJson<UltimosPedidos>(`/${slug}/ultimos-pedidos`, {
      timeoutMs: PACIENCIA_MS,
    })
    // Without an answer what was read before stays.
    if (status === 200 && Array.isArray(body?.pedidos)) setLidos(body)
    else setLidos(antes => antes ?? { aberto: null, pedidos: [] })
  }, [slug])
  const reler = useOneAtATime(ler)
  usePolling(reler, { everyMs: null })
  // biome-ignore lint/correctness/useExhaustiveDependencies: an order empties the cart
  useEffect(() => {
    void reler()
  }, [reler, vazio])
  useEffect(() => {
    if (lidos) contar.current(lidos.pedidos.length > 0)
  }, [lidos])
  return lidos
}
