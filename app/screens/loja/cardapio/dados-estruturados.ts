import type { CategoriaDoCardapio, ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import { COM_ALCOOL, type Etiqueta, temEtiqueta } from '~/domain/cardapio/etiquetas'
import { decimalDeCentavos } from '~/domain/valores/centavos'

interface LojaEstruturada {
  readonly nome: string
  /** Absolute addresses. */
  readonly endereco: string
  readonly imagem: string
  readonly telefone: string | null
  readonly rua: string | null
  readonly cidade: string | null
  readonly estado: string | null
  readonly cep: string | null
}

const SCHEMA = 'https://schema.org'
const MOEDA = 'BRL'

/** The shop and its menu as search engines read them (schema.org Restaurant and Menu). */
export function dadosEstruturados(loja: LojaEstruturada, categorias: readonly CategoriaDoCardapio[]) {
  const { nome, endereco, imagem, telefone, rua, cidade, estado, cep } = loja
  return {
    '@context': SCHEMA,
    '@type': 'Restaurant',
    name: nome,
    url: endereco,
    image: imagem,
    ...(telefone && { telephone: `+55${telefone}` }),
    ...(rua && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: rua,
        ...(cidade && { addressLocality: cidade }),
        ...(estado && { addressRegion: estado }),
        ...(cep && { postalCode: cep }),
        addressCountry: 'BR',
      },
    }),
    hasMenu: {
      '@type': 'Menu',
      hasMenuSection: categorias
        .filter(categoria => categoria.produtos.length > 0)
        .map(categoria => ({
          '@type': 'MenuSection',
          name: categoria.nome,
          hasMenuItem: categoria.produtos.map(produto => ({
            '@type': 'MenuItem',
            name: produto.nome,
            ...(produto.descricao && { description: produto.descricao }),
            ...dietas(produto),
            offers: {
              '@type': 'Offer',
              price: decimalDeCentavos((produto.aPartirDe ?? produto).preco),
              priceCurrency: MOEDA,
              ...emPromocao(produto),
              ...(temEtiqueta(produto, COM_ALCOOL) && {
                hasAdultConsideration: `${SCHEMA}/AlcoholConsideration`,
              }),
            },
          })),
        })),
    },
  }
}

/** The normal price, and until when the promotion's holds. */
function emPromocao(produto: ProdutoDoCardapio) {
  const { precoNormal } = produto.aPartirDe ?? produto
  const ate = produto.precoAte ?? produto.variantes?.find(({ precoAte }) => precoAte)?.precoAte
  if (!precoNormal) return null
  return {
    ...(ate && { priceValidUntil: ate }),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: `${SCHEMA}/StrikethroughPrice`,
      price: decimalDeCentavos(precoNormal),
      priceCurrency: MOEDA,
    },
  }
}

const DIETAS: readonly (readonly [Etiqueta, string])[] = [
  ['vegano', 'VeganDiet'],
  ['vegetariano', 'VegetarianDiet'],
  ['sem glúten', 'GlutenFreeDiet'],
  ['sem lactose', 'LowLactoseDiet'],
]

function dietas(produto: ProdutoDoCardapio) {
  const dele = DIETAS.filter(([etiqueta]) => temEtiqueta(produto, etiqueta))
  return dele.length > 0 && { suitableForDiet: dele.map(([, dieta]) => `${SCHEMA}/${dieta}`) }
}
