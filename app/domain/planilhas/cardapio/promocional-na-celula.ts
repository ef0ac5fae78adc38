import type { PrecosPromocionais, ProdutoInteiro } from '~/domain/cardapio/cardapio-inteiro'
import { recusarPromocional } from '~/domain/cardapio/preco-digitado'
import { type Centavos, ZERO } from '~/domain/valores/centavos'
import { comAGrafiaDe } from '~/domain/valores/nomes'
import type { Celulas, Errar } from './planilha-do-cardapio'
import { escreverPrecoDoGrupo, escreverPromocional, lerPrecoDoGrupo } from './tamanhos-na-celula'

export const ESCREVA_PROMOCIONAL =
  'Escreva um preço maior que zero: 19,90. Em um produto com tamanhos, escreva Tamanho=preço e separe-os por |, assim: Broto=29,90|Grande=49,90. Para tirar: nenhum'

/** The product as the line makes it. */
interface ProdutoDaLinha {
  readonly preco: Centavos
  readonly tamanhos: readonly { readonly nome: string; readonly preco: Centavos }[]
}

/** The promotional prices that a line gives its product; null where they stay as they are. What stays is not judged again. */
export function lerPromocional(
  { promocional: celula }: Celulas,
  produto: ProdutoInteiro | null,
  { preco: normal, tamanhos }: ProdutoDaLinha,
  errar: Errar,
): PrecosPromocionais | null {
  if (celula === undefined) return null
  const recusar = (motivo: string) => {
    errar('promocional', motivo)
    return null
  }
  const escrito = lerPrecoDoGrupo(celula)
  if (!escrito) return recusar(ESCREVA_PROMOCIONAL)
  const nomes = tamanhos.map(({ nome }) => nome)
  const precos = escrito.precos.map(um => ({ ...um, tamanho: comAGrafiaDe(um.tamanho, nomes) }))
  const { preco } = escrito
  const lido = { preco, precos }
  if (produto && escreverPrecoDoGrupo(lido, nomes) === escreverPromocional(produto.promocional, nomes))
    return null
  if (preco !== null && tamanhos.length > 0) return recusar(`O produto tem tamanhos. ${ESCREVA_PROMOCIONAL}`)
  const alheio = precos.find(({ tamanho }) => !nomes.includes(tamanho))
  if (alheio) return recusar(`O produto não tem o tamanho ${alheio.tamanho}.`)
  const normais = new Map(tamanhos.map(tamanho => [tamanho.nome, tamanho.preco]))
  const todos = [
    ...(preco === null ? [] : [{ preco, normal }]),
    ...precos.map(({ tamanho, preco }) => ({ preco, normal: normais.get(tamanho) ?? ZERO })),
  ]
  if (todos.some(({ preco }) => preco === ZERO)) return recusar(ESCREVA_PROMOCIONAL)
  const [alto] = todos.flatMap(({ preco, normal }) => recusarPromocional(preco, normal) ?? [])
  return alto === undefined ? lido : recusar(alto)
}
