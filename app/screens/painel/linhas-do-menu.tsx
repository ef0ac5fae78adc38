import { type ReactNode, useContext } from 'react'
import { Icon } from '~/ui/icon'
import type { IconName } from '~/ui/icon-names'
import { MayOpenContext } from '~/ui/link'

interface LinhaDoMenu {
  readonly para: string
  readonly rotulo: string
  readonly icone: ReactNode
}

/** The side menu (painel-2), one line for each screen. */
const LINHAS_DO_MENU = {
  '/home': 'Pedidos',
  '/home/produtos': 'Produtos',
  '/home/em-falta': 'Em falta agora',
  '/home/categorias': 'Categorias',
  '/home/extras': 'Itens Extras',
  '/home/grupos': 'Grupos de opções',
  '/home/promocoes': 'Promoções',
  '/home/cupons': 'Cupons',
  '/home/divulgacao': 'Divulgação',
  '/home/clientes': 'Clientes',
  '/home/formas': 'Pagamento',
  '/home/horarios': 'Horários',
  '/home/configuracoes': 'Configurações',
} as const

type Linha = keyof typeof LINHAS_DO_MENU

const ICONES: Readonly<Record<Linha, IconName>> = {
  '/home': 'clipboard-list',
  '/home/produtos': 'utensils-crossed',
  '/home/em-falta': 'circle-slash-2',
  '/home/categorias': 'tags',
  '/home/extras': 'circle-plus',
  '/home/grupos': 'list-checks',
  '/home/promocoes': 'badge-percent',
  '/home/cupons': 'ticket-percent',
  '/home/divulgacao': 'share-2',
  '/home/clientes': 'users',
  '/home/formas': 'wallet',
  '/home/horarios': 'clock',
  '/home/configuracoes': 'settings',
}

/** Those that the person may open. */
export function useLinhasDoMenu(): readonly LinhaDoMenu[] {
  const podeAbrir = useContext(MayOpenContext)
  return (Object.keys(LINHAS_DO_MENU) as Linha[]).filter(podeAbrir).map(para => ({
    ...{ para, rotulo: LINHAS_DO_MENU[para] },
    icone: <Icon name={ICONES[para]} className="size-5" />,
  }))
}
