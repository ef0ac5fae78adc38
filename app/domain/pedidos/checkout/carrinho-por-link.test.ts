import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ExtraDoCardapio } from '~/domain/cardapio/cardapio'
import { ehRecusa } from '~/domain/respostas/recusa'
import { centavos, ZERO } from '~/domain/valores/centavos'
import type { ExtraId, OpcaoId, ProdutoId, VarianteId } from '~/domain/valores/ids'
import {
  BORDA,
  CALABRESA,
  CATUPIRY,
  DOCES,
  GRANDE,
  PIZZA,
  QUATRO_QUEIJOS,
  sabores,
} from '../../../../tests/world/pizza'
import { guardarCarrinho, lerCarrinho, somar } from './carrinho'
import { lerLink, linhasDoLink } from './carrinho-por-link'
import { conferirCarrinho, type ProdutoDeHoje } from './conferir-carrinho'
import { conferirLinha } from './conferir-linha'
import { escreverLink, type LinhaDoLink } from './escrever-link'

const SEM_LIMITES = { min: null, max: null, incluidas: null }
const GRUPOS = [sabores(), DOCES, BORDA]
const SALGADA: ProdutoDeHoje = {
  ...{ id: 7 as ProdutoId, nome: 'Pizza salgada', preco: ZERO, imagem: 'foto', extras: [] },
  variantes: PIZZA.variantes,
  vinculos: GRUPOS.map(({ id }) => ({ grupoId: id, ...SEM_LIMITES })),
}
const BACON: ExtraDoCardapio = { id: 4 as ExtraId, nome: 'Bacon', preco: centavos(3_00), tipo: 'adicional' }
const FILE: ProdutoDeHoje = {
  ...{ id: 8 as ProdutoId, nome: 'Filé', preco: centavos(40_00), imagem: null, extras: [BACON] },
}
const HOJE = { produtos: [SALGADA, FILE], grupos: GRUPOS }

const MEIA: LinhaDoLink = {
  ...{ produtoId: SALGADA.id, quantidade: 2, varianteId: GRANDE.id, extras: [] },
  opcoes: [CALABRESA, QUATRO_QUEIJOS, CATUPIRY].map(({ id }) => ({ opcaoId: id, quantidade: 1 })),
}
const PRATO: LinhaDoLink = {
  ...{ produtoId: FILE.id, quantidade: 1, varianteId: null, extras: [BACON.id], opcoes: [] },
}

/** The cart that a link fills by this menu. */
function abrir(texto: string, hoje = HOJE) {
  const lidas = lerLink(texto)
  if (ehRecusa(lidas)) throw new Error(lidas.texto)
  let chave = 0
  return { itens: linhasDoLink(lidas, hoje, () => `linha-${++chave}`), observacoes: '' }
}

describe('Um carrinho por link', () => {
  test('leva tamanho, sabores, borda, extras e quantidades, com os preços de hoje', () => {
    const texto = escreverLink([MEIA, PRATO])
    expect(texto).toBe('1.2x7-t2-o11-o12-o31.1x8-e4')
    const carrinho = abrir(texto)
    expect(carrinho.itens).toMatchObject([
      {
        ...{ nome: 'Pizza salgada', variante: 'Grande', quantidade: 2, preco: 53_90 },
        extras: [{ nome: 'Calabresa', fracao: 2 }, { nome: 'Quatro queijos', fracao: 2 }, { preco: 10_00 }],
      },
      { nome: 'Filé', preco: 40_00, quantidade: 1, extras: [{ id: 4, nome: 'Bacon', preco: 3_00 }] },
    ])
    expect(somar(carrinho)).toBe(2 * 63_90 + 43_00)
  })

  test('conferido de novo como carrinho guardado, nada mais muda', () => {
    const { itens } = guardarCarrinho(
      abrir(escreverLink([MEIA, PRATO, { ...PRATO, produtoId: 99 as ProdutoId }])),
    )
    const guardado = lerCarrinho(JSON.parse(itens))
    expect(guardado.itens).toHaveLength(3)
    const conferir = (item: (typeof guardado.itens)[number], produto: ProdutoDeHoje) =>
      conferirLinha(item, produto, GRUPOS)
    expect(conferirCarrinho(guardado, HOJE.produtos, conferir).mudancas).toEqual([])
  })

  test('com produto que saiu, ou que é de outra loja, mostra-o e não o cobra', () => {
    const carrinho = abrir('1.3x99-t5-e6-o7.1x8')
    expect(carrinho.itens[0]).toMatchObject({ nome: 'Um item do link', indisponivel: true, quantidade: 3 })
    expect(somar(carrinho)).toBe(40_00)
  })

  test('com produto esgotado mostra-o como esgotado', () => {
    const carrinho = abrir('1.1x8', { ...HOJE, produtos: [{ ...FILE, esgotado: true }] })
    expect(carrinho.itens).toMatchObject([{ nome: 'Filé', esgotado: true }])
    expect(somar(carrinho)).toBe(0)
  })

  test.each([
    ['1.1x8-e99', { extras: [{ indisponivel: true }] }],
    ['1.1x8-o99', { faltas: ['Uma escolha do link não está mais disponível.'] }],
    ['1.1x7-t9-o11-o31', { faltas: ['Escolha o tamanho.'] }],
    ['1.1x7-t2-o11-o31-o99', { faltas: ['Uma escolha do link não está mais disponível.'] }],
    ['1.1x7-t2-o31', { faltas: ['Sabores: escolha de 1 a 2 sabores.'] }],
  ])('diz o que não vale mais de %s', (texto, linha) => {
    expect(abrir(texto).itens).toMatchObject([linha])
  })

  test.each([
    ['', 'link-invalido'],
    ['1', 'link-invalido'],
    ['1.', 'link-invalido'],
    ['1.1x8.', 'link-invalido'],
    ['1.-1x8', 'link-invalido'],
    ['1.0x8', 'link-invalido'],
    ['1.100x8', 'link-invalido'],
    ['1.1x8-t2-t3', 'link-invalido'],
    ['1.1x8-x3', 'link-invalido'],
    [`1.1x${'9'.repeat(16)}`, 'link-invalido'],
    ['1.1x8.<script>', 'link-invalido'],
    ['lixo', 'link-invalido'],
    ['0.1x8', 'link-de-outra-versao'],
    ['2.qualquer', 'link-de-outra-versao'],
    [`1.${Array(1_000).fill('1x8').join('.')}`, 'muitas-linhas'],
  ])('não se lê pela metade: %j', (texto, codigo) => {
    expect(lerLink(texto)).toMatchObject({ recusa: true, codigo })
  })

  const id = fc.integer({ min: 1, max: 999_999_999_999_999 })
  const linha = fc.record({
    produtoId: id.map(n => n as ProdutoId),
    quantidade: fc.integer({ min: 1, max: 99 }),
    varianteId: fc.option(id.map(n => n as VarianteId)),
    extras: fc.uniqueArray(
      id.map(n => n as ExtraId),
      { maxLength: 5 },
    ),
    opcoes: fc.array(
      fc.record({ opcaoId: id.map(n => n as OpcaoId), quantidade: fc.integer({ min: 1, max: 99 }) }),
      { maxLength: 5 },
    ),
  })
  test('lê de volta tudo o que escreve', () => {
    fc.assert(
      fc.property(fc.array(linha, { minLength: 1, maxLength: 50 }), linhas => {
        expect(lerLink(escreverLink(linhas))).toEqual(linhas)
      }),
    )
  })
  test('qualquer texto dá linhas que o carrinho sabe guardar, ou uma recusa', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map(resto => `1.${resto}`),
        ),
        texto => {
          const lidas = lerLink(texto)
          if (!ehRecusa(lidas)) expect(escreverLink(lidas).split('.').length).toBeLessThan(52)
        },
      ),
    )
  })
})
