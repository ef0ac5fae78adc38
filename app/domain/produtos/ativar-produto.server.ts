import { PRODUTO_MUDOU } from '~/domain/cardapio/eventos'
import { updateAtivo } from '~/domain/cardapio/store-produtos.server'
import { FEITO, NAO_EXISTE, type Resultado } from '~/domain/respostas/resultado'
import type { EmpresaId, ProdutoId } from '~/domain/valores/ids'
import { tell, withTenant } from '~/server/database/transaction.server'

/** Puts a product on the menu or takes it off. Refused when this company has none of that id. Orders do not change. */
export function ativarProduto(empresaId: EmpresaId, id: ProdutoId, ativo: boolean): Promise<Resultado> {
  return withTenant(empresaId, async tx => {
    if (!(await updateAtivo(tx, id, ativo))) return NAO_EXISTE
    tell(tx, PRODUTO_MUDOU, id)
    return FEITO
  })
}
