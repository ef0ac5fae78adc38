/**
 * Says which product changed. The triggers of the menu's tables write another event, which says that the menu changed.
 */
export const PRODUTO_MUDOU = { type: 'produto-mudou', live: 'cardapio-mudou' }

/** Says which option of a group can be had again, or no longer. */
export const OPCAO_MUDOU = { type: 'opcao-mudou', live: 'cardapio-mudou' }
