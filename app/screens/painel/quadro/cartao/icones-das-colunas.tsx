import type { ReactNode } from 'react'
import type { StatusDaColuna } from '~/domain/pedidos/status'
import { Icon } from '~/ui/icon'

export const ICONES_DAS_COLUNAS: Record<StatusDaColuna, ReactNode> = {
  Pendente: <Icon name="clock" className="size-5" />,
  'Em Preparação': <Icon name="chef-hat" className="size-5" />,
  'Em Rota': <Icon name="bike" className="size-5" />,
  Finalizado: <Icon name="circle-check" className="size-5" />,
}
