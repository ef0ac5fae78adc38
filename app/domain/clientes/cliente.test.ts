import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type DadosDoCliente, dadosDoClienteSchema } from '~/domain/clientes/cliente'

const MARIA: DadosDoCliente = { telefone: '11912345678', nome: 'Maria Souza', email: 'maria@exemplo.com.br' }

/** Field and text of every message. */
function mensagens(entrada: unknown): [string | null, string][] {
  const { issues } = v.safeParse(dadosDoClienteSchema, entrada)
  return (issues ?? []).map(issue => [v.getDotPath(issue), issue.message])
}

describe('os dados do cliente', () => {
  test('completos são aceitos como estão', () => {
    expect(v.parse(dadosDoClienteSchema, MARIA)).toEqual(MARIA)
  })

  test('são guardados limpos', () => {
    const digitados = {
      telefone: '(11) 91234-5678',
      nome: ' Maria\n\u202ESouza ',
      email: ' maria@exemplo.com.br ',
    }
    expect(v.parse(dadosDoClienteSchema, digitados)).toEqual(MARIA)
  })

  test.each([['telefone', 'Telefone'] as const, ['nome', 'Nome completo'] as const])(
    'sem %s: preencha o campo %s',
    (campo, rotulo) => {
      const esperado = [[campo, `Por favor, preencha o campo ${rotulo}.`]]
      const { [campo]: _omitido, ...resto } = MARIA
      expect(mensagens({ ...MARIA, [campo]: '' })).toEqual(esperado)
      expect(mensagens({ ...MARIA, [campo]: ' \u200B\u0000 ' })).toEqual(esperado)
      expect(mensagens({ ...MARIA, [campo]: null })).toEqual(esperado)
      expect(mensagens({ ...MARIA, [campo]: 11912345678 })).toEqual(esperado)
      expect(mensagens(resto)).toEqual(esperado)
    },
  )

  test.each(['1131234567', '119123456789', '+55 11 91234-56789', '1'])(
    'o telefone %s não tem 11 dígitos',
    telefone => {
      expect(mensagens({ ...MARIA, telefone })).toEqual([
        ['telefone', 'O telefone deve ter 11 dígitos (DDD+Número).'],
      ])
    },
  )

  test.each(['+55 (011) 91234-5678', '015 11 91234-5678', '0xx11 91234-5678'])(
    'o telefone %s é o do celular',
    telefone => {
      expect(v.parse(dadosDoClienteSchema, { ...MARIA, telefone }).telefone).toBe('11912345678')
    },
  )

  test('o telefone de outro país não é cortado, e diz que não serve', () => {
    expect(mensagens({ ...MARIA, telefone: '+1 212 555 1234' })).toEqual([
      ['telefone', 'O telefone deve ser do Brasil, com DDD.'],
    ])
  })

  test('o nome tem de 1 a 60 caracteres', () => {
    expect(mensagens({ ...MARIA, nome: 'M' })).toEqual([])
    expect(mensagens({ ...MARIA, nome: 'M'.repeat(60) })).toEqual([])
    expect(mensagens({ ...MARIA, nome: 'M'.repeat(61) })).toEqual([
      ['nome', 'O campo Nome completo deve ter no máximo 60 caracteres.'],
    ])
  })

  test.each([[''], ['  '], [null], [undefined]])('o e-mail %j é opcional e fica nulo', email => {
    expect(v.parse(dadosDoClienteSchema, { ...MARIA, email }).email).toBeNull()
  })

  test('o e-mail pode faltar', () => {
    expect(v.parse(dadosDoClienteSchema, { telefone: MARIA.telefone, nome: MARIA.nome }).email).toBeNull()
  })

  test.each([
    ['maria'],
    ['maria@'],
    ['maria@exemplo'],
    ['maria souza@exemplo.com'],
    [`${'m'.repeat(250)}@exemplo.com`],
    [7],
  ])('o e-mail %j não é válido', email => {
    expect(mensagens({ ...MARIA, email })).toEqual([['email', 'Informe um e-mail válido.']])
  })

  test.each([[{ ...MARIA, id: 1 }], [null], ['Maria'], [undefined]])(
    'recusa %o, que não são dados de cliente',
    dados => {
      expect(mensagens(dados).map(([, texto]) => texto)).toEqual(['Os dados do cliente não são válidos.'])
    },
  )
})
