import { expect, test } from 'vitest'
import type { OpcaoId, ProdutoId } from '~/domain/valores/ids'
import type { Falta, VendavelDoPainel } from './em-falta'
import { chaveDoVendavel, dizerOnde, ofertasDosHomonimos } from './homonimos'

const SABADO = new Date('2026-11-21T21:00:00Z')
const HOJE: Falta = { motivo: 'esgotado', ate: SABADO }
const ATE_EU_VOLTAR: Falta = { motivo: 'esgotado', ate: null }
const ACABOU: Falta = { motivo: 'contagem', ate: null }

const produto = (falta: Falta | null, nome = 'Coca-Cola lata', id = 1): VendavelDoPainel => ({
  ...{ tipo: 'produto', id: id as ProdutoId, nome, de: null, falta },
})
const opcao = (falta: Falta | null, nome = 'coca cola  LATA', de = 'Bebida do combo'): VendavelDoPainel => ({
  ...{ tipo: 'opcao', id: (de.length + 100) as OpcaoId, nome, de, falta },
})

/** What is offered beside the product, and beside the option. */
function ofertas(...vendaveis: readonly VendavelDoPainel[]) {
  const todas = ofertasDosHomonimos(vendaveis)
  return vendaveis.map(um => {
    const oferta = todas.get(chaveDoVendavel(um))
    return (
      oferta && [
        oferta.dito,
        oferta.botao,
        ...oferta.mudancas.map(({ vendavel: { tipo }, era, fica }) => [tipo, era, fica]),
      ]
    )
  })
}

test('o que acabou oferece os de mesmo nome que ainda se vendem, até a mesma hora; cada um a seu modo', () => {
  expect(ofertas(produto(HOJE), opcao(null))).toEqual([
    ['Ainda à venda como opção de Bebida do combo.', 'Esgotar também', ['opcao', null, SABADO]],
    ['Esgotado como produto.', 'Voltar também', ['produto', SABADO, null]],
  ])
  expect(ofertas(produto(null), opcao(ATE_EU_VOLTAR))).toEqual([
    ['Esgotado como opção de Bebida do combo.', 'Voltar também', ['opcao', 'infinity', null]],
    ['Ainda à venda como produto.', 'Esgotar também', ['produto', null, 'infinity']],
  ])
})

test('o que acabou em tudo volta em tudo por um aperto', () => {
  expect(ofertas(produto(HOJE), opcao(ATE_EU_VOLTAR))).toEqual([
    [
      'Também esgotado como opção de Bebida do combo.',
      'Voltar em tudo',
      ['produto', SABADO, null],
      ['opcao', 'infinity', null],
    ],
    [
      'Também esgotado como produto.',
      'Voltar em tudo',
      ['opcao', 'infinity', null],
      ['produto', SABADO, null],
    ],
  ])
})

test('o que a contagem esgotou oferece os outros, e não volta sem ser reposto', () => {
  expect(ofertas(produto(ACABOU), opcao(null))).toEqual([
    ['Ainda à venda como opção de Bebida do combo.', 'Esgotar também', ['opcao', null, 'infinity']],
    undefined,
  ])
  expect(ofertas(produto(ACABOU), opcao(HOJE))).toEqual([undefined, undefined])
})

test.each<[string, VendavelDoPainel, VendavelDoPainel]>([
  ['os dois à venda', produto(null), opcao(null)],
  ['outro nome', produto(HOJE), opcao(null, 'Coca-Cola')],
  ['nomes só de sinais', produto(HOJE, '***'), opcao(null, '!!')],
])('nada se oferece: %s', (_, um, outro) => {
  expect(ofertas(um, outro)).toEqual([undefined, undefined])
})

test('onde mais se vende é dito por nomes, e os grupos que são muitos, contados', () => {
  const de = (...grupos: readonly string[]) => grupos.map(grupo => opcao(null, 'Bacon', grupo))
  expect(dizerOnde([produto(null)])).toBe('produto')
  expect(dizerOnde([produto(null), produto(null, 'x', 2)])).toBe('2 produtos')
  expect(dizerOnde([produto(null), ...de('Adicionais', 'Combo')])).toBe(
    'produto e como opção de Adicionais e Combo',
  )
  expect(dizerOnde(de('A', 'B', 'C', 'D'))).toBe('opção de A, B, C e D')
  expect(dizerOnde(de('A', 'B', 'C', 'D', 'E'))).toBe('opção de A, B, C e mais 2 grupos')
})
