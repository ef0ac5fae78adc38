import type { TipoDeChave } from '~/domain/pix/chave-pix'

/** The key as its form has it; blank while the shop has none. */
export interface ChaveDigitada {
  readonly tipo: TipoDeChave | ''
  readonly chave: string
  readonly nome: string
  readonly cidade: string
  readonly usarTxid: boolean
}
