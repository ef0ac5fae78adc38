import { ehNegado, type Resultado } from '~/domain/respostas/resultado'

/** What came of a verb; a refusal ends the test with its text. */
export function dadosDe<Dados>(resultado: Resultado<Dados, unknown>): Dados {
  if (ehNegado(resultado)) throw new Error(resultado.recusas.map(({ texto }) => texto).join(' '))
  return resultado.dados
}

/** The text that is told first; undefined for what was done. */
export function recusadoPor(resultado: Resultado<unknown, unknown>): string | undefined {
  return ehNegado(resultado) ? resultado.recusas[0]?.texto : undefined
}
