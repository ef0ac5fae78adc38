import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  campoLongoDemais,
  dobrarParaBusca,
  limites,
  limparLinha,
  limparTexto,
  preenchaOCampo,
} from '~/domain/valores/texto'

/** Texts made of all the characters that the rule names. */
const hostil = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '\u0000',
        '\uD83C',
        '\uDF55',
        '\u202E',
        '\u2066',
        '\r\n',
        '\t',
        '\u200B',
        ' ',
        'é',
        'e\u0301',
      ),
    ),
    { maxLength: 12 },
  )
  .map(partes => partes.join(''))

describe('um texto digitado', () => {
  test.each([
    ['caracteres de controle', 'a\u0000b\u0007c\u007Fd\u0085', 'abcd'],
    ['inversão de direção', 'troco \u202E05\u202C \u2066x\u2069\u200F\u061C', 'troco 05 x'],
    ['metades de um emoji', 'a\uD83Cb\uDF55c', 'abc'],
    ['metades separadas por um controle', '\uD83C\u0000\uDF55', ''],
    ['caracteres sem largura', '\u200B\uFEFF\u2060', ''],
    ['espaços nas pontas', '  sem cebola \n', 'sem cebola'],
  ])('perde %s', (_caso, texto, limpo) => {
    expect(limparTexto(texto)).toBe(limpo)
  })

  test.each([
    ['quebras de linha', 'um\ndois', 'um\ndois'],
    ['quebras de outros sistemas, como \\n', 'um\r\ndois\rtrês\u2028quatro', 'um\ndois\ntrês\nquatro'],
    ['a separação da tabulação, como espaço', 'um\tdois', 'um dois'],
    ['acentos, numa só forma', 'Joa\u0303o', 'Jo\u00E3o'],
    ['emojis compostos', '🍕 👨\u200D👩\u200D👧', '🍕 👨\u200D👩\u200D👧'],
  ])('mantém %s', (_caso, texto, limpo) => {
    expect(limparTexto(texto)).toBe(limpo)
  })

  test('limpo não muda mais, e dele nada escondido sobra', () => {
    fc.assert(
      fc.property(hostil, texto => {
        const limpo = limparTexto(texto)
        expect(limparTexto(limpo)).toBe(limpo)
        expect(limpo).not.toMatch(/(?!\n)\p{Cc}|\p{Cs}|[\u202A-\u202E\u2066-\u2069]/u)
        const linha = limparLinha(texto)
        expect(limparLinha(linha)).toBe(linha)
        expect(linha).not.toContain('\n')
      }),
    )
  })
})

test('um campo de uma linha não aceita quebras', () => {
  expect(limparLinha(' Maria\n*PAGO*\t  Souza ')).toBe('Maria *PAGO* Souza')
})

test.each([
  ['Pão de Açúcar', 'pao de acucar'],
  ['ÁGUA', 'agua'],
  ['cafe\u0301', 'cafe'],
  ['X-Burger 2', 'x-burger 2'],
])('a busca ignora maiúsculas e acentos: %j é %j', (texto, dobrado) => {
  expect(dobrarParaBusca(texto)).toBe(dobrado)
})

test('os limites são os decididos: 500 por observação, 60 por nome, 120 por rua', () => {
  expect(limites).toMatchObject({ observacao: 500, nome: 60, logradouro: 120 })
})

test('o campo vazio e o longo demais dizem o seu nome', () => {
  expect(preenchaOCampo('CEP')).toBe('Por favor, preencha o campo CEP.')
  expect(campoLongoDemais('Bairro', 60)).toBe('O campo Bairro deve ter no máximo 60 caracteres.')
})
