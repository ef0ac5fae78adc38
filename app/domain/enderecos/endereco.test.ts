import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  type Endereco,
  enderecoEmUmaLinha,
  enderecoSchema,
  mascararEndereco,
  UFS,
} from '~/domain/enderecos/endereco'

const AUGUSTA: Endereco = {
  cep: '01305000',
  logradouro: 'Rua Augusta',
  numero: '1508',
  complemento: 'apto 1',
  bairro: 'Consolação',
  cidade: 'São Paulo',
  estado: 'SP',
}

/** Field and text of every message. */
function mensagens(entrada: unknown): [string | null, string][] {
  const { issues } = v.safeParse(enderecoSchema, entrada)
  return (issues ?? []).map(issue => [v.getDotPath(issue), issue.message])
}

function sem(campo: keyof Endereco): object {
  return Object.fromEntries(Object.entries(AUGUSTA).filter(([nome]) => nome !== campo))
}

describe('o endereço digitado', () => {
  test('completo é aceito como está', () => {
    const lido: Endereco = v.parse(enderecoSchema, AUGUSTA)
    expect(lido).toEqual(AUGUSTA)
  })

  test('é guardado limpo: CEP só com dígitos, UF maiúscula, uma linha por campo', () => {
    const digitado = {
      ...AUGUSTA,
      cep: '01305-000',
      estado: ' sp ',
      logradouro: ' Rua\n Augusta\u202E ',
      numero: ' s/n ',
    }
    expect(v.parse(enderecoSchema, digitado)).toEqual({ ...AUGUSTA, numero: 's/n' })
  })

  const obrigatorios = [
    ['cep', 'CEP'],
    ['logradouro', 'Logradouro'],
    ['numero', 'Número'],
    ['bairro', 'Bairro'],
    ['cidade', 'Cidade'],
    ['estado', 'Estado (UF)'],
  ] as const

  test.each(obrigatorios)('sem %s: preencha o campo %s', (campo, rotulo) => {
    const esperado = [[campo, `Por favor, preencha o campo ${rotulo}.`]]
    expect(mensagens({ ...AUGUSTA, [campo]: '' })).toEqual(esperado)
    expect(mensagens({ ...AUGUSTA, [campo]: ' \u200B\u0000 ' })).toEqual(esperado)
    expect(mensagens({ ...AUGUSTA, [campo]: null })).toEqual(esperado)
    expect(mensagens({ ...AUGUSTA, [campo]: 7 })).toEqual(esperado)
    expect(mensagens(sem(campo))).toEqual(esperado)
  })

  test('vazio avisa de todos os campos obrigatórios, na ordem do formulário', () => {
    expect(mensagens({}).map(([campo]) => campo)).toEqual(obrigatorios.map(([campo]) => campo))
  })

  test.each([
    [{ complemento: '' }],
    [{ complemento: '  ' }],
    [{ complemento: null }],
    [{ complemento: undefined }],
  ])('com %o fica sem complemento', parte => {
    expect(v.parse(enderecoSchema, { ...AUGUSTA, ...parte }).complemento).toBeNull()
  })

  test('não precisa trazer o complemento', () => {
    expect(v.parse(enderecoSchema, sem('complemento')).complemento).toBeNull()
  })

  test.each([
    ['cep', '0130500', 'O CEP deve ter 8 dígitos.'],
    ['cep', '013050000', 'O CEP deve ter 8 dígitos.'],
    ['estado', 'XX', 'Informe uma UF válida, como SP.'],
    ['estado', 'São Paulo', 'Informe uma UF válida, como SP.'],
    ['logradouro', 'x'.repeat(121), 'O campo Logradouro deve ter no máximo 120 caracteres.'],
    ['numero', 'x'.repeat(21), 'O campo Número deve ter no máximo 20 caracteres.'],
    ['complemento', 'x'.repeat(61), 'O campo Complemento deve ter no máximo 60 caracteres.'],
    ['bairro', 'x'.repeat(61), 'O campo Bairro deve ter no máximo 60 caracteres.'],
    ['cidade', 'x'.repeat(61), 'O campo Cidade deve ter no máximo 60 caracteres.'],
    ['complemento', 7, 'O complemento deve ser um texto.'],
  ])('recusa %s %j: %s', (campo, valor, texto) => {
    expect(mensagens({ ...AUGUSTA, [campo]: valor })).toEqual([[campo, texto]])
  })

  test('aceita cada campo no seu limite', () => {
    const noLimite = {
      ...AUGUSTA,
      logradouro: 'x'.repeat(120),
      numero: 'x'.repeat(20),
      bairro: 'x'.repeat(60),
    }
    expect(v.parse(enderecoSchema, noLimite)).toEqual(noLimite)
  })

  test.each([
    [{ ...AUGUSTA, taxa: 0 }],
    [JSON.parse(JSON.stringify(AUGUSTA).replace('{', '{"__proto__":{"taxa":0},'))],
    [null],
    ['Rua Augusta'],
    [undefined],
  ])('recusa %o, que não é um endereço', entrada => {
    expect(mensagens(entrada).map(([, texto]) => texto)).toEqual(['Os dados do endereço não são válidos.'])
  })

  test('aceita as 27 unidades da federação', () => {
    expect(new Set(UFS).size).toBe(27)
    for (const estado of UFS) expect(mensagens({ ...AUGUSTA, estado })).toEqual([])
  })
})

describe('o endereço em uma linha', () => {
  test('termina no complemento', () => {
    expect(enderecoEmUmaLinha(AUGUSTA)).toBe(
      'Rua Augusta, 1508 - Consolação, São Paulo/SP (CEP: 01305-000) Comp: apto 1',
    )
  })

  test.each([[null], ['']])('com complemento %j termina no CEP', complemento => {
    expect(enderecoEmUmaLinha({ ...AUGUSTA, complemento })).toBe(
      'Rua Augusta, 1508 - Consolação, São Paulo/SP (CEP: 01305-000)',
    )
  })

  test.each([
    [{ cep: '' }, 'Rua Augusta, 1508 - Consolação, São Paulo/SP Comp: apto 1'],
    [{ cep: null, complemento: null }, 'Rua Augusta, 1508 - Consolação, São Paulo/SP'],
    [{ numero: null, complemento: null }, 'Rua Augusta - Consolação, São Paulo/SP (CEP: 01305-000)'],
    [{ bairro: '', complemento: null }, 'Rua Augusta, 1508 - São Paulo/SP (CEP: 01305-000)'],
    [{ estado: null, complemento: null }, 'Rua Augusta, 1508 - Consolação, São Paulo (CEP: 01305-000)'],
    [{ numero: null, bairro: null, estado: null, cep: null, complemento: null }, 'Rua Augusta - São Paulo'],
  ])('sem %o não mostra o lugar do que falta', (falta, linha) => {
    expect(enderecoEmUmaLinha({ ...AUGUSTA, ...falta })).toBe(linha)
  })
})

describe('o endereço mascarado', () => {
  test.each([
    ['Rua das Flores', '123', 'Rua d** F*****, 1**'],
    ['Rua das Flores', '7', 'Rua d** F*****, 7**'],
    ['Rua das Flores', '12345', 'Rua d** F*****, 1**'],
    ['Av. Paulista', '1578', 'Av. P*******, 1**'],
    ['Rua A', 's/n', 'Rua *, s**'],
    ['Flores', '1', 'F*****, 1**'],
    ['Praça XV', '10', 'Praça X*, 1**'],
    ['', '', '*, **'],
  ])('%s, %s aparece como %s', (logradouro, numero, texto) => {
    expect(mascararEndereco({ logradouro, numero })).toBe(texto)
  })
})
