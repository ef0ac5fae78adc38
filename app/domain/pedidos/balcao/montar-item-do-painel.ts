import { grupoDosExtras } from '~/domain/cardapio/escolhas/com-escolhas'
import { ignorarEsgotados } from '~/domain/cardapio/escolhas/esgotados'
import {
  EXTRA_PERDIDO,
  montarEscolhaPedida,
  type ProdutoParaMontar,
  selecaoDe,
} from '~/domain/pedidos/escolhas'
import type { ExtraEscolhido, Item, ItemGuardado } from '~/domain/pedidos/item'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { type Centavos, ZERO } from '~/domain/valores/centavos'
import type { ProdutoId } from '~/domain/valores/ids'
import { abrirLinha, lerEscolhaEnviada, manterGuardadas, temNotaNova } from './escolha-guardada'
import { ERRO_AO_SALVAR_PEDIDO, type PedidoDoPainel } from './pedido-do-painel'

/** An item to be saved. Its id, and those of its extras, are null when they are new in the order. */
export interface ItemDoPainel extends Item<ExtraDoPainel> {
  readonly id: number | null
  readonly indisponivel?: boolean
  /** True for a stored line with another size or other choices: all of it is written anew. */
  readonly alterado?: boolean
  /** True when the panel wrote a note for a part of it. */
  readonly notaDoPainel?: boolean
  /** True where the price is another than the menu's and, of a stored line, another than it was. */
  readonly precoDigitado?: boolean
  /** What the menu does not allow of the choices of a new or changed line, in words. */
  readonly faltas?: readonly string[]
  readonly alcool?: boolean
}

interface ExtraDoPainel extends ExtraEscolhido {
  readonly id: number | null
  readonly indisponivel?: boolean
}

type ItemEnviado = PedidoDoPainel['itens'][number]

/** One line of the panel's order (pedido-8), as `montarPedidoDoPainel` says; `campo` names it in a refusal. */
export function montarItemDoPainel(
  enviado: ItemEnviado,
  produtos: ReadonlyMap<ProdutoId, ProdutoParaMontar>,
  atuais: readonly ItemGuardado[],
  campo: string,
): ItemDoPainel | Recusa {
  const { id, quantidade, preco, observacao } = enviado
  const congelado = id === null ? null : atuais.find(item => item.id === id)
  if (congelado === undefined) return recusar('item-sumiu', ERRO_AO_SALVAR_PEDIDO, ITEM_SUMIU, campo)
  const { produtoId } = congelado ?? enviado
  const produto = produtos.get(produtoId)
  const fixo = { id, produtoId, preco, quantidade, observacao }
  if (congelado && enviado.opcoes !== undefined) {
    if (!produto) return recusar('item-fora-do-cardapio', ERRO_AO_SALVAR_PEDIDO, FORA_DO_CARDAPIO, campo)
    const { calculado, ...alterada } = escolhaAlterada(congelado, enviado, produto)
    const precoDigitado = preco !== calculado && preco !== congelado.preco
    return {
      ...fixo,
      nome: congelado.nome,
      ...alterada,
      ...normalDe(alterada, preco, calculado),
      precoDigitado,
    }
  }
  if (congelado) {
    const { nome, variante = null, varianteId = null } = congelado
    return {
      ...fixo,
      nome,
      precoDigitado: preco !== congelado.preco,
      ...normalDe(congelado, preco, congelado.preco),
      variante,
      varianteId,
      extras: [
        ...congelado.extras.filter(({ grupo }) => grupo),
        ...simplesQueFicam(congelado, enviado, produto),
      ],
    }
  }
  if (!produto) return { ...fixo, nome: '', extras: [], indisponivel: true }
  const {
    preco: calculado,
    extras,
    ...escolhido
  } = montarEscolhaPedida(ignorarEsgotados(produto), selecaoDe(enviado))
  const precoDigitado = preco !== calculado
  const daPromocao = normalDe(escolhido, preco, calculado)
  return {
    ...{ ...fixo, nome: produto.nome, precoDigitado, ...escolhido, ...daPromocao },
    extras: extras.map(novoNaLinha),
  }
}

/** A price that was typed is no promotion's. */
function normalDe(
  { precoNormal = null }: Pick<ItemDoPainel, 'precoNormal'>,
  preco: Centavos,
  calculado: Centavos,
): Pick<ItemDoPainel, 'precoNormal'> {
  return { precoNormal: preco === calculado ? precoNormal : null }
}

/** Another size, or other choices, of a stored line (balcao-14). */
function escolhaAlterada(
  congelado: ItemGuardado,
  enviado: ItemEnviado,
  produto: ProdutoParaMontar,
): Pick<
  ItemDoPainel,
  'variante' | 'varianteId' | 'precoNormal' | 'extras' | 'faltas' | 'alterado' | 'notaDoPainel'
> & {
  readonly calculado: Centavos
} {
  const aberta = abrirLinha(ignorarEsgotados(produto), congelado)
  const enviada = selecaoDe({ ...enviado, extras: [] })
  const selecao = lerEscolhaEnviada(aberta, congelado, { ...enviada, mantidas: enviado.extrasMantidos })
  const {
    preco: calculado,
    precoNormal,
    extras,
    faltas,
    variante,
    varianteId,
  } = montarEscolhaPedida(aberta.produto, selecao)
  const mesmoTamanho = selecao.varianteId === aberta.selecao.varianteId
  const tamanho = mesmoTamanho ? congelado : { variante, varianteId }
  const simples = simplesQueFicam(congelado, enviado, produto)
  return {
    ...{ variante: tamanho.variante ?? null, varianteId: tamanho.varianteId ?? null, alterado: true },
    ...(precoNormal && { precoNormal }),
    calculado,
    notaDoPainel: temNotaNova(aberta, selecao),
    extras: [...manterGuardadas(extras, aberta, selecao), ...simples].map(novoNaLinha),
    ...(faltas && { faltas }),
  }
}

/** The simple extras of a stored line that stay, and those that are new. */
function simplesQueFicam(
  { extras }: ItemGuardado,
  { extrasMantidos, extras: novos }: ItemEnviado,
  produto: ProdutoParaMontar | undefined,
): ExtraDoPainel[] {
  const ficam = extras.filter(({ id, grupo }) => !grupo && extrasMantidos.includes(id))
  const sumiu = extrasMantidos.some(id => !extras.some(extra => extra.id === id))
  const oferecidos = produto?.extras ?? []
  const simples = { preco: ZERO, variantes: [], grupos: grupoDosExtras(oferecidos), extras: oferecidos }
  const acrescentados = montarEscolhaPedida(simples, selecaoDe({ extras: novos })).extras
  return [...ficam, ...[...acrescentados, ...(sumiu ? [EXTRA_PERDIDO] : [])].map(novoNaLinha)]
}

/** The number that an extra has on the menu is not the one of its row in the order. */
function novoNaLinha(extra: ExtraEscolhido): ExtraDoPainel {
  return { ...extra, id: null }
}

const ITEM_SUMIU = 'Um dos itens não está mais no pedido. Remova-o e adicione de novo.'
const FORA_DO_CARDAPIO =
  'Este produto saiu do cardápio: o tamanho e as escolhas dele não mudam mais. Deixe-os como estavam.'
