import { useState } from 'react'
import { caminhoDe, lerStatus, type StatusDaColuna } from '~/domain/pedidos/status'
import type { PedidoId } from '~/domain/valores/ids'
import { telefoneDoPainelValido } from '~/domain/valores/telefone'
import { Icon } from '~/ui/icon'
import { Menu } from '~/ui/overlays/menu'
import { MenuGroup, MenuItem, MenuLink } from '~/ui/overlays/menu-parts'
import { usePode } from '../../pode'
import type { PedidoDoQuadro } from '../leitura/dados-do-quadro'
import { ICONES_DAS_COLUNAS } from './icones-das-colunas'
import { MENU_DO_PEDIDO, type MenuAberto } from './menu-aberto'

export interface MenuDoPedidoProps {
  aberto: MenuAberto | null
  aoFechar: () => void
  aoMover: (pedido: PedidoDoQuadro, para: StatusDaColuna) => void
  /** Takes back that the Pix of this row was received. */
  aoDesfazerPix: (id: PedidoId, pagamento: number) => void
  aoVerHistorico: (pedido: PedidoDoQuadro) => void
}

/** One menu for all cards, which opens beside the pressed button. */
export function MenuDoPedido({
  aberto,
  aoFechar,
  aoMover,
  aoDesfazerPix,
  aoVerHistorico,
}: MenuDoPedidoProps) {
  // While the menu closes, it still shows the order for which it was opened.
  const [ultimo, setUltimo] = useState(aberto)
  if (aberto && aberto !== ultimo) setUltimo(aberto)
  const menu = aberto ?? ultimo
  const pode = usePode()
  return (
    <Menu
      id={MENU_DO_PEDIDO}
      anchor={aberto?.ancora ?? null}
      onClose={aoFechar}
      label={menu?.qual === 'mover' ? 'Mover para' : 'Mais ações'}
      // Keeps the menu over its own card: one of the two buttons is the first of the card, the other the last.
      align={menu?.qual === 'mover' ? 'start' : 'end'}
      className="w-72"
    >
      {menu?.qual === 'mover' && <Destinos pedido={menu.pedido} aoMover={aoMover} />}
      {menu?.qual === 'mais' && (
        <>
          {telefoneDoPainelValido(menu.pedido.telefoneCliente) && (
            <MenuLink
              to={`/home/pedidos/${menu.pedido.id}/resumo`}
              reloadDocument
              target="_blank"
              rel="noopener noreferrer"
              icon={<Icon name="message-circle" />}
            >
              Enviar resumo por WhatsApp
            </MenuLink>
          )}
          {menu.pedido.pix?.recebido && pode('conferir pagamentos') && (
            <MenuItem
              icon={<Icon name="undo-2" />}
              onClick={() =>
                menu.pedido.pix?.recebido && aoDesfazerPix(menu.pedido.id, menu.pedido.pix.recebido.pagamento)
              }
            >
              O Pix não caiu: conferir de novo
            </MenuItem>
          )}
          <MenuItem icon={<Icon name="history" />} onClick={() => aoVerHistorico(menu.pedido)}>
            Histórico
          </MenuItem>
        </>
      )}
    </Menu>
  )
}

function Destinos({ pedido, aoMover }: { pedido: PedidoDoQuadro; aoMover: MenuDoPedidoProps['aoMover'] }) {
  return (
    <MenuGroup label={`Mover o pedido ${String(pedido.id).slice(-4)} para`}>
      {caminhoDe(pedido)
        .filter(status => status !== lerStatus(pedido.status))
        .map(status => (
          <MenuItem key={status} icon={ICONES_DAS_COLUNAS[status]} onClick={() => aoMover(pedido, status)}>
            {status}
          </MenuItem>
        ))}
    </MenuGroup>
  )
}
