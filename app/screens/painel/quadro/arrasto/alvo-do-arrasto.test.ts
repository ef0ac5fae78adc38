import { expect, test } from 'vitest'
import { aVista, pararEm, proximaAVista } from './alvo-do-arrasto'

const quadro = { left: 0, right: 768 }
/** Four columns of a tablet, scrolled by so much: 'Em Rota' shows 92 of its 320 px. */
const noTablet = (rolado = 0) => ({
  quadro,
  colunas: [12, 344, 676, 1008].map(left => ({ left: left - rolado, right: left - rolado + 320 })),
})
const [, PREPARACAO, EM_ROTA, FINALIZADO] = [0, 1, 2, 3]

const parar = (x: number, lugar = noTablet()) => pararEm(x, lugar, { antes: null, agora: 0 })

test('Uma coluna recebe o cartão só se a maior parte dela está à vista', () => {
  const { colunas } = noTablet()
  expect(colunas.map(coluna => aVista(coluna, quadro))).toEqual([true, true, false, false])
  expect(noTablet(244).colunas.map(coluna => aVista(coluna, quadro))).toEqual([false, true, true, false])
})

test('O dedo parado sobre uma coluna cortada a traz inteira, e não a seguinte', () => {
  const parada = parar(720)
  expect(parada).toMatchObject({ sobre: EM_ROTA, borda: null })
  expect(proximaAVista(parada, noTablet(), 100)).toBeNull()
  expect(proximaAVista(parada, noTablet(), 300)).toBe(EM_ROTA)
  const depois = pararEm(720, noTablet(244), { antes: { ...parada, andou: true }, agora: 600 })
  expect(proximaAVista(depois, noTablet(244), 5_000)).toBeNull()
})

test('Da borda o quadro anda uma coluna de cada vez, e só anda de novo quando o dedo volta a ela', () => {
  const naBorda = parar(760)
  expect(naBorda.borda).toBe('direita')
  expect(proximaAVista(naBorda, noTablet(), 300)).toBe(EM_ROTA)
  const depois = pararEm(760, noTablet(244), { antes: { ...naBorda, andou: true }, agora: 600 })
  expect(proximaAVista(depois, noTablet(244), 5_000)).toBeNull()
  const saiu = pararEm(600, noTablet(244), { antes: depois, agora: 6_000 })
  const voltou = pararEm(750, noTablet(244), { antes: saiu, agora: 6_500 })
  expect(proximaAVista(voltou, noTablet(244), 6_600)).toBeNull()
  expect(proximaAVista(voltou, noTablet(244), 6_800)).toBe(FINALIZADO)
})

test('Para a esquerda do mesmo modo, e onde tudo está à vista nada anda', () => {
  const fim = noTablet(576)
  expect(proximaAVista(parar(5, fim), fim, 300)).toBe(PREPARACAO)
  const largo = { quadro: { left: 0, right: 1400 }, colunas: noTablet().colunas }
  expect(proximaAVista(parar(1390, largo), largo, 5_000)).toBeNull()
  expect(proximaAVista(parar(5, largo), largo, 5_000)).toBeNull()
})
