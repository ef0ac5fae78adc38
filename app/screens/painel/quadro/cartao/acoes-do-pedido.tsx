import { estaEncerrado, type StatusDaColuna } from '~/domain/pedidos/status'
import type { PedidoId } from '~/domain/valores/ids'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { IconButton } from '~/ui/icon-button'
import { menuTrigger } from '~/ui/overlays/menu-parts'
import { usePode } from '../../pode'
import { BotaoImprimir } from '../../recibo/botao-imprimir'
import type { PedidoDoQuadro } from '../leitura/dados-do-quadro'
import { MENU_DO_PEDIDO, type QualMenu } from './menu-aberto'
import { ALVO_DO_FOCO } from './use-foco-do-cartao'

/** What a card can ask the board to do. All cards share one object, so that none is rendered again because of it. */
export interface AcoesDoQuadro {
  readonly aoAbrir: (pedido: PedidoDoQuadro) => void
  readonly aoTocar: (id: PedidoId) => void
  readonly aoAvancar: (pedido: PedidoDoQuadro) => void
  readonly aoEditar: (pedido: PedidoDoQuadro) => void
  readonly aoCancelar: (pedido: PedidoDoQuadro) => void
  readonly aoReceberPix: (pedido: PedidoDoQuadro) => void
  readonly aoAbrirMenu: (qual: QualMenu, pedido: PedidoDoQuadro, ancora: HTMLElement) => void
}

interface AcoesDoPedidoProps {
  pedido: PedidoDoQuadro
  coluna: StatusDaColuna
  proximo: StatusDaColuna | null
  movendo: boolean
  /** True when 'Avançar Status' is the primary action of the screen, because the order is new. */
  destaque: boolean
  acoes: AcoesDoQuadro
}

/** With a mouse the small buttons stand beside 'Avançar Status'; for fingers they are in a row below it. */
const MIUDO =
  'text-tinta-suave hover:text-tinta pointer-fine:h-7 pointer-fine:w-6 @min-[18rem]:pointer-fine:w-8'

/**
 * 'Avançar Status', edit and cancel are hidden for an order that is finished or cancelled; print is never hidden
 * (status-5).
 */
export function AcoesDoPedido({ pedido, coluna, proximo, movendo, destaque, acoes }: AcoesDoPedidoProps) {
  const numero = `pedido nº ${pedido.id}`
  const pode = usePode()
  const avanca = pode('avançar pedidos')
  const aberto = !estaEncerrado(coluna)
  return (
    // Always visible, always in the same place: if touching the card made these buttons appear, the same touch would
    // press one of them.
    <div className="mt-0.5 flex flex-wrap items-center gap-x-0.5 pointer-coarse:flex-col pointer-coarse:items-stretch">
      {proximo !== null && avanca && (
        // A form, so that it works before the script has started.
        <form
          method="post"
          action={`/home/pedidos/${pedido.id}/avanco`}
          onSubmit={event => {
            event.preventDefault()
            acoes.aoAvancar(pedido)
          }}
          className="grow"
        >
          <input type="hidden" name="status" value={pedido.status} />
          <Button
            type="submit"
            variant={destaque ? 'primary' : 'secondary'}
            wide
            pending={movendo}
            onClick={event => {
              // The second press of a double click would land on the next card, which has moved up.
              if (event.detail > 1) event.preventDefault()
            }}
            {...{ [ALVO_DO_FOCO]: pedido.id }}
            aria-label={`Avançar Status: ${numero} para ${proximo}`}
            title={`Avançar para ${proximo}`}
            className="pointer-fine:min-h-7 pointer-fine:px-2 pointer-fine:py-0 pointer-fine:text-xs"
          >
            <span>Avançar Status</span>
            <Icon name="arrow-right" className="size-5 pointer-fine:hidden @min-[18rem]:pointer-fine:block" />
          </Button>
        </form>
      )}
      <div className="flex items-center justify-between pointer-fine:ml-auto">
        {avanca && (
          <IconButton
            label={`Mover para: ${numero}`}
            tooltip="Mover para"
            icon={<Icon name="arrow-right-left" className="size-5" />}
            {...menuTrigger(MENU_DO_PEDIDO, botao => acoes.aoAbrirMenu('mover', pedido, botao))}
            disabled={movendo}
            className={MIUDO}
          />
        )}
        {aberto && pode('mudar pedidos') && (
          <IconButton
            label={`Editar ${numero}`}
            tooltip="Editar"
            icon={<Icon name="pencil" className="size-5" />}
            aria-haspopup="dialog"
            onClick={() => acoes.aoEditar(pedido)}
            className={MIUDO}
          />
        )}
        {aberto && pode('cancelar pedidos') && (
          <IconButton
            label={`Cancelar ${numero}`}
            tooltip="Cancelar"
            icon={<Icon name="ban" className="size-5" />}
            aria-haspopup="dialog"
            onClick={() => acoes.aoCancelar(pedido)}
            className={MIUDO}
          />
        )}
        <BotaoImprimir pedidoId={pedido.id} className={MIUDO} />
        <IconButton
          label={`Mais ações: ${numero}`}
          tooltip="Mais ações"
          icon={<Icon name="ellipsis" className="size-5" />}
          {...menuTrigger(MENU_DO_PEDIDO, botao => acoes.aoAbrirMenu('mais', pedido, botao))}
          className={MIUDO}
        />
      </div>
    </div>
  )
}
