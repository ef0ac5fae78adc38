import { expect, test } from 'vitest'
import { enderecoEmUmaLinha } from './endereco'
import { semTrecho } from './trecho'

test.each([
  ['Rua Cardoso de Almeida - de 186 ao fim - lado par', 'Rua Cardoso de Almeida'],
  ['Rua Cardoso de Almeida - até 1715 - lado ímpar', 'Rua Cardoso de Almeida'],
  ['Avenida Paulista - de 612 a 1510 - lado par', 'Avenida Paulista'],
  ['Rua Augusta - até 299/300', 'Rua Augusta'],
  ['Rua Augusta - de 301/302 a 1099/1100', 'Rua Augusta'],
  ['Rua do Bosque - lado ímpar', 'Rua do Bosque'],
  ['RUA DO BOSQUE - ATE 99 - LADO IMPAR', 'RUA DO BOSQUE'],
  ['Rua Um – de 1 ao fim', 'Rua Um'],
])('O trecho de %s não é do endereço', (rua, esperada) => {
  expect(semTrecho(rua)).toBe(esperada)
})

test.each([
  'Rua Caiubi',
  'Rua 7 - Setor Sul',
  'Quadra SQN 210 Bloco A - lado norte',
  'Rodovia Anhanguera - do km 26,000 ao km 28,000',
  'Rua Lado Par',
  'Rua João - de Barro',
  '',
])('%s fica como é', rua => {
  expect(semTrecho(rua)).toBe(rua)
})

test('No meio de um endereço em uma linha o trecho também não fica', () => {
  const endereco = {
    ...{ cep: '05013000', logradouro: 'Rua Cardoso de Almeida - de 186 ao fim - lado par', numero: '200' },
    ...{ complemento: null, bairro: 'Perdizes', cidade: 'São Paulo', estado: 'SP' },
  }
  const linha = 'Rua Cardoso de Almeida, 200 - Perdizes, São Paulo/SP (CEP: 05013-000)'
  expect(enderecoEmUmaLinha(endereco)).toBe(linha)
  const deAntes =
    'Rua Cardoso de Almeida - de 186 ao fim - lado par, 200 - Perdizes, São Paulo/SP (CEP: 05013-000)'
  expect(semTrecho(deAntes)).toBe(linha)
})
