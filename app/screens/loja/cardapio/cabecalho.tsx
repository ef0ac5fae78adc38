import { Bike, ReceiptText, ShoppingBag } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { AnuncioDoFrete } from '~/domain/frete/regra'
import { contar } from '~/domain/pedidos/checkout/carrinho'
import { contarItens } from '~/domain/pedidos/total'
import { Badge } from '~/ui/badge'
import { IconButton, IconLink } from '~/ui/icon-button'
import { ToastOutlet } from '~/ui/toast'
import { useCarrinho } from '../carrinho/carrinho-contexto'
import { useLoja } from '../loja-contexto'
import { useSituacao } from '../situacao'
import { Busca, type UsoDaBusca } from './busca'

interface CabecalhoProps {
  entrega: AnuncioDoFrete
  busca: UsoDaBusca
  aoAbrirCarrinho: () => void
  aoConsultar: () => void
}

export function Cabecalho({ entrega, busca, aoAbrirCarrinho, aoConsultar }: CabecalhoProps) {
  const { slug, nome, tipoPedido } = useLoja()
  const { carrinho } = useCarrinho()
  const quantidade = contar(carrinho)

  /** Opens the dialog; without script, or in a new tab, the link leads to a page instead. */
  function consultar(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    aoConsultar()
  }
  return (
    <header className="sticky top-0 z-20 border-linha border-b bg-folha">
      <div className="relative mx-auto flex h-17 max-w-7xl items-center gap-1.5 pr-3 pl-4 sm:gap-4 sm:pr-4">
        <div className="min-w-0 flex-1">
          <h1 className="line-clamp-2 text-balance text-md leading-4.5 sm:line-clamp-1 sm:leading-6">
            <span className="text-tinta-suave">Cardápio</span> <span className="font-bold">{nome}</span>
          </h1>
          <div className="mt-0.5 flex items-center gap-1.5 sm:gap-2.5">
            <Situacao />
            <p className="flex min-w-0 items-center gap-1 text-tinta-suave text-xs max-[359px]:sr-only sm:gap-1.5">
              <Bike aria-hidden="true" className="size-3.5 shrink-0 sm:size-4" />
              {/* A phone has room only for the price; the bicycle shows what it is for. */}
              <span className="truncate">
                <span className="max-sm:sr-only">Entrega</span> {entrega.preco}{' '}
                <span className="max-sm:sr-only">{entrega.alcance}</span>
              </span>
            </p>
          </div>
        </div>
        <Busca busca={busca} className="hidden w-64 md:block lg:w-96" />
        {tipoPedido === 'sistema' && (
          <IconLink
            href={`/${slug}/status-pedido`}
            label="Consultar Status do Pedido"
            icon={<ReceiptText aria-hidden="true" className="size-5.5" />}
            variant="outlined"
            className="-mr-1 sm:-mr-2"
            onClick={consultar}
          />
        )}
        <IconButton
          label={quantidade > 0 ? `Ver Carrinho: ${contarItens(quantidade)}` : 'Ver Carrinho'}
          tooltip="Ver Carrinho"
          icon={<ShoppingBag aria-hidden="true" className="size-5.5" />}
          variant="outlined"
          count={quantidade}
          onClick={aoAbrirCarrinho}
        />
        {/* Over the shop's name, because everything else in the header can be pressed. */}
        <ToastOutlet active className="toasts-in-header" />
      </div>
    </header>
  )
}

/** Open or closed; the pill updates as time passes and announces the change. */
function Situacao() {
  const { regras } = useLoja()
  const { aberta, mensagem } = useSituacao()
  if (regras.suspensa) return <Badge>Sem pedidos agora</Badge>
  return (
    <span role="status" className="flex shrink-0">
      <Badge
        className="max-sm:px-2 max-sm:[&>span]:hidden"
        tone={aberta ? 'green' : 'red'}
        icon={<span className="block size-2 rounded-full bg-current" />}
      >
        {!aberta ? 'Fechado' : mensagem.startsWith('Aberto') ? mensagem.replace(/\.$/, '') : 'Aberto'}
      </Badge>
    </span>
  )
}
