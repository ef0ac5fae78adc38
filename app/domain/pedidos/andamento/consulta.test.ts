import { describe, expect, test } from 'vitest'
import type { Centavos } from '~/domain/valores/centavos'
import type { PedidoId } from '~/domain/valores/ids'
import { lerConsulta, lerTelefoneProcurado, verNaLista } from './consulta'

describe('A consulta de um pedido', () => {
  test.each(['', '   ', '#', 'abc', null, undefined, 48210375])(
    'sem nenhum dígito digitado (%j) é recusada',
    termo => {
      for (const por of ['id', 'telefone']) {
        expect(lerConsulta({ por, termo })).toMatchObject({
          titulo: 'Entrada Inválida',
          texto: 'Por favor, insira o ID do pedido ou telefone.',
        })
      }
    },
  )

  test.each([
    ['48210375', 48210375],
    [' #48210375 ', 48210375],
    ['4821-0375', 48210375],
    ['4821037', null],
    ['04821037', null],
    ['482103751', null],
    ['11987654321', null],
  ])('por número lê %j como %j', (termo, numero) => {
    expect(lerConsulta({ por: 'id', termo })).toEqual({ por: 'id', numero })
  })

  test.each([
    ['(11) 98765-4321', '11987654321'],
    ['1131234567', '1131234567'],
    ['+55 11 98765-4321', '11987654321'],
    ['551131234567', '1131234567'],
    // Here 55 is the area code and not the country code.
    ['55987654321', '55987654321'],
    ['987654321', null],
    ['+55 (011) 98765-4321', '11987654321'],
    ['0xx11 98765-4321', '11987654321'],
    ['015 11 98765-4321', '11987654321'],
    ['48210375', null],
  ])('por telefone lê %j como %j', (termo, telefone) => {
    expect(lerConsulta({ por: 'telefone', termo })).toEqual({ por: 'telefone', telefone })
    expect(lerTelefoneProcurado(termo)).toBe(telefone)
  })

  test.each([
    ['441131234567', 'O telefone deve ter 10 ou 11 dígitos (DDD+Número).'],
    ['+1 212 555 1234', 'O telefone deve ser do Brasil, com DDD.'],
  ])('o telefone %j, que não cabe, é recusado ao lado do campo, e nada dele é cortado', (termo, texto) => {
    expect(lerConsulta({ por: 'telefone', termo })).toMatchObject({
      titulo: 'Telefone inválido',
      texto,
      campo: 'termo',
    })
    expect(lerTelefoneProcurado(termo)).toBeNull()
  })

  test('sem critério conhecido é por número', () => {
    expect(lerConsulta({ por: null, termo: '48210375' })).toEqual({ por: 'id', numero: 48210375 })
  })
})

test('Da lista por telefone consta número, data, status e total, e nada mais do pedido', () => {
  const guardado = {
    id: 48210375 as PedidoId,
    dataPedido: new Date('2026-11-20T23:05:00Z'),
    status: 'Em Rota',
    tipoEntrega: 'Retirar no local',
    totalComFrete: 12_345 as Centavos,
    nomeCliente: 'Mariana Alves',
    enderecoEntrega: 'Rua Caiubi, 214',
  }
  expect(verNaLista(guardado, 'America/Manaus')).toEqual({
    numero: 48210375,
    data: '20/11/2026 19:05',
    status: 'Em Rota',
    nomeDoStatus: 'Pronto para retirar',
    total: 12_345,
  })
})
