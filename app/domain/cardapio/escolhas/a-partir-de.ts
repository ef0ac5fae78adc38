import { centavos, ZERO } from '~/domain/valores/centavos'
import type { APartirDe } from '../cardapio'
import { opcoesAVenda, type ProdutoComEscolhas, precoDaOpcao, type Variante } from '../grupo'
import { type Pergunta, perguntasDo, unidadesDaOpcao } from './perguntas-do-dialogo'
import { juntarSabores, regraDos } from './preco'
import { podeSerPedido, variantesAVenda } from './venda'

/** What a card shows as the price; null when the product cannot be ordered. */
export function aPartirDe(produto: ProdutoComEscolhas): APartirDe | null {
  if (!podeSerPedido(produto)) return null
  const variantes = produto.variantes.length > 0 ? variantesAVenda(produto) : [null]
  const precos = variantes.map(variante => {
    const minimos = perguntasDo(produto, variante).map(pergunta => custoMinimo(pergunta, variante))
    const { preco: base, precoNormal = base } = variante ?? produto
    const preco = centavos(minimos.reduce((soma, { custo }) => soma + custo, Number(base)))
    return {
      preco,
      ...(precoNormal > base && { precoNormal: centavos(preco + precoNormal - base) }),
      varia: minimos.some(({ varia }) => varia),
    }
  })
  const preco = centavos(Math.min(...precos.map(tamanho => tamanho.preco)))
  const menor = precos.find(tamanho => tamanho.preco === preco)
  return {
    ...{ preco, varia: precos.some(tamanho => tamanho.varia || tamanho.preco !== preco) },
    ...(menor?.precoNormal && { precoNormal: menor.precoNormal }),
  }
}

/** The least that the required part of a question costs. */
function custoMinimo(pergunta: Pergunta, variante: Variante | null): { custo: number; varia: boolean } {
  const { min, grupos } = pergunta
  if (min === 0) return { custo: 0, varia: false }
  const ofertas = grupos
    .flatMap(grupo => opcoesAVenda(grupo, variante))
    .map(opcao => ({ preco: precoDaOpcao(opcao, variante) ?? ZERO, cabem: unidadesDaOpcao(pergunta, opcao) }))
    .toSorted((a, b) => a.preco - b.preco)
  const varia = pergunta.incluidas < min && ofertas.some(({ preco }) => preco !== ofertas[0]?.preco)
  if (pergunta.tipo !== 'sabor') return { custo: menorSoma(pergunta, ofertas), varia }
  const maisBaratos = ofertas.slice(0, min).map(({ preco }) => preco)
  return { custo: juntarSabores(regraDos(pergunta), maisBaratos), varia }
}

/**
 * The cheapest way to choose `min` units among `maxDistintas` options. Options come from cheap to dear, so the nth unit is
 * charged while n is below `min - incluidas`: the last ones, the dearest, are free.
 */
function menorSoma(
  { min, incluidas, maxDistintas }: Pergunta,
  ofertas: readonly { readonly preco: number; readonly cabem: number }[],
): number {
  const cobradas = Math.max(0, min - incluidas)
  /** By number of different options and then of units: the least cost so far. */
  const custos = Array.from({ length: (maxDistintas ?? ofertas.length) + 1 }, () => [] as number[])
  if (custos[0]) custos[0][0] = 0
  for (const { preco, cabem } of ofertas) {
    for (let distintas = custos.length - 1; distintas > 0; distintas--) {
      for (const [antes, custo] of [...(custos[distintas - 1] ?? []).entries()]) {
        if (custo === undefined) continue
        for (let mais = 1; mais <= cabem && antes + mais <= min; mais++) {
          const agora = custo + preco * Math.max(0, Math.min(antes + mais, cobradas) - antes)
          const linha = custos[distintas] ?? []
          linha[antes + mais] = Math.min(linha[antes + mais] ?? Number.POSITIVE_INFINITY, agora)
        }
      }
    }
  }
  return Math.min(...custos.map(linha => linha[min] ?? Number.POSITIVE_INFINITY))
}
