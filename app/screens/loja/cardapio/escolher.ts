import type { ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import { aPartirDe } from '~/domain/cardapio/escolhas/a-partir-de'
import { conferirEscolha, type Falta } from '~/domain/cardapio/escolhas/conferir-escolha'
import { perguntasDo } from '~/domain/cardapio/escolhas/perguntas-do-dialogo'
import { precoDaEscolha } from '~/domain/cardapio/escolhas/preco'
import {
  ajustar,
  contarEscolhidas,
  selecaoInicial,
  trocarTamanho,
} from '~/domain/cardapio/escolhas/selecionar'
import { acharVariante, type ProdutoComEscolhas, type Selecao } from '~/domain/cardapio/grupo'
import type { ItemDoCarrinho } from '~/domain/pedidos/checkout/carrinho'
import { selecaoDaLinha } from '~/domain/pedidos/checkout/escolha-da-linha'
import { montarEscolha } from '~/domain/pedidos/escolhas'
import { totalDoItem } from '~/domain/pedidos/item'
import { type Centavos, centavos, ZERO } from '~/domain/valores/centavos'
import type { VarianteId } from '~/domain/valores/ids'
import { limparTexto } from '~/domain/valores/texto'
import type { RascunhoDaEscolha } from './rascunho-da-escolha'

type Produto = ProdutoComEscolhas & Pick<ProdutoDoCardapio, 'extras'>

/** The dialog between two taps. */
export interface Escolhendo extends RascunhoDaEscolha {
  /** What had to go, in words. */
  readonly saiu: readonly string[]
  /** What was chosen before the size changed, until an option is chosen: another size may have room for it again. */
  readonly antes: Selecao | null
  /** True once somebody has tried to go on: from then on faults are shown. */
  readonly tentou: boolean
}

export type Toque =
  | { readonly tipo: 'tamanho'; readonly id: VarianteId }
  | { readonly tipo: 'opcoes'; readonly selecao: Selecao }
  | { readonly tipo: 'quantidade'; readonly quantidade: number }
  | { readonly tipo: 'observacao'; readonly texto: string }
  | { readonly tipo: 'tentou' }

/** Begins with what this tab still has of an earlier try, else with the line to edit, else with the owner's proposals. */
export function comecar(
  produto: Produto,
  linha: ItemDoCarrinho | null,
  guardado: RascunhoDaEscolha | null,
): Escolhendo {
  const pedida = guardado?.selecao ?? (linha && selecaoDaLinha(linha))
  const { selecao, saiu } = pedida ? ajustar(produto, pedida) : { selecao: selecaoInicial(produto), saiu: [] }
  return {
    selecao,
    saiu,
    quantidade: guardado?.quantidade ?? linha?.quantidade ?? 1,
    observacao: guardado?.observacao ?? linha?.observacao ?? '',
    antes: null,
    tentou: false,
  }
}

export function tocar(produto: Produto, escolhendo: Escolhendo, toque: Toque): Escolhendo {
  switch (toque.tipo) {
    case 'tamanho': {
      const antes = escolhendo.antes ?? escolhendo.selecao
      return { ...escolhendo, ...trocarTamanho(produto, antes, toque.id), antes }
    }
    case 'opcoes':
      return { ...escolhendo, selecao: toque.selecao, saiu: [], antes: null }
    case 'quantidade':
      return { ...escolhendo, quantidade: toque.quantidade }
    case 'observacao':
      return { ...escolhendo, observacao: toque.texto }
    case 'tentou':
      return { ...escolhendo, tentou: true }
  }
}

export interface Conta {
  readonly faltas: readonly Falta[]
  readonly total: Centavos
  /** True while something required is missing: the total is the least that it can become. */
  readonly aPartirDe: boolean
  readonly explicacao: string | null
}

/** What the dialog says of a choice: what is missing, what it costs, and why. */
export function contar(produto: Produto, { selecao, quantidade }: Escolhendo): Conta {
  const faltas = conferirEscolha(produto, selecao)
  const { explicacao } = precoDaEscolha(produto, selecao)
  const unidade = totalDoItem({ ...montarEscolha(produto, selecao), quantidade: 1 })
  const minimo = faltas.length > 0 ? minimoDe(produto, selecao) : ZERO
  // An average can still fall as long as flavours are missing.
  const certa = faltas.length === 0 || (saboresCompletos(produto, selecao) && unidade > minimo)
  return {
    faltas,
    total: centavos((certa ? unidade : minimo) * quantidade),
    aPartirDe: faltas.length > 0,
    explicacao: certa ? explicacao : null,
  }
}

function minimoDe(produto: Produto, { varianteId }: Selecao): Centavos {
  const variante = acharVariante(produto, varianteId)
  return aPartirDe(variante ? { ...produto, variantes: [variante] } : produto)?.preco ?? ZERO
}

function saboresCompletos(produto: Produto, selecao: Selecao): boolean {
  const variante = acharVariante(produto, selecao.varianteId)
  if (produto.variantes.length > 0 && !variante) return false
  return perguntasDo(produto, variante).every(
    pergunta => pergunta.tipo !== 'sabor' || contarEscolhidas(pergunta, selecao) >= pergunta.min,
  )
}

/** The parts of the cart's line that follow from the dialog. */
export function linhaEscolhida(
  produto: Produto,
  { selecao, quantidade, observacao }: Escolhendo,
): Pick<
  ItemDoCarrinho,
  'variante' | 'varianteId' | 'preco' | 'precoNormal' | 'extras' | 'quantidade' | 'observacao'
> {
  const opcoes = selecao.opcoes.map(({ observacao: nota, ...escolha }) => {
    const limpa = limparTexto(nota ?? '')
    return { ...escolha, ...(limpa && { observacao: limpa }) }
  })
  return {
    ...montarEscolha(produto, { ...selecao, opcoes }),
    quantidade,
    observacao: limparTexto(observacao),
  }
}
