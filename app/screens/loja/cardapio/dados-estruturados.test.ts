import { expect, test } from 'vitest'
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
