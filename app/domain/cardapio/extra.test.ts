import { describe, expect, test } from 'vitest'
import { descreverExtra, lerExtra } from './extra'

const BACON = { nome: 'Bacon', preco: '4,50', tipo: 'adicional' }

describe('o item extra', () => {
  test.each([
    ['4,50', 450],
    ['4.5', 450],
    ['R$\u00a01.234,50', 123_450],
    ['0', 0],
    ['0,00', 0],
  ])('o preço %j é de %i centavos', (preco, centavos) => {
    expect(lerExtra({ ...BACON, preco })).toEqual({
      dados: { nome: 'Bacon', preco: centavos, tipo: 'adicional' },
    })
  })

  test.each([[''], ['-1'], ['grátis'], [undefined]])('o preço %j é recusado', preco => {
    expect(lerExtra({ ...BACON, preco })).toEqual({
      recusas: [
        {
          recusa: true,
          codigo: 'campo-invalido',
          titulo: 'Preço inválido',
          texto: 'O preço deve ser um número positivo.',
          campo: 'preco',
        },
      ],
    })
  })

  test('sem nome é recusado', () => {
    expect(lerExtra({ ...BACON, nome: '  ' })).toMatchObject({
      recusas: [{ titulo: 'Campo obrigatório', texto: 'O nome do item extra é obrigatório.', campo: 'nome' }],
    })
  })

  test.each([
    ['opcional', true],
    ['adicional', true],
    ['brinde', false],
    [undefined, false],
  ] as const)('o tipo é adicional ou opcional: %j', (tipo, aceito) => {
    const lido = lerExtra({ ...BACON, tipo })
    expect('dados' in lido).toBe(aceito)
  })
})

test('quem é avisado de uma mudança lê todos os campos do formulário', () => {
  const lido = lerExtra({ nome: 'Bacon', preco: '4', tipo: 'opcional' })
  const dados = 'dados' in lido ? lido.dados : null
  expect(Object.values(dados ? descreverExtra(dados) : {})).toEqual(['Bacon', 'R$\u00a04,00', 'Opcional'])
  expect(Object.keys(dados ?? {})).toHaveLength(3)
})
