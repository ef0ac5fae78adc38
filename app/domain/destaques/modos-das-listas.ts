/** Who chooses what a list shows: nobody, the owner, or what was sold. */
export const MODOS = ['nenhum', 'escolhidos', 'vendas'] as const
export type Modo = (typeof MODOS)[number]

/** 'Destaques' above the menu, and 'Peça também' in the cart. */
export const LISTAS = ['destaques', 'tambem'] as const
export type Lista = (typeof LISTAS)[number]

export const MAX_ESCOLHIDOS = 8
