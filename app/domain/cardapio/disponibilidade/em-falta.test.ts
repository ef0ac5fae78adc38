import { expect, test } from 'vitest'
import { ehRecusa } from '~/domain/respostas/recusa'
import { camposDaFalta, dizerFalta, type Falta, lerIntencao } from './em-falta'

const AGORA = new Date('2026-11-20T22:00:00Z')
const SABADO = new Date('2026-11-21T21:00:00Z')

test.each([
  [{ prazo: 'hoje' }, { prazo: 'hoje' }],
  [{}, { voltar: true }],
  [{ ate: SABADO.toISOString() }, { ate: SABADO }],
])('o pedido %j se entende', (campos, intencao) => {
  expect(lerIntencao(campos, AGORA)).toEqual(intencao)
})

test.each([
  [{ prazo: 'semana' }],
  [{ ate: '2026-11-20T21:59:59Z' }],
  [{ ate: '2027-11-20T22:00:00Z' }],
  [{ ate: 'amanhã' }],
  [{ ate: '2026-13-45T00:00:00Z' }],
  [{ prazo: ['hoje'] }],
])('o pedido %j não se entende, e nada muda', campos => {
  expect(ehRecusa(lerIntencao(campos, AGORA))).toBe(true)
})

test.each<[Falta | null]>([
  [null],
  [{ motivo: 'esgotado', ate: SABADO }],
  [{ motivo: 'esgotado', ate: null }],
])('desfazer devolve o que havia: %#', falta => {
  const intencao = lerIntencao(camposDaFalta(falta), AGORA)
  expect(intencao).toEqual(
    falta === null ? { voltar: true } : falta.ate ? { ate: falta.ate } : { prazo: 'ate-eu-voltar' },
  )
})

test.each<[Falta, string]>([
  [{ motivo: 'esgotado', ate: SABADO }, 'Esgotado. Volta sáb. às 18:00.'],
  [{ motivo: 'esgotado', ate: null }, 'Esgotado. Só volta quando você voltar a vender.'],
  [{ motivo: 'contagem', ate: SABADO }, 'Acabaram as unidades. Volta sáb. às 18:00.'],
  [{ motivo: 'contagem', ate: null }, 'Acabaram as unidades.'],
])('o dono lê por que falta e até quando: %#', (falta, texto) => {
  expect(dizerFalta(falta, AGORA, 'America/Sao_Paulo')).toBe(texto)
})
