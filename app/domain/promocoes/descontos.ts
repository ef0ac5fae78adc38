import { type Centavos, centavos, ZERO } from '~/domain/valores/centavos'
import type { ProdutoId } from '~/domain/valores/ids'
import { repartir } from '~/domain/valores/repartir'
import type { PromocaoDoPedido } from './promocao'

/** A line of an order as a promotion sees it. */
export interface LinhaDaPromocao {
  readonly produtoId: ProdutoId
  /** Of one unit with its flavours, without other choices. */
  readonly daUnidade: Centavos
  readonly unidades: number
  /** Of all units, choices included. */
  readonly total: Centavos
}

export interface Descontos {
  /** What each promotion takes off; those that take nothing are absent. */
  readonly porPromocao: readonly { readonly nome: string; readonly valor: Centavos }[]
  /** The same line by line. */
  readonly porLinha: readonly Centavos[]
}

/**
 * What the promotions of several items take off (promocao-3): first each 'leve', then of the discounts without a code the one that
 * takes off most, from what is left. A unit counts in one 'leve' alone, and what is chosen with a product is always paid.
 */
export function descontosDasPromocoes(
  promocoes: readonly PromocaoDoPedido[],
  linhas: readonly LinhaDaPromocao[],
): Descontos {
  let tirado: readonly number[] = linhas.map(() => 0)
  const livres = linhas.map(({ unidades }) => unidades)
  const porPromocao: { nome: string; valor: Centavos }[] = []
  for (const promocao of promocoes.filter(({ tipo }) => tipo === 'leve')) {
    const dela = tirarDosGrupos(promocao, linhas, livres)
    tirado = somarLinhas(tirado, dela)
    porPromocao.push({ nome: promocao.nome, valor: somar(dela) })
  }
  const desconto = maiorDesconto(promocoes, linhas, tirado)
  if (desconto) {
    tirado = somarLinhas(tirado, desconto.porLinha)
    porPromocao.push(desconto)
  }
  return {
    porPromocao: porPromocao.filter(({ valor }) => valor > 0).map(({ nome, valor }) => ({ nome, valor })),
    porLinha: tirado.map(centavos),
  }
}

/**
 * Units are put together from the dearest to the cheapest, so that the order of the lines changes nothing; of each whole
 * group the cheapest are free. Takes the units of groups that pay less out of `livres`.
 */
function tirarDosGrupos(
  promocao: PromocaoDoPedido,
  linhas: readonly LinhaDaPromocao[],
  livres: number[],
): Centavos[] {
  const { leve, pague, valor } = promocao
  const tira = linhas.map(() => 0)
  if (leve === null || leve < 2) return tira.map(centavos)
  const unidades = linhas
    .flatMap(({ produtoId, daUnidade }, linha) =>
      alcanca(promocao, produtoId)
        ? Array.from({ length: livres[linha] ?? 0 }, () => ({ linha, preco: Number(daUnidade) }))
        : [],
    )
    .toSorted((a, b) => b.preco - a.preco)
  for (let n = 0; n + leve <= unidades.length; n += leve) {
    const grupo = unidades.slice(n, n + leve)
    const inteiro = grupo.reduce((soma, { preco }) => soma + preco, 0)
    const gratis = pague === null ? [] : grupo.slice(pague)
    const menos =
      pague === null ? inteiro - (valor ?? inteiro) : gratis.reduce((soma, { preco }) => soma + preco, 0)
    if (menos <= 0) continue
    const partes =
      pague === null
        ? repartir(
            centavos(menos),
            grupo.map(({ preco }) => centavos(preco)),
          )
        : grupo.map(({ preco }, posicao) => (posicao < pague ? 0 : preco))
    grupo.forEach(({ linha }, posicao) => {
      tira[linha] = (tira[linha] ?? 0) + (partes[posicao] ?? 0)
      livres[linha] = (livres[linha] ?? 0) - 1
    })
  }
  return tira.map(centavos)
}

function maiorDesconto(
  promocoes: readonly PromocaoDoPedido[],
  linhas: readonly LinhaDaPromocao[],
  tirado: readonly number[],
) {
  const total = somar(linhas.map(linha => linha.total))
  const candidatos = promocoes
    .filter(({ tipo, minimo }) => tipo === 'desconto' && (minimo === null || total >= minimo))
    .map(promocao => {
      const restos = linhas.map((linha, n) =>
        alcanca(promocao, linha.produtoId) ? centavos(linha.total - (tirado[n] ?? 0)) : ZERO,
      )
      const base = somar(restos)
      const { percentual, valor } = promocao
      // Rounded half up, once.
      const tira = percentual === null ? (valor ?? 0) : Math.floor((base * percentual + 50) / 100)
      const desconto = centavos(Math.min(base, tira))
      return { nome: promocao.nome, valor: desconto, porLinha: repartir(desconto, restos) }
    })
  return candidatos.toSorted((a, b) => b.valor - a.valor)[0] ?? null
}

function alcanca({ produtos }: PromocaoDoPedido, id: ProdutoId): boolean {
  return produtos === null || produtos.includes(id)
}

function somarLinhas(umas: readonly number[], outras: readonly number[]): number[] {
  return umas.map((valor, linha) => valor + (outras[linha] ?? 0))
}

function somar(valores: readonly number[]): Centavos {
  return centavos(valores.reduce((soma, valor) => soma + valor, 0))
}
