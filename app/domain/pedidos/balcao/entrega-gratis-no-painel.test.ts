import { expect, test } from 'vitest'
import { comEscolhas } from '~/domain/cardapio/escolhas/com-escolhas'
import { abatimentoDoCupom, ajusteDoCupom, type ValoresSemCupom } from '~/domain/cupons/abatimento'
import { type ResultadoFrete, SEM_BASE } from '~/domain/frete/frete'
import { centavos } from '~/domain/valores/centavos'
import type { ProdutoId } from '~/domain/valores/ids'
import { NADA_DITO } from '../../../../tests/world/nada-dito'
import { umCupom } from '../../../../tests/world/um-cupom'
import { ENDERECO_PERTO } from '../../../../tests/world/um-pedido'
import { montarPedidoDoPainel } from './montar-pedido-do-painel'
import type { PedidoDoPainel } from './pedido-do-painel'

const PIZZA = comEscolhas({ id: 1 as ProdutoId, nome: 'Pizza', preco: centavos(50_00), extras: [] }, [])
const daRegra: ResultadoFrete = { modo: 'km', situacao: 'calculado', km: 4.1, taxa: centavos(8_20) }
const ATUAL = {
  ...{ formaPagamento: 'pix', totalComFrete: centavos(90_00) },
  tipoEntrega: 'Receber no meu endereço',
  enderecoEntrega: null,
  frete: centavos(0),
  ajustes: [],
  itens: [],
  ...SEM_BASE,
}

type DoCupom = (itens: unknown, semEle: ValoresSemCupom) => ReturnType<typeof ajusteDoCupom>

function montar(frete: number, atual: typeof ATUAL | null = null, cupom: DoCupom | null = null) {
  const pedido: PedidoDoPainel = {
    ...{ chave: null, versao: null, formaPagamento: 'pix', valorPago: null, ...NADA_DITO },
    cliente: { nome: 'Rosa', telefone: '11987650001', visto: null, renomear: false },
    tipoEntrega: 'Receber no meu endereço',
    endereco: ENDERECO_PERTO,
    frete: centavos(frete),
    itens: [
      {
        ...{ id: null, produtoId: PIZZA.id, quantidade: 1, preco: centavos(50_00) },
        ...{ extras: [], extrasMantidos: [], observacao: null },
      },
    ],
  }
  const entregaGratis = { acima: centavos(50_00), sobre: 'bruto' as const }
  return montarPedidoDoPainel(pedido, new Map([[PIZZA.id, PIZZA]]), atual, daRegra, { entregaGratis, cupom })
}

test('A entrega grátis da loja desconta a taxa da regra, e a que o dono digitou fica', () => {
  expect(montar(8_20)).toMatchObject({
    ...{ frete: 8_20, descontoFrete: 8_20, totalComFrete: 50_00 },
    ajustes: [{ alvo: 'frete', rotulo: 'Entrega grátis', valor: 8_20 }],
  })
  expect(montar(5_00)).toMatchObject({ descontoFrete: 0, totalComFrete: 55_00, ajustes: [] })
})

test('Uma edição não dá a entrega grátis: guarda os descontos que já havia', () => {
  expect(montar(8_20, ATUAL)).toMatchObject({ descontoFrete: 0, ajustes: [] })
})

test('Um cupom de frete recebe no painel a resposta do checkout: onde a entrega já é grátis, não se gasta', () => {
  const freteGratis = umCupom({ codigo: 'FRETEGRATIS', tipo: 'frete', percentual: null })
  const cupom = (_: unknown, semEle: ValoresSemCupom) =>
    ajusteDoCupom(abatimentoDoCupom(freteGratis, []), semEle)
  expect(montar(8_20, null, cupom)).toMatchObject({ codigo: 'cupom-de-entrega-gratis', campo: 'cupom' })
  // The fee that the owner typed is not free.
  expect(montar(5_00, null, cupom)).toMatchObject({ descontoFrete: 5_00, totalComFrete: 50_00 })
})
