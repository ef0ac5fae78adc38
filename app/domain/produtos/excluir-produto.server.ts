import { deleteProduto } from '~/domain/cardapio/store-produtos.server'
import type { EmpresaId, ProdutoId } from '~/domain/valores/ids'
import { ehRecusa, type Recusa } from '~/domain/valores/recusa'
import { unlessViolated } from '~/server/constraints.server'
import { tell, withTenant } from '~/server/transaction.server'
import { PRODUTO_COM_PEDIDOS } from './produto'
import { descartarImagem } from './produto-fotos.server'

/**
 * Deletes a product with its links, and its picture after the commit; null when this company has none of that id.
 * Refused while orders name it: the foreign key says so, which no order placed at the same moment can slip past.
 */
export async function excluirProduto(
  empresaId: EmpresaId,
  id: ProdutoId,
): Promise<'excluido' | Recusa | null> {
  const feito = await withTenant(empresaId, tx =>
    unlessViolated<{ imagem: string | null } | Recusa | null>(
      'itens_pedido_produto',
      PRODUTO_COM_PEDIDOS,
      async () => {
        const apagado = await deleteProduto(tx, id)
        if (apagado) tell(tx, { kind: 'cardapio-mudou', id })
        return apagado
      },
    ),
  )
  if (feito === null || ehRecusa(feito)) return feito
  await descartarImagem(empresaId, feito.imagem)
  return 'excluido'
}
