import { describe, expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import type { ProdutoId } from '~/domain/valores/ids'
import { descontosDasPromocoes, type LinhaDaPromocao } from './descontos'
import type { PromocaoDoPedido } from './promocao'

const PIZZA = 1 as ProdutoId
const SUCO = 2 as ProdutoId

const linha = (produtoId: ProdutoId, preco: number, quantidade = 1, escolhas = 0): LinhaDaPromocao => ({
  ...{ produtoId, daUnidade: centavos(preco), unidades: quantidade },
  total: centavos((preco + escolhas) * quantidade),
})
const promocao = (mudada: Partial<PromocaoDoPedido>): PromocaoDoPedido => ({
  ...{ nome: 'Em dobro', tipo: 'leve', produtos: [PIZZA], valor: null, percentual: null },
  ...{ leve: null, pague: null, minimo: null },
  ...mudada,
})
const EM_DOBRO = promocao({ leve: 2, pague: 1 })
const TRES_POR_CEM = promocao({ nome: 'Três', leve: 3, valor: centavos(100_00) })
const DEZ = promocao({ nome: 'Dez', tipo: 'desconto', produtos: null, percentual: 10 })

const tira = (promocoes: readonly PromocaoDoPedido[], ...linhas: readonly LinhaDaPromocao[]) =>
  descontosDasPromocoes(promocoes, linhas)

describe('Leve 2, pague 1', () => {
  test('a mais barata de cada duas sai de graça, e a que sobra se paga', () => {
    expect(tira([EM_DOBRO], linha(PIZZA, 40_00), linha(PIZZA, 60_00, 2))).toEqual({
      porPromocao: [{ nome: 'Em dobro', valor: 60_00 }],
      porLinha: [0, 60_00],
    })
  })

  test('uma só não basta, e o que não é dela não conta', () => {
    expect(tira([EM_DOBRO], linha(PIZZA, 40_00), linha(SUCO, 9_00, 5)).porPromocao).toEqual([])
  })

  test('o que se escolhe com o produto se paga sempre', () => {
    expect(tira([EM_DOBRO], linha(PIZZA, 40_00, 2, 8_00)).porLinha).toEqual([40_00])
  })
})

describe('Leve 3 por R$ 100,00', () => {
  test('três juntas custam isso, repartido entre as linhas', () => {
    const { porPromocao, porLinha } = tira([TRES_POR_CEM], linha(PIZZA, 50_00), linha(PIZZA, 45_00, 2))
    expect(porPromocao).toEqual([{ nome: 'Três', valor: 40_00 }])
    expect(porLinha.reduce((soma, valor) => soma + valor, 0)).toBe(40_00)
  })

  test('e mais barato do que isso ninguém paga a mais', () => {
    expect(tira([TRES_POR_CEM], linha(PIZZA, 20_00, 3)).porPromocao).toEqual([])
  })
})

describe('Um desconto sem código', () => {
  test('conta depois do leve, e dos que há vale o maior, uma vez', () => {
    const cinco = promocao({ nome: 'Cinco', tipo: 'desconto', valor: centavos(4_00), produtos: null })
    expect(tira([DEZ, cinco, EM_DOBRO], linha(PIZZA, 60_00, 2))).toEqual({
      porPromocao: [
        { nome: 'Em dobro', valor: 60_00 },
        { nome: 'Dez', valor: 6_00 },
      ],
      porLinha: [66_00],
    })
  })

  test('abaixo do mínimo, que é de todos os itens, não há', () => {
    const comMinimo = { ...DEZ, minimo: centavos(50_00) }
    expect(tira([comMinimo], linha(SUCO, 49_99)).porPromocao).toEqual([])
    expect(tira([comMinimo], linha(SUCO, 50_00)).porPromocao).toEqual([{ nome: 'Dez', valor: 5_00 }])
  })
})

/** The least that a customer can be asked for each unit, by a plain reading of the rule: what is free, one unit at a time. */
function modelo(promocoes: readonly PromocaoDoPedido[], linhas: readonly LinhaDaPromocao[]): number {
  let unidades = linhas.flatMap(({ produtoId, daUnidade: preco, unidades: quantidade }) =>
    Array.from({ length: quantidade }, () => ({
      produtoId,
      preco: Number(preco),
      paga: Number(preco),
      usada: false,
    })),
  )
  const escolhas = linhas.reduce(
    (soma, { total, daUnidade, unidades }) => soma + total - daUnidade * unidades,
    0,
  )
  for (const { tipo, produtos, leve, pague, valor } of promocoes) {
    if (tipo !== 'leve' || leve === null) continue
    const dela = unidades
      .filter(({ produtoId, usada }) => !usada && (produtos === null || produtos.includes(produtoId)))
      .toSorted((a, b) => b.preco - a.preco)
    while (dela.length >= leve) {
      const grupo = dela.splice(0, leve)
      const soma = grupo.reduce((total, { preco }) => total + preco, 0)
      const custa =
        pague === null ? Number(valor) : grupo.slice(0, pague).reduce((t, { preco }) => t + preco, 0)
      if (custa >= soma) continue
      for (const [n, unidade] of grupo.entries())
        Object.assign(unidade, { usada: true, paga: n === 0 ? custa : 0 })
    }
    unidades = [...unidades]
  }
  const resto = unidades.reduce((soma, { paga }) => soma + paga, 0) + escolhas
  const total = linhas.reduce((soma, linha) => soma + linha.total, 0)
  const descontos = promocoes.map(({ tipo, minimo, percentual, valor }) => {
    if (tipo !== 'desconto' || (minimo !== null && total < minimo)) return 0
    return percentual === null ? Math.min(Number(valor), resto) : Math.floor((resto * percentual + 50) / 100)
  })
  return resto - Math.max(0, ...descontos)
}

test('nenhum total fica abaixo de zero, as partes somam, a ordem das linhas não muda nada, e o preço é o do modelo', () => {
  let semente = 20261128
  const sorte = (ate: number) => {
    semente = (semente * 1103515245 + 12345) % 2147483648
    return Math.floor((semente / 2147483648) * ate)
  }
  for (let vez = 0; vez < 2_000; vez++) {
    const linhas = Array.from({ length: 1 + sorte(5) }, () =>
      linha(sorte(2) === 0 ? PIZZA : SUCO, sorte(9_000), 1 + sorte(5), sorte(2) * sorte(900)),
    )
    const promocoes = Array.from({ length: sorte(4) }, (): PromocaoDoPedido => {
      const leve = 2 + sorte(3)
      const produtos = sorte(3) === 0 ? null : [PIZZA]
      switch (sorte(4)) {
        case 0:
          return promocao({ leve, pague: 1 + sorte(leve - 1), produtos })
        case 1:
          return promocao({ leve, valor: centavos(1 + sorte(20_000)), produtos })
        case 2:
          return promocao({ tipo: 'desconto', produtos: null, percentual: 1 + sorte(100) })
        default:
          return promocao({
            ...{ tipo: 'desconto', produtos: null, valor: centavos(1 + sorte(30_000)) },
            minimo: sorte(2) === 0 ? null : centavos(sorte(20_000)),
          })
      }
    })
    const { porPromocao, porLinha } = descontosDasPromocoes(promocoes, linhas)
    const somar = (valores: readonly number[]) => valores.reduce((soma, valor) => soma + valor, 0)
    const total = somar(linhas.map(({ total }) => total))
    const desconto = somar(porPromocao.map(({ valor }) => valor))
    expect(somar(porLinha)).toBe(desconto)
    expect(porLinha.every((valor, n) => valor >= 0 && valor <= (linhas[n]?.total ?? 0))).toBe(true)
    expect(porPromocao.every(({ valor }) => valor > 0)).toBe(true)
    expect(total - desconto).toBe(modelo(promocoes, linhas))
    expect(descontosDasPromocoes(promocoes, linhas.toReversed()).porPromocao).toEqual(porPromocao)
  }
})
