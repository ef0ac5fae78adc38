import { hashPassword } from '~/server/auth/passwords.server'

/** CPU time of this process, in milliseconds, while `work` runs: it is the same on a busy machine. */
async function cpuDe(work: () => Promise<unknown>): Promise<number> {
  const antes = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(antes)
  return (user + system) / 1_000
}

/** How many passwords could have been hashed in the time that doing `work` ten times takes. */
export async function senhasEmDezVezes(work: () => Promise<unknown>): Promise<number> {
  const dezVezes = async (uma: () => Promise<unknown>) => {
    for (let n = 0; n < 10; n++) await uma()
  }
  await work()
  const umaSenha = (await cpuDe(() => dezVezes(() => hashPassword('qualquer senha')))) / 10
  return (await cpuDe(() => dezVezes(work))) / umaSenha
}
