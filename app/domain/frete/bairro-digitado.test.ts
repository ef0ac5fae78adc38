import { expect, test } from 'vitest'
import { chaveDoBairro, descreverBairro, lerBairro } from './bairro-digitado'

const PERDIZES = {
  ...{ cidade: 'São Paulo', estado: 'SP', nome: ' Perdizes ', taxa: '6,00' },
  ...{ minimo: '40', minutos: '20', ativo: 'on' },
}
const LIDO = {
  ...{ cidade: 'São Paulo', estado: 'SP', nome: 'Perdizes', taxa: 6_00 },
  ...{ minimo: 40_00, minutos: 20, ativo: true },
}

test('o bairro que o dono digita é lido, com mínimo e minutos em branco ou não', () => {
  expect(lerBairro(PERDIZES)).toEqual({ dados: LIDO })
  expect(lerBairro({ ...PERDIZES, taxa: '0', minimo: '', minutos: ' ', ativo: undefined })).toEqual({
    dados: { ...LIDO, taxa: 0, minimo: null, minutos: null, ativo: false },
  })
  const lido = lerBairro(PERDIZES)
  const dados = 'dados' in lido ? lido.dados : null
  expect(dados && Object.values(descreverBairro(dados))).toEqual([
    ...['São Paulo', 'SP', 'Perdizes', 'R$\u00a06,00', 'R$\u00a040,00', '20', 'sim'],
  ])
})

test.each([
  ['cidade', '', 'Por favor, preencha o campo Cidade.'],
  ['estado', 'XX', 'Informe uma UF válida, como SP.'],
  ['estado', undefined, 'Informe uma UF válida, como SP.'],
  ['nome', '', 'Por favor, preencha o campo Bairro.'],
  ['nome', '...', 'Informe o nome do bairro.'],
  ['taxa', '', 'Informe a taxa em reais, como 6,00. Para entrega grátis, 0.'],
  ['taxa', '-1', 'Informe a taxa em reais, como 6,00. Para entrega grátis, 0.'],
  ['taxa', '20.000,01', 'O valor pode ser de no máximo R$\u00a020.000,00, que é o máximo de um pedido.'],
  ['minimo', '1.000.000,00', 'O valor pode ser de no máximo R$\u00a020.000,00, que é o máximo de um pedido.'],
  ['minimo', 'x', 'Informe um valor em reais, como 40,00, ou deixe em branco.'],
  ['minutos', '301', 'Digite um número de 0 a 300.'],
])('%s %j: %s', (campo, digitado, texto) => {
  const lido = lerBairro({ ...PERDIZES, [campo]: digitado })
  expect('recusas' in lido && lido.recusas).toMatchObject([{ campo, texto }])
})

test('o mesmo bairro escrito de outro jeito é a mesma linha', () => {
  const chave = (cidade: string, nome: string) => chaveDoBairro({ cidade, estado: 'SP', nome })
  expect(chave('SAO PAULO', 'Jd. São Luís')).toEqual(chave('São Paulo', 'jardim s luis'))
  expect(chave('Osasco', 'Centro')).not.toEqual(chave('São Paulo', 'Centro'))
})
