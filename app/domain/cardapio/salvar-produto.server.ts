import type { EmpresaId, ProdutoId } from '~/domain/valores/ids'
import { ehRecusa, type Recusa } from '~/domain/valores/recusa'
import { unlessViolated } from '~/server/constraints.server'
import { writePicture } from '~/server/images.server'
import { type Tx, tell, withTenant } from '~/server/transaction.server'
import { CATEGORIA_SUMIU, type DadosDoProduto, EXTRA_SUMIU, lerProduto } from './produto'
import { descartarImagem, lerImagem, type MudancaDaImagem, nomeDaImagem } from './produto-fotos.server'
import { hasProduto, insertProduto, lockProduto, updateProduto } from './store-produtos.server'

type Recusas = { recusas: readonly Recusa[] }

/**
 * Saves the product's form with its links and picture: a new one when `id` is null (specification 2, sections 4 and 5).
 * Null for a product that this company does not have. Refused: what the form refuses, a file that is no picture, a
 * category or an extra item that is gone.
 *
 * The new picture is stored before the product names it, and the old one removed after: whatever ends the process, a
 * file may be left over, and no product is left without its picture.
 */
export async function salvarProduto(
  empresaId: EmpresaId,
  id: ProdutoId | null,
  valores: unknown,
  imagem: MudancaDaImagem = 'manter',
): Promise<'salvo' | Recusas | null> {
  if (id !== null && !(await withTenant(empresaId, tx => hasProduto(tx, id)))) return null
  const lido = lerProduto(valores)
  const foto = typeof imagem === 'string' ? imagem : await lerImagem(imagem)
  if ('recusas' in lido) return { recusas: ehRecusa(foto) ? [...lido.recusas, foto] : lido.recusas }
  if (ehRecusa(foto)) return { recusas: [foto] }
  if (typeof foto === 'string') return gravar(empresaId, id, lido.dados, foto === 'manter' ? undefined : null)
  const chave = await writePicture(empresaId, nomeDaImagem(lido.dados.nome), foto)
  return gravar(empresaId, id, lido.dados, chave)
}

/** `nova`: the key that the product is to have, null for none, undefined for the one it has. */
async function gravar(
  empresaId: EmpresaId,
  id: ProdutoId | null,
  dados: DadosDoProduto,
  nova: string | null | undefined,
): Promise<'salvo' | Recusas | null> {
  // Once everything is written only the answer to the commit can be missing, and the product may be saved.
  let escrito = false
  try {
    const feito = await withTenant(empresaId, async tx => {
      const antes = await escrever(tx, id, dados, nova)
      escrito = antes !== null
      return antes
    })
    if (feito === null || 'recusas' in feito) {
      await descartarImagem(empresaId, nova ?? null)
      return feito
    }
    if (nova !== undefined) await descartarImagem(empresaId, feito.imagem)
    return 'salvo'
  } catch (error) {
    if (!escrito) await descartarImagem(empresaId, nova ?? null)
    throw error
  }
}

/** Answers the key of the picture that the product had. */
function escrever(
  tx: Tx,
  id: ProdutoId | null,
  dados: DadosDoProduto,
  nova: string | null | undefined,
): Promise<{ imagem: string | null } | Recusas | null> {
  const semCategoria = { recusas: [CATEGORIA_SUMIU] }
  const semExtra = { recusas: [EXTRA_SUMIU] }
  return unlessViolated('produtos_categoria', semCategoria, () =>
    unlessViolated('produto_itens_extra_extra', semExtra, async () => {
      if (id === null) {
        const criado = await insertProduto(tx, { ...dados, imagemUrl: nova ?? null })
        tell(tx, { kind: 'cardapio-mudou', id: criado })
        return { imagem: null }
      }
      const antes = await lockProduto(tx, id)
      if (!antes) return null
      await updateProduto(tx, id, { ...dados, imagemUrl: nova === undefined ? antes.imagemUrl : nova })
      tell(tx, { kind: 'cardapio-mudou', id })
      return { imagem: antes.imagemUrl }
    }),
  )
}
