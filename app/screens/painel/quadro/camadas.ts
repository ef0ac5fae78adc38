/** What opens over the board: one file, which the board fetches when it is idle (camadas-sob-demanda.ts). */
export { CancelarDialog } from '../acoes/cancelar-dialog'
export { HistoricoDialog } from '../acoes/historico-dialog'
export { PainelDosAlertas } from '../alerta/painel-dos-alertas'
export { PausarDialog } from '../atendimento/pausar-dialog'
export { EsperaDoFormulario } from '../pedido/espera-do-formulario'
export { MenuDoPedido } from './menu-do-pedido'
export { PainelDaExibicao } from './painel-da-exibicao'
