import { type ReactNode, useContext } from 'react'
import { Icon } from '~/ui/icon'
import { MayOpenContext } from '~/ui/link'

interface LinhaDoMenu {
  readonly para: string
  readonly rotulo: string
  readonly icone: ReactNode
}

/** The side menu (painel-2), one line for each screen. */
const LINHAS_DO_MENU: readonly LinhaDoMenu[] = [
  {
    para: '/home',
    rotulo: 'Pedidos',
    icone: <Icon name="clipboard-list" className="size-5" />,
  },
  {
    para: '/home/produtos',
    rotulo: 'Produtos',
    icone: <Icon name="utensils-crossed" className="size-5" />,
  },
  {
    para: '/home/em-falta',
    rotulo: 'Em falta agora',
    icone: <Icon name="circle-slash-2" className="size-5" />,
  },
  {
    para: '/home/categorias',
    rotulo: 'Categorias',
    icone: <Icon name="tags" className="size-5" />,
  },
  {
    para: '/home/extras',
    rotulo: 'Itens Extras',
    icone: <Icon name="circle-plus" className="size-5" />,
  },
  {
    para: '/home/grupos',
    rotulo: 'Grupos de opções',
    icone: <Icon name="list-checks" className="size-5" />,
  },
  {
    para: '/home/cupons',
    rotulo: 'Cupons',
    icone: <Icon name="ticket-percent" className="size-5" />,
  },
  {
    para: '/home/divulgacao',
    rotulo: 'Divulgação',
    icone: <Icon name="share-2" className="size-5" />,
  },
  {
    para: '/home/clientes',
    rotulo: 'Clientes',
    icone: <Icon name="users" className="size-5" />,
  },
  {
    para: '/home/formas',
    rotulo: 'Formas de pagamento',
    icone: <Icon name="wallet" className="size-5" />,
  },
  {
    para: '/home/horarios',
    rotulo: 'Horários',
    icone: <Icon name="clock" className="size-5" />,
  },
  {
    para: '/home/configuracoes',
    rotulo: 'Configurações',
    icone: <Icon name="settings" className="size-5" />,
  },
]

/** Those that the person may open. */
export function useLinhasDoMenu(): readonly LinhaDoMenu[] {
  const podeAbrir = useContext(MayOpenContext)
  return LINHAS_DO_MENU.filter(({ para }) => podeAbrir(para))
}
