import { channel } from 'node:diagnostics_channel'
import { hash, verify } from '@node-rs/argon2'

/**
 * Published whenever a password is hashed or compared. Tests count it to show that a refused login computes none:
 * measuring the time would tell nothing on a busy machine.
 */
export const passwordComputed = channel('comanda.password-computed')

/** argon2id, 19 MiB, two passes (the library's algorithm default is argon2id). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  passwordComputed.publish({})
  return hash(password, OPTIONS)
}

/** Without a stored hash it takes the same time and answers no: an unknown e-mail cannot be told from a wrong password. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  passwordComputed.publish({})
  const matches = await verify(stored ?? (await decoy()), password)
  return stored !== undefined && matches
}

let decoyHash: Promise<string> | undefined

function decoy(): Promise<string> {
  decoyHash ??= hashPassword('no password of anybody')
  return decoyHash
}
