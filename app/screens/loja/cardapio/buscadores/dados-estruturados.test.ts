import { describe, expect, test } from 'vitest'
import type { Cardapio, ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import { comEscolhas } from '~/domain/cardapio/escolhas/com-escolhas'
import { precoDaEscolha } from '~/domain/cardapio/escolhas/preco'
import { comEsgotados, montarCardapio } from '~/domain/cardapio/escolhas/vitrine'
import type { Grupo } from '~/domain/cardapio/grupo'
import { centavos, formatValor } from '~/domain/valores/centavos'
import type { CategoriaId, ExtraId } from '~/domain/valores/ids'
import { umNoCardapio } from '../../../../../tests/world/campos-preenchidos'
import {
  BORDA,
  CALABRESA,
  escolhas,
  GRANDE,
  grupo,
  opcao,
  PIZZA,
  SEM_BORDA,
  sabores,
} from '../../../../../tests/world/pizza'
import { PRECOS_DE_OPCOES } from './cardapio-estruturado'
import { dadosEstruturados } from './dados-estruturados'

const LOJA = {
  ...{ nome: 'Cantina', endereco: 'https://x.test/cantina', imagem: 'https://x.test/i.jpg' },
  ...{ telefone: null, rua: null, cidade: null, estado: null, cep: '01001000', atende: null },
}
const RELOGIO = { turnos: [], fuso: 'America/Sao_Paulo' }
const SCHEMA = 'https://schema.org'

const estruturar = (cardapio: Cardapio) => dadosEstruturados(LOJA, RELOGIO, cardapio).hasMenu.hasMenuSection
function itemDe(mais: Partial<ProdutoDoCardapio>, grupos: readonly Grupo[] = []) {
  const produtos = [{ ...umNoCardapio(1, 'Prato'), ...mais }]
  const [secao] = estruturar({ categorias: [{ id: 1 as CategoriaId, nome: 'Pratos', produtos }], grupos })
  return secao?.hasMenuItem[0]
}

describe('A etiqueta se diz aos buscadores', () => {
  test('como dieta, o vegano também vegetariano', () => {
    expect(itemDe({ etiquetas: 'vegano, sem glúten' })).toMatchObject({
      suitableForDiet: ['VeganDiet', 'VegetarianDiet', 'GlutenFreeDiet'].map(uma => `${SCHEMA}/${uma}`),
    })
  })

  test('na oferta, se contém álcool; o picante não é dieta', () => {
    const item = itemDe({ etiquetas: 'picante, contém álcool' })
    expect(item).not.toHaveProperty('suitableForDiet')
    expect(item?.offers).toMatchObject({ hasAdultConsideration: `${SCHEMA}/AlcoholConsideration` })
    expect(itemDe({})?.offers).not.toHaveProperty('hasAdultConsideration')
  })
})

test('O preço promocional diz o normal e até quando vale, e o prato sem promoção não diz nada disso', () => {
  const emPromocao = {
    preco: centavos(19_90),
    precoNormal: centavos(27_90),
    precoAte: '2026-11-25T01:00:00Z',
  }
  expect(itemDe(emPromocao)?.offers).toMatchObject({
    ...{ price: '19.90', priceValidUntil: '2026-11-24' },
    priceSpecification: { priceType: `${SCHEMA}/StrikethroughPrice`, price: '27.90' },
  })
  expect(itemDe({})?.offers).not.toHaveProperty('priceSpecification')
})

describe('Uma pizza se diz aos buscadores', () => {
  const GRUPOS = [sabores(), BORDA]
  const vinculos = GRUPOS.map(({ id: grupoId }) => ({ grupoId, min: null, max: null, incluidas: null }))
  const LIDA = {
    ...umNoCardapio(2, 'Pizza'),
    ...{
      preco: centavos(0),
      categoriaId: 1 as CategoriaId,
      codigoCliente: null,
      esgotado: false,
      janelas: [],
    },
    ...{ vinculos, variantes: PIZZA.variantes.map(variante => ({ ...variante, codigoCliente: null })) },
  }
  const CARDAPIO = montarCardapio([{ id: 1 as CategoriaId, nome: 'Pizzas' }], {
    produtos: [LIDA, { ...LIDA, nome: 'Pizza de novo' }],
    grupos: GRUPOS,
  })

  test('com um preço por tamanho, que é o da escolha mais barata que se pode fazer nele', () => {
    const [item] = estruturar(CARDAPIO)[0]?.hasMenuItem ?? []
    const inteira = comEscolhas(LIDA, GRUPOS)
    const maisBarata = PIZZA.variantes.map(({ id: varianteId, nome }) => {
      const opcoes = escolhas(inteira, CALABRESA, SEM_BORDA)
      return {
        name: nome,
        price: formatValor(precoDaEscolha(inteira, { varianteId, opcoes }).base).replace(',', '.'),
      }
    })
    expect(item?.offers).toMatchObject(maisBarata)
    expect(maisBarata.map(({ price }) => price)).toEqual(['29.90', '49.90', '59.90'])
  })

  test('com os seus grupos, cada opção pelo preço de cada tamanho; o produto seguinte só aponta para eles', () => {
    const [item, seguinte] = estruturar(CARDAPIO)[0]?.hasMenuItem ?? []
    expect(item?.menuAddOn).toMatchObject([
      { '@id': '#g1', name: 'Sabores salgados' },
      {
        ...{ '@id': '#g3', '@type': 'MenuSection', name: 'Borda' },
        hasMenuItem: [
          { name: 'Sem borda' },
          {
            name: 'Catupiry',
            offers: [
              { name: 'Broto', price: '8.00' },
              { name: 'Grande', price: '10.00' },
              { name: 'Família', price: '12.00' },
            ],
          },
        ],
      },
    ])
    expect(seguinte?.menuAddOn).toEqual([{ '@id': '#g1' }, { '@id': '#g3' }])
  })

  test('com o tamanho e o sabor que acabaram; e toda, quando nada mais se pode escolher', () => {
    const semGrande = comEsgotados(CARDAPIO, { produtos: [], variantes: [GRANDE.id], opcoes: [CALABRESA.id] })
    const [item] = estruturar(semGrande)[0]?.hasMenuItem ?? []
    const [InStock, SoldOut] = [`${SCHEMA}/InStock`, `${SCHEMA}/SoldOut`]
    expect(item?.offers).toMatchObject([
      { name: 'Broto', price: '34.90', availability: InStock },
      { name: 'Grande', availability: SoldOut },
      { name: 'Família', availability: InStock },
    ])
    expect(item?.menuAddOn?.[0]).toMatchObject({
      hasMenuItem: [{ name: 'Calabresa', offers: [{ availability: SoldOut }, {}, {}] }, {}, {}],
    })
    const semSabor = comEsgotados(CARDAPIO, {
      ...{ produtos: [], variantes: [] },
      opcoes: sabores().opcoes.map(({ id }) => id),
    })
    const [nenhum] = estruturar(semSabor)[0]?.hasMenuItem ?? []
    expect(nenhum?.offers).toMatchObject([1, 2, 3].map(() => ({ availability: SoldOut })))
    expect(JSON.stringify(nenhum?.offers)).not.toContain('"price"')
  })
})

test('Fora da sua hora um prato não está à venda, e o extra é uma opção com o preço dele', () => {
  const extras = [{ id: 7 as ExtraId, nome: 'Bacon', preco: centavos(5_00), tipo: 'adicional' as const }]
  const item = itemDe({ fora: true, extras })
  expect(item?.offers).toMatchObject({ price: '10.00', availability: `${SCHEMA}/OutOfStock` })
  expect(item?.menuAddOn).toMatchObject([{ '@id': '#e7', name: 'Bacon', offers: [{ price: '5.00' }] }])
})

test('Por mais grupos que um cardápio tenha, as opções que se dizem aos buscadores cabem em 100 kB', () => {
  const grupos = Array.from({ length: 500 }, (_, n) =>
    grupo(
      n + 1,
      `Grupo ${n}`,
      Array.from({ length: 60 }, (_, m) => opcao(n * 60 + m + 1, 'Uma opção de nome comprido', 9_90)),
    ),
  )
  const vinculos = grupos.map(({ id: grupoId }) => ({ grupoId, min: null, max: null, incluidas: null }))
  const texto = JSON.stringify(itemDe({ vinculos }, grupos))
  expect(texto.split('"price"').length - 1).toBe(PRECOS_DE_OPCOES + 1)
  expect(texto.length).toBeLessThan(100_000)
})

describe('A loja se diz aos buscadores', () => {
  const dizer = (mais: Partial<Parameters<typeof dadosEstruturados>[0]>, relogio = {}) =>
    dadosEstruturados({ ...LOJA, ...mais }, { ...RELOGIO, ...relogio }, { categorias: [], grupos: [] })

  test('com as horas da semana, as que atravessam a meia-noite e as 24 horas', () => {
    const turno = (diaSemana: string, abertura: number, fechamento: number) => ({
      ...{ diaSemana, abertura, fechamento, turno: 1 },
    })
    const turnos = [turno('sexta', 1080, 120), turno('sabado', 1080, 120), turno('domingo', 0, 0)]
    expect(dizer({}, { turnos })).toMatchObject({
      openingHoursSpecification: [
        { dayOfWeek: [`${SCHEMA}/Friday`, `${SCHEMA}/Saturday`], opens: '18:00', closes: '02:00' },
        { dayOfWeek: [`${SCHEMA}/Sunday`], opens: '00:00', closes: '23:59' },
      ],
    })
  })

  test('com as datas especiais; a fechada não tem horas', () => {
    const excecoes = [
      { data: '2026-12-24', nome: 'Véspera', turnos: [{ abertura: 660, fechamento: 900 }] },
      { data: '2026-12-25', nome: 'Natal', turnos: [] },
    ]
    const especiais = dizer({}, { excecoes }).specialOpeningHoursSpecification
    expect(especiais).toMatchObject([
      { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '11:00', closes: '15:00' },
      { validFrom: '2026-12-25', name: 'Natal' },
    ])
    expect(especiais?.[1]).not.toHaveProperty('opens')
    expect(dizer({})).not.toHaveProperty('openingHoursSpecification')
  })

  test.each([
    ['o raio em volta do CEP que ela mostra', { raio: 8 }, { postalCode: '01001000', geoRadius: 8000 }, 2],
    ['os bairros', { bairros: ['Centro, Santos/SP'] }, ['Centro, Santos/SP'], 2],
    ['sem limite, nada', null, undefined, 2],
    ['sem bairro nenhum, só para retirar', { bairros: [] }, undefined, 1],
  ] as const)('com onde entrega: %s', (_, atende, area, maneiras) => {
    const dita = dizer({ atende })
    if (area) expect(dita).toMatchObject({ areaServed: area })
    else expect(dita).not.toHaveProperty('areaServed')
    expect(dita.potentialAction).toMatchObject({
      '@type': 'OrderAction',
      target: { urlTemplate: LOJA.endereco },
    })
    expect(dita.potentialAction.deliveryMethod).toHaveLength(maneiras)
  })

  test('com cem bairros, por mais que entregue, e sem o raio de quem não mostra o CEP', () => {
    const bairros = Array.from({ length: 3_000 }, (_, n) => `Bairro ${n}, Santos/SP`)
    expect(dizer({ atende: { bairros } })).toHaveProperty('areaServed.length', 100)
    expect(dizer({ atende: { raio: 8 }, cep: null })).not.toHaveProperty('areaServed')
  })
})
