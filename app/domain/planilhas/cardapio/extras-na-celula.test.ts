import { describe, expect, test } from 'vitest'
import type { TipoDeExtra } from '~/domain/cardapio/cardapio'
import { centavos } from '~/domain/valores/centavos'
import type { ExtraId } from '~/domain/valores/ids'
import { escreverExtras, lerExtras } from './extras-na-celula'

const extra = (nome: string, preco: number, tipo: TipoDeExtra = 'adicional') => ({
  id: 1 as ExtraId,
  nome,
  preco: centavos(preco),
  tipo,
})

describe('Os itens extras de uma célula', () => {
  test.each([
    ['Bacon=5,00', [['Bacon', 500, null]]],
    [
      'Bacon = R$\u00a05 | Sem cebola=0,00 (opcional)',
      [
        ['Bacon', 500, null],
        ['Sem cebola', 0, 'opcional'],
      ],
    ],
    ['Bacon=1.234,50(Adicional)', [['Bacon', 123450, 'adicional']]],
    ['Bacon', [['Bacon', null, null]]],
    ['Bacon (opcional)', [['Bacon (opcional)', null, null]]],
    ['a\\=b=2,00', [['a=b', 200, null]]],
    ['Meio\\|meio=2,00||', [['Meio|meio', 200, null]]],
    ['Duas\n  linhas=2,00', [['Duas linhas', 200, null]]],
  ])('%j', (celula, lidos) => {
    expect(lerExtras(celula)?.map(({ nome, preco, tipo }) => [nome, preco, tipo])).toEqual(lidos)
  })

  test.each(['Bacon=', 'Bacon=cinco', '=5,00', 'Bacon=5,00;Ovo=1,00', 'Bacon=-1,00', 'Bacon=5,00 (grátis)'])(
    '%j não se entende',
    celula => {
      expect(lerExtras(celula)).toBeNull()
    },
  )

  test('são escritos de modo que se leiam de volta', () => {
    const extras = [
      extra('Bacon', 500),
      extra('Sem cebola', 0, 'opcional'),
      extra('Meio|meio', 100),
      extra('a=b\\c', 123456),
      extra('Molho (opcional)', 200),
    ]
    const escrito = escreverExtras(extras)
    expect(escrito).toBe(
      'Bacon=5,00|Sem cebola=0,00 (opcional)|Meio\\|meio=1,00|a\\=b\\\\c=1234,56|Molho (opcional)=2,00',
    )
    expect(lerExtras(escrito)).toEqual(
      extras.map(({ nome, preco, tipo }) => ({ nome, preco, tipo: tipo === 'opcional' ? tipo : null })),
    )
  })
})
