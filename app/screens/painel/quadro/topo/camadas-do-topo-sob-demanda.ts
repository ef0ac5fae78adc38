import { onDemand } from '~/ui/on-demand'
import type { Ajustes } from '../../alerta/ajustes'
import type { PausarDialogProps } from '../../atendimento/pausar-dialog'
import type { PainelDaExibicaoProps } from './painel-da-exibicao'

const carregar = () => import('./camadas-do-topo')

export const carregarAlertas = onDemand<Ajustes>(async () => (await carregar()).PainelDosAlertas)
export const carregarPausar = onDemand<PausarDialogProps>(async () => (await carregar()).PausarDialog)
export const carregarExibicao = onDemand<PainelDaExibicaoProps>(
  async () => (await carregar()).PainelDaExibicao,
)
