import { createHash } from 'node:crypto'

/** A digest of what can be written as JSON: equal digests, equal contents. */
export function assinar(valor: unknown): string {
  return createHash('sha256').update(JSON.stringify(valor)).digest('base64url')
}
