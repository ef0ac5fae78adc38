import { expect, test } from 'vitest'
import { conferirCampos, contaCercada, lerIdentificador, muitasTentativas } from './identificador'

test.each([
  ['nona@cantina.example', { email: 'nona@cantina.example' }],
  ['  Nona@Cantina.Example ', { email: 'nona@cantina.example' }],
  ['nona\u0000@cantina.example', { email: 'nona@cantina.example' }],
  ['11.222.333/0001-81', { cnpj: '11222333000181' }],
  ['12.abc.345/01de-35', { cnpj: '12ABC34501DE35' }],
  ['nona', { cnpj: 'NONA' }],
])('um identificador sem @ é um CNPJ: %j', (digitado, lido) => {
  expect(lerIdentificador(digitado)).toEqual(lido)
})

test.each([
  ['', '', ['identificador', 'senha']],
  ['   ', 'segredo', ['identificador']],
  ['nona@cantina.example', '', ['senha']],
  ['nona@cantina.example', ' ', []],
])('identificador e senha são obrigatórios: %j e %j', (identificador, senha, campos) => {
  expect(conferirCampos({ identificador, senha }).map(({ campo }) => campo)).toEqual(campos)
})

test('o texto de um campo vazio nomeia o campo', () => {
  expect(conferirCampos({ identificador: '', senha: '' }).map(({ texto }) => texto)).toEqual([
    'Por favor, preencha o campo E-mail ou CNPJ.',
    'Por favor, preencha o campo Senha.',
  ])
})

test.each([
  [42, 'Aguarde 1 minuto e'],
  [3_500, 'Aguarde 59 minutos e'],
])('o limite diz quanto esperar: %d', (segundos, trecho) => {
  expect(muitasTentativas(segundos).texto).toContain(trecho)
})

test('uma conta cercada diz quanto esperar e por onde se entra mesmo assim', () => {
  const { texto } = contaCercada(3_500)
  for (const trecho of ['Aguarde 59 minutos', 'navegador que já entrou', "'Esqueci minha senha'"]) {
    expect(texto).toContain(trecho)
  }
})
