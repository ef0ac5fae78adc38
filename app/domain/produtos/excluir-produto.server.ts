import { PRODUTO_MUDOU } from '~/domain/cardapio/eventos'
import { deleteProduto } from '~/domain/cardapio/store-produtos.server'
import { descartarImagem } from '~/domain/imagens/imagem-enviada.server'
import { ehNegado, FEITO, NAO_EXISTE, negar, type Resultado } from '~/domain/respostas/resultado'
import type { EmpresaId, ProdutoId } from '~/domain/valores/ids'
import { unlessViolated } from '~/server/database/constraints.server'
import { tell, withTenant } from '~/server/database/transaction.server'
import { PRODUTO_COM_PEDIDOS } from './produto'

/**
 * Deletes a product with its links, and its picture after the commit. Refused when this company has none of that id,
 * and while orders refer to it. The foreign key decides that, so it also sees an order that is placed at the same
 * moment.
 */
export async function excluirProduto(empresaId: EmpresaId, id: ProdutoId): Promise<Resultado> {
  const feito = await withTenant(empresaId, tx =>
    unlessViolated<Resultado<{ imagem: string | null }>>(
      'itens_pedido_produto',
      negar(PRODUTO_COM_PEDIDOS),
      async () => {
        const apagado = await deleteProduto(tx, id)
        if (!apagado) return NAO_EXISTE
        tell(tx, PRODUTO_MUDOU, id)
        return { dados: apagado }
      },
    ),
  )
  if (ehNegado(feito)) return feito
  await descartarImagem(empresaId, feito.dados.imagem)
  return FEITO
}
