import { precoDaEscolha } from '~/domain/cardapio/escolhas/preco'
import { congelarEscolha } from '~/domain/pedidos/escolhas'
import type { ItemGuardado } from '~/domain/pedidos/item'
import type { ProdutoId } from '~/domain/valores/ids'
import { CALABRESA, CATUPIRY, escolhas, FAMILIA, PIZZA, PORTUGUESA } from '../pizza'

const OPCOES = escolhas(PIZZA, PORTUGUESA, CALABRESA, CATUPIRY).map((escolha, n) => ({
  ...escolha,
  observacao: n === 0 ? 'sem cebola' : null,
}))
const { preco, extras } = congelarEscolha(
  precoDaEscolha(PIZZA, { varianteId: FAMILIA.id, opcoes: OPCOES }),
  [],
)

/** A half-and-half of the pure tests as an order has it: 63,40 and its edge, with a note for one half. */
export const PIZZA_GUARDADA: ItemGuardado = {
  ...{
    id: 501,
    produtoId: 7 as ProdutoId,
    nome: 'Pizza salgada',
    variante: 'Família',
    varianteId: FAMILIA.id,
  },
  ...{ preco, quantidade: 2, observacao: 'bem assada', observacaoDoPainel: false },
  extras: extras.map((extra, n) => ({ ...extra, id: 901 + n })),
}
