import { describe, expect, test } from 'vitest'
import { type Contagem, dizerContagem, lerContagem, recontar } from './contagem-digitada'

const digitada = (restante: string, diario = '', era = '') => ({
  linhas: [{ tipo: 'produto', id: '7', restante, diario, era }],
})

describe('o que se digita na contagem', () => {
  test('em branco não limita; um número vale como se lê', () => {
    expect(lerContagem(digitada('', ''))).toEqual({
      dados: { linhas: [{ tipo: 'produto', id: 7, restante: null, diario: null, era: null }] },
    })
    expect(lerContagem(digitada(' 9999 ', '1', '0'))).toMatchObject({
      dados: { linhas: [{ restante: 9999, diario: 1, era: 0 }] },
    })
  })

  test.each([
    ['-1', '', 'linhas.0.restante', 'Digite um número de 0 a 9999.'],
    ['2,5', '', 'linhas.0.restante', 'Digite um número de 0 a 9999.'],
    ['10000', '', 'linhas.0.restante', 'Digite um número de 0 a 9999.'],
    ['dez', '', 'linhas.0.restante', 'Digite um número de 0 a 9999.'],
    ['', '0', 'linhas.0.diario', 'Digite um número de 1 a 9999.'],
  ])('%j e %j por dia se recusam ao lado do campo', (restante, diario, campo, texto) => {
    expect(lerContagem(digitada(restante, diario))).toMatchObject({ recusas: [{ campo, texto }] })
  })

  test.each([
    [{}],
    [{ linhas: 'x' }],
    [{ linhas: [{ tipo: 'loja', id: '7' }] }],
    [{ linhas: [{ tipo: 'opcao' }] }],
  ])('o que nenhum formulário envia se recusa: %j', valores => {
    expect(lerContagem(valores)).toHaveProperty('recusas')
  })
})

const DEZ: Contagem = { resta: 10, diario: null }
const SETE_DO_DIA: Contagem = { resta: 7, diario: 10 }

test.each<[string, Parameters<typeof recontar>[0], Contagem | null, Contagem | null, number]>([
  ['nada digitado é sem limite', { restante: null, diario: null, era: null }, null, null, 0],
  ['o que se apaga acaba com a contagem', { restante: null, diario: null, era: 10 }, DEZ, null, 0],
  [
    'só o do dia começa o dia com ele',
    { restante: null, diario: 10, era: null },
    null,
    { resta: 10, diario: 10 },
    0,
  ],
  [
    'o dono que não tocou no número não desfaz o que os pedidos levaram',
    { restante: 10, diario: 20, era: 10 },
    SETE_DO_DIA,
    { resta: 7, diario: 20 },
    0,
  ],
  [
    'o número novo desconta o que saiu enquanto se editava',
    { restante: 30, diario: null, era: 10 },
    SETE_DO_DIA,
    { resta: 27, diario: null },
    3,
  ],
  ['nunca fica abaixo de zero', { restante: 2, diario: null, era: 20 }, DEZ, { resta: 0, diario: null }, 10],
  [
    'o que um cancelamento devolveu não se soma ao número novo',
    { restante: 5, diario: null, era: 8 },
    DEZ,
    { resta: 5, diario: null },
    0,
  ],
  [
    'apagar o que resta da contagem do dia a enche de novo',
    { restante: null, diario: 10, era: 7 },
    SETE_DO_DIA,
    { resta: 10, diario: 10 },
    0,
  ],
  ['zero é acabou', { restante: 0, diario: null, era: null }, null, { resta: 0, diario: null }, 0],
])('%s', (_caso, digitado, atual, contagem, saiu) => {
  expect(recontar(digitado, atual)).toEqual({ contagem, saiu })
})

test('o cartão diz o que resta', () => {
  const um = { tipo: 'produto', id: 1, nome: null } as const
  expect(dizerContagem([{ ...um, contagem: null }])).toBeNull()
  expect(dizerContagem([{ ...um, contagem: SETE_DO_DIA }])).toBe('Restam 7, 10 por dia')
  expect(
    dizerContagem([
      { ...um, contagem: null },
      { ...um, nome: 'Grande', contagem: { resta: 1, diario: null } },
      { ...um, nome: 'Broto', contagem: { resta: 0, diario: null } },
    ]),
  ).toBe('Grande: resta 1 · Broto: acabou')
})
