import type { Estado } from './estado'
import { perguntarPelaEntrega } from './pergunta-da-entrega'
import { perguntarPeloCliente } from './pergunta-do-cliente'
import type { Efeito, Pergunta } from './reacao'

/** The questions that the checkout asks the server, each as soon as the form has enough for it. */
const PERGUNTAS: Readonly<Record<string, (estado: Estado) => Pergunta | null>> = {
  cliente: perguntarPeloCliente,
  entrega: perguntarPelaEntrega,
}

/**
 * The questions to ask, or to drop, now that `antes` has become `depois`; `antes` is null when the checkout has just
 * opened.
 */
export function perguntar(antes: Estado | null, depois: Estado): Efeito[] {
  return Object.entries(PERGUNTAS).flatMap(([qual, de]): Efeito[] => {
    const pergunta = de(depois)
    const igual = (antes ? de(antes) : null)?.chave === pergunta?.chave
    return igual ? [] : [{ tipo: 'perguntar', qual, pergunta }]
  })
}
