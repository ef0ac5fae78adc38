import type { ConfiguracaoFrete, ResultadoFrete } from './frete'
import { areaDoFrete } from './minimo'

/** The minutes of the way to every area that the shop delivers to; empty where the mode has no areas. */
export function caminhosDaTabela(configuracao: ConfiguracaoFrete): readonly (number | null)[] {
  switch (configuracao.modo) {
    case 'faixas':
      return configuracao.faixas.map(({ minutos }) => minutos)
    case 'bairros':
      return configuracao.bairros.filter(({ ativo }) => ativo).map(({ minutos }) => minutos)
    default:
      return []
  }
}

/** The minutes of the way of one order, as `prometer` takes them. */
export function caminhosDoPedido(
  maneira: 'entrega' | 'retirada' | 'mesa',
  frete: ResultadoFrete | null,
): readonly (number | null)[] {
  return maneira === 'entrega' ? [areaDoFrete(frete)?.minutos ?? null] : []
}
