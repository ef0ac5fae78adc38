import { expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import { caminhosDaTabela, caminhosDoPedido } from './caminhos'

const faixa = (ate: number, minutos: number | null) => ({ ate, taxa: centavos(5_00), minimo: null, minutos })

test('o caminho até cada faixa ou bairro ativo conta; fixo e por km não têm caminhos', () => {
  const semDistancia = centavos(0)
  expect(caminhosDaTabela({ modo: 'faixas', faixas: [faixa(3, 10), faixa(6, null)], semDistancia })).toEqual([
    10,
    null,
  ])
  const bairro = { cidade: 'São Paulo', estado: 'SP', taxa: centavos(6_00), minimo: null }
  const bairros = [
    { ...bairro, nome: 'Perdizes', minutos: 15, ativo: true },
    { ...bairro, nome: 'Lapa', minutos: 90, ativo: false },
  ]
  expect(caminhosDaTabela({ modo: 'bairros', taxas: [centavos(6_00)], bairros })).toEqual([15])
  expect(caminhosDaTabela({ modo: 'fixo', taxa: centavos(5_00) })).toEqual([])
})

test('a retirada não tem caminho, e a entrega tem o da sua área', () => {
  const frete = { modo: 'faixas', situacao: 'calculado', km: 2, ...faixa(3, 10) } as const
  expect(caminhosDoPedido('entrega', frete)).toEqual([10])
  expect(caminhosDoPedido('entrega', { modo: 'fixo', situacao: 'calculado', taxa: centavos(5_00) })).toEqual([
    null,
  ])
  expect(caminhosDoPedido('retirada', frete)).toEqual([])
})
