import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  campoLongoDemais,
  limites,
  limparLinha,
  limparTexto,
  preenchaOCampo,
  semAcentos,
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
        '\u200D',
        '\uFE0F',
        '\u00AD',
        '\uFB01',
        '👩',
        '\u{E0067}',
        '\u{E007F}',
        '🏴',
        '1',
        '\u20E3',
        '\u2800',
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
    ['o hífen que um PDF esconde na palavra', 'Bebi\u00ADdas', 'Bebidas'],
    ['o emendador que não emenda emojis', 'Ibira\u200Dpuera \u200C', 'Ibirapuera'],
    ['o seletor que não segue um emoji', 'a\uFE0F\u{E0101}b', 'ab'],
    ['preenchimentos que ninguém vê', '\u3164\u115F\u1160\uFFA0\u180E\u034F', ''],
    ['o braile em branco, como espaço', '\u2800Ana\u2800Lima\u2800', 'Ana Lima'],
    ['ligaduras de PDF, como as suas letras', 'Ba\uFB00o e \uFB01lé \uFB04', 'Baffo e filé ffl'],
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
    [
      'a forma e o tom de pele dos emojis',
      '❤\uFE0F 1\uFE0F\u20E3 👍🏽 👩🏾\u200D🍳',
      '❤\uFE0F 1\uFE0F\u20E3 👍🏽 👩🏾\u200D🍳',
    ],
    [
      'bandeiras',
      '🇧🇷 🏳\uFE0F\u200D🌈 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
      '🇧🇷 🏳\uFE0F\u200D🌈 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    ],
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
  ['Ba\uFB00o Bi\u00ADbi', 'baffo bibi'],
  ['Großer Œuf Jørgen', 'grosser oeuf jorgen'],
])('nomes se comparam sem maiúsculas, acentos nem o que não se vê: %j é %j', (texto, dobrado) => {
  expect(semAcentos(texto)).toBe(dobrado)
})

test('os limites são os decididos: 500 por observação, 60 por nome, 120 por rua', () => {
  expect(limites).toMatchObject({ observacao: 500, nome: 60, logradouro: 120 })
})

test('o campo vazio e o longo demais dizem o seu nome', () => {
  expect(preenchaOCampo('CEP')).toBe('Por favor, preencha o campo CEP.')
  expect(campoLongoDemais('Bairro', 60)).toBe('O campo Bairro deve ter no máximo 60 caracteres.')
})
