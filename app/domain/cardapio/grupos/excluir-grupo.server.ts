import { FEITO, NAO_EXISTE, negar, type Resultado } from '~/domain/respostas/resultado'
import type { EmpresaId, GrupoId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { findProdutosComGrupos, lockEscolhas } from '../store-tamanhos.server'
import { recusarGrupoComProdutos } from './grupo-digitado'
import { deleteGrupo } from './store-da-edicao.server'

/**
 * Deletes a group with its options. Refused: a group that this company does not have, and one that products use, with
 * their names (produto-12).
 */
export function excluirGrupo(empresaId: EmpresaId, id: GrupoId): Promise<Resultado> {
  return withTenant(empresaId, async tx => {
    await lockEscolhas(tx)
    const produtos = (await findProdutosComGrupos(tx)).filter(({ grupos }) =>
      grupos.some(({ grupoId }) => grupoId === id),
    )
    if (produtos.length > 0) return negar(recusarGrupoComProdutos(produtos.map(({ nome }) => nome)))
    return (await deleteGrupo(tx, id)) ? FEITO : NAO_EXISTE
  })
}
