import { expect, test } from 'vitest'
import { readEnv } from '../env.server'
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
  [
    'o servidor que não responde a tempo',
    { cause: new Error('Query read timeout') },
    /não respondeu \(Query read timeout\).*DATABASE_URL/,
  ],
  [
    'a pasta em que não se pode gravar',
    { syscall: 'mkdir', code: 'EACCES', path: '/srv/comanda' },
    /Sem permissão para gravar em \/srv\/comanda\. .*COMANDA_DADOS=/,
  ],
  ['o disco só de leitura', { code: 'EROFS', path: '/srv/comanda' }, /Sem permissão para gravar/],
  [
    'o arquivo no lugar da pasta',
    { syscall: 'mkdir', code: 'ENOTDIR', path: '/srv/comanda/postgres' },
    /Há um arquivo no lugar de uma pasta em \/srv\/comanda\/postgres\. .*COMANDA_DADOS=/,
  ],
  ['o disco cheio', { syscall: 'write', code: 'ENOSPC', path: '/srv/comanda' }, /Não há espaço no disco/],
])('A partida que falha explica %s', (_, campos, texto) => {
  expect(explainFailure(erro('x', campos))).toMatch(texto)
})

test.each([
  ['initdb: error: could not write file: No space left on device', /Não há espaço no disco/],
  ['initdb: error: could not create directory: Permission denied', /Sem permissão para gravar/],
])('O que o PostgreSQL disse antes de desistir é traduzido: %s', (dito, texto) => {
  const cause = erro('Command failed', { code: 1 })
  expect(explainFailure(new Error(`initdb failed: ${dito}`, { cause }))).toMatch(texto)
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
