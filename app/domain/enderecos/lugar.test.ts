import { describe, expect, test } from 'vitest'
import {
  darLugar,
  descreverPreenchimento,
  type Linhas,
  type Lugar,
  linhasEmUmaLinha,
  recusarOutroLugar,
} from './lugar'

const PAULISTA: Lugar = {
  logradouro: 'Avenida Paulista',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  estado: 'SP',
}
const HOLAMBRA: Lugar = { logradouro: null, bairro: null, cidade: 'Holambra', estado: 'SP' }
const SALVADOR: Linhas = {
  logradouro: 'Rua das Laranjeiras',
  bairro: 'Pelourinho',
  cidade: 'Salvador',
  estado: 'BA',
}
const semCep = () => false
const deOutro = () => true

describe('As linhas digitadas, quando o CEP é achado,', () => {
  test('dão lugar ao endereço do CEP e ficam à disposição', () => {
    expect(darLugar(SALVADOR, PAULISTA, semCep)).toEqual({ ficam: {}, sairam: SALVADOR })
  })

  test('que dizem o mesmo não fazem falta', () => {
    const iguais = { logradouro: ' avenida paulista', cidade: 'SAO PAULO', estado: 'sp' }
    expect(darLugar(iguais, PAULISTA, semCep)).toEqual({ ficam: {}, sairam: null })
  })

  test('em branco não são nada', () => {
    expect(darLugar({ logradouro: '  ', bairro: '' }, PAULISTA, semCep)).toEqual({ ficam: {}, sairam: null })
  })

  test('numa cidade de um CEP só ficam a rua e o bairro, que ele não sabe', () => {
    const { logradouro, bairro, cidade, estado } = SALVADOR
    expect(darLugar(SALVADOR, HOLAMBRA, semCep)).toEqual({
      ficam: { logradouro, bairro },
      sairam: { cidade, estado },
    })
  })

  test('para outro CEP dão lugar também onde este não sabe', () => {
    expect(darLugar(SALVADOR, HOLAMBRA, deOutro)).toEqual({ ficam: {}, sairam: SALVADOR })
  })

  test('saem todas quando ele não é achado, e ficam à disposição', () => {
    expect(darLugar(SALVADOR, null, semCep)).toEqual({ ficam: {}, sairam: SALVADOR })
  })
})

describe('O formulário só diz o que é', () => {
  test.each([
    ['preenchido', PAULISTA, PAULISTA, 'Os campos de endereço foram preenchidos.'],
    ['preenchido, a quem olha só o digitado', PAULISTA, {}, 'Os campos de endereço foram preenchidos.'],
    [
      'com o que foi digitado para este CEP',
      PAULISTA,
      { ...PAULISTA, bairro: 'Cerqueira César' },
      'CEP encontrado. O endereço que você digitou foi mantido.',
    ],
    ['de uma cidade, sem rua', HOLAMBRA, HOLAMBRA, 'Cidade encontrada. Complete o endereço abaixo.'],
    [
      'de uma cidade, com a rua e o bairro digitados',
      HOLAMBRA,
      { ...HOLAMBRA, logradouro: 'Rua das Dálias', bairro: 'Centro' },
      'Cidade encontrada. Confira o endereço abaixo.',
    ],
  ])('%s', (_, lugar, escrito, texto) => {
    const linhas = Object.fromEntries(Object.entries(escrito).filter(([, valor]) => valor !== null))
    expect(descreverPreenchimento(lugar, linhas)).toBe(texto)
  })
})

test.each([
  [PAULISTA, 'Avenida Paulista, Bela Vista, São Paulo/SP'],
  [HOLAMBRA, 'Holambra/SP'],
  [{ bairro: 'Centro', estado: 'BA' }, 'Centro, BA'],
])('%o numa linha é %s', (linhas, texto) => {
  expect(linhasEmUmaLinha(linhas)).toBe(texto)
})

describe('A cidade do CEP e a do endereço', () => {
  const endereco = (cidade: string, estado: string) => ({ cep: '01310100', cidade, estado })
  const lugar = (cidade: string, estado: string) => ({ cidade, estado })

  test.each([
    ['São Paulo', 'SP', 'São Paulo', 'SP'],
    ['SAO PAULO', 'sp', 'São Paulo', 'SP'],
    ['  são   paulo ', 'SP', 'São Paulo', 'SP'],
    ['S. Paulo', 'SP', 'São Paulo', 'SP'],
    ['São Paulo - SP', 'SP', 'São Paulo', 'SP'],
    ['São Paulo/SP', 'SP', 'São Paulo', 'SP'],
    ['Sto. André', 'SP', 'Santo André', 'SP'],
    ["Sta Bárbara D'Oeste", 'SP', 'Santa Bárbara d’Oeste', 'SP'],
    ['Mogi Guaçu', 'SP', 'Mogi-Guaçu', 'SP'],
    ['Brasilia', 'DF', 'Brasília', 'DF'],
  ])('concordam: %s/%s e %s/%s', (cidade, estado, doCep, ufDoCep) => {
    expect(recusarOutroLugar(endereco(cidade, estado), lugar(doCep, ufDoCep))).toBeNull()
  })

  test.each([
    ['Salvador', 'BA', 'cidade', 'Corrija a cidade e o estado, ou o CEP.'],
    ['Guarulhos', 'SP', 'cidade', 'Corrija a cidade, ou o CEP.'],
    ['São Paulo', 'RJ', 'estado', 'Corrija o estado, ou o CEP.'],
    ['SP', 'SP', 'cidade', 'Corrija a cidade, ou o CEP.'],
  ])(
    'não concordam: %s/%s e São Paulo/SP, e isso se diz ao lado de %s',
    (cidade, estado, campo, oQueFazer) => {
      expect(recusarOutroLugar(endereco(cidade, estado), lugar('São Paulo', 'SP'))).toMatchObject({
        titulo: 'Endereço Inválido',
        texto: `O CEP 01310-100 é de São Paulo/SP. ${oQueFazer}`,
        campo,
      })
    },
  )

  test('de um CEP que ninguém sabe não se diz nada', () => {
    expect(recusarOutroLugar(endereco('Salvador', 'BA'), null)).toBeNull()
  })
})
