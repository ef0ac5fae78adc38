import { expect, test } from 'vitest'
import type { TipoDeChave } from './chave-pix'
import { conferirChave } from './conferir-chave.server'

test.each<[TipoDeChave, string, string | null]>([
  ['cpf', '123.456.789-09', '12345678909'],
  ['cpf', '12345678909', '12345678909'],
  ['cpf', '123.456.789-00', null],
  ['cpf', '111.111.111-11', null],
  ['cpf', 'abc123.456.789-09', null],
  ['cnpj', '11.222.333/0001-81', '11222333000181'],
  ['cnpj', '12.abc.345/01de-35', '12ABC34501DE35'],
  ['cnpj', '11.222.333/0001-82', null],
  ['cnpj', '12345678909', null],
  ['email', ' Fulano@Example.COM ', 'fulano@example.com'],
  ['email', 'fulano', null],
  ['telefone', '(11) 94321-4321', '+5511943214321'],
  ['telefone', '+55 11 94321-4321', '+5511943214321'],
  ['telefone', '5511943214321', '+5511943214321'],
  ['telefone', '011 94321-4321', '+5511943214321'],
  ['telefone', '+55 (011) 94321-4321', '+5511943214321'],
  ['telefone', '0xx11 94321-4321\u200B', '+5511943214321'],
  ['telefone', '+1 212 555 1234', null],
  // Area code 55 is not the country.
  ['telefone', '55 99123-4567', '+5555991234567'],
  ['telefone', '(11) 3123-4567', null],
  ['telefone', '94321-4321', null],
  ['telefone', 'fulano@example.com', null],
  ['aleatoria', '123E4567-E12B-12D1-A456-426655440000', '123e4567-e12b-12d1-a456-426655440000'],
  ['aleatoria', '123e4567e12b12d1a456426655440000', null],
  // These digits are right as a CPF and as a mobile phone: only the owner knows which one it is.
  ['cpf', '51998259765', '51998259765'],
  ['telefone', '51998259765', '+5551998259765'],
  ['email', '51998259765', null],
  ['aleatoria', '', null],
  ['telefone', '', null],
  ['cpf', '', null],
  ['cnpj', '', null],
])('como %s, %j é a chave %j', (tipo, digitada, chave) => {
  expect(conferirChave(tipo, digitada)).toBe(chave)
  // A stored key is read as itself when its form is saved again.
  if (chave !== null) expect(conferirChave(tipo, chave)).toBe(chave)
})
