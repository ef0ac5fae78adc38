import { describe, expect, test } from 'vitest'
import { novaSenhaSchema } from '~/domain/contas/senha'
import { lerFormularioCom } from '~/domain/respostas/ler-formulario'
import { cadastroSchema, dadosDaEmpresaSchema, descreverEmpresa, lerFormulario } from './cadastro'

const MINIMO = {
  razaosocial: 'Açaí do João Ltda',
  nomefantasia: 'Açaí do João',
  email: 'joao@acai.example',
  slug: 'acai-do-joao',
  senha: 'segredo',
  confirmarSenha: 'segredo',
}

function recusasDe(mudancas: Record<string, unknown>): [string | undefined, string][] {
  const lido = lerFormulario(cadastroSchema, { ...MINIMO, ...mudancas })
  return 'recusas' in lido ? lido.recusas.map(({ campo, texto }) => [campo, texto]) : []
}

function lidoDe(mudancas: Record<string, unknown>) {
  const lido = lerFormulario(cadastroSchema, { ...MINIMO, ...mudancas })
  if ('recusas' in lido) throw new Error(JSON.stringify(lido.recusas))
  return lido.dados
}

describe('o cadastro', () => {
  test('aceita o mínimo: o resto fica vazio', () => {
    const vazios = { cnpj: null, telefone: null, cep: null, logradouro: null, numero: null }
    expect(lidoDe({})).toEqual({ ...MINIMO, ...vazios, bairro: null, cidade: null, estado: null })
  })

  test.each([
    ['razaosocial', 'Por favor, preencha o campo Razão social.'],
    ['nomefantasia', 'Por favor, preencha o campo Nome fantasia.'],
    ['email', 'Por favor, preencha o campo E-mail.'],
    ['slug', "O campo 'Sua URL (slug)' é obrigatório."],
    ['senha', 'Por favor, preencha o campo Senha.'],
    ['confirmarSenha', 'Por favor, preencha o campo Confirmar senha.'],
  ])('sem %s: %s', (campo, texto) => {
    for (const valor of ['', undefined]) {
      expect(recusasDe({ [campo]: valor }).find(([nome]) => nome === campo)).toEqual([campo, texto])
    }
  })

  test.each([
    ['slug', 'ab', 'A URL deve ter pelo menos 3 caracteres.'],
    ['slug', '!!!', "O campo 'Sua URL (slug)' é obrigatório."],
    ['email', 'joao', 'Informe um e-mail válido.'],
    ['email', 'joao@acai', 'Informe um e-mail válido.'],
    ['telefone', '912345678', 'O telefone deve ter 10 ou 11 dígitos (DDD+Número).'],
    ['telefone', '119123456789', 'O telefone deve ter 10 ou 11 dígitos (DDD+Número).'],
    ['telefone', '+1 212 555 1234', 'O telefone deve ser do Brasil, com DDD.'],
    ['cep', '0130500', 'O CEP deve ter 8 dígitos.'],
    ['estado', 'XX', 'Informe uma UF válida, como SP.'],
    ['confirmarSenha', 'outra senha', 'As senhas não coincidem.'],
    ['nomefantasia', 'x'.repeat(61), 'O campo Nome fantasia deve ter no máximo 60 caracteres.'],
    ['razaosocial', 'x'.repeat(121), 'O campo Razão social deve ter no máximo 120 caracteres.'],
    ['logradouro', 'x'.repeat(121), 'O campo Logradouro deve ter no máximo 120 caracteres.'],
    ['nomefantasia', 7, 'Por favor, preencha o campo Nome fantasia.'],
  ])('recusa %s %j: %s', (campo, valor, texto) => {
    expect(recusasDe({ [campo]: valor })).toEqual([[campo, texto]])
  })

  test('a senha tem pelo menos 6 caracteres', () => {
    expect(recusasDe({ senha: '12345', confirmarSenha: '12345' })).toEqual([
      ['senha', 'A senha deve ter pelo menos 6 caracteres.'],
    ])
    expect(recusasDe({ senha: '123456', confirmarSenha: '123456' })).toEqual([])
  })

  test('diz que as senhas não coincidem também quando falta outro campo', () => {
    expect(recusasDe({ nomefantasia: '', confirmarSenha: 'outra' }).map(([campo]) => campo)).toEqual([
      'nomefantasia',
      'confirmarSenha',
    ])
  })

  test.each([
    ['slug', 'Açaí do João', 'acai-do-joao'],
    ['email', ' Joao@Acai.Example ', 'joao@acai.example'],
    ['cnpj', '11.222.333/0001-81', '11222333000181'],
    ['cnpj', '12.abc.345/01de-35', '12ABC34501DE35'],
    ['cnpj', '11222333000199', '11222333000199'],
    ['cnpj', '112223330001819999', '11222333000181'],
    ['telefone', '(11) 91234-5678', '11912345678'],
    ['telefone', '1131234567', '1131234567'],
    ['telefone', '+55 (011) 91234-5678', '11912345678'],
    ['telefone', '0xx11 3123-4567', '1131234567'],
    ['cep', '01305-000', '01305000'],
    ['estado', 'sp', 'SP'],
    ['nomefantasia', '  Açaí\n do\u202E João ', 'Açaí do João'],
  ] as const)('guarda %s %j como %j', (campo, digitado, guardado) => {
    expect(lidoDe({ [campo]: digitado })[campo]).toBe(guardado)
  })
})

test('Meus dados não pede senha', () => {
  const { senha: _, confirmarSenha: __, ...dados } = MINIMO
  expect(lerFormulario(dadosDaEmpresaSchema, dados)).toHaveProperty('dados.slug', 'acai-do-joao')
})

test.each([
  ['', '', ['senha', 'confirmarSenha']],
  ['segredo', 'outro', ['confirmarSenha']],
  ['curta', 'curta', ['senha']],
  ['segredo', 'segredo', []],
])('a nova senha %j repetida %j', (senha, confirmarSenha, campos) => {
  const lido = lerFormularioCom(novaSenhaSchema, { senha, confirmarSenha }, 'Erro')
  expect('recusas' in lido ? lido.recusas.map(({ campo }) => campo) : []).toEqual(campos)
})

test('quem é avisado de uma mudança lê todos os campos do formulário', () => {
  const lido = lerFormulario(dadosDaEmpresaSchema, { ...MINIMO, telefone: '91991234567' })
  const dados = 'dados' in lido ? lido.dados : null
  const dito = Object.values(dados ? descreverEmpresa(dados) : {})
  expect(dito.slice(0, 5)).toEqual([
    'Açaí do João Ltda',
    'Açaí do João',
    'em branco',
    '(91) 99123-4567',
    'joao@acai.example',
  ])
  expect(dito).toHaveLength(Object.keys(dados ?? {}).length)
})
