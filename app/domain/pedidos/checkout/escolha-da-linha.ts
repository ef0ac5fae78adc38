import type { ExtraDoCardapio } from '~/domain/cardapio/cardapio'
import { precoDaEscolha } from '~/domain/cardapio/escolhas/preco'
import {
  acharVariante,
  type Escolha,
  GRUPO_DOS_EXTRAS,
  opcaoDoExtra,
  type ProdutoComEscolhas,
  type Selecao,
} from '~/domain/cardapio/grupo'
import { congelarEscolha } from '~/domain/pedidos/escolhas'
import type { ExtraDoCarrinho, ItemDoCarrinho } from './carrinho'

/** What a line of the cart asks for. An option that is in part included has two rows there and is one choice. */
export function selecaoDaLinha({
  varianteId,
  extras,
}: Pick<ItemDoCarrinho, 'varianteId' | 'extras'>): Selecao {
  const opcoes: Escolha[] = []
  for (const extra of extras) {
    const escolha = escolhaDoExtra(extra)
    if (!escolha) continue
    const igual = opcoes.findIndex(
      ({ grupoId, opcaoId }) => grupoId === escolha.grupoId && opcaoId === escolha.opcaoId,
    )
    const antes = opcoes[igual]
    if (antes) opcoes[igual] = { ...antes, quantidade: antes.quantidade + escolha.quantidade }
    else opcoes.push(escolha)
  }
  return { varianteId: varianteId ?? null, opcoes }
}

function escolhaDoExtra({
  id,
  grupoId,
  opcaoId,
  quantidade = 1,
  observacao,
}: ExtraDoCarrinho): Escolha | null {
  if (id) return { grupoId: GRUPO_DOS_EXTRAS, opcaoId: opcaoDoExtra(id), quantidade: 1 }
  if (!grupoId || !opcaoId) return null
  return { grupoId, opcaoId, quantidade, ...(observacao && { observacao }) }
}

/** The fields of a line that follow from its choice, with the names and prices of today's menu. */
export function preencherLinha(
  produto: ProdutoComEscolhas & { readonly extras: readonly ExtraDoCardapio[] },
  selecao: Selecao,
): Pick<ItemDoCarrinho, 'variante' | 'varianteId' | 'preco' | 'extras'> {
  const variante = acharVariante(produto, selecao.varianteId)
  const calculado = precoDaEscolha(produto, selecao)
  const { preco, extras } = congelarEscolha(calculado, produto.extras)
  return {
    ...(variante && { variante: variante.nome, varianteId: variante.id }),
    preco,
    extras: extras.map(({ idExtra, ...extra }, n): ExtraDoCarrinho => {
      if (idExtra) return { id: idExtra, nome: extra.nome, preco: extra.preco, tipo: extra.tipo }
      return { ...extra, grupoId: calculado.parcelas[n]?.grupo.id }
    }),
  }
}
