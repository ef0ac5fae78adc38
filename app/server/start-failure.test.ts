import { expect, test } from 'vitest'
import { readEnv } from './env.server'
import { explainFailure } from './start-failure.server'

const erro = (message: string, campos: object) => Object.assign(new Error(message), campos)

test.each([
  ['a porta ocupada', { syscall: 'listen', code: 'EADDRINUSE', port: 3000 }, /A porta 3000 já está em uso/],
  [
    'a porta proibida',
    { syscall: 'listen', code: 'EACCES', port: 80 },
    /Sem permissão para abrir a porta 80/,
  ],
  ['a senha errada', { code: '28P01' }, /recusou o usuário ou a senha.*DATABASE_URL/],
  ['o banco que não existe', { code: '3D000' }, /não existe.*DATABASE_URL/],
  [
    'o usuário sem direitos',
    { cause: erro('permission denied to create role', { code: '42501' }) },
    /dono.*CREATEROLE/,
  ],
  ['o servidor desligado', { code: 'ECONNREFUSED' }, /não respondeu \(ECONNREFUSED\).*DATABASE_URL/],
])('A partida que falha explica %s', (_, campos, texto) => {
  expect(explainFailure(erro('x', campos))).toMatch(texto)
})

test.each([{ PORT: 'abc' }, { PORT: '70000' }, { PUBLIC_URL: 'comanda.example' }, { PUBLIC_URL: 'ftp://x' }])(
  'Uma configuração impossível é dita pelo nome: %o',
  configuracao => {
    const [nome = ''] = Object.keys(configuracao)
    const ler = () => readEnv(configuracao as NodeJS.ProcessEnv)
    expect(ler).toThrow(nome)
    try {
      ler()
    } catch (error) {
      expect(explainFailure(error)).toContain(nome)
    }
  },
)

test('Um defeito nosso não é disfarçado de configuração: fica a pilha', () => {
  expect(explainFailure(new TypeError('x is not a function'))).toBeUndefined()
})
