import type { Cardapio } from '~/domain/cardapio/cardapio'

/** The menu as the loader has read it. */
export interface CardapioLido extends Cardapio {
  readonly slug: string
  readonly versao: string
  readonly fuso: string
  /** The server's clock when it answered, in milliseconds. */
  readonly agora: number
}
