import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { inPictureQueue } from './picture-queue.server'

test.each([
  ['As fotos são feitas poucas', 12_000_000, Math.max(1, Math.floor(availableParallelism() / 2))],
  ['As enormes são feitas uma', 49_000_000, 1],
])('%s de cada vez, e quem chega a uma fila cheia ouve 503 em vez de esperar', async (_, pontos, cabem) => {
  let juntas = 0
  let mais = 0
  const acabar: (() => void)[] = []
  const foto = () =>
    inPictureQueue('sent', pontos, async () => {
      mais = Math.max(mais, ++juntas)
      await new Promise<void>(resolve => acabar.push(resolve))
      juntas--
      return 'pronta'
    })
  const fotos = Array.from({ length: 100 }, () => foto().catch((recusa: Response) => recusa.status))
  const todas = Promise.all(fotos)
  const fim = { chegou: false }
  void todas.then(() => {
    fim.chegou = true
  })
  while (!fim.chegou) {
    for (const feita of acabar.splice(0)) feita()
    await new Promise(setImmediate)
  }
  const resultados = await todas
  expect(mais).toBe(cabem)
  expect(resultados).toContain('pronta')
  expect(new Set(resultados)).toEqual(new Set(['pronta', 503]))
})
