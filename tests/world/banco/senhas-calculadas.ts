import { passwordComputed } from '~/server/auth/passwords.server'

/** How many passwords were hashed or compared while `work` ran. */
export async function senhasCalculadas(work: () => Promise<unknown>): Promise<number> {
  let quantas = 0
  const contar = () => {
    quantas += 1
  }
  passwordComputed.subscribe(contar)
  try {
    await work()
  } finally {
    passwordComputed.unsubscribe(contar)
  }
  return quantas
}
