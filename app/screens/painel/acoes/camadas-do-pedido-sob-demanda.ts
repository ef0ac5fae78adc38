import { onDemand } from '~/ui/on-demand'
import type { CancelarDialogProps } from './cancelar-dialog'
import type { HistoricoDialogProps } from './historico-dialog'

const carregar = () => import('./camadas-do-pedido')

export const carregarCancelar = onDemand<CancelarDialogProps>(async () => (await carregar()).CancelarDialog)
export const carregarHistorico = onDemand<HistoricoDialogProps>(
  async () => (await carregar()).HistoricoDialog,
)
