import { expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import { baseDoFrete } from './frete'
import { dizerLugarDaTaxa } from './lugar-da-taxa'

const taxa = centavos(4_00)
const DA_BELA_VISTA = baseDoFrete({
  ...{ modo: 'bairros', situacao: 'calculado', bairro: 'Bela Vista', taxa, minimo: null, minutos: null },
})

test('A taxa de um bairro que não é o do endereço diz de qual é', () => {
  expect(dizerLugarDaTaxa({ ...DA_BELA_VISTA, enderecoBairro: 'Santana' })).toBe('Bairro da taxa: Bela Vista')
  expect(dizerLugarDaTaxa({ ...DA_BELA_VISTA, enderecoBairro: null })).toBe('Bairro da taxa: Bela Vista')
})

test.each(['Bela Vista', 'BELA VISTA', 'Béla  Vista'])('No bairro dela (%s) não há o que dizer', bairro => {
  expect(dizerLugarDaTaxa({ ...DA_BELA_VISTA, enderecoBairro: bairro })).toBeNull()
})

test('A taxa fixa por falta da distância diz a outra cidade', () => {
  const base = baseDoFrete({ modo: 'km', situacao: 'por-falha', cidade: 'Guarulhos/SP', taxa })
  expect(dizerLugarDaTaxa({ ...base, enderecoBairro: 'Centro' })).toBe(
    'Outra cidade: Guarulhos/SP, distância não calculada',
  )
})

test.each([
  ['na mesma cidade', baseDoFrete({ modo: 'km', situacao: 'por-falha', taxa })],
  ['por km', baseDoFrete({ modo: 'km', situacao: 'calculado', km: 2, taxa })],
  ['para retirar', baseDoFrete(null)],
])('Um pedido %s não tem o que dizer', (_, base) => {
  expect(dizerLugarDaTaxa({ ...base, enderecoBairro: 'Santana' })).toBeNull()
})
