import type { ProdutoMontado, TamanhoGuardado } from '~/domain/cardapio/grupo-guardado'
import type { GrupoId } from '~/domain/valores/ids'

/** Where a group is used: the names of the products that have it, and the sizes in which it is sold. */
export interface UsoDoGrupo {
  readonly produtos: readonly string[]
  readonly tamanhos: readonly Pick<TamanhoGuardado, 'nome' | 'maxSabores'>[]
}

export const SEM_USO: UsoDoGrupo = { produtos: [], tamanhos: [] }

/** The use of each group that some product has, by the group's number; a size is there once. */
export function usosDosGrupos(produtos: readonly ProdutoMontado[]): Record<GrupoId, UsoDoGrupo> {
  const usos: Record<GrupoId, UsoDoGrupo> = {}
  for (const { nome, tamanhos, grupos } of produtos) {
    for (const { grupoId } of grupos) {
      const { produtos, tamanhos: antes } = usos[grupoId] ?? SEM_USO
      const novos = tamanhos.filter(
        tamanho =>
          !antes.some(outro => outro.nome === tamanho.nome && outro.maxSabores === tamanho.maxSabores),
      )
      usos[grupoId] = {
        produtos: [...produtos, nome],
        tamanhos: [...antes, ...novos.map(({ nome, maxSabores }) => ({ nome, maxSabores }))],
      }
    }
  }
  return usos
}
