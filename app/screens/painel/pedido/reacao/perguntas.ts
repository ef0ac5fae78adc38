import { perguntasNovas } from '~/screens/campos/reacao/pergunta'
import type { Estado } from './estado'
import { perguntarPelaOferta, perguntarPeloPedido } from './pergunta-da-abertura'
import { perguntarPelaEntrega } from './pergunta-da-entrega'
import { perguntarPeloDono, perguntarPorClientes } from './pergunta-do-cliente'
import type { Efeito } from './reacao'

/** The questions that the order form asks the server, each as soon as the form has enough for it. */
const perguntasDe = (estado: Estado) => ({
  oferta: perguntarPelaOferta(estado),
  pedido: perguntarPeloPedido(estado),
  clientes: perguntarPorClientes(estado),
  dono: perguntarPeloDono(estado),
  entrega: perguntarPelaEntrega(estado),
})

/** The questions to ask, or to drop, now that `antes` has become `depois`; `antes` is null when the form has just opened. */
export function perguntar(antes: Estado | null, depois: Estado): Efeito[] {
  return perguntasNovas(antes && perguntasDe(antes), perguntasDe(depois))
}
