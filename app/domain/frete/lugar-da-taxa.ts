import { dobrarBairro } from '~/domain/enderecos/nome-do-bairro'
import { entregaACombinar, FORA_DO_TOTAL } from './a-combinar'
import type { BaseDoFrete } from './frete'

/** An order's fee and address, as they are stored. */
export interface TaxaEEndereco extends Pick<BaseDoFrete, 'freteModo' | 'freteLugar'> {
  readonly enderecoBairro: string | null
}

/**
 * The place that a fee was charged for, where the address does not say so (frete-19): whoever reads the order compares
 * the two. Null where they agree.
 */
export function lugarDaTaxa({
  freteModo,
  freteLugar: lugar,
  enderecoBairro,
}: Partial<TaxaEEndereco>): { readonly rotulo: string; readonly texto: string } | null {
  if (!lugar) return null
  if (freteModo !== 'bairros') return { rotulo: 'Outra cidade', texto: `${lugar}, distância não calculada` }
  const noEndereco = dobrarBairro(lugar) === dobrarBairro(enderecoBairro ?? '')
  return noEndereco ? null : { rotulo: 'Bairro da taxa', texto: lugar }
}

/** 'Bairro da taxa: Bela Vista' */
export function dizerLugarDaTaxa(pedido: Partial<TaxaEEndereco>): string | null {
  const lugar = lugarDaTaxa(pedido)
  return lugar && `${lugar.rotulo}: ${lugar.texto}`
}

/** What everybody of the shop who reads the order is told of its fee: that it is to be agreed on, or for which place it is. */
export function dizerSobreATaxa(pedido: Partial<TaxaEEndereco>): string | null {
  return entregaACombinar(pedido) ? FORA_DO_TOTAL : dizerLugarDaTaxa(pedido)
}
