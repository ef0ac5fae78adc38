import { expect, test } from 'vitest'
import type { PedidoId } from '~/domain/valores/ids'
import { contarNovos, escreverMostrados, lerMostrados, pendentes, tituloComNovos } from './nao-mostrados'

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
