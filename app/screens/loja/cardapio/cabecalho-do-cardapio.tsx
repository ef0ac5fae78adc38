import type { MouseEvent } from 'react'
import type { AnuncioDoFrete } from '~/domain/frete/regra'
import type { AnuncioDoTempo } from '~/domain/horarios/promessa'
import { contar } from '~/domain/pedidos/checkout/carrinho'
import { contarItens } from '~/domain/pedidos/item'
import { Badge } from '~/ui/badge'
import { classes } from '~/ui/classes'
import { Icon } from '~/ui/icon'
import { IconButton, IconLink } from '~/ui/icon-button'
import { ToastOutlet } from '~/ui/overlays/toast'
import { useCarrinho } from '../carrinho/carrinho-contexto'
import { LogoDaLoja } from '../logo-da-loja'
import { useLoja } from '../loja-contexto'
import { useSituacao } from '../situacao'
import { Busca, type UsoDaBusca } from './busca'

interface CabecalhoProps {
  entrega: AnuncioDoFrete
  tempo: AnuncioDoTempo | null
  busca: UsoDaBusca
  aoAbrirCarrinho: () => void
  aoConsultar: () => void
}

export function Cabecalho({ entrega, tempo, busca, aoAbrirCarrinho, aoConsultar }: CabecalhoProps) {
  const { slug, nome, logo, tipoPedido } = useLoja()
  const { carrinho } = useCarrinho()
  const { correria } = useSituacao()
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
        <LogoDaLoja />
        <div className="min-w-0 flex-1">
          <h1 className="-mb-0.5 line-clamp-2 text-balance pb-0.5 text-md leading-4.5 sm:line-clamp-1 sm:leading-6">
            {/* Beside a logo a phone has room for the name alone. */}
            <span className={classes('text-tinta-suave', logo && 'max-sm:sr-only')}>Cardápio</span>{' '}
            <span className="font-bold">{nome}</span>
          </h1>
          <div className="mt-0.5 flex items-center gap-1.5 sm:gap-2.5">
            <Situacao />
            <p className="flex min-w-0 items-center gap-1 text-tinta-suave text-xs max-[359px]:sr-only sm:gap-1.5">
              <Icon name="bike" className="size-3.5 shrink-0 sm:size-4" />
              {/* Beside the search there is room only for the price, as on a phone; the bicycle shows what it is for, but
              for one that is to be agreed on. */}
              {/* Relative, so that it also clips what only screen readers get, which would widen the page. */}
              <span className="relative truncate">
                <span className={entrega.preco === 'a combinar' ? undefined : 'max-lg:sr-only'}>Entrega</span>{' '}
                <span>{entrega.preco}</span> <span className="max-lg:sr-only">{entrega.alcance}</span>
                {tempo && (
                  <span className="max-xl:hidden">{` · ${correria ? tempo.correria : tempo.normal}`}</span>
                )}
              </span>
            </p>
          </div>
        </div>
        <Busca busca={busca} className="hidden w-64 md:block lg:w-96" />
        {tipoPedido === 'sistema' && (
          <IconLink
            href={`/${slug}/status-pedido`}
            label="Consultar Status do Pedido"
            icon={<Icon name="receipt-text" className="size-5.5" />}
            variant="outlined"
            className="-mr-1 sm:-mr-2"
            aria-haspopup="dialog"
            onClick={consultar}
          />
        )}
        <IconButton
          label={quantidade > 0 ? `Ver Carrinho: ${contarItens(quantidade)}` : 'Ver Carrinho'}
          tooltip="Ver Carrinho"
          icon={<Icon name="shopping-bag" className="size-5.5" />}
          variant="outlined"
          count={quantidade}
          aria-haspopup="dialog"
          onClick={aoAbrirCarrinho}
        />
        {/* Over the shop's name, because everything else in the header can be pressed. */}
        <ToastOutlet active modal={false} className="toasts-in-header" />
      </div>
    </header>
  )
}

/** Open or closed; the pill updates as time passes and announces the change. */
function Situacao() {
  const { regras, logo } = useLoja()
  const { aberta, mensagem, pausa } = useSituacao()
  if (regras.suspensa) return <Badge>Sem pedidos agora</Badge>
  const pausada = pausa?.servico === 'tudo'
  const texto = pausada
    ? 'Pausado'
    : !aberta
      ? 'Fechado'
      : mensagem.startsWith('Aberto')
        ? mensagem.replace(/\.$/, '')
        : 'Aberto'
  const [palavra, ...resto] = texto.split(' ')
  return (
    <span role="status" className="flex shrink-0">
      <Badge
        className="max-sm:px-2 max-sm:[&>span:first-child]:hidden"
        tone={pausada ? 'yellow' : aberta ? 'green' : 'red'}
        icon={<span className="block size-2 rounded-full bg-current" />}
      >
        {logo ? (
          <span>
            <span>{palavra}</span>
            <span className="max-sm:sr-only">{` ${resto.join(' ')}`}</span>
          </span>
        ) : (
          texto
        )}
      </Badge>
    </span>
  )
}
