import { ehRecusa, recusar } from '~/domain/respostas/recusa'
import { NAO_EXISTE, negar, type Resultado } from '~/domain/respostas/resultado'
import type { CategoriaId, EmpresaId } from '~/domain/valores/ids'
import { type Tx, withTenant } from '~/server/database/transaction.server'
import { lockNomes } from '../store-categorias.server'
import {
  type ComLugar,
  clearLugares,
  lockCategorias,
  lockProdutosDe,
  updateLugares,
} from '../store-ordem.server'
import { lerMudancaDaOrdem, type MudancaDaOrdem, moverAntesDe, naOrdemDe } from './ordem'

export interface OrdemMudada {
  readonly mudanca: MudancaDaOrdem
  /** Brings back what 'A a Z' has undone; null for anything else. */
  readonly volta: MudancaDaOrdem | null
}

const SUMIU = recusar(
  'fora-da-ordem',
  'Nada a mudar',
  'Isto não está mais nesta lista: foi excluído ou mudou de categoria. A lista mostra como está agora.',
)

/**
 * Changes the order of the categories, or of the products of `categoria` (produto-23). Each move says what is moved before what,
 * so that moves of two people both hold. The first move gives all rows of the list a place, and that of a product all categories
 * as well: a menu is by name, or in its owner's order. Refused: what is not in the list any more, a form of another kind.
 */
export function mudarOrdem(
  empresaId: EmpresaId,
  categoria: CategoriaId | null,
  valores: unknown,
): Promise<Resultado<OrdemMudada>> {
  const mudanca = lerMudancaDaOrdem(valores)
  return withTenant(empresaId, async tx => {
    if (ehRecusa(mudanca)) return negar(mudanca)
    await lockNomes(tx)
    const categorias = await lockCategorias(tx)
    if (categoria === null) return mudar(tx, 'categorias', categorias, mudanca)
    if (!categorias.some(({ id }) => id === categoria)) return NAO_EXISTE
    const feito = await mudar(tx, 'produtos', await lockProdutosDe(tx, categoria), mudanca)
    if ('dados' in feito && !('deAaZ' in mudanca)) await updateLugares(tx, 'categorias', categorias)
    return feito
  })
}

async function mudar(
  tx: Tx,
  quais: 'categorias' | 'produtos',
  lista: readonly ComLugar<number>[],
  mudanca: MudancaDaOrdem,
): Promise<Resultado<OrdemMudada>> {
  if ('deAaZ' in mudanca) {
    const comLugar = lista.filter(({ ordem }) => ordem !== null).map(({ id }) => id)
    await clearLugares(tx, quais, comLugar)
    return { dados: { mudanca, volta: comLugar.length > 0 ? { comoEra: comLugar } : null } }
  }
  const depois =
    'comoEra' in mudanca
      ? naOrdemDe(lista, mudanca.comoEra)
      : moverAntesDe(lista, mudanca.mover, mudanca.antesDe)
  if (!depois) return { ...negar(SUMIU), mudou: true }
  await updateLugares(tx, quais, depois)
  return { dados: { mudanca, volta: null } }
}
