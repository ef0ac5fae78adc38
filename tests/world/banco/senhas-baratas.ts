import { hash } from '@node-rs/argon2'

/**
 * argon2id at its least: a hash says itself with what it was made, so the product compares such a password as any other,
 * in a hundredth of the time.
 */
export const hashBarato = (senha: string) => hash(senha, { memoryCost: 8, timeCost: 1, parallelism: 1 })
