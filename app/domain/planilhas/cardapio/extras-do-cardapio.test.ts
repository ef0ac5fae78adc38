import { describe, expect, test } from 'vitest'
import type { CardapioInteiro } from '~/domain/cardapio/cardapio-inteiro'
import { centavos } from '~/domain/valores/centavos'
import type { ExtraId } from '~/domain/valores/ids'
import {
  BACON,
  CARDAPIO,
  CEBOLA,
  errosDe,
  propor,
  proporRegistros,
  umProduto,
} from '../../../../tests/world/um-cardapio-inteiro'
import { planilhaDoCardapio } from './planilha-do-cardapio'

describe('Os itens extras', () => {
  test('são os da linha: os que já existem e os que ela cria', () => {
    const { extras, mudados, erros } = propor(
      'Id;Itens extras',
      '11;bacon=5,00|Ovo=2,00',
      '13;OVO|Sem cebola',
    )
    expect(erros).toEqual([])
    expect(extras).toEqual([{ nome: 'Ovo', preco: 200, tipo: 'adicional' }])
    expect(mudados).toMatchObject([
      { id: 11, extras: [BACON, { novo: 0 }] },
      { id: 13, extras: [{ novo: 0 }, CEBOLA], possuiExtra: true },
    ])
  })

  test('"não" em Possui extras os tira do produto', () => {
    expect(propor('Id;Possui extras', '11;não').mudados).toMatchObject([{ possuiExtra: false, extras: [] }])
  })

  test.each([
    [
      'Bacon=6,00',
      'O item extra Bacon já existe por R$\u00a05,00 (adicional). Para mudá-lo, use a tela Itens Extras.',
    ],
    ['Ovo', 'O item extra Ovo ainda não existe: escreva o preço, assim: Ovo=5,00'],
    [
      'Ovo,Cheddar',
      'Escreva cada item extra como Nome=preço e separe-os por |, assim: Bacon=5,00|Cheddar=4,00',
    ],
    ['Bacon=5,00|bacon', 'O item extra bacon aparece duas vezes.'],
    [
      'Bacon=caro',
      'Escreva cada item extra como Nome=preço e separe-os por |, assim: Bacon=5,00|Cheddar=4,00',
    ],
    [`${'M'.repeat(61)}=1,00`, 'O campo Nome deve ter no máximo 60 caracteres.'],
  ])('"%s" é um erro', (celula, motivo) => {
    expect(errosDe(propor('Id;Itens extras', `13;${celula}`))).toEqual([[2, 'Itens extras', celula, motivo]])
  })

  test('dois iguais em tudo: fica o que já está ligado ao produto', () => {
    const gemeo = { id: 33 as ExtraId, nome: 'Bacon', preco: centavos(500), tipo: 'adicional' } as const
    const cardapio: CardapioInteiro = {
      ...CARDAPIO,
      extras: [...CARDAPIO.extras, gemeo],
      produtos: [umProduto(11, 'X-Salada', { possuiExtra: true, extras: [gemeo.id] })],
    }
    expect(proporRegistros(planilhaDoCardapio(cardapio), cardapio)).toMatchObject({
      iguais: 1,
      mudados: [],
      erros: [],
    })
  })
})
