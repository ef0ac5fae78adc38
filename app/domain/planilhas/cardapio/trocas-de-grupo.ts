import type { GrupoGuardado, OpcaoGuardada } from '~/domain/cardapio/grupo-guardado'
import { limparLinha } from '~/domain/valores/texto'
import type { LinhaDoCardapio } from './planilha-do-cardapio'

/** An option that a line puts into another group, and the group that it leaves. */
export interface Troca {
  readonly opcao: OpcaoGuardada
  readonly de: GrupoGuardado
}

/**
 * The lines that put an option into another group (decision 074): they name its Id, and no line of its own group does. Of
 * two lines the first one has it.
 */
export function acharTrocas(
  linhas: readonly LinhaDoCardapio[],
  guardados: readonly GrupoGuardado[],
  acharGrupo: (nome: string) => GrupoGuardado | undefined,
): ReadonlyMap<LinhaDoCardapio, Troca> {
  const donos = new Map(
    guardados.flatMap(de => de.opcoes.map(opcao => [String(opcao.id), { opcao, de }] as const)),
  )
  const noProprio = ({ celulas }: LinhaDoCardapio, { de }: Troca) =>
    acharGrupo(limparLinha(celulas.grupo ?? '')) === de
  const nomeadas = linhas.flatMap(linha => {
    const dono = donos.get(linha.celulas.id ?? '')
    return dono ? [{ linha, dono }] : []
  })
  const ditas = new Set(nomeadas.flatMap(({ linha, dono }) => (noProprio(linha, dono) ? [dono] : [])))
  const trocas = new Map<LinhaDoCardapio, Troca>()
  for (const { linha, dono } of nomeadas) {
    if (ditas.has(dono)) continue
    ditas.add(dono)
    trocas.set(linha, dono)
  }
  return trocas
}
