import { escreverLink } from '~/domain/pedidos/checkout/escrever-link'
import { quantidadeValida } from '~/domain/pedidos/item'
import { faltasDaLinha, produtoComPerguntas, selecaoDaLinha } from './escolhas-da-linha'
import type { Linha } from './linha'
import { lerQuantidade } from './linhas'
import type { Oferta } from './oferta'

/** `c` of the link that fills a cart with these lines; null while one of them is not complete, or is of a stored order. */
export function linkDasLinhas(linhas: readonly Linha[], oferta: Oferta): string | null {
  const completas = linhas.every(linha => {
    const produto = produtoComPerguntas(linha, oferta)
    const semFalta = oferta.has(linha.produtoId) && (!produto || faltasDaLinha(linha, produto).length === 0)
    return linha.guardada === null && semFalta && quantidadeValida(lerQuantidade(linha.quantidade))
  })
  if (linhas.length === 0 || !completas) return null
  return escreverLink(
    linhas.map(linha => {
      const { produtoId, quantidade, extras } = linha
      return { produtoId, quantidade: lerQuantidade(quantidade), extras, ...selecaoDaLinha(linha) }
    }),
  )
}
