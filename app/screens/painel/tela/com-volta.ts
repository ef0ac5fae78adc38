import type { Negado } from '~/domain/respostas/resultado'
import type { Aviso } from './resposta'

/** One press: the address that it is posted to, and the form. */
export interface Envio {
  readonly rota: string
  readonly campos: readonly (readonly [nome: string, valor: string])[]
  /** The title of what is said when it could not be done. */
  readonly seFalhar: string
}

/** The answer to a press that can be taken back; `volta` does that, null where nothing can. */
export type RespostaComVolta = { readonly aviso: Aviso; readonly volta: Envio | null } | Negado
