import { ehNegado, NAO_EXISTE, type Resultado } from '~/domain/respostas/resultado'
import { Refusal } from './command'

/** What was looked for by a slug or an e-mail; refused when nobody has it. */
export function achada<T>(quem: string, encontrada: T | null): T {
  if (encontrada === null) throw nenhuma(quem)
  return encontrada
}

const nenhuma = (quem: string) =>
  new Refusal(`Nenhuma empresa: ${quem}\nA lista: npm run comanda -- empresas`)

/** What a verb did; refused with its texts. */
export function feito<T>(slug: string, resultado: Resultado<T>): T {
  if (!ehNegado(resultado)) return resultado.dados
  if (resultado === NAO_EXISTE) throw nenhuma(slug)
  throw new Refusal(resultado.recusas.map(({ texto }) => texto).join('\n'))
}
