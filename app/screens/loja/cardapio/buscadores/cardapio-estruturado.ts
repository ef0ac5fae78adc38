import type { Cardapio, ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import { aPartirDe } from '~/domain/cardapio/escolhas/a-partir-de'
import { comEscolhas } from '~/domain/cardapio/escolhas/com-escolhas'
import { COM_ALCOOL, type Etiqueta, temEtiqueta } from '~/domain/cardapio/etiquetas'
import {
  aVenda,
  GRUPO_DOS_EXTRAS,
  type Grupo,
  type Opcao,
  type ProdutoComEscolhas,
  type Variante,
} from '~/domain/cardapio/grupo'
import { type Centavos, decimalDeCentavos } from '~/domain/valores/centavos'
import { horaLocal } from '~/domain/valores/instante'

const SCHEMA = 'https://schema.org'
const MOEDA = 'BRL'

/** No more prices of choices are told than these: a menu of 500 groups would bring a megabyte that no customer reads. */
export const PRECOS_DE_OPCOES = 600

/** The menu as search engines read it (schema.org Menu), with the prices that its cards and dialogs show. */
export function cardapioEstruturado({ categorias, grupos }: Cardapio, fuso: string) {
  const ditos = new Ditos()
  return {
    '@type': 'Menu',
    hasMenuSection: categorias
      .filter(({ produtos }) => produtos.length > 0)
      .map(({ nome, produtos }) => ({
        '@type': 'MenuSection',
        name: nome,
        hasMenuItem: produtos.map(produto => {
          const inteiro = comEscolhas(produto, grupos)
          const escolhas = ditos.dizer(inteiro.grupos)
          return {
            '@type': 'MenuItem',
            name: produto.nome,
            ...(produto.descricao && { description: produto.descricao }),
            ...dietas(produto),
            ...(escolhas.length > 0 && { menuAddOn: escolhas }),
            offers: ofertas(produto, inteiro, fuso),
          }
        }),
      })),
  }
}

/** An offer for each size; one of a product without sizes. */
function ofertas(produto: ProdutoDoCardapio, inteiro: ProdutoComEscolhas, fuso: string) {
  const comum = {
    '@type': 'Offer',
    priceCurrency: MOEDA,
    ...(temEtiqueta(produto, COM_ALCOOL) && { hasAdultConsideration: `${SCHEMA}/AlcoholConsideration` }),
  }
  if (inteiro.variantes.length === 0) {
    const { preco, precoNormal } = produto.aPartirDe ?? produto
    const vale = { preco, precoNormal, precoAte: produto.precoAte }
    return { ...comum, ...precos(vale, fuso), availability: disponibilidade(produto) }
  }
  return inteiro.variantes.map(variante => {
    const minimo = aPartirDe({ ...inteiro, variantes: [variante] }) ?? variante
    const vale = { ...minimo, precoAte: variante.precoAte }
    const situacao = disponibilidade({ ...produto, esgotado: produto.esgotado || !aVenda(variante) })
    return { ...comum, name: variante.nome, ...precos(vale, fuso), availability: situacao }
  })
}

/** What is outside its window comes back by itself; what is sold out may not. */
function disponibilidade({ esgotado, fora }: Pick<ProdutoDoCardapio, 'esgotado' | 'fora'>): string {
  if (esgotado) return `${SCHEMA}/SoldOut`
  return `${SCHEMA}/${fora ? 'OutOfStock' : 'InStock'}`
}

/** The price, and during a promotion the normal one and until when it holds. A pizza of which all is sold out has none. */
function precos(
  { preco, precoNormal, precoAte }: Pick<Variante, 'preco' | 'precoNormal' | 'precoAte'>,
  fuso: string,
) {
  return {
    ...(preco > 0 && { price: decimalDeCentavos(preco) }),
    ...(precoNormal && {
      ...(precoAte && { priceValidUntil: horaLocal(new Date(precoAte), fuso).data }),
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: `${SCHEMA}/StrikethroughPrice`,
        price: decimalDeCentavos(precoNormal),
        priceCurrency: MOEDA,
      },
    }),
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

/** The groups and extras that were told already: the next product that has one points at it by its `@id`. */
class Ditos {
  readonly #ids = new Set<string>()
  #cabem = PRECOS_DE_OPCOES

  dizer(grupos: readonly Grupo[]): object[] {
    return grupos.flatMap(grupo => (grupo.id === GRUPO_DOS_EXTRAS ? this.#extras(grupo) : this.#grupo(grupo)))
  }

  #grupo({ id, nome, opcoes }: Grupo): object[] {
    const precos = opcoes.reduce((n, opcao) => n + Math.max(1, precosDaOpcao(opcao).length), 0)
    return this.#umaVez(`#g${id}`, precos, () => ({
      '@type': 'MenuSection',
      name: nome,
      hasMenuItem: opcoes.map(emItem),
    }))
  }

  #extras({ opcoes }: Grupo): object[] {
    return opcoes.flatMap(extra => this.#umaVez(`#e${extra.id}`, 1, () => emItem(extra)))
  }

  #umaVez(id: string, precos: number, dizer: () => object): object[] {
    if (this.#ids.has(id)) return [{ '@id': id }]
    if (precos > this.#cabem) return []
    this.#cabem -= precos
    this.#ids.add(id)
    return [{ '@id': id, ...dizer() }]
  }
}

function emItem(opcao: Opcao) {
  const availability = aVenda(opcao) ? undefined : `${SCHEMA}/SoldOut`
  const pagos = precosDaOpcao(opcao).filter(({ preco }) => preco > 0)
  const offers = pagos.map(({ tamanho, preco }) => {
    const price = decimalDeCentavos(preco)
    return { '@type': 'Offer', name: tamanho, price, priceCurrency: MOEDA, availability }
  })
  return { '@type': 'MenuItem', name: opcao.nome, ...(offers.length > 0 && { offers }) }
}

/** Its price in each size that has one of its own, and in all others. */
function precosDaOpcao({ preco, precos = [] }: Opcao): { tamanho?: string; preco: Centavos }[] {
  return preco === null ? [...precos] : [...precos, { preco }]
}
