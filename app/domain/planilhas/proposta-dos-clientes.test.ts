import { describe, expect, test } from 'vitest'
import type { ClienteGuardado } from '~/domain/clientes/cliente-do-painel'
import { ehRecusa } from '~/domain/respostas/recusa'
import type { ClienteId } from '~/domain/valores/ids'
import { entenderPlanilha } from './planilha'
import {
  COLUNAS_DOS_CLIENTES,
  MODELO_DOS_CLIENTES,
  PRECISA_DOS_CLIENTES,
  planilhaDosClientes,
} from './planilha-dos-clientes'
import { lerTelefoneDaPlanilha, type PropostaDosClientes, proporClientes } from './proposta-dos-clientes'

const MARIA: ClienteGuardado = {
  id: 1 as ClienteId,
  nome: 'Maria Souza',
  telefone: '11912345678',
  email: 'maria@exemplo.com.br',
  cep: '05010000',
  logradouro: 'Rua Caiubi',
  numero: '100',
  complemento: null,
  bairro: 'Perdizes',
  cidade: 'São Paulo',
  estado: 'SP',
}
const JOAO: ClienteGuardado = {
  ...MARIA,
  id: 2 as ClienteId,
  nome: 'João Lima',
  telefone: '1131234567',
  email: null,
}

function planejarRegistros(registros: readonly (readonly string[])[]): PropostaDosClientes {
  const planilha = entenderPlanilha(registros, COLUNAS_DOS_CLIENTES, PRECISA_DOS_CLIENTES)
  if (ehRecusa(planilha)) throw new Error(planilha.texto)
  return proporClientes(planilha, [MARIA, JOAO])
}

const propor = (titulos: string, ...linhas: string[]) =>
  planejarRegistros([titulos, ...linhas].map(linha => linha.split(';')))

test('A planilha exportada, importada de novo, não muda nada', () => {
  const registros = planilhaDosClientes([MARIA, JOAO])
  expect(registros[1]?.slice(0, 4)).toEqual([
    'Maria Souza',
    '(11) 91234-5678',
    'maria@exemplo.com.br',
    '05010-000',
  ])
  expect(planejarRegistros(registros)).toEqual({ novos: [], mudados: [], iguais: 2, erros: [], mudancas: [] })
})

test('O modelo pode ser importado como está', () => {
  expect(planejarRegistros(MODELO_DOS_CLIENTES)).toMatchObject({ iguais: 1, mudados: [{ id: 1 }], erros: [] })
})

test.each([
  ['(11) 91234-5678', '11912345678'],
  ['+55 11 91234-5678', '11912345678'],
  ['5511912345678', '11912345678'],
  ['011 3123-4567', '1131234567'],
  ['11912345678,00', '11912345678'],
  ['55912345678', '55912345678'],
  ['1,19123E+10', ''],
  ['91234-5678', '912345678'],
])('O telefone "%s" é lido como "%s"', (celula, telefone) => {
  expect(lerTelefoneDaPlanilha(celula)).toBe(telefone)
})

describe('Um cliente é achado pelo telefone', () => {
  test('e só muda no que está escrito', () => {
    const { mudados, mudancas } = propor('Telefone;Nome;E-mail;CEP', '+55 11 91234-5678;Maria S. Reis;;')
    expect(mudados).toEqual([{ ...MARIA, nome: 'Maria S. Reis' }])
    expect(mudancas).toEqual([
      {
        linha: 2,
        nome: 'Maria Souza',
        campos: [{ coluna: 'Nome', de: 'Maria Souza', para: 'Maria S. Reis' }],
      },
    ])
  })

  test('sem ele, é criado', () => {
    expect(propor('Nome;Telefone;UF', 'Rui Prado;21 98765-4321;rj').novos).toMatchObject([
      { nome: 'Rui Prado', telefone: '21987654321', estado: 'RJ', email: null },
    ])
  })
})

test.each([
  '+55 (021) 98765-4321',
  '015 21 98765-4321',
  '0xx21 98765-4321',
  '5521987654321,0',
  '21987654321.0',
])('O telefone "%s" da planilha é o do celular', telefone => {
  expect(propor('Nome;Telefone', `Rui;${telefone}`).novos[0]?.telefone).toBe('21987654321')
})

test.each(['1310100', '01310100', '01310-100', '1310100,0'])(
  'O CEP "%s" tem o zero que a planilha tirou',
  cep => {
    expect(propor('Nome;Telefone;CEP', `Rui;21987654321;${cep}`).novos[0]?.cep).toBe('01310100')
  },
)

describe('Uma linha com erro diz a coluna, o valor e o motivo', () => {
  test.each([
    ['Nome;Telefone', ';21987654321', 'Nome', '', 'Nome e Telefone são obrigatórios.'],
    ['Nome;Telefone', 'Rui;', 'Telefone', '', 'Nome e Telefone são obrigatórios.'],
    [
      'Nome;Telefone',
      'Rui;98765-4321',
      'Telefone',
      '98765-4321',
      'O telefone deve ter 10 ou 11 dígitos (DDD+Número).',
    ],
    [
      'Nome;Telefone',
      'Rui;+1 212 555 1234',
      'Telefone',
      '+1 212 555 1234',
      'O telefone deve ser do Brasil, com DDD.',
    ],
    ['Nome;Telefone;CEP', 'Rui;21987654321;123', 'CEP', '123', 'O CEP deve ter 8 dígitos.'],
    ['Nome;Telefone;UF', 'Rui;21987654321;XX', 'UF', 'XX', 'Informe uma UF válida, como SP.'],
    ['Telefone;E-mail', '11912345678;maria@', 'E-mail', 'maria@', 'Informe um e-mail válido.'],
    [
      'Nome;Telefone',
      'Rui;1,19123E+10',
      'Telefone',
      '1,19123E+10',
      expect.stringContaining('perdeu algarismos'),
    ],
  ])('%s: %s', (titulos, linha, coluna, valor, motivo) => {
    const proposta = propor(titulos, linha)
    expect(proposta.erros).toEqual([{ linha: 2, coluna, valor, motivo }])
    expect([proposta.novos, proposta.mudados, proposta.iguais]).toEqual([[], [], 0])
  })

  test('o telefone de outra linha, ainda que escrito de outro modo', () => {
    const { erros } = propor('Nome;Telefone', 'Rui;21987654321', 'Rui P.;+55 (21) 98765-4321')
    expect(erros).toMatchObject([{ linha: 3, coluna: 'Telefone', motivo: 'Repete a linha 2.' }])
  })
})

test('As linhas com erro vêm na ordem da planilha, qualquer que seja o erro', () => {
  const { erros } = propor('Nome;Telefone', 'Rui;123', 'Ana;11987654321;sobra', 'Bia;')
  expect(erros.map(({ linha }) => linha)).toEqual([2, 3, 4])
})
