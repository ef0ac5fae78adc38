import { copyJanelas } from '~/domain/cardapio/disponibilidade/store-janelas.server'
import { PRODUTO_MUDOU } from '~/domain/cardapio/eventos'
import { avisarMuitosProdutos } from '~/domain/cardapio/muitos-produtos.server'
import { findExtrasDoProduto, insertProduto, lockProduto } from '~/domain/cardapio/store-produtos.server'
import { findEscolhasDe, lockEscolhas, SEM_ESCOLHAS } from '~/domain/cardapio/store-tamanhos.server'
import { descartarImagem, recusarPorEspaco } from '~/domain/imagens/imagem-enviada.server'
import { ehNegado, FEITO, NAO_EXISTE, negar, type Resultado } from '~/domain/respostas/resultado'
import type { EmpresaId, ProdutoId } from '~/domain/valores/ids'
import { limites, nomeDaCopia } from '~/domain/valores/texto'
import { tell, withTenant } from '~/server/database/transaction.server'
import { copyPicture } from '~/server/pictures/images.server'
import { nomeDaImagem } from './nome-da-imagem'

/**
 * Makes a copy with the same sizes, links and hours of sale, and a copy of the picture. Refused when this company has none of that id, or no room for the copy of its picture. The copy
 * is inactive, so that customers do not see it before the owner has changed it.
 */
export async function duplicarProduto(empresaId: EmpresaId, id: ProdutoId): Promise<Resultado> {
  const original = await withTenant(empresaId, tx => lockProduto(tx, id))
  if (!original) return NAO_EXISTE
  const { imagemUrl } = original
  const semEspaco = imagemUrl === null ? null : await recusarPorEspaco(empresaId)
  if (semEspaco) return negar(semEspaco)
  const copia = imagemUrl && (await copyPicture(empresaId, imagemUrl, nomeDaImagem(original.nome)))
  // As in `salvarProduto`: when a failure comes after the last statement, the commit may have succeeded all the same.
  let escrito = false
  try {
    const feito = await withTenant<Resultado>(empresaId, async tx => {
      await lockEscolhas(tx)
      const linha = await lockProduto(tx, id)
      if (!linha) return NAO_EXISTE
      const { tamanhos, grupos } = (await findEscolhasDe(tx, [id])).get(id) ?? SEM_ESCOLHAS
      const criado = await insertProduto(tx, {
        ...linha,
        nome: nomeDaCopia(linha.nome, limites.nomeDoProduto),
        ativo: false,
        imagemUrl: copia,
        extras: await findExtrasDoProduto(tx, id),
        tamanhos: tamanhos.map(tamanho => ({ ...tamanho, id: null })),
        grupos,
      })
      await copyJanelas(tx, id, criado)
      tell(tx, PRODUTO_MUDOU, criado)
      await avisarMuitosProdutos(tx)
      escrito = true
      return FEITO
    })
    if (ehNegado(feito)) await descartarImagem(empresaId, copia)
    return feito
  } catch (error) {
    if (!escrito) await descartarImagem(empresaId, copia)
    throw error
  }
}
