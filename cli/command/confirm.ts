import { createInterface } from 'node:readline/promises'
import { Refusal } from './command'

/** Asks at the terminal; refuses unless the person says yes. */
export async function confirm(question: string): Promise<void> {
  if (!process.stdin.isTTY) throw new Refusal('Nada foi feito: sem um terminal para perguntar, use --sim.')
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(`${question} [sim/não] `)
  terminal.close()
  if (answer.trim().toLowerCase() !== 'sim') throw new Refusal('Nada foi feito.')
}
