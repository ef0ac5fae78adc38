/**
 * Says which product changed. The triggers of the menu's tables write another event, which says that the menu changed.
 */
export const PRODUTO_MUDOU = { type: 'produto-mudou', live: 'cardapio-mudou' }
