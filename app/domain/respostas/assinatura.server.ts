import { createHash } from 'node:crypto'

/** A digest of what can be written as JSON: equal digests, equal contents. */
export function assinar(valor: unknown): string {
  return createHash('sha256').update(JSON.stringify(valor)).digest('base64url')
}

/** A digest of all fields together; their order does not matter. */
export function assinarCampos(dados: object): string {
  return assinar(Object.entries(dados).sort(([um], [outro]) => (um < outro ? -1 : 1)))
}
