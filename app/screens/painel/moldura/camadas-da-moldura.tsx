import { Drawer } from '~/ui/overlays/drawer'
import { LinksDoMenu } from './menu-lateral'

export { Menu } from '~/ui/overlays/menu'
export { PerguntaDaSaida } from './pergunta-da-saida'

export interface GavetaDoMenuProps {
  aoFechar: () => void
}

/** The menu of a phone. */
export function GavetaDoMenu({ aoFechar }: GavetaDoMenuProps) {
  return (
    <Drawer open onClose={aoFechar} title="Comanda" side="left">
      <LinksDoMenu aoEscolher={aoFechar} />
    </Drawer>
  )
}
