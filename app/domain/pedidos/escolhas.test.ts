import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ExtraDoCardapio } from '~/domain/cardapio/cardapio'
import { grupoDosExtras } from '~/domain/cardapio/escolhas/com-escolhas'
import { precoDaEscolha } from '~/domain/cardapio/escolhas/preco'
import { GRUPO_DOS_EXTRAS, opcaoDoExtra } from '~/domain/cardapio/grupo'
import { centavos, ZERO } from '~/domain/valores/centavos'
import type { ExtraId, ProdutoId } from '~/domain/valores/ids'
import {
  CALABRESA,
  CATUPIRY,
  escolhas,
  FAMILIA,
  PIZZA,
  PORTUGUESA,
  QUATRO_QUEIJOS,
} from '../../../tests/world/pizza'
import { congelarEscolha, pedemOMesmo } from './escolhas'
import { totalDoItem } from './item'
import {
  comGrupoUmaVez,
  contaDoItem,
  itemComQuantidade,
  itemEmUmaLinha,
  linhaComPreco,
  linhasDasEscolhas,
  semPartir,
} from './texto-do-item'

function pedir(...opcoes: Parameters<typeof escolhas>[1][]) {
  const selecao = { varianteId: FAMILIA.id, opcoes: escolhas(PIZZA, ...opcoes) }
  const item = congelarEscolha(precoDaEscolha(PIZZA, selecao), [])
  const fixo = {
    produtoId: 1 as ProdutoId,
    nome: 'Pizza salgada',
    variante: 'Família',
    varianteId: FAMILIA.id,
  }
  return { ...fixo, quantidade: 1, observacao: null, ...item }
}

const comNota = (item: ReturnType<typeof pedir>, sabor: string, observacao: string) => ({
  ...item,
  extras: item.extras.map(extra => (extra.nome === sabor ? { ...extra, observacao } : extra)),
})

test.each([
  ['1/2 Calabresa + 1/2 Quatro queijos', '1/2_Calabresa + 1/2_Quatro queijos'],
  ['Calabresa: com mais 11/2 de sal', 'Calabresa: com mais 11/2 de sal'],
])('%j se lê sem partir no lugar errado', (texto, inteiro) => {
  expect(semPartir(texto)).toBe(inteiro.replaceAll('_', '\u00a0'))
})

describe('um item congelado', () => {
  test('leva o preço dos sabores no próprio preço, e a borda como extra', () => {
    const item = pedir(CALABRESA, QUATRO_QUEIJOS, CATUPIRY)
    expect(item.preco).toBe(64_90)
    expect(item.extras.map(({ nome, preco, tipo, fracao }) => [nome, preco, tipo, fracao])).toEqual([
      ['Calabresa', 0, 'opcional', 2],
      ['Quatro queijos', 0, 'opcional', 2],
      ['Catupiry', 12_00, 'adicional', null],
    ])
    expect(totalDoItem(item)).toBe(76_90)
    expect(totalDoItem({ ...item, quantidade: 3 })).toBe(230_70)
  })

  test('se lê como a cozinha o lê', () => {
    const item = comNota(pedir(CALABRESA, PORTUGUESA, CATUPIRY), 'Portuguesa', 'sem cebola')
    expect([itemComQuantidade(item), ...linhasDasEscolhas(item).map(linhaComPreco)]).toEqual([
      '1x Pizza salgada (Família)',
      '1/2 Calabresa + 1/2 Portuguesa',
      'Portuguesa: sem cebola',
      '+ Borda: Catupiry (R$\u00a012,00)',
    ])
    expect(linhasDasEscolhas(pedir(CALABRESA)).map(linhaComPreco)).toEqual(['Calabresa'])
  })
})

test('os extras simples são um grupo para quem escolhe, e no pedido as linhas de sempre', () => {
  const extras: ExtraDoCardapio[] = [
    { id: 7 as ExtraId, nome: 'Bacon', preco: centavos(5_00), tipo: 'adicional' },
    { id: 8 as ExtraId, nome: 'Sem cebola', preco: centavos(0), tipo: 'opcional' },
  ]
  const lanche = { preco: centavos(20_00), variantes: [], grupos: grupoDosExtras(extras) }
  expect(lanche.grupos.map(({ nome, min, max }) => [nome, min, max])).toEqual([['Adicionais', 0, 2]])
  const opcoes = extras.map(({ id }) => ({
    grupoId: GRUPO_DOS_EXTRAS,
    opcaoId: opcaoDoExtra(id),
    quantidade: 1,
  }))
  const item = congelarEscolha(precoDaEscolha(lanche, { varianteId: null, opcoes }), extras)
  expect(item).toEqual({
    preco: 20_00,
    extras: extras.map(({ id, ...extra }) => ({ ...extra, idExtra: id })),
  })
  expect(linhasDasEscolhas({ ...item, quantidade: 1 }).map(linhaComPreco)).toEqual([
    '+ Bacon (R$\u00a05,00)',
    '+ Sem cebola',
  ])
  expect(grupoDosExtras([])).toEqual([])
})

test.each([
  ['um extra de graça não tem preço', { nome: 'Sem cebola', preco: 0 }, '+ Sem cebola'],
  ['nem a opção de graça de um grupo', { grupo: 'Ponto', nome: 'Ao ponto', preco: 0 }, '+ Ponto: Ao ponto'],
  [
    'várias unidades custam juntas',
    { grupo: 'Molhos', nome: 'Alho', preco: 1_50, quantidade: 3 },
    '+ Molhos: 3x Alho (R$\u00a04,50)',
  ],
])('a linha de uma escolha: %s', (_caso, { preco, ...extra }, texto) => {
  const item = { quantidade: 1, extras: [{ ...extra, preco: centavos(preco) }] }
  expect(linhasDasEscolhas(item).map(linhaComPreco)).toEqual([texto])
})

test('as linhas de um item somam o seu total, quantas forem as unidades', () => {
  const valor = fc.nat(50_000).map(centavos)
  const extra = fc.record({
    nome: fc.constant('Bacon'),
    grupo: fc.constantFrom(null, 'Adicionais'),
    preco: valor,
    quantidade: fc.integer({ min: 1, max: 9 }),
  })
  const item = fc.record({
    preco: valor,
    quantidade: fc.integer({ min: 1, max: 99 }),
    extras: fc.array(extra, { maxLength: 4 }),
  })
  fc.assert(
    fc.property(item, dado => {
      const { produto, escolhas } = contaDoItem(dado)
      const soma = escolhas.reduce((total, linha) => total + (linha.valor ?? 0), Number(produto))
      expect(soma).toBe(totalDoItem(dado))
    }),
  )
})

test('no cartão do quadro o nome do grupo está só onde começa, e nunca antes do que se tira', () => {
  const escolhido = (nome: string, grupo: string | null = null) => ({ nome, grupo, preco: ZERO })
  const extras = [
    escolhido('Banana', 'Frutas'),
    escolhido('Morango', 'Frutas'),
    escolhido('Integral', 'Leite'),
    escolhido('Sem açúcar', 'Retirar'),
    escolhido('Paçoca'),
  ]
  expect(
    linhasDasEscolhas({ quantidade: 1, extras: comGrupoUmaVez(extras) }).map(({ texto }) => texto),
  ).toEqual(['+ Frutas: Banana', '+ Morango', '+ Leite: Integral', '+ Sem açúcar', '+ Paçoca'])
})

test('no cartão do quadro o nome do grupo não se perde quando a primeira escolha dele diz o que sai', () => {
  const deRetirar = ['Sem cebola', 'Tomate', 'Sem alho', 'Picles'].map(nome => ({
    ...{ nome, grupo: 'Retirar' },
    preco: ZERO,
  }))
  expect(
    linhasDasEscolhas({ quantidade: 1, extras: comGrupoUmaVez(deRetirar) }).map(({ texto }) => texto),
  ).toEqual(['+ Sem cebola', '+ Retirar: Tomate', '+ Sem alho', '+ Picles'])
})

const BACON = { nome: 'Bacon', preco: centavos(5_00), quantidade: 2 }
test.each([
  ['de várias unidades, com mais de um', 5, BACON, '+ 2x Bacon em cada (R$\u00a010,00)'],
  ['de uma unidade só', 1, BACON, '+ 2x Bacon (R$\u00a010,00)'],
  ['com um só', 5, { ...BACON, quantidade: 1 }, '+ Bacon (R$\u00a05,00)'],
])('numa linha %s, cada unidade leva quantos estão escritos', (_caso, quantidade, extra, texto) => {
  const item = { nome: 'Vila Clássico', quantidade, extras: [extra] }
  expect(linhasDasEscolhas(item).map(linhaComPreco)).toEqual([texto])
  const semPreco = texto.replace(/^\+ | \(.*$/g, '')
  expect(itemEmUmaLinha(item)).toBe(`Vila Clássico · ${semPreco}`)
})

describe('duas linhas são uma só', () => {
  const par = pedir(CALABRESA, PORTUGUESA)

  test('quando pedem o mesmo, em qualquer ordem', () => {
    expect(pedemOMesmo(par, pedir(PORTUGUESA, CALABRESA))).toBe(true)
    expect(pedemOMesmo(par, { ...par, observacao: '' })).toBe(true)
    expect(
      pedemOMesmo(par, { ...par, extras: par.extras.map(extra => ({ ...extra, preco: centavos(99_99) })) }),
    ).toBe(true)
  })

  test.each([
    ['outro sabor', pedir(CALABRESA, QUATRO_QUEIJOS)],
    ['um sabor a menos', pedir(CALABRESA)],
    ['uma borda a mais', pedir(CALABRESA, PORTUGUESA, CATUPIRY)],
    ['outro tamanho', { ...par, varianteId: null }],
    ['outra nota', { ...par, observacao: 'bem assada' }],
    ['outra nota numa metade', comNota(par, 'Calabresa', 'sem cebola')],
    ['outro produto', { ...par, produtoId: 2 as ProdutoId }],
    ['mais unidades', { ...par, extras: par.extras.map(extra => ({ ...extra, quantidade: 2 })) }],
  ])('e não quando há %s', (_caso, outra) => {
    expect(pedemOMesmo(par, outra)).toBe(false)
  })
})

test('um item numa linha só diz o tamanho, os sabores com a nota de cada um, e o resto', () => {
  const item = comNota(pedir(CALABRESA, PORTUGUESA, CATUPIRY), 'Calabresa', 'sem cebola')
  expect(itemEmUmaLinha(item)).toBe(
    'Pizza salgada (Família) · 1/2 Calabresa (sem cebola) + 1/2 Portuguesa · Borda: Catupiry',
  )
  expect(itemEmUmaLinha({ nome: 'Água', quantidade: 1, extras: [] })).toBe('Água')
})
