import { NAO_EXISTE, negar, type Resultado } from '~/domain/respostas/resultado'
import type { EmpresaId, GrupoId } from '~/domain/valores/ids'
import { limites, nomeDaCopia } from '~/domain/valores/texto'
import { type Tx, withTenant } from '~/server/database/transaction.server'
import { lockGrupo } from '../store-grupos.server'
import { lockEscolhas } from '../store-tamanhos.server'
import { GRUPOS_DEMAIS } from './grupo-digitado'
import { insertGrupo, isNomeDeGrupoUsado, replaceOpcoes, temTodosOsGrupos } from './store-da-edicao.server'

/**
 * Makes a copy with the same options and prices, in no product: for the same choice at other prices. Refused when this
 * company has none of that id, and when it has all that it may have (produto-20).
 */
export function duplicarGrupo(
  empresaId: EmpresaId,
  id: GrupoId,
): Promise<Resultado<{ readonly nome: string }>> {
  return withTenant(empresaId, async tx => {
    await lockEscolhas(tx)
    const guardado = await lockGrupo(tx, id)
    if (!guardado) return NAO_EXISTE
    if (await temTodosOsGrupos(tx)) return negar(GRUPOS_DEMAIS)
    const { id: _, opcoes, ...linha } = guardado
    const nome = await acharNomeLivre(tx, nomeDaCopia(linha.nome, limites.nome - SUFIXO))
    const copia = await insertGrupo(tx, { ...linha, nome })
    await replaceOpcoes(
      tx,
      copia,
      opcoes.map(opcao => ({ ...opcao, id: null })),
    )
    return { dados: { nome } }
  })
}

/** Room for ' 99' behind a name. */
const SUFIXO = 3

/** The name, with the first number that makes it one of no other group; to be asked after `lockEscolhas`. */
export async function acharNomeLivre(tx: Tx, nome: string): Promise<string> {
  for (let n = 1; n < 100; n++) {
    const tentado = n === 1 ? nome : `${nome} ${n}`
    if (!(await isNomeDeGrupoUsado(tx, tentado, null))) return tentado
  }
  throw new Error('a hundred groups have this name')
}
