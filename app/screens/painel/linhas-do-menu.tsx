import { useContext } from 'react'
import type { IconName } from '~/ui/icon-names'
import { MayOpenContext } from '~/ui/link'

/** The side menu (painel-2), one line for each screen. */
const LINHAS_DO_MENU: readonly (readonly [para: string, rotulo: string, icone: IconName])[] = [
  ['/home', 'Pedidos', 'clipboard-list'],
  ['/home/produtos', 'Produtos', 'utensils-crossed'],
  ['/home/em-falta', 'Em falta agora', 'circle-slash-2'],
  ['/home/categorias', 'Categorias', 'tags'],
  ['/home/extras', 'Itens Extras', 'circle-plus'],
  ['/home/grupos', 'Grupos de opções', 'list-checks'],
  ['/home/destaques', 'Destaques', 'star'],
  ['/home/promocoes', 'Promoções', 'badge-percent'],
  ['/home/cupons', 'Cupons', 'ticket-percent'],
  ['/home/divulgacao', 'Divulgação', 'share-2'],
  ['/home/clientes', 'Clientes', 'users'],
  ['/home/formas', 'Pagamento', 'wallet'],
  ['/home/horarios', 'Horários', 'clock'],
  ['/home/configuracoes', 'Configurações', 'settings'],
]

/** Those that the person may open. */
export function useLinhasDoMenu(): typeof LINHAS_DO_MENU {
  const podeAbrir = useContext(MayOpenContext)
  return LINHAS_DO_MENU.filter(([para]) => podeAbrir(para))
}
