import { expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import type { CategoriaId } from '~/domain/valores/ids'
import { umNoCardapio } from '../../../../tests/world/campos-preenchidos'
import { dadosEstruturados } from './dados-estruturados'

const LOJA = {
  ...{ nome: 'Cantina', endereco: 'https://x.test/cantina', imagem: 'https://x.test/i.jpg' },
  ...{ telefone: null, rua: null, cidade: null, estado: null, cep: null },
}

function itemDe(etiquetas: string | null) {
  const produtos = [{ ...umNoCardapio(1, 'Prato'), etiquetas }]
  const { hasMenu } = dadosEstruturados(LOJA, [{ id: 1 as CategoriaId, nome: 'Pratos', produtos }])
  return hasMenu.hasMenuSection[0]?.hasMenuItem[0]
}

test('O vegano se diz aos buscadores também vegetariano', () => {
  expect(itemDe('vegano, sem glúten')).toMatchObject({
    suitableForDiet: ['VeganDiet', 'VegetarianDiet', 'GlutenFreeDiet'].map(
      uma => `https://schema.org/${uma}`,
    ),
  })
})

test('O que contém álcool se diz na oferta, e o picante não é dieta', () => {
  const item = itemDe('picante, contém álcool')
  expect(item).not.toHaveProperty('suitableForDiet')
  expect(item?.offers).toMatchObject({ hasAdultConsideration: 'https://schema.org/AlcoholConsideration' })
  expect(itemDe(null)?.offers).not.toHaveProperty('hasAdultConsideration')
})

test('O preço promocional diz o normal e até quando vale, e o prato sem promoção não diz nada disso', () => {
  const emPromocao = {
    ...umNoCardapio(1, 'Prato'),
    ...{ preco: centavos(19_90), precoNormal: centavos(27_90), precoAte: '2026-11-25T05:00:00.000Z' },
  }
  const [secao] = dadosEstruturados(LOJA, [{ id: 1 as CategoriaId, nome: 'Pratos', produtos: [emPromocao] }])
    .hasMenu.hasMenuSection
  expect(secao?.hasMenuItem[0]?.offers).toMatchObject({
    ...{ price: '19.90', priceValidUntil: '2026-11-25T05:00:00.000Z' },
    priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: '27.90' },
  })
  expect(itemDe(null)?.offers).not.toHaveProperty('priceSpecification')
})
