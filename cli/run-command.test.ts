import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { runCommand } from './run-command'

let said: MockInstance
let complained: MockInstance
beforeEach(() => {
  said = vi.spyOn(console, 'log').mockImplementation(() => {})
  complained = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

const words = (spy: MockInstance) => spy.mock.calls.map(([text]) => String(text)).join('\n')

describe('O que não se entende é dito em português, com o código 1, sem tocar em nada', () => {
  test.each<[string, RegExp]>([
    ['', /^Uso: npm run comanda -- <comando>\n/],
    ['nada', /^Comando desconhecido: nada\n/],
    ['cliente', /^Falta dizer o que fazer:\nUso: .*cliente exportar <slug> <telefone>\n/],
    ['plano loja', /^Uso: .* plano <slug> <teste\|mensal\|anual>$/],
    ['plano loja mensal já', /^Uso: /],
    ['plano loja semanal', /^Plano desconhecido: semanal\. Os planos são teste, mensal, anual\.$/],
    ['teste loja -1', /^Opção desconhecida: -1\n/],
    ['teste loja 3651', /^Os dias vão de 0 a 3650: 3651$/],
    ['teste loja 1.5', /^Os dias vão de 0 a 3650: 1\.5$/],
    ['cliente apagar loja 123 --sim', /^O telefone tem 10 ou 11 dígitos, com DDD: 123$/],
    ['empresas --sim', /^Opção desconhecida: --sim\n/],
    ['empresa', /^Falta dizer o que fazer:\nUso: .*empresa exportar <slug> <arquivo>\n/],
    ['empresa importar', /^Uso: .* empresa importar <arquivo> \[slug\]$/],
    ['empresa importar a b c', /^Uso: /],
    ['empresa importar /nenhum/arquivo', /^O arquivo não existe: \/nenhum\/arquivo$/],
    ['empresa mudar loja outra.example', /^O endereço é o do cardápio na outra/],
    ['empresa mudou loja arquivo 0', /^Os dias vão de 1 a 9999: 0$/],
    ['empresa mapa apache', /^Os proxies são caddy e nginx: apache$/],
    ['distribuir', /^Diga um arquivo para o backup, ou --nova-maquina/],
    ['distribuir arquivo --conferir', /^Diga um arquivo/],
    ['distribuir a b', /^Uso: .* distribuir \[arquivo\|máquina:porta\] \[--conferir\] \[--nova-maquina\]$/],
    ['estado', /^Falta METRICS_TOKEN: /],
    ['restaurar /nenhuma/pasta/arquivo', /^O arquivo não existe: \/nenhuma\/pasta\/arquivo$/],
  ])('%s', async (typed, texto) => {
    expect(await runCommand(typed.split(' ').filter(Boolean), '/')).toBe(1)
    expect(words(said)).toBe('')
    expect(words(complained)).toMatch(texto)
  })
})

test('A ajuda lista os comandos, e cada um se explica', async () => {
  expect(await runCommand(['--help'], '/')).toBe(0)
  const nomes = [...words(said).matchAll(/^ {2}(\p{L}+(?: \p{L}+)?)/gmu)].map(([, nome = '']) => nome)
  expect(nomes).toEqual([
    'empresas',
    'plano',
    'teste',
    'ativar',
    'desativar',
    'senha',
    'cliente exportar',
    'cliente apagar',
    'backup',
    'backups',
    'restaurar',
    'empresa exportar',
    'empresa importar',
    'empresa mudar',
    'empresa mudou',
    'empresa apagar',
    'empresa mapa',
    'fotos levar',
    'distribuir',
    'trabalhos',
    'estado',
  ])
  for (const nome of nomes) {
    said.mockClear()
    expect(await runCommand([...nome.split(' '), '--help'], '/')).toBe(0)
    expect(words(said)).toMatch(new RegExp(`^Uso: npm run comanda -- ${nome}.*\n\n.+\n.+`))
  }
  said.mockClear()
  expect(await runCommand(['cliente', '--help'], '/')).toBe(0)
  expect(words(said)).toMatch(/^Uso: .* cliente exportar [\s\S]+\n\nUso: .* cliente apagar /)
  expect(words(complained)).toBe('')
})
