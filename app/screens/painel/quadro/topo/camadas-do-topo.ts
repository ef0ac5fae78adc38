/** What the board's header opens: one file, fetched when the board is idle (camadas-do-topo-sob-demanda.ts). */
export { PausarDialog } from '../../atendimento/pausar-dialog'
export { PainelDaExibicao } from './painel-da-exibicao'
export { PainelDosAlertas } from './painel-dos-alertas'
