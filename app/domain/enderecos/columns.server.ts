import { char, text } from 'drizzle-orm/pg-core'
import type { Endereco } from './endereco'
import { semTrecho } from './trecho'

/**
 * The `endereco_*` columns of every table with an address. The complement is a separate column, because companies have
 * none.
 */
export function enderecoColumns() {
  return {
    enderecoCep: char('endereco_cep', { length: 8 }),
    enderecoLogradouro: text('endereco_logradouro'),
    enderecoNumero: text('endereco_numero'),
    enderecoBairro: text('endereco_bairro'),
    enderecoCidade: text('endereco_cidade'),
    enderecoEstado: char('endereco_estado', { length: 2 }),
  }
}

/**
 * The values of those columns, and of the complement, for an address, which may have missing lines; all null without an
 * address.
 */
export function linhaDoEndereco(
  endereco: { readonly [Campo in keyof Endereco]: Endereco[Campo] | null } | null,
) {
  return {
    enderecoCep: endereco?.cep ?? null,
    enderecoLogradouro: endereco?.logradouro ? semTrecho(endereco.logradouro) : null,
    enderecoNumero: endereco?.numero ?? null,
    enderecoBairro: endereco?.bairro ?? null,
    enderecoCidade: endereco?.cidade ?? null,
    enderecoEstado: endereco?.estado ?? null,
    enderecoComplemento: endereco?.complemento ?? null,
  }
}
