/** What opens over the board about one order: one file, fetched when the board is idle (camadas-do-pedido-sob-demanda.ts). */
export { CancelarDialog } from './cancelar-dialog'
export { HistoricoDialog } from './historico-dialog'
