/** What can happen to an order, for machines that must miss nothing, and the message that screens get for it. */
export const PEDIDO_FEITO = { type: 'pedido-feito', live: 'pedido-novo' }
/** The panel placed an order. */
export const PEDIDO_LANCADO = { type: 'pedido-lancado', live: 'pedido-novo' }
export const PEDIDO_EDITADO = { type: 'pedido-editado', live: 'pedido-mudou' }
export const PEDIDO_MOVIDO = { type: 'pedido-movido', live: 'pedido-mudou' }
export const PEDIDO_CANCELADO = { type: 'pedido-cancelado', live: 'pedido-mudou' }
/**
 * A payment of the order was presumed, received or returned. Screens need no message, because the same verb sends one
 * about the order.
 */
export const PAGAMENTO_MUDOU = { type: 'pagamento-mudou', live: null }
/** The same where nothing else of the order has changed. */
export const PAGAMENTO_CONFERIDO = { type: 'pagamento-mudou', live: 'pedido-mudou' }
/** The customer's data were removed from the order. */
export const PEDIDO_SEM_CLIENTE = { type: 'pedido-sem-cliente', live: 'pedido-mudou' }
