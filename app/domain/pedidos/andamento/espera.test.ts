import { expect, test } from 'vitest'
import { esperaDoPedido, promessaPassou } from './espera'

const AGORA = new Date('2026-11-20T23:00:00Z')

function haMinutos(minutos: number): Date {
  return new Date(AGORA.getTime() - minutos * 60_000)
}

const ENTREGA = 'Receber no meu endereço'

test.each([
  [-2, 'normal', 'agora', null],
  [0.5, 'normal', 'agora', null],
  [1, 'normal', '1 min', null],
  [15.9, 'normal', '15 min', null],
  [16, 'atencao', '16 min', 'Atenção'],
  [30.9, 'atencao', '30 min', 'Atenção'],
  [31, 'atraso', '31 min', 'Atrasado'],
  [65, 'atraso', '1 h 05 min', 'Atrasado'],
  [24 * 60, 'atraso', '1 dia', 'Atrasado'],
  [49 * 60, 'atraso', '2 dias', 'Atrasado'],
])('um pedido de %d minutos atrás está em nível %s', (minutos, nivel, tempo, palavra) => {
  const pedido = { status: 'Em Preparação', tipoEntrega: ENTREGA, dataPedido: haMinutos(minutos) }
  expect(esperaDoPedido(pedido, AGORA)).toEqual({ nivel, tempo, palavra })
})

test.each(['Finalizado', 'Cancelado'])('um pedido %s não espera mais', status => {
  expect(esperaDoPedido({ status, tipoEntrega: ENTREGA, dataPedido: haMinutos(40) }, AGORA)).toBeNull()
})

test('uma data inválida não tem espera', () => {
  expect(
    esperaDoPedido({ status: 'Pendente', tipoEntrega: ENTREGA, dataPedido: new Date(Number.NaN) }, AGORA),
  ).toBeNull()
})

test('um pedido que passou do horário prometido está atrasado, no quadro e para o cliente, por menos que espere', () => {
  const pedido = (prometidoPara: Date | null, status = 'Em Rota') => ({
    ...{ status, tipoEntrega: ENTREGA, dataPedido: haMinutos(10), prometidoPara },
  })
  const passou = pedido(haMinutos(1))
  expect(esperaDoPedido(passou, AGORA)).toEqual({ nivel: 'atraso', tempo: '10 min', palavra: 'Atrasado' })
  expect(promessaPassou(passou, AGORA)).toBe(true)
  for (const noPrazo of [pedido(AGORA), pedido(haMinutos(-5)), pedido(null)]) {
    expect(esperaDoPedido(noPrazo, AGORA)?.nivel).toBe('normal')
    expect(promessaPassou(noPrazo, AGORA)).toBe(false)
  }
  expect(promessaPassou(pedido(haMinutos(1), 'Finalizado'), AGORA)).toBe(false)
  // Ready in time, and waiting for who picks it up.
  const pronto = { ...passou, tipoEntrega: 'Retirar no local' }
  expect(promessaPassou(pronto, AGORA)).toBe(false)
  expect(promessaPassou({ ...pronto, status: 'Em Preparação' }, AGORA)).toBe(true)
})
