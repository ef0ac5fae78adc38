import type { Recusa } from '~/domain/respostas/recusa'
import { ehNegado, type Resultado } from '~/domain/respostas/resultado'

/** The data that a verb answered; a refusal makes the test fail with its text. */
export function dadosDe<Dados>(resultado: Resultado<Dados, unknown>): Dados {
  if (ehNegado(resultado)) throw new Error(resultado.recusas.map(({ texto }) => texto).join(' '))
  return resultado.dados
}

/** The text of the first refusal; undefined when the verb has succeeded. */
export function recusadoPor(resultado: Resultado<unknown, unknown>): string | undefined {
  return recusaDe(resultado)?.texto
}

export function recusaDe(resultado: Resultado<unknown, unknown>): Recusa | undefined {
  return ehNegado(resultado) ? resultado.recusas[0] : undefined
}
