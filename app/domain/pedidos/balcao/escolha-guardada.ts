import { todasAsPerguntas } from '~/domain/cardapio/escolhas/perguntas-do-dialogo'
import {
  acharVariante,
  type Escolha,
  type Grupo,
  type Opcao,
  type ProdutoComEscolhas,
  precoDaOpcao,
  type Selecao,
  type Variante,
} from '~/domain/cardapio/grupo'
import type { ExtraEscolhido, ItemGuardado } from '~/domain/pedidos/item'
import { centavos, ZERO } from '~/domain/valores/centavos'
import type { GrupoId, OpcaoId, VarianteId } from '~/domain/valores/ids'

type Linhas = ItemGuardado['extras']

interface Guardada {
  readonly escolha: Escolha
  /** The rows of the order that say it: two where only some of its units were included in the price. */
  readonly linhas: Linhas
}

/** A stored line as the questions of its product show it. */
export interface LinhaAberta<Produto> {
  /** The product of today's menu, with what it offers no more and the line has: those ids are below zero. */
  readonly produto: Produto
  readonly selecao: Selecao
  readonly guardadas: readonly Guardada[]
}

/** True for a size, a group or an option that a stored line has and the menu offers no more. */
export function foraDoCardapio(id: VarianteId | GrupoId | OpcaoId): boolean {
  return id < 0
}

/** Opens a stored line with what it has, whatever has happened to its product since (balcao-14). */
export function abrirLinha<Produto extends ProdutoComEscolhas>(
  produto: Produto,
  { variante, varianteId = null, extras }: Pick<ItemGuardado, 'variante' | 'varianteId' | 'extras'>,
): LinhaAberta<Produto> {
  const doCardapio = acharVariante(produto, varianteId)
  const saiu = varianteId !== null && (doCardapio === null || doCardapio.inativa === true)
  const tamanho = saiu ? tamanhoQueSaiu(varianteId, variante ?? '', extras) : doCardapio
  let grupos = produto.grupos
  const guardadas = juntar(extras).map((linhas): Guardada => {
    const [linha] = linhas
    const quantidade = linhas.reduce((soma, outra) => soma + (outra.quantidade ?? 1), 0)
    const resto = { quantidade, observacao: linha.observacao ?? null }
    const hoje = acharOpcao(produto.grupos, linha, tamanho)
    if (hoje) return { linhas, escolha: { ...hoje, ...resto } }
    grupos = comOpcaoQueSaiu(grupos, linhas, quantidade)
    return { linhas, escolha: { ...lugarDoQueSaiu(grupos, linha.id), ...resto } }
  })
  return {
    produto: {
      ...produto,
      variantes: saiu && tamanho ? [...produto.variantes, tamanho] : produto.variantes,
      grupos,
    },
    selecao: { varianteId: tamanho?.id ?? null, opcoes: guardadas.map(({ escolha }) => escolha) },
    guardadas,
  }
}

/** It has room for the flavours that the line has. */
function tamanhoQueSaiu(id: VarianteId, nome: string, extras: Linhas): Variante {
  const sabores = extras.filter(({ fracao }) => fracao != null).length
  return { id: -id as VarianteId, nome, preco: ZERO, maxSabores: sabores || null }
}

/** The rows of each option together; simple extras are no options. */
function juntar(extras: Linhas): [Linhas[number], ...Linhas][] {
  const juntas: [Linhas[number], ...Linhas][] = []
  for (const linha of extras) {
    if (!linha.grupo) continue
    const mesma = juntas.find(
      ([outra]) =>
        outra.grupo === linha.grupo && outra.opcaoId === linha.opcaoId && outra.nome === linha.nome,
    )
    if (mesma) mesma.push(linha)
    else juntas.push([linha])
  }
  return juntas
}

/** Where today's menu offers, in this size, what the row says. */
function acharOpcao(grupos: readonly Grupo[], { opcaoId }: ExtraEscolhido, tamanho: Variante | null) {
  for (const { id: grupoId, opcoes } of grupos) {
    const opcao = opcoes.find(({ id, inativa }) => id === opcaoId && !inativa)
    if (opcao && precoDaOpcao(opcao, tamanho) !== null) return { grupoId, opcaoId: opcao.id }
  }
  return null
}

/** Into the group of its name, or into one of its own. What it cost is its price in every size. */
function comOpcaoQueSaiu(
  grupos: readonly Grupo[],
  [linha, ...outras]: [Linhas[number], ...Linhas],
  quantidade: number,
): readonly Grupo[] {
  const preco = centavos(Math.max(linha.preco, ...outras.map(outra => outra.preco)))
  const opcao: Opcao = { id: -linha.id as OpcaoId, nome: linha.nome, preco, maxUnidades: quantidade }
  const nome = linha.grupo ?? ''
  const deSabor = (linha.fracao ?? null) !== null
  const dele = grupos.find(grupo => grupo.nome === nome && (grupo.tipo === 'sabor') === deSabor)
  if (dele) {
    return grupos.map(grupo => (grupo === dele ? { ...grupo, opcoes: [...grupo.opcoes, opcao] } : grupo))
  }
  const limites = { min: 0, max: quantidade, maxDistintas: null, incluidas: 0, regraPreco: 'soma' } as const
  const tipo = deSabor ? 'sabor' : 'escolha'
  return [...grupos, { ...limites, id: -linha.id as GrupoId, nome, tipo, opcoes: [opcao] }]
}

function lugarDoQueSaiu(grupos: readonly Grupo[], linha: number) {
  const opcaoId = -linha as OpcaoId
  const dele = grupos.find(({ opcoes }) => opcoes.some(({ id }) => id === opcaoId))
  return { grupoId: dele?.id ?? (opcaoId as number as GrupoId), opcaoId }
}

/** True while the line still has what it was opened with. */
export function estaComoEstava({ selecao: antes }: LinhaAberta<unknown>, agora: Selecao): boolean {
  return antes.varianteId === agora.varianteId && mesmasEscolhas(antes.opcoes, agora.opcoes)
}

function mesmasEscolhas(umas: readonly Escolha[], outras: readonly Escolha[]): boolean {
  return umas.length === outras.length && umas.every((uma, n) => mesmaEscolha(uma, outras[n]))
}

function mesmaEscolha(uma: Escolha, outra: Escolha | undefined): boolean {
  return mesmaQuantidade(uma, outra) && (uma.observacao || null) === (outra?.observacao || null)
}

function mesmaQuantidade(uma: Escolha, outra: Escolha | undefined): boolean {
  return (
    uma.grupoId === outra?.grupoId && uma.opcaoId === outra.opcaoId && uma.quantidade === outra.quantidade
  )
}

/**
 * The choices of a changed line: `calculadas` by today's menu, and what stayed under the name and at the price that it
 * was ordered with. In another size, and in a group with included units of which something changed, today's prices hold.
 */
export function manterGuardadas(
  calculadas: readonly ExtraEscolhido[],
  aberta: LinhaAberta<ProdutoComEscolhas>,
  selecao: Selecao,
): ExtraEscolhido[] {
  const { guardadas } = aberta
  const mesmoTamanho = aberta.selecao.varianteId === selecao.varianteId
  const perguntas = todasAsPerguntas(aberta.produto, acharVariante(aberta.produto, selecao.varianteId))
  const ditas = new Set<OpcaoId>()
  return calculadas.flatMap((extra): ExtraEscolhido[] => {
    const guardada = guardadas.find(({ escolha }) => escolha.opcaoId === extra.opcaoId)
    if (!guardada || !extra.grupo) return [extra]
    const { escolha, linhas } = guardada
    const { grupoId, opcaoId } = escolha
    if (!fica(escolha) || !(mesmoTamanho || foraDoCardapio(opcaoId)) || !grupoFica(grupoId)) {
      return [{ ...extra, opcaoId: linhas[0]?.opcaoId ?? null }]
    }
    if (ditas.has(opcaoId)) return []
    ditas.add(opcaoId)
    const { fracao, observacao } = extra
    return linhas.map(({ id: _, ...linha }) => ({
      ...linha,
      fracao: fracao ?? null,
      observacao: observacao ?? null,
    }))
  })

  function fica(escolha: Escolha): boolean {
    return selecao.opcoes.some(outra => mesmaQuantidade(escolha, outra))
  }
  function grupoFica(id: GrupoId): boolean {
    const pergunta = perguntas.find(({ grupos }) => grupos.some(grupo => grupo.id === id))
    if (!pergunta || pergunta.incluidas === 0) return true
    const dele = ({ grupoId }: Escolha) => grupoId === id
    const antes = aberta.selecao.opcoes.filter(dele)
    return antes.length === selecao.opcoes.filter(dele).length && antes.every(fica)
  }
}

/** True when today's menu can say what a unit of this choice costs without its options. */
export function temPrecoDeHoje({ grupos }: ProdutoComEscolhas, { varianteId, opcoes }: Selecao): boolean {
  const deSabor = (id: GrupoId) => grupos.some(grupo => grupo.id === id && grupo.tipo === 'sabor')
  return (
    !(varianteId !== null && foraDoCardapio(varianteId)) &&
    !opcoes.some(({ grupoId, opcaoId }) => foraDoCardapio(opcaoId) && deSabor(grupoId))
  )
}

interface EscolhaEnviada {
  readonly varianteId: VarianteId | null
  readonly opcoes: readonly Escolha[]
  /** The rows of what is no longer on the menu and stays. */
  readonly mantidas: readonly number[]
}

/** The choice as it is sent: nothing in it has an id below zero. */
export function enviarEscolha({ varianteId, opcoes }: Selecao): EscolhaEnviada {
  return {
    varianteId: varianteId === null ? null : (Math.abs(varianteId) as VarianteId),
    opcoes: opcoes.filter(({ opcaoId }) => !foraDoCardapio(opcaoId)),
    mantidas: opcoes.flatMap(({ opcaoId }) => (foraDoCardapio(opcaoId) ? -opcaoId : [])),
  }
}

/** The choice of a changed line as it was sent; what it had already comes first, in its order. */
export function lerEscolhaEnviada(
  { selecao, guardadas }: LinhaAberta<unknown>,
  guardado: Pick<ItemGuardado, 'varianteId'>,
  enviada: EscolhaEnviada,
): Selecao {
  const mesmo = enviada.varianteId === (guardado.varianteId ?? null)
  const ficam = guardadas.filter(({ linhas }) => linhas.some(({ id }) => enviada.mantidas.includes(id)))
  const lugar = ({ opcaoId }: Escolha) => {
    const n = selecao.opcoes.findIndex(outra => outra.opcaoId === opcaoId)
    return n === -1 ? selecao.opcoes.length : n
  }
  const opcoes = [...ficam.map(({ escolha }) => escolha), ...enviada.opcoes]
  return {
    varianteId: mesmo ? selecao.varianteId : enviada.varianteId,
    opcoes: opcoes.toSorted((a, b) => lugar(a) - lugar(b)),
  }
}

/** True when a part has a note that nobody had written when the line was stored. */
export function temNotaNova({ guardadas }: LinhaAberta<unknown>, { opcoes }: Selecao): boolean {
  const antigas = new Set(guardadas.map(({ escolha }) => escolha.observacao))
  return opcoes.some(({ observacao }) => observacao && !antigas.has(observacao))
}
