import { somenteDigitos } from './telefone'

/** Postal code: exactly 8 digits. */
export type Cep = string & { readonly __valor: 'cep' }

/** Reads a CEP however it was typed; null unless exactly 8 digits remain (endereco-2). */
export function lerCep(texto: string): Cep | null {
  const digitos = somenteDigitos(texto)
  return digitos.length === 8 ? (digitos as Cep) : null
}

/** '01310-100'; anything but 8 digits is returned as it is. */
export function formatCep(cep: string): string {
  return /^\d{8}$/.test(cep) ? `${cep.slice(0, 5)}-${cep.slice(5)}` : cep
}

/** '01310-1': up to 8 digits while they are typed. */
export function formatCepParcial(digitos: string): string {
  return digitos.length > 5 ? `${digitos.slice(0, 5)}-${digitos.slice(5)}` : digitos
}
