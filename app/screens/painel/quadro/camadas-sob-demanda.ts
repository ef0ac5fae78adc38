import { onDemand } from '~/ui/on-demand'
import type { CancelarDialogProps } from '../acoes/cancelar-dialog'
import type { HistoricoDialogProps } from '../acoes/historico-dialog'
import type { Ajustes } from '../alerta/ajustes'
import type { PausarDialogProps } from '../atendimento/pausar-dialog'
import type { EsperaDoFormularioProps } from '../pedido/espera-do-formulario'
import type { MenuDoPedidoProps } from './menu-do-pedido'
import type { PainelDaExibicaoProps } from './painel-da-exibicao'

/** The first sight of the board does without what opens over it (decision 054). */
const carregarCamadas = () => import('./camadas')

export const carregarCancelar = onDemand<CancelarDialogProps>(
  async () => (await carregarCamadas()).CancelarDialog,
)
export const carregarHistorico = onDemand<HistoricoDialogProps>(
  async () => (await carregarCamadas()).HistoricoDialog,
)
export const carregarAlertas = onDemand<Ajustes>(async () => (await carregarCamadas()).PainelDosAlertas)
export const carregarMenu = onDemand<MenuDoPedidoProps>(async () => (await carregarCamadas()).MenuDoPedido)
export const carregarEspera = onDemand<EsperaDoFormularioProps>(
  async () => (await carregarCamadas()).EsperaDoFormulario,
)
export const carregarPausar = onDemand<PausarDialogProps>(async () => (await carregarCamadas()).PausarDialog)
export const carregarExibicao = onDemand<PainelDaExibicaoProps>(
  async () => (await carregarCamadas()).PainelDaExibicao,
)

const TODAS = [
  carregarCancelar,
  carregarHistorico,
  carregarAlertas,
  carregarMenu,
  carregarEspera,
  carregarPausar,
  carregarExibicao,
]

/** So that each is drawn at once when it is opened. */
export async function aquecerCamadas(): Promise<void> {
  await Promise.all(TODAS.map(carregar => carregar()))
}
