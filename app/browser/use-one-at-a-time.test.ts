import { expect, test } from 'vitest'
import { newTurns, takeTurn } from './use-one-at-a-time'

test('Quem pede uma leitura durante outra espera pela que começa depois do pedido, e todos esperam pela mesma', async () => {
  const leituras: { acabar: () => void }[] = []
  const ler = () => new Promise<void>(acabar => leituras.push({ acabar }))
  const vez = newTurns()
  const acabaram: string[] = []
  const pedir = (quem: string) => void takeTurn(vez, ler).then(() => acabaram.push(quem))
  const sossegar = () => new Promise(resolve => setTimeout(resolve))

  pedir('primeiro')
  pedir('segundo')
  pedir('terceiro')
  await sossegar()
  expect([leituras.length, acabaram]).toEqual([1, []])
  leituras[0]?.acabar()
  await sossegar()
  expect([leituras.length, acabaram]).toEqual([2, ['primeiro']])
  leituras[1]?.acabar()
  await sossegar()
  expect([leituras.length, acabaram]).toEqual([2, ['primeiro', 'segundo', 'terceiro']])

  expect(vez).toEqual({ busy: null, next: null })
  pedir('quarto')
  await sossegar()
  expect(leituras).toHaveLength(3)
})
