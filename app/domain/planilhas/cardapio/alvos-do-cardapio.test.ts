import { describe, expect, test } from 'vitest'
import {
  CARDAPIO,
  errosDe,
  propor,
  proporRegistros,
  umProduto,
} from '../../../../tests/world/um-cardapio-inteiro'

describe('Um produto é achado', () => {
  test.each([
    ['pelo Id, mesmo com outro nome', 'Id;Nome;Preço', '13;Misto quente;11,00', 13],
    ['pelo Código interno', 'Código;Preço', 'l03;11,00', 13],
    ['pelo Código interno que perdeu os zeros', 'Código;Preço', '15;11,00', 15],
    ['pelo nome, dos que têm o mesmo código', 'Nome;Código;Preço', 'Pastel de queijo;P;11,00', 17],
    ['pelo Código interno antes do nome', 'Nome;Código;Preço', 'X-Salada;L03;11,00', 13],
    ['pelo nome dentro da categoria', 'Categoria;Nome;Preço', 'Lanches;Misto;11,00', 13],
    ['sem diferenciar maiúsculas nem acentos', 'Categoria;Nome;Preço', 'lânches;MISTO;11,00', 13],
    ['pelo nome, quando só um o tem', 'Nome;Preço', 'laranja;11,00', 12],
    ['pelo nome: dos que o têm, o sem categoria', 'Nome;Preço', 'Misto;11,00', 14],
  ])('%s', (_, titulos, linha, id) => {
    const { mudados, novos, erros } = propor(titulos, linha)
    expect([mudados.map(um => um.id), novos, erros]).toEqual([[id], [], []])
  })

  test.each([
    ['em outra categoria', 'Categoria;Nome;Preço', 'Sucos;Misto;11,00'],
    ['com outro nome', 'Nome;Preço', 'Mistão;11,00'],
  ])('%s não: é um novo', (_, titulos, linha) => {
    expect(propor(titulos, linha)).toMatchObject({ novos: [{ id: null }], mudados: [], erros: [] })
  })

  test('um código que a planilha tomou por número fica com os zeros', () => {
    expect(propor('Id;Código;Preço', '15;15;11,00').mudados).toMatchObject([{ codigoCliente: '0015' }])
  })

  test.each([
    ['Código;Preço', 'p;5,00'],
    ['Nome;Código;Preço', 'Misto;P;5,00'],
  ])('um código de dois produtos não diz qual: %s', (titulos, linha) => {
    expect(propor(titulos, linha).erros).toMatchObject([
      { coluna: 'Código interno', motivo: expect.stringContaining('Há mais de um produto com este código.') },
    ])
  })

  test('um nome de dois produtos da categoria não diz qual', () => {
    const { produtos } = CARDAPIO
    const cardapio = { ...CARDAPIO, produtos: [...produtos, umProduto(18, 'Misto')] }
    const registros = [
      ['Categoria', 'Nome', 'Preço'],
      ['Lanches', 'Misto', '5,00'],
    ]
    expect(proporRegistros(registros, cardapio).erros).toMatchObject([
      { coluna: 'Nome', motivo: expect.stringContaining('Há mais de um produto com este nome.') },
    ])
  })

  test('um Id que não é de nenhum é um erro', () => {
    expect(errosDe(propor('Id;Nome;Preço', '99;Misto;11,00'))).toEqual([
      [2, 'Id', '99', 'Nenhum produto seu tem este Id. Apague o Id para criar um produto novo.'],
    ])
  })
})
