import { char, text } from 'drizzle-orm/pg-core'
import type { Endereco } from './endereco'

/** The `endereco_*` columns of every table that keeps an address; the complement comes apart: companies have none. */
export function colunasDoEndereco() {
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
 * An address, gaps allowed, as a row of those columns and of the complement; without an address all of them are null.
 */
export function linhaDoEndereco(
  endereco: { readonly [Campo in keyof Endereco]: Endereco[Campo] | null } | null,
) {
  return {
    enderecoCep: endereco?.cep ?? null,
    enderecoLogradouro: endereco?.logradouro ?? null,
    enderecoNumero: endereco?.numero ?? null,
    enderecoBairro: endereco?.bairro ?? null,
    enderecoCidade: endereco?.cidade ?? null,
    enderecoEstado: endereco?.estado ?? null,
    enderecoComplemento: endereco?.complemento ?? null,
  }
}
