import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import type { ExtraId, GrupoId, OpcaoId, ProdutoId, VarianteId } from '~/domain/valores/ids'
import * as c from './carrinho'

function item(cartItemId: string, mudanca: Partial<c.ItemDoCarrinho> = {}): c.ItemDoCarrinho {
  return {
    cartItemId,
    produtoId: 7 as ProdutoId,
    nome: 'Pizza Calabresa',
    preco: centavos(45_00),
    imagemUrl: null,
    quantidade: 1,
    observacao: '',
    extras: [],
    ...mudanca,
  }
}

const BORDA: c.ExtraDoCarrinho = { id: 3 as ExtraId, nome: 'Borda', preco: centavos(5_00), tipo: 'adicional' }

const METADE: c.ExtraDoCarrinho = {
  ...{ nome: 'Portuguesa', preco: centavos(0), tipo: 'opcional', grupo: 'Sabores', fracao: 2, quantidade: 1 },
  ...{ grupoId: 1 as GrupoId, opcaoId: 13 as OpcaoId, observacao: 'sem cebola' },
}
const CATUPIRY: c.ExtraDoCarrinho = {
  ...{
    nome: 'Catupiry',
    preco: centavos(10_00),
    tipo: 'adicional',
    grupo: 'Borda',
    fracao: null,
    quantidade: 1,
  },
  ...{ grupoId: 3 as GrupoId, opcaoId: 31 as OpcaoId, observacao: null },
}

function carrinho(...itens: c.ItemDoCarrinho[]): c.Carrinho {
  return { itens, observacoes: 'Sem contato' }
}

function ids({ itens }: c.Carrinho): string[] {
  return itens.map(({ cartItemId }) => cartItemId)
}

describe('quantidade', () => {
  test('mais soma um, menos tira um', () => {
    const dois = c.mudarQuantidade(carrinho(item('a')), 'a', 1)
    expect(dois.carrinho.itens[0]?.quantidade).toBe(2)
    const um = c.mudarQuantidade(dois.carrinho, 'a', -1)
    expect([um.carrinho.itens[0]?.quantidade, um.removido]).toEqual([1, null])
  })

  test('menos em 1 remove a linha e diz como desfazer', () => {
    const { carrinho: depois, removido } = c.mudarQuantidade(carrinho(item('a'), item('b')), 'b', -1)
    expect(ids(depois)).toEqual(['a'])
    expect(removido).toEqual({ item: item('b'), posicao: 1 })
  })

  test('não passa de 99', () => {
    const { carrinho: depois } = c.mudarQuantidade(carrinho(item('a', { quantidade: 99 })), 'a', 1)
    expect(depois.itens[0]?.quantidade).toBe(99)
  })

  test('uma linha que já não existe não muda nada', () => {
    const antes = carrinho(item('a'))
    expect(c.mudarQuantidade(antes, 'z', -1)).toEqual({ carrinho: antes, removido: null })
    expect(c.removerItem(antes, 'z')).toEqual({ carrinho: antes, removido: null })
    expect(c.atualizarItem(antes, 'z', { quantidade: 5 })).toEqual(antes)
  })
})

describe('remover e desfazer', () => {
  test.each(['a', 'b', 'c'])('a linha %s volta ao seu lugar', cartItemId => {
    const antes = carrinho(item('a'), item('b', { observacao: 'sem cebola' }), item('c'))
    const { carrinho: depois, removido } = c.removerItem(antes, cartItemId)
    expect(ids(depois)).not.toContain(cartItemId)
    expect(removido && c.restaurarItem(depois, removido)).toEqual(antes)
  })

  test('desfazer duas vezes não dobra a linha', () => {
    const antes = carrinho(item('a'))
    expect(c.restaurarItem(antes, { item: item('a'), posicao: 0 })).toBe(antes)
  })

  test('desfazer num carrinho que encolheu põe a linha no fim', () => {
    expect(ids(c.restaurarItem(carrinho(item('a')), { item: item('z'), posicao: 9 }))).toEqual(['a', 'z'])
  })
})

describe('contar e somar', () => {
  test('a contagem soma quantidades e o total soma (preço + extras) x quantidade', () => {
    const dois = carrinho(item('a', { quantidade: 2, extras: [BORDA] }), item('b'))
    expect([c.contar(dois), c.somar(dois)]).toEqual([3, 145_00])
  })

  test('o que saiu do cardápio fica à vista, mas não conta nem pode ser pedido', () => {
    const saiu = carrinho(
      item('a', { indisponivel: true }),
      item('b', { extras: [BORDA, { ...BORDA, indisponivel: true }] }),
      item('c', { esgotado: true }),
      item('d', { faltas: ['Calabresa: esgotado.'] }),
    )
    expect([c.contar(saiu), c.somar(saiu)]).toEqual([1, 50_00])
    expect(saiu.itens).toHaveLength(4)
  })
})

test('a observação do pedido não toca nas linhas', () => {
  const antes = carrinho(item('a'))
  expect(c.observarPedido(antes, 'Troco para R$100')).toEqual({ ...antes, observacoes: 'Troco para R$100' })
})

test('as chaves do navegador são por loja', () => {
  expect(c.chavesDoNavegador('pizzaria-da-nona')).toEqual({
    carrinho: 'digitalMenuCart:pizzaria-da-nona',
    observacoes: 'digitalMenuOrderObservation:pizzaria-da-nona',
    cliente: 'digitalMenuCustomer:pizzaria-da-nona',
    veioDe: 'digitalMenuVisit:pizzaria-da-nona',
  })
})

describe('guardar e ler', () => {
  const guardado = item('a', { quantidade: 2, extras: [BORDA], imagemUrl: '/imagens/x-400.webp' })

  test('o carrinho volta como foi guardado', () => {
    const pizza = { variante: 'Grande', varianteId: 2 as VarianteId, extras: [METADE, CATUPIRY] }
    const antes = carrinho(
      guardado,
      item('b', { indisponivel: true, observacao: 'sem "sal" \n é' }),
      item('c', { ...pizza, faltas: ['Portuguesa: esgotado.'] }),
      item('d', { ...pizza, esgotado: true }),
    )
    const { itens, observacoes } = c.guardarCarrinho(antes)
    expect(c.lerCarrinho(JSON.parse(itens), observacoes)).toEqual(antes)
  })

  test('sem nada guardado o carrinho é vazio', () => {
    expect(c.lerCarrinho(null, null)).toEqual(c.CARRINHO_VAZIO)
  })

  test('linhas corrompidas não levam a observação junto', () => {
    expect(c.lerCarrinho([{}], 'Sem contato')).toEqual({ itens: [], observacoes: 'Sem contato' })
  })

  test.each([
    ['outra coisa', '"carrinho"'],
    ['nulo', 'null'],
    ['um objeto', '{}'],
    ['uma versão que não se conhece', JSON.stringify({ versao: 3, itens: [guardado] })],
    ['uma linha nula', '[null]'],
    ['identificador repetido', JSON.stringify([guardado, guardado])],
    ['identificador vazio', JSON.stringify([{ ...guardado, cartItemId: '' }])],
    ['preço quebrado', JSON.stringify([{ ...guardado, preco: 10.5 }])],
    ['preço negativo', JSON.stringify([{ ...guardado, preco: -1 }])],
    ['preço em texto', JSON.stringify([{ ...guardado, preco: '4500' }])],
    ['quantidade zero', JSON.stringify([{ ...guardado, quantidade: 0 }])],
    ['quantidade 100', JSON.stringify([{ ...guardado, quantidade: 100 }])],
    ['produto sem número', JSON.stringify([{ ...guardado, produtoId: 'x' }])],
    ['sem extras', JSON.stringify([{ ...guardado, extras: undefined }])],
    ['tamanho sem número', JSON.stringify([{ ...guardado, variante: 'Grande', varianteId: 'x' }])],
    ['faltas que não são textos', JSON.stringify([{ ...guardado, faltas: [1] }])],
    ['opção sem grupo', JSON.stringify([{ ...guardado, extras: [{ ...CATUPIRY, grupoId: undefined }] }])],
    ['opção pela metade', JSON.stringify([{ ...guardado, extras: [{ ...CATUPIRY, quantidade: 0.5 }] }])],
    ['extra de outro tipo', JSON.stringify([{ ...guardado, extras: [{ ...BORDA, tipo: 'brinde' }] }])],
  ])('%s é um carrinho vazio', (_caso, texto) => {
    expect(c.lerCarrinho(JSON.parse(texto))).toEqual(c.CARRINHO_VAZIO)
  })

  test('a linha dos casos acima, intacta, é lida, com versão ou de antes de haver versões', () => {
    expect(c.lerCarrinho([guardado]).itens).toEqual([guardado])
    expect(c.lerCarrinho({ versao: 1, itens: [guardado] }).itens).toEqual([guardado])
    expect(c.lerCarrinho({ versao: 2, itens: [guardado] }).itens).toEqual([guardado])
  })

  test('nenhum valor guardado derruba a página', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.string(), fc.anything()), valor => {
        const { itens } = c.lerCarrinho(valor, valor)
        expect(Array.isArray(itens)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})
