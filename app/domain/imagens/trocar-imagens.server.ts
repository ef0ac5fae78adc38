import { ehNegado, type Resultado } from '~/domain/respostas/resultado'
import type { EmpresaId } from '~/domain/valores/ids'
import { type Tx, withTenant } from '~/server/database/transaction.server'
import { descartarImagem } from './imagem-enviada.server'

type Chaves = readonly (string | null)[]

/** What a save answers: the keys that its rows no longer name. */
interface ComAntigas {
  readonly antigas: Chaves
}

/**
 * Saves rows that name the pictures `novas`, which are stored already. The old ones are removed afterwards, and the new
 * ones when nothing was saved. So a process that ends in between may leave an unused file, but never a row without its
 * picture.
 */
export async function trocarImagens<Dados extends ComAntigas>(
  empresaId: EmpresaId,
  novas: Chaves,
  gravar: (tx: Tx) => Promise<Resultado<Dados>>,
): Promise<Resultado<Dados>> {
  // When a failure comes after the last statement, only the answer to the commit is missing, and the rows may have been
  // saved.
  let escrito = false
  try {
    const feito = await withTenant(empresaId, async tx => {
      const feito = await gravar(tx)
      escrito = !ehNegado(feito)
      return feito
    })
    await descartar(empresaId, ehNegado(feito) ? novas : feito.dados.antigas)
    return feito
  } catch (error) {
    if (!escrito) await descartar(empresaId, novas)
    throw error
  }
}

async function descartar(empresaId: EmpresaId, chaves: Chaves): Promise<void> {
  for (const chave of chaves) await descartarImagem(empresaId, chave)
}
