import { Menu } from '@base-ui/react/menu'
import { History, MessageCircle } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { COLUNAS, lerStatus, type StatusDaColuna } from '~/domain/pedidos/status'
import { telefoneDoPainelValido } from '~/domain/valores/telefone'
import { ICONES_DAS_COLUNAS } from './coluna'
import type { PedidoDoQuadro } from './dados-do-quadro'

export type QualMenu = 'mover' | 'mais'

export interface MenuAberto {
  readonly qual: QualMenu
  readonly pedido: PedidoDoQuadro
  /** The button that opened it; the focus goes back to it. */
  readonly ancora: HTMLElement
}

interface MenuDoPedidoProps {
  aberto: MenuAberto | null
  aoFechar: () => void
  aoMover: (pedido: PedidoDoQuadro, para: StatusDaColuna) => void
  aoVerHistorico: (pedido: PedidoDoQuadro) => void
}

const ENTRADA =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 font-semibold outline-none select-none data-highlighted:bg-fundo'

/** The menus of all cards: one, which opens beside the button that was pressed. */
export function MenuDoPedido({ aberto, aoFechar, aoMover, aoVerHistorico }: MenuDoPedidoProps) {
  // While it closes it still shows what it was opened for.
  const [ultimo, setUltimo] = useState(aberto)
  if (aberto && aberto !== ultimo) setUltimo(aberto)
  const menu = aberto ?? ultimo
  return (
    <Menu.Root open={aberto !== null} onOpenChange={abrir => !abrir && aoFechar()} modal={false}>
      <Menu.Portal>
        <Menu.Positioner
          anchor={menu?.ancora}
          side="bottom"
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-30"
        >
          <Menu.Popup
            aria-label={menu?.qual === 'mover' ? 'Mover para' : 'Mais ações'}
            finalFocus={() => (menu?.ancora.isConnected ? menu.ancora : false)}
            className="w-64 max-w-[calc(100vw-1rem)] rounded-sm border border-linha bg-folha p-2 text-sm text-tinta shadow-overlay outline-none"
          >
            {menu?.qual === 'mover' && <Destinos pedido={menu.pedido} aoMover={aoMover} />}
            {menu?.qual === 'mais' && (
              <>
                {telefoneDoPainelValido(menu.pedido.telefoneCliente) && (
                  <Menu.LinkItem
                    href={`/home/pedidos/${menu.pedido.id}/resumo`}
                    target="_blank"
                    rel="noopener noreferrer"
                    closeOnClick
                    className={ENTRADA}
                  >
                    <Icone>
                      <MessageCircle />
                    </Icone>
                    Enviar resumo por WhatsApp
                  </Menu.LinkItem>
                )}
                <Menu.Item
                  className={ENTRADA}
                  onClick={() => {
                    // The dialog gives the focus back to what had it.
                    menu.ancora.focus()
                    aoVerHistorico(menu.pedido)
                  }}
                >
                  <Icone>
                    <History />
                  </Icone>
                  Histórico
                </Menu.Item>
              </>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

function Destinos({ pedido, aoMover }: { pedido: PedidoDoQuadro; aoMover: MenuDoPedidoProps['aoMover'] }) {
  return (
    <Menu.Group>
      <Menu.GroupLabel className="px-3 pt-1 pb-2 text-tinta-suave text-xs">
        Mover o pedido {String(pedido.id).slice(-4)} para
      </Menu.GroupLabel>
      {COLUNAS.filter(status => status !== lerStatus(pedido.status)).map(status => (
        <Menu.Item key={status} className={ENTRADA} onClick={() => aoMover(pedido, status)}>
          <Icone>{ICONES_DAS_COLUNAS[status]}</Icone>
          {status}
        </Menu.Item>
      ))}
    </Menu.Group>
  )
}

function Icone({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="text-tinta-suave [&_svg]:size-5">
      {children}
    </span>
  )
}
