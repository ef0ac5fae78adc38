import { formatDataHora } from '~/domain/valores/instante'
import { jobsHere } from '~/jobs.server'
import { NEVER } from '~/server/timed/next-due.server'
import { type JobState, readTimedWork } from '~/server/timed/timed-work.server'
import type { Command } from './command/command'
import { withDatabase } from './command/database'
import { tabela } from './command/tabela'

const COLUNAS = ['trabalho', 'próxima vez', 'última bem', 'última falha', 'motivo']

export const trabalhos: Command = {
  name: 'trabalhos',
  usage: [],
  summary: 'mostra o que o servidor faz pelo relógio',
  help: 'De cada trabalho, quando corre de novo, quando correu bem e quando e por que falhou pela última vez, na hora de Brasília.',
  run: () =>
    withDatabase(async () => {
      const estados = await readTimedWork(jobsHere())
      console.log(tabela(COLUNAS, estados.map(linhaDo)))
    }),
}

function linhaDo({ name, nextAt, succeededAt, failedAt, failure }: JobState): string[] {
  const proxima = nextAt && nextAt >= NEVER ? 'nunca mais' : quando(nextAt, 'na partida')
  return [name, proxima, quando(succeededAt), quando(failedAt), failure ?? '-']
}

function quando(instante: Date | null, nunca = 'nunca'): string {
  return instante === null ? nunca : formatDataHora(instante, 'America/Sao_Paulo')
}
