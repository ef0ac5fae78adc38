import { lerVisto } from '~/domain/respostas/conflito'
import { juntar } from '~/domain/respostas/conflito.server'
import type { Recusa } from '~/domain/respostas/recusa'
import {
  type ComJuntados,
  juntado,
  NAO_EXISTE,
  negar,
  negarPorConflito,
  type Resultado,
} from '~/domain/respostas/resultado'
import type { EmpresaId, GrupoId } from '~/domain/valores/ids'
import { comAGrafiaDe } from '~/domain/valores/nomes'
import { unlessViolated } from '~/server/database/constraints.server'
import { type Tx, withTenant } from '~/server/database/transaction.server'
import { LIMITES_DO_CARDAPIO } from '../grupo'
import { formularioDoGrupo, type PrecoNoTamanho, porId } from '../grupo-guardado'
import { findTodosOsGrupos, lockGrupo } from '../store-grupos.server'
import { findGrafias, findProdutosComGrupos, lockEscolhas } from '../store-tamanhos.server'
import { FORMA_DO_GRUPO } from './descrever-grupo'
import {
  type DadosDoGrupo,
  GRUPO_REPETIDO,
  GRUPOS_DEMAIS,
  lerGrupo,
  recusarSaboresDemais,
} from './grupo-digitado'
import {
  insertGrupo,
  isNomeDeGrupoUsado,
  replaceOpcoes,
  temTodosOsGrupos,
  updateGrupo,
} from './store-da-edicao.server'

/**
 * Saves the group's form: a new one when `id` is null (produto-10). Refused: a group that this company does not have,
 * what the form refuses, the name of another group, more flavours than a product may have (produto-11), and what
 * somebody else has saved since `visto` (decision 016).
 */
export function salvarGrupo(
  empresaId: EmpresaId,
  id: GrupoId | null,
  valores: unknown,
): Promise<Resultado<GrupoSalvo>> {
  return withTenant(empresaId, tx =>
    unlessViolated<Resultado<GrupoSalvo>>('grupos_nome_unico', negar(GRUPO_REPETIDO), () =>
      gravar(tx, id, valores),
    ),
  )
}

interface GrupoSalvo extends ComJuntados {
  readonly id: GrupoId
}

async function gravar(tx: Tx, id: GrupoId | null, valores: unknown): Promise<Resultado<GrupoSalvo>> {
  await lockEscolhas(tx)
  const guardado = id === null ? null : await lockGrupo(tx, id)
  if (id !== null && !guardado) return NAO_EXISTE
  const lido = lerGrupo(valores)
  if ('recusas' in lido) return lido
  const comPrecos = guardado ? [guardado, ...guardado.opcoes] : []
  const jaTem = comPrecos.flatMap(({ precos }) => precos.map(({ tamanho }) => tamanho))
  const digitado = comGrafias(lido.dados, [...new Set(jaTem), ...(await findGrafias(tx, null))])
  const gravacao = guardado && {
    visto: lerVisto(valores),
    digitado: formularioDoGrupo(digitado),
    guardado: formularioDoGrupo(guardado),
  }
  const junto = gravacao
    ? juntar(gravacao, FORMA_DO_GRUPO)
    : { dados: formularioDoGrupo(digitado), juntados: [] }
  if ('conflito' in junto) return negarPorConflito(junto.conflito)
  const { dados } = junto
  if (await isNomeDeGrupoUsado(tx, dados.nome, id)) return negar(GRUPO_REPETIDO)
  if (id === null && (await temTodosOsGrupos(tx))) return negar(GRUPOS_DEMAIS)
  const conta = id !== null && dados.tipo === 'sabor'
  const recusa = conta ? await contarSabores(tx, new Map([[id, dados.opcoes.length]])) : null
  if (recusa) return negar(recusa)
  const { opcoes, ...linha } = dados
  const salvo = id ?? (await insertGrupo(tx, linha))
  if (id !== null) await updateGrupo(tx, id, linha)
  await replaceOpcoes(tx, salvo, opcoes)
  return { dados: { id: salvo, ...juntado(junto).dados } }
}

/** A size that the owner has typed is the one that the company has already, however it was typed. */
function comGrafias(dados: DadosDoGrupo, grafias: readonly string[]): DadosDoGrupo {
  const arrumar = <Com extends { precos: readonly PrecoNoTamanho[] }>(com: Com): Com => {
    const precos = new Map(
      com.precos.map(({ tamanho, preco }) => [comAGrafiaDe(tamanho, grafias), preco] as const),
    )
    return { ...com, precos: [...precos].map(([tamanho, preco]) => ({ tamanho, preco })) }
  }
  return { ...arrumar(dados), opcoes: dados.opcoes.map(arrumar) }
}

/** Refuses flavours that would be too many in a product, where these groups have so many. */
export async function contarSabores(tx: Tx, quantos: ReadonlyMap<GrupoId, number>): Promise<Recusa | null> {
  const grupos = porId(await findTodosOsGrupos(tx))
  for (const produto of await findProdutosComGrupos(tx)) {
    const dele = produto.grupos.map(({ grupoId }) => grupoId)
    if (!dele.some(grupoId => quantos.has(grupoId))) continue
    const sabores = dele.reduce((soma, grupoId) => {
      const grupo = grupos.get(grupoId)
      return soma + (quantos.get(grupoId) ?? (grupo?.tipo === 'sabor' ? grupo.opcoes.length : 0))
    }, 0)
    if (sabores > LIMITES_DO_CARDAPIO.sabores) return recusarSaboresDemais(produto.nome, sabores)
  }
  return null
}
