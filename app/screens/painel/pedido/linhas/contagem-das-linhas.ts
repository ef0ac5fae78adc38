import type { Estoque } from '~/domain/cardapio/cardapio'
import { marcarCurtos } from '~/domain/cardapio/disponibilidade/contagem'
import type { ItemGuardado } from '~/domain/pedidos/item'
import type { Linha } from './linha'
import { comPreco, escolhidosDaLinha } from './linhas'
import type { Oferta } from './oferta'

/**
 * Line by line, what too little is left of, which the owner may sell all the same (estoque-4). What had run out already
 * is told as sold out. `guardados` are the lines of the edited order, whose units are its own.
 */
export function avisosDaContagem(
  linhas: readonly Linha[],
  oferta: Oferta,
  estoques: readonly Estoque[],
  guardados: readonly ItemGuardado[] = [],
): (string | null)[] {
  const contadas = linhas.map(linha => ({
    produtoId: linha.produtoId,
    nome: linha.nome,
    variante: linha.variante,
    varianteId: linha.varianteId,
    quantidade: comPreco(linha, oferta).quantidade,
    extras: escolhidosDaLinha(linha, oferta),
  }))
  const restam = estoques.filter(({ resta }) => resta > 0 || guardados.length > 0)
  return marcarCurtos(contadas, restam, guardados).map(({ curto }) => curto ?? null)
}
