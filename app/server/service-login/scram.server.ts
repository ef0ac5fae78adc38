import { createHash, createHmac, pbkdf2Sync } from 'node:crypto'

const ROUNDS = 4_096

/**
 * What PostgreSQL keeps of a password (SCRAM-SHA-256), so that no statement about the login has the password itself. The salt
 * follows from the password, which is 256 random bits: a pooler that was told the secret knows it after each start.
 */
export function scramSecret(password: string): string {
  const salt = createHash('sha256').update(`salt ${password}`).digest().subarray(0, 16)
  const salted = pbkdf2Sync(password, salt, ROUNDS, 32, 'sha256')
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest()
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${ROUNDS}:${salt.toString('base64')}$${stored}:${keyOf('Server Key').toString('base64')}`
}
