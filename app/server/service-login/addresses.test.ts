import pg from 'pg'
import { expect, test } from 'vitest'
import { loginOf, withLogin } from './addresses.server'

const SERVICO = { name: 'loja_servico', password: 'a$&/@:?# é' }

test.each([
  'postgres://dono:segredo@banco.exemplo:5433/loja',
  'postgres://dono@/loja?host=/tmp/um-soquete&port=5433&sslmode=disable',
  'postgres:///loja?host=/tmp/um-soquete&user=dono&password=segredo',
  'postgresql://banco.exemplo/loja?password=segredo&application_name=x&user=dono',
  'postgres://outro:p%40ss@banco.exemplo/loja?user=dono',
])('O mesmo banco com outro login: %s', endereco => {
  const { host, port, database } = new pg.Client({ connectionString: endereco })
  const trocado = withLogin(endereco, SERVICO)
  expect(loginOf(endereco).name).toBe('dono')
  expect(loginOf(trocado)).toEqual(SERVICO)
  expect(new pg.Client({ connectionString: trocado })).toMatchObject({ host, port, database })
  expect(trocado).not.toContain('segredo')
})

test('O que não é um endereço é recusado em português', () => {
  expect(() => withLogin('/tmp/um-soquete loja', SERVICO)).toThrow(
    'DATABASE_URL deve começar com postgres://',
  )
})
