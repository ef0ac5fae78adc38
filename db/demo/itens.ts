import { conferirEscolha, dizerFalta } from '~/domain/cardapio/escolhas/conferir-escolha'
import { montarEscolha } from '~/domain/pedidos/escolhas'
import type { PedidoId } from '~/domain/valores/ids'
import type { CasaPlantada } from './casa'
import type { ExtraDemo, ItemDemo } from './empresa-demo'

/** The rows of an item, with what was chosen priced and frozen by Comanda's own rules. */
export function montarItem(demo: ItemDemo, pedidoId: PedidoId, casa: CasaPlantada) {
  const { empresaId, empresa, produtos } = casa
  const plantado = produtos.get(demo.produto)
  if (!plantado) throw new Error(`${empresa.slug} has no dish '${demo.produto}'`)
  const { grupos, preco: precoDoProduto } = plantado
  const produto = { preco: precoDoProduto, variantes: [], grupos, extras: [] }
  const opcoes = (demo.opcoes ?? []).map(([nome, opcao, quantidade = 1]) => {
    const grupo = achar(grupos, nome)
    return { grupoId: grupo.id, opcaoId: achar(grupo.opcoes, opcao).id, quantidade }
  })
  const selecao = { varianteId: null, opcoes }
  const [falta] = conferirEscolha(produto, selecao)
  if (falta) throw new Error(`${empresa.slug}: ${demo.produto}: ${dizerFalta(falta, produto)}`)
  const { preco, extras: escolhidas } = montarEscolha(produto, selecao)
  const simples = (demo.extras ?? []).map(nome => {
    const { preco, tipo }: ExtraDemo = achar(empresa.extras, nome)
    return { empresaId, nome, preco, tipo }
  })
  return {
    item: {
      ...{ empresaId, pedidoId, produtoId: plantado.id, nome: demo.produto, preco },
      ...{ quantidade: demo.quantidade, observacao: demo.observacoes ?? null },
    },
    extras: [...escolhidas.map(({ grupoId: _, ...extra }) => ({ empresaId, ...extra })), ...simples],
  }
}

export function achar<T extends { readonly nome: string }>(lista: readonly T[], nome: string): T {
  const achado = lista.find(candidato => candidato.nome === nome)
  if (!achado) throw new Error(`the demo has no '${nome}'`)
  return achado
}
