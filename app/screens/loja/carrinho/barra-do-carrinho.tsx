import { useKeptText } from '~/browser/use-kept-text'
import { contar, somar } from '~/domain/pedidos/checkout/carrinho'
import { contarItens } from '~/domain/pedidos/item'
import { formatReais } from '~/domain/valores/centavos'
import { Icon } from '~/ui/icon'
import { onDemand, useOnDemand } from '~/ui/on-demand'
import { useLoja } from '../loja-contexto'
import { useCarrinho } from './carrinho-contexto'
import type { ConversaAbertaProps } from './conversa-aberta'
import { chaveDaConversa } from './conversa-guardada'

/** The bar at the bottom of the screen, shown as long as the cart is not empty; the footer leaves room for it. */
export function BarraDoCarrinho({ aoAbrir }: { aoAbrir: () => void }) {
  const { carrinho, mudancas, descontos } = useCarrinho()
  const quantidade = contar(carrinho)
  // Lines that left the menu do not count, but the bar must stay, so that the customer sees them in the cart.
  if (carrinho.itens.length === 0) return <LugarDaConversa />
  const mudou = mudancas.length > 0 || quantidade === 0
  return (
    <div className={EMBAIXO}>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={aoAbrir}
        className="pointer-events-auto mx-auto flex min-h-14 w-full max-w-lg md:mr-0 md:max-w-70 lg:max-w-96 items-center gap-3 rounded-lg bg-acento px-5 py-1.5 text-sobre-acento shadow-overlay transition-colors duration-150 hover:bg-acento-toque"
      >
        <Icon name="shopping-bag" className="size-6 shrink-0 max-[359px]:hidden md:max-lg:hidden" />
        <span className="min-w-0 flex-1 text-left">
          <span className="block font-bold text-md leading-tight">Ver Carrinho</span>{' '}
          <span className="block text-xs tabular-nums">
            {`${contarItens(quantidade)}${mudou ? ' · o cardápio mudou' : ''}`}
          </span>
        </span>{' '}
        <span className="shrink-0 whitespace-nowrap font-bold text-md tabular-nums">
          {formatReais(somar(carrinho, descontos))}
        </span>
      </button>
    </div>
  )
}

const EMBAIXO =
  'pointer-events-none fixed inset-x-0 bottom-0 z-20 mx-auto max-w-7xl px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-4 sm:pb-5'

const carregar = onDemand<ConversaAbertaProps>(() =>
  import('./conversa-aberta').then(modulo => modulo.ConversaAberta),
)

/** The chat of an order that went to it, in the place of the bar. */
function LugarDaConversa() {
  const { slug } = useLoja()
  const guardada = useKeptText(chaveDaConversa(slug))
  const { Component: ConversaAberta } = useOnDemand(carregar, guardada !== null)
  if (guardada === null || !ConversaAberta) return null
  return (
    <div className={EMBAIXO}>
      <ConversaAberta slug={slug} guardada={guardada} />
    </div>
  )
}
