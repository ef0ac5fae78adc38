/** What happens to an order, for machines that must miss nothing, and the message by which screens hear of it. */
export const PEDIDO_FEITO = { type: 'pedido-feito', live: 'pedido-novo' }
/** By the panel. */
export const PEDIDO_LANCADO = { type: 'pedido-lancado', live: 'pedido-novo' }
export const PEDIDO_EDITADO = { type: 'pedido-editado', live: 'pedido-mudou' }
export const PEDIDO_MOVIDO = { type: 'pedido-movido', live: 'pedido-mudou' }
export const PEDIDO_CANCELADO = { type: 'pedido-cancelado', live: 'pedido-mudou' }
/** What is presumed or known to be paid of it. Screens hear of it by what the same verb does to the order. */
export const PAGAMENTO_MUDOU = { type: 'pagamento-mudou', live: null }
/** The customer's data were taken out of it. */
export const PEDIDO_SEM_CLIENTE = { type: 'pedido-sem-cliente', live: 'pedido-mudou' }
