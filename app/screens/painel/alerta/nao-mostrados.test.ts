import { describe, expect, test } from 'vitest'
import type { PedidoId } from '~/domain/valores/ids'
import {
  conhecidosAoAbrir,
  contarNovos,
  escreverMostrados,
  lerMostrados,
  pendentes,
  tituloComNovos,
} from './nao-mostrados'

const id = (numero: number) => numero as PedidoId

test('espera no quadro quem está Pendente, e ninguém mais', () => {
  const aberto = (numero: number, status: string) => ({ id: id(numero), status, dataPedido: 0 })
  const pedidos = [
    aberto(10000001, 'Pendente'),
    aberto(10000002, 'Em Preparação'),
    aberto(10000003, 'Pendente'),
  ]
  expect(pendentes({ agora: 0, pedidos })).toEqual([10000001, 10000003])
})

describe('Ao abrir o painel', () => {
  const AGORA = 1_700_000_000_000
  const lido = (numero: number, segundosAtras: number, status = 'Pendente') => ({
    id: id(numero),
    status,
    dataPedido: AGORA - segundosAtras * 1_000,
  })
  const pedidos = [
    lido(10000001, 5),
    lido(10000002, 59),
    lido(10000003, 61),
    lido(10000004, 5, 'Em Preparação'),
    lido(10000005, 5),
  ]

  test('o navegador que nunca mostrou um quadro não anuncia nada', () => {
    expect([...conhecidosAoAbrir({ agora: AGORA, pedidos }, null)]).toEqual(pedidos.map(um => um.id))
  })

  test('o que chegou no último minuto, espera e nenhum quadro deste navegador mostrou será anunciado', () => {
    expect([...conhecidosAoAbrir({ agora: AGORA, pedidos }, '10000005')]).toEqual([
      10000003, 10000004, 10000005,
    ])
  })
})

test.each([[[]], [[10000001]], [[10000001, 99999999]]])(
  'o que o navegador guardou de %j lê de volta',
  mostrados => {
    const lidos = lerMostrados(escreverMostrados(mostrados.map(id)))
    expect(mostrados.filter(mostrado => !lidos.has(mostrado))).toEqual([])
    expect(lidos.has(10000002)).toBe(false)
  },
)

test.each([null, '', 'lixo', '[1,2]'])('de %j não se lê pedido nenhum', guardado => {
  expect([...lerMostrados(guardado)].filter(mostrado => mostrado >= 10_000_000)).toEqual([])
})

test('o número diz o que conta, e na aba vem antes do título', () => {
  expect([contarNovos(1), contarNovos(12)]).toEqual(['1 pedido novo', '12 pedidos novos'])
  expect(tituloComNovos('Produtos · Comanda', 0)).toBe('Produtos · Comanda')
  expect(tituloComNovos('Produtos · Comanda', 3)).toBe('(3) Produtos · Comanda')
})
