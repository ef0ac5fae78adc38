import type { Ajuste } from '~/domain/pedidos/valores'
import { perguntasNovas } from '~/screens/campos/reacao/pergunta'
import type { Estado } from './estado'
import { perguntarPelaEntrega } from './pergunta-da-entrega'
import { perguntarPeloCliente } from './pergunta-do-cliente'
import { ajustesDoCupom, type NaMesa, perguntarPeloCupom } from './pergunta-do-cupom'
import { perguntarPeloNavegador } from './pergunta-do-navegador'
import type { Efeito, Pergunta } from './reacao'

interface PerguntaDoCheckout {
  /** What is to be asked now; null while the form has not enough for it, and when the answer is known. */
  readonly perguntar: (estado: Estado, mesa: NaMesa) => Pergunta | null
  /** The discounts and fees that its answer brings to the total of this cart. */
  readonly ajustes?: (estado: Estado, mesa: NaMesa) => readonly Ajuste[]
}

/** The questions that the checkout asks the server, each as soon as the form has enough for it. */
const PERGUNTAS: Readonly<Record<string, PerguntaDoCheckout>> = {
  cliente: { perguntar: perguntarPeloCliente },
  navegador: { perguntar: perguntarPeloNavegador },
  entrega: { perguntar: perguntarPelaEntrega },
  cupom: { perguntar: perguntarPeloCupom, ajustes: ajustesDoCupom },
}

/**
 * The questions to ask, or to drop, now that `antes` has become `depois`; `antes` is null when the checkout has just
 * opened.
 */
export function perguntar(antes: Estado | null, depois: Estado, mesa: NaMesa): Efeito[] {
  return perguntasNovas(antes && perguntasDe(antes, mesa), perguntasDe(depois, mesa))
}

function perguntasDe(estado: Estado, mesa: NaMesa) {
  const perguntas = Object.entries(PERGUNTAS).map(([qual, { perguntar }]) => [qual, perguntar(estado, mesa)])
  return Object.fromEntries(perguntas) as Readonly<Record<string, Pergunta | null>>
}

/** What the answers known so far bring to the total shown. */
export function ajustesDasPerguntas(estado: Estado, mesa: NaMesa): Ajuste[] {
  return Object.values(PERGUNTAS).flatMap(({ ajustes }) => ajustes?.(estado, mesa) ?? [])
}
