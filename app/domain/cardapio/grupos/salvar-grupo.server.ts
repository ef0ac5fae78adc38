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
import { formularioDoGrupo, type GrupoDoFormulario, porId } from '../grupo-guardado'
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
  const jaTem = (guardado?.opcoes ?? []).flatMap(({ precos }) => precos.map(({ tamanho }) => tamanho))
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
  const recusa = id === null ? null : await contarSabores(tx, id, dados)
  if (recusa) return negar(recusa)
  const { opcoes, ...linha } = dados
  const salvo = id ?? (await insertGrupo(tx, linha))
  if (id !== null) await updateGrupo(tx, id, linha)
  await replaceOpcoes(tx, salvo, opcoes)
  return { dados: { id: salvo, ...juntado(junto).dados } }
}

/** A size that the owner has typed is the one that the company has already, however it was typed. */
function comGrafias(dados: DadosDoGrupo, grafias: readonly string[]): DadosDoGrupo {
  const opcoes = dados.opcoes.map(opcao => {
    const precos = new Map(
      opcao.precos.map(({ tamanho, preco }) => [comAGrafiaDe(tamanho, grafias), preco] as const),
    )
    return { ...opcao, precos: [...precos].map(([tamanho, preco]) => ({ tamanho, preco })) }
  })
  return { ...dados, opcoes }
}

/** Refuses flavours that would be too many in one of the products that have the group. */
async function contarSabores(tx: Tx, id: GrupoId, dados: GrupoDoFormulario): Promise<Recusa | null> {
  if (dados.tipo !== 'sabor') return null
  const grupos = porId(await findTodosOsGrupos(tx))
  for (const produto of await findProdutosComGrupos(tx)) {
    const dele = produto.grupos.map(({ grupoId }) => grupoId)
    if (!dele.includes(id)) continue
    const dosOutros = dele.flatMap(grupoId => {
      const grupo = grupos.get(grupoId)
      return grupo && grupoId !== id && grupo.tipo === 'sabor' ? grupo.opcoes : []
    })
    const sabores = dosOutros.length + dados.opcoes.length
    if (sabores > LIMITES_DO_CARDAPIO.sabores) return recusarSaboresDemais(produto.nome, sabores)
  }
  return null
}
