import { expect, test } from 'vitest'
import { esperaDoPedido, promessaPassou } from './espera'

const AGORA = new Date('2026-11-20T23:00:00Z')

function haMinutos(minutos: number): Date {
  return new Date(AGORA.getTime() - minutos * 60_000)
}

const ENTREGA = 'Receber no meu endereço'
const SEM_CORRERIA = 0

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
  expect(esperaDoPedido(pedido, AGORA, SEM_CORRERIA)).toEqual({ nivel, tempo, palavra })
})

test.each(['Finalizado', 'Cancelado'])('um pedido %s não espera mais', status => {
  expect(
    esperaDoPedido({ status, tipoEntrega: ENTREGA, dataPedido: haMinutos(40) }, AGORA, SEM_CORRERIA),
  ).toBeNull()
})

test('uma data inválida não tem espera', () => {
  const invalido = { status: 'Pendente', tipoEntrega: ENTREGA, dataPedido: new Date(Number.NaN) }
  expect(esperaDoPedido(invalido, AGORA, SEM_CORRERIA)).toBeNull()
})

test.each([
  [15, 30, 'normal'],
  [15, 31, 'atencao'],
  [30, 60, 'atencao'],
  [30, 61, 'atraso'],
])(
  'com a correria de %d minutos, um pedido de %d minutos sem promessa está em nível %s',
  (correria, minutos, nivel) => {
    const pedido = { status: 'Em Preparação', tipoEntrega: ENTREGA, dataPedido: haMinutos(minutos) }
    expect(esperaDoPedido(pedido, AGORA, correria)?.nivel).toBe(nivel)
  },
)

test.each([
  // The 31st minute of a promise for 10:29 to 10:44, read at 10:21.
  [31, -23, 'normal'],
  [70, -10.5, 'normal'],
  [70, -10, 'atencao'],
  [10, -1, 'atencao'],
  [10, 0, 'atencao'],
  [10, 0.1, 'atraso'],
  [90, 20, 'atraso'],
])('um pedido de %d minutos, prometido para %d minutos atrás, está em nível %s', (minutos, passou, nivel) => {
  const pedido = {
    status: 'Em Preparação',
    tipoEntrega: ENTREGA,
    dataPedido: haMinutos(minutos),
    prometidoPara: haMinutos(passou),
  }
  for (const correria of [SEM_CORRERIA, 30])
    expect(esperaDoPedido(pedido, AGORA, correria)?.nivel).toBe(nivel)
})

test('o quadro chama de atrasado o mesmo pedido que o cliente lê como atrasado', () => {
  const pedido = (prometidoPara: Date | null, status = 'Em Rota') => ({
    ...{ status, tipoEntrega: ENTREGA, dataPedido: haMinutos(10), prometidoPara },
  })
  const passou = pedido(haMinutos(1))
  expect(esperaDoPedido(passou, AGORA, SEM_CORRERIA)).toEqual({
    ...{ nivel: 'atraso', tempo: '10 min', palavra: 'Atrasado' },
  })
  expect(promessaPassou(passou, AGORA)).toBe(true)
  for (const noPrazo of [pedido(AGORA), pedido(haMinutos(-5)), pedido(null)]) {
    expect(esperaDoPedido(noPrazo, AGORA, SEM_CORRERIA)?.nivel).not.toBe('atraso')
    expect(promessaPassou(noPrazo, AGORA)).toBe(false)
  }
  expect(promessaPassou(pedido(haMinutos(1), 'Finalizado'), AGORA)).toBe(false)
})

test('uma retirada pronta cumpriu a promessa, por mais que o cliente demore', () => {
  const pronta = {
    ...{ status: 'Em Rota', tipoEntrega: 'Retirar no local' },
    ...{ dataPedido: haMinutos(90), prometidoPara: haMinutos(40) },
  }
  expect(promessaPassou(pronta, AGORA)).toBe(false)
  expect(esperaDoPedido(pronta, AGORA, SEM_CORRERIA)?.nivel).toBe('normal')
  const naCozinha = { ...pronta, status: 'Em Preparação' }
  expect(promessaPassou(naCozinha, AGORA)).toBe(true)
  expect(esperaDoPedido(naCozinha, AGORA, SEM_CORRERIA)?.nivel).toBe('atraso')
})
