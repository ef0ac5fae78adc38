/** Who chooses what a list shows: nobody, the owner, or what was sold. */
export const MODOS = ['nenhum', 'escolhidos', 'vendas'] as const
export type Modo = (typeof MODOS)[number]

/** 'Destaques' above the menu. */
export const LISTAS = ['destaques'] as const
export type Lista = (typeof LISTAS)[number]

export const MAX_ESCOLHIDOS = 8
