import { expect, test } from 'vitest'
import type { PedidoId } from '~/domain/valores/ids'
import { aImprimir, comImpresso, lerImpressaoAutomatica } from './impressos'

const id = (numero: number) => numero as PedidoId
const LIGADA = Date.parse('2026-11-20T20:00:00Z')
const minutos = (quantos: number) => LIGADA + quantos * 60_000
const pedido = (numero: number, chegouEm: number, status = 'Pendente') => ({
  id: id(numero),
  status,
  dataPedido: minutos(chegouEm),
})
const ligada = { ligadaEm: LIGADA, impressos: [] }
const leitura = (agora: number, ...pedidos: ReturnType<typeof pedido>[]) => ({
  agora: minutos(agora),
  pedidos,
})

test('Só os pedidos que chegaram depois de ligada são impressos, do mais antigo ao mais novo', () => {
  const lida = leitura(10, pedido(10000003, 9), pedido(10000002, 4), pedido(10000001, -5))
  expect(aImprimir(ligada, lida, [])).toEqual([10000002, 10000003])
})

test('Cada pedido é impresso uma vez', () => {
  const lida = leitura(10, pedido(10000002, 4), pedido(10000001, 3))
  const depois = comImpresso(ligada, id(10000001))
  expect(aImprimir(depois, lida, [id(10000001)])).toEqual([10000002])
  expect(aImprimir(comImpresso(depois, id(10000002)), lida, [])).toEqual([])
})

test('Um pedido novo que outra pessoa já avançou ainda é impresso, um que só voltou de coluna não', () => {
  const avancado = leitura(10, pedido(10000001, 9, 'Em Preparação'))
  expect(aImprimir(ligada, avancado, [id(10000001)])).toEqual([10000001])
  expect(aImprimir(ligada, avancado, [])).toEqual([])
})

test('O quadro mostra também os encerrados, que não são impressos', () => {
  const encerrado = leitura(10, pedido(10000001, 9, 'Finalizado'))
  expect(aImprimir(ligada, encerrado, [id(10000001)])).toEqual([])
})

test('Um pedido gravado enquanto o quadro era lido é impresso, ainda que sua hora seja a de ligar', () => {
  expect(aImprimir(ligada, leitura(1, pedido(10000001, 0)), [id(10000001)])).toEqual([10000001])
})

test('O que está pendente há mais de doze horas não sai quando a página volta', () => {
  const lida = leitura(13 * 60, pedido(10000001, 30), pedido(10000002, 120))
  expect(aImprimir(ligada, lida, [])).toEqual([10000002])
})

test('O navegador lembra os últimos mil', () => {
  let estado = lerImpressaoAutomatica(JSON.stringify(ligada))
  for (let n = 0; estado && n < 1_200; n++) estado = comImpresso(estado, id(10000000 + n))
  expect(estado?.impressos).toHaveLength(1_000)
  expect(estado?.impressos.at(-1)).toBe(10001199)
})

test.each([null, '', 'sim', '{', '[]', '{"ligadaEm":1}', '{"ligadaEm":"1","impressos":[]}', 'null'])(
  '%j não liga a impressão',
  guardado => {
    expect(lerImpressaoAutomatica(guardado)).toBeNull()
  },
)

test('O que foi guardado volta como era', () => {
  const estado = comImpresso(ligada, id(10000001))
  expect(lerImpressaoAutomatica(JSON.stringify(estado))).toEqual(estado)
})
