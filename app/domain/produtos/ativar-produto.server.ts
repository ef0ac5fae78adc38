import { updateAtivo } from '~/domain/cardapio/store-produtos.server'
import type { EmpresaId, ProdutoId } from '~/domain/valores/ids'
import { tell, withTenant } from '~/server/transaction.server'

/** Puts a product on the menu or takes it off; null when this company has none of that id. Orders do not change. */
export function ativarProduto(
  empresaId: EmpresaId,
  id: ProdutoId,
  ativo: boolean,
): Promise<'ativado' | 'desativado' | null> {
  return withTenant(empresaId, async tx => {
    if (!(await updateAtivo(tx, id, ativo))) return null
    tell(tx, { kind: 'cardapio-mudou', id })
    return ativo ? 'ativado' : 'desativado'
  })
}
