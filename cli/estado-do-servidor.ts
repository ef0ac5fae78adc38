import { env } from '~/server/env.server'
import type { Command } from './command/command'
import { Refusal } from './command/command'
import { tabela } from './command/tabela'
import { dizerEstado, lerFiguras } from './dizer-estado'

const PACIENCIA_MS = 10_000

export const estado: Command = {
  name: 'estado',
  usage: [],
  summary: 'mostra o que o servidor no ar conta de si: pedidos, recusas, filas, banco, cartas, trabalhos',
  help: 'Pergunta a /metrics do servidor desta máquina, na porta PORT, com METRICS_TOKEN. O que se conta vale desde a partida do servidor.',
  async run() {
    const { port, metricsToken } = env()
    if (metricsToken === undefined)
      throw new Refusal(
        'Falta METRICS_TOKEN: escolha um segredo, inicie o servidor com ele e dê o mesmo a este comando.',
      )
    const address = `http://localhost:${port}/metrics`
    const headers = { Authorization: `Bearer ${metricsToken}` }
    const answer = await fetch(address, { headers, signal: AbortSignal.timeout(PACIENCIA_MS) }).catch(
      () => null,
    )
    if (answer === null)
      throw new Refusal(`Ninguém respondeu em ${address}. O servidor está no ar? A porta dele vai em PORT.`)
    if (answer.status === 401) throw new Refusal(`${address} tem outro METRICS_TOKEN.`)
    if (!answer.ok)
      throw new Refusal(
        `${address} respondeu ${answer.status}. O servidor precisa ser iniciado com METRICS_TOKEN.`,
      )
    console.log(tabela(['', 'agora'], dizerEstado(lerFiguras(await answer.text()), new Date())))
  },
}
