/** Which product it was; that the menu changed is an event of its own, by the triggers of the menu's tables. */
export const PRODUTO_MUDOU = { type: 'produto-mudou', live: 'cardapio-mudou' }
