import type { ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import { comEscolhas } from '~/domain/cardapio/escolhas/com-escolhas'
import {
  conferirEscolha,
  dizerFalta,
  type Falta,
  SAIU_DO_CARDAPIO,
} from '~/domain/cardapio/escolhas/conferir-escolha'
import { acharVariante, type Grupo, type ProdutoComEscolhas } from '~/domain/cardapio/grupo'
import { montarEscolha } from '~/domain/pedidos/escolhas'
import { saiuDoCardapio, totalDoItem } from '~/domain/pedidos/item'
import { nomeDoItem } from '~/domain/pedidos/texto-do-item'
import type { ItemDoCarrinho } from './carrinho'
import { type ItemConferido, type Mudanca, mudouNome, mudouPreco } from './conferir-carrinho'
import { selecaoDaLinha } from './escolha-da-linha'

/**
 * Compares a line that has choices, or whose product has them by now, with today's menu (carrinho-3). What cannot be
 * ordered like this stays as it was chosen, so that nothing is lost, and says what must be chosen again.
 */
export function conferirLinha(
  item: ItemDoCarrinho,
  hoje: Pick<ProdutoDoCardapio, 'nome' | 'preco' | 'precoNormal' | 'extras' | 'variantes' | 'vinculos'>,
  grupos: readonly Grupo[],
): ItemConferido {
  const produto = comEscolhas(hoje, grupos)
  const selecao = selecaoDaLinha(item)
  const faltas = conferirEscolha(produto, selecao).map(falta => dizerFaltaDaLinha(falta, produto, item))
  const { faltas: antes, variante, varianteId, ...linha } = item
  const atual = { ...linha, nome: hoje.nome }
  if (faltas.length > 0) {
    const ditas = JSON.stringify(antes) === JSON.stringify(faltas)
    const texto = `${nomeDoItem({ ...atual, variante })}: ${faltas.join(' ')}`
    return {
      item: { ...atual, ...(varianteId && { variante, varianteId }), faltas },
      mudancas: [...mudouNome(item, hoje), ...(ditas ? [] : [{ tipo: 'escolha', texto } as const])],
    }
  }
  const { precoNormal: _, ...semPreco } = atual
  const nova = { ...semPreco, ...montarEscolha(produto, selecao) }
  return { item: nova, mudancas: mudancasDa(item, nova) }
}

/** What has left the menu since it was chosen is called by the name that it had. */
function dizerFaltaDaLinha(
  falta: Falta,
  produto: ProdutoComEscolhas,
  { varianteId = null, variante, extras }: ItemDoCarrinho,
): string {
  const { grupoId, opcaoId, texto } = falta
  const perdida = extras.find(extra => opcaoId !== null && extra.opcaoId === opcaoId)
  if (texto === SAIU_DO_CARDAPIO) return perdida ? saiuDoCardapio(perdida.nome) : texto
  if (grupoId === null) {
    const tamanho = acharVariante(produto, varianteId)
    return variante && !tamanho ? saiuDoCardapio(`O tamanho ${variante}`) : texto
  }
  return dizerFalta(falta, produto)
}

function mudancasDa(antes: ItemDoCarrinho, hoje: ItemDoCarrinho): Mudanca[] {
  const unidade = (item: ItemDoCarrinho) => ({ preco: totalDoItem({ ...item, quantidade: 1 }) })
  return [
    ...mudouNome(antes, hoje),
    ...(antes.variante && hoje.variante ? mudouNome({ nome: antes.variante }, { nome: hoje.variante }) : []),
    ...hoje.extras.flatMap(extra => {
      const era = antes.extras.find(({ id, opcaoId }) => id === extra.id && opcaoId === extra.opcaoId)
      return era ? mudouNome(era, extra) : []
    }),
    ...mudouPreco('preco', unidade(antes), unidade(hoje), `O preço de ${nomeDoItem(hoje)}`),
  ]
}
