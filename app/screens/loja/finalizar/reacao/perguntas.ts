import type { Ajuste } from '~/domain/pedidos/valores'
import { perguntasNovas } from '~/screens/campos/reacao/pergunta'
import type { Estado } from './estado'
import { perguntarPelaEntrega } from './pergunta-da-entrega'
import { perguntarPeloCliente } from './pergunta-do-cliente'
import { ajustesDoCupom, perguntarPeloCupom } from './pergunta-do-cupom'
import { perguntarPeloNavegador } from './pergunta-do-navegador'
import type { Efeito, Pergunta } from './reacao'
import type { TotalMostrado } from './resumir-pedido'

interface PerguntaDoCheckout {
  /** What is to be asked now; null while the form has not enough for it, and when the answer is known. */
  readonly perguntar: (estado: Estado, linhas: TotalMostrado['linhas']) => Pergunta | null
  /** The discounts and fees that its answer brings to the total of these lines. */
  readonly ajustes?: (estado: Estado, linhas: TotalMostrado['linhas']) => readonly Ajuste[]
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
export function perguntar(antes: Estado | null, depois: Estado, linhas: TotalMostrado['linhas']): Efeito[] {
  return perguntasNovas(antes && perguntasDe(antes, linhas), perguntasDe(depois, linhas))
}

function perguntasDe(estado: Estado, linhas: TotalMostrado['linhas']) {
  const perguntas = Object.entries(PERGUNTAS).map(([qual, { perguntar }]) => [
    qual,
    perguntar(estado, linhas),
  ])
  return Object.fromEntries(perguntas) as Readonly<Record<string, Pergunta | null>>
}

/** What the answers known so far bring to the total shown. */
export function ajustesDasPerguntas(estado: Estado, linhas: TotalMostrado['linhas']): Ajuste[] {
  return Object.values(PERGUNTAS).flatMap(({ ajustes }) => ajustes?.(estado, linhas) ?? [])
}
