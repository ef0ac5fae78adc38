import type { Vendavel, VendavelDoPainel } from '~/domain/cardapio/disponibilidade/em-falta'

/** Only what the address needs: the rest of a row changes when the screen is read again. */
export function vendavelDe({ tipo, id }: Pick<VendavelDoPainel, 'tipo' | 'id'>): Vendavel {
  return { tipo, id } as Vendavel
}
