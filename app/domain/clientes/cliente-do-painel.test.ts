import { describe, expect, test } from 'vitest'
import {
  type DadosDoClienteNoPainel,
  descreverCliente,
  enderecoResumido,
  lerClienteDoPainel,
} from './cliente-do-painel'

const ERRO = 'Erro ao salvar cliente'
const MARIA: DadosDoClienteNoPainel = {
  nome: 'Maria Souza',
  telefone: '1131234567',
  email: 'maria@exemplo.com.br',
  cep: '05010000',
  logradouro: 'Rua Caiubi',
  numero: '100',
  complemento: 'apto 12',
  bairro: 'Perdizes',
  cidade: 'São Paulo',
  estado: 'SP',
}
const ler = (mudancas: Record<string, unknown>) => lerClienteDoPainel({ ...MARIA, ...mudancas }, ERRO)

describe('o cliente no painel', () => {
  test('é lido limpo do formulário', () => {
    const digitado = { nome: ' Maria  Souza', telefone: '(11) 3123-4567', cep: '05010-000', estado: 'sp' }
    expect(ler(digitado)).toEqual({ dados: MARIA })
  })

  test('só precisa de nome e telefone: o que fica vazio é guardado nulo', () => {
    const vazios = Object.fromEntries(Object.keys(MARIA).map(campo => [campo, ' ']))
    const nulos = Object.fromEntries(Object.keys(MARIA).map(campo => [campo, null]))
    const { nome, telefone } = MARIA
    expect(ler({ ...vazios, nome, telefone })).toEqual({ dados: { ...nulos, nome, telefone } })
    expect(lerClienteDoPainel({ nome, telefone }, ERRO)).toEqual({ dados: { ...nulos, nome, telefone } })
  })

  test.each([
    ['nome', ''],
    ['nome', '  '],
    ['nome', undefined],
    ['telefone', ''],
    ['telefone', '(  )'],
    ['telefone', undefined],
  ])('%s %j é recusado', (campo, valor) => {
    expect(ler({ [campo]: valor })).toEqual({
      recusas: [
        {
          recusa: true,
          codigo: 'campo-invalido',
          titulo: 'Campo obrigatório',
          texto: 'Nome e Telefone são obrigatórios.',
          campo,
        },
      ],
    })
  })

  test.each([
    ['telefone', '119123456', 'O telefone deve ter 10 ou 11 dígitos (DDD+Número).'],
    ['telefone', '119123456789', 'O telefone deve ter 10 ou 11 dígitos (DDD+Número).'],
    ['telefone', '+1 212 555 1234', 'O telefone deve ser do Brasil, com DDD.'],
    ['email', 'maria@', 'Informe um e-mail válido.'],
    ['cep', '0501000', 'O CEP deve ter 8 dígitos.'],
    ['estado', 'XX', 'Informe uma UF válida, como SP.'],
    ['nome', 'M'.repeat(61), 'O campo Nome deve ter no máximo 60 caracteres.'],
    ['logradouro', 'R'.repeat(121), 'O campo Logradouro deve ter no máximo 120 caracteres.'],
  ])('%s %j é recusado com o motivo ao lado', (campo, valor, texto) => {
    expect(ler({ [campo]: valor })).toEqual({
      recusas: [{ recusa: true, codigo: 'campo-invalido', titulo: ERRO, texto, campo }],
    })
  })

  test.each(['1131234567', '11912345678'])('o telefone %s, fixo ou celular, é aceito', telefone => {
    expect(ler({ telefone })).toMatchObject({ dados: { telefone } })
  })
})

describe('o endereço resumido', () => {
  test.each([
    [{}, 'Rua Caiubi, 100 - Perdizes, São Paulo/SP'],
    [{ numero: null }, 'Rua Caiubi - Perdizes, São Paulo/SP'],
    [{ logradouro: null, numero: null }, 'Perdizes, São Paulo/SP'],
    [{ bairro: null, cidade: null, estado: null }, 'Rua Caiubi, 100'],
    [{ logradouro: null, numero: null, bairro: null, cidade: null, estado: null }, null],
  ])('diz o que há: sem %j', (falta, linha) => {
    expect(enderecoResumido({ ...MARIA, ...falta })).toBe(linha)
  })
})

test('quem é avisado de uma mudança lê todos os campos do formulário', () => {
  const lido = lerClienteDoPainel({ nome: 'Lia', telefone: '1131234567', cep: '01310100' }, '')
  const dados = 'dados' in lido ? lido.dados : null
  const dito = Object.values(dados ? descreverCliente(dados) : {})
  expect(dito.slice(0, 5)).toEqual(['Lia', '(11) 3123-4567', 'em branco', '01310-100', 'em branco'])
  expect(dito).toHaveLength(Object.keys(dados ?? {}).length)
})
