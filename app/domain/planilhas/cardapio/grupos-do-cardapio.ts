import { LIMITES_DO_CARDAPIO } from '~/domain/cardapio/grupo'
import {
  type ConteudoDoGrupo,
  conteudoDoGrupo,
  type GrupoGuardado,
  type OpcaoGuardada,
  SEM_PRECO_DE_TODOS,
} from '~/domain/cardapio/grupo-guardado'
import { GRUPOS_DEMAIS } from '~/domain/cardapio/grupos/grupo-digitado'
import type { GrupoId } from '~/domain/valores/ids'
import { limparLinha, semAcentos } from '~/domain/valores/texto'
import { agrupar, maisParecida } from './alvos-do-cardapio'
import { type ErrarEm, type GrupoDaPlanilha, julgar, type PrecoDeTodos } from './julgar-grupo'
import {
  acharOpcao,
  conferirColunas,
  digitar,
  ehSoDoGrupo,
  lerOpcao,
  type OpcaoDigitada,
} from './opcoes-do-cardapio'
import { ordenar } from './ordem-da-planilha'
import type { Celulas, Errar, LinhaDoCardapio } from './planilha-do-cardapio'
import { ESCREVA_REGRAS, escreverRegras, lerRegras, type Regras } from './regras-na-celula'
import { ESCREVA_PRECO_DO_GRUPO, escreverPrecoDoGrupo, lerPrecoDoGrupo } from './tamanhos-na-celula'
import { acharTrocas, type Troca } from './trocas-de-grupo'

interface EmObra {
  readonly id: GrupoId
  readonly nome: string
  readonly guardado: GrupoGuardado | null
  /** The group whose rules and price hold where the file says none: itself, else that which its first option has left. */
  modelo: GrupoGuardado | null
  /** Its stored options without those that the file puts into another group. */
  readonly ficam: readonly OpcaoGuardada[]
  /** The line by which the file first comes to it. */
  readonly linha: LinhaDoCardapio
  /** The names of the sizes for which its options have prices. */
  readonly tamanhos: readonly string[]
  readonly linhas: LinhaDoCardapio[]
  readonly ditas: OpcaoDigitada[]
  regras: { readonly linha: LinhaDoCardapio; readonly lidas: Regras } | null
  preco: { readonly linha: LinhaDoCardapio; readonly lido: PrecoDeTodos } | null
  temErro: boolean
}

type Grafia = (tamanho: string, antes: readonly string[]) => string

/** Decides what the lines of options would do, group by group, in the order in which the file first names them. */
export function proporGrupos(
  linhas: readonly LinhaDoCardapio[],
  guardados: readonly GrupoGuardado[],
  grafia: Grafia,
  errarEm: ErrarEm,
): GrupoDaPlanilha[] {
  const obras: EmObra[] = []
  const achar = criarAchadorDeGrupos(guardados)
  const trocas = acharTrocas(linhas, guardados, achar)
  const sairam = new Set([...trocas.values()].map(({ opcao }) => opcao))
  const novos = new Map<string, EmObra>()
  const daLinha = (nome: string, linha: LinhaDoCardapio): EmObra => {
    const guardado = achar(nome) ?? null
    const chave = guardado ? `id ${guardado.id}` : `nome ${semAcentos(nome)}`
    const conhecida = novos.get(chave)
    if (conhecida) return conhecida
    const id = guardado?.id ?? ((-1 - obras.filter(obra => !obra.guardado).length) as GrupoId)
    const precos = guardado ? [guardado, ...guardado.opcoes].flatMap(um => um.precos) : []
    const tamanhos = [...new Set(precos.map(({ tamanho }) => tamanho))]
    const vazia = { linhas: [], ditas: [], regras: null, preco: null, temErro: false }
    const ficam = (guardado?.opcoes ?? []).filter(opcao => !sairam.has(opcao))
    const obra: EmObra = { id, nome, guardado, modelo: guardado, ficam, linha, tamanhos, ...vazia }
    novos.set(chave, obra)
    obras.push(obra)
    return obra
  }
  for (const linha of linhas) {
    const obra = daLinha(limparLinha(linha.celulas.grupo ?? ''), linha)
    const troca = trocas.get(linha) ?? null
    // The group that loses it changes, too, even when the file has no line of it.
    if (troca) daLinha(troca.de.nome, linha)
    obra.modelo ??= troca?.de ?? null
    const errar: Errar = (coluna, motivo) => {
      obra.temErro = true
      errarEm(linha)(coluna, motivo)
    }
    const eANova = obra.linhas.length === 0 && obra.guardado === null
    if (eANova && guardados.length - obra.id > LIMITES_DO_CARDAPIO.gruposDaLoja)
      errar('grupo', GRUPOS_DEMAIS.texto)
    obra.linhas.push(linha)
    conferirColunas(linha.celulas, errar)
    const daOutra = troca?.de ?? null
    lerRegrasDaLinha(obra, linha, daOutra, errar)
    lerPrecoDaLinha(obra, linha, daOutra, grafia, errar)
    if (!ehSoDoGrupo(linha.celulas)) lerOpcaoDaLinha(obra, linha, troca, grafia, errar)
  }
  return obras.map(obra => concluir(obra, errarEm))
}

/** Finds a group by name: exactly alike, else but for the case, else but for accents. */
export function criarAchadorDeGrupos<Grupo extends { readonly nome: string }>(grupos: readonly Grupo[]) {
  const porNome = agrupar(grupos, ({ nome }) => semAcentos(limparLinha(nome)))
  return (nome: string): Grupo | undefined =>
    maisParecida(porNome.get(semAcentos(limparLinha(nome))) ?? [], limparLinha(nome))
}

/** `deOnde` is the group that the line's option leaves: what it said of that group in the export, it does not say of this one. */
function lerRegrasDaLinha(
  obra: EmObra,
  linha: LinhaDoCardapio,
  deOnde: GrupoGuardado | null,
  errar: Errar,
): void {
  const { regras } = linha.celulas
  if (regras === undefined) return
  const lidas = lerRegras(regras)
  if (!lidas) errar('regras', ESCREVA_REGRAS)
  else if (deOnde && escreverRegras(deOnde) === escreverRegras(lidas)) return
  else if (obra.regras && escreverRegras(obra.regras.lidas) !== escreverRegras(lidas)) {
    errar('regras', `A linha ${obra.regras.linha.numero} diz outras regras para o grupo ${obra.nome}.`)
  } else obra.regras ??= { linha, lidas }
}

function lerPrecoDaLinha(
  obra: EmObra,
  linha: LinhaDoCardapio,
  deOnde: GrupoGuardado | null,
  grafia: Grafia,
  errar: Errar,
): void {
  const { precoDoGrupo } = linha.celulas
  if (precoDoGrupo === undefined) return
  const escrito = lerPrecoDoGrupo(precoDoGrupo)
  if (!escrito) {
    errar('precoDoGrupo', ESCREVA_PRECO_DO_GRUPO)
    return
  }
  const precos = escrito.precos.map(um => ({ ...um, tamanho: grafia(um.tamanho, obra.tamanhos) }))
  const lido = { ...escrito, precos }
  if (deOnde && escreverPrecoDoGrupo(deOnde, []) === escreverPrecoDoGrupo(lido, [])) return
  const outro = obra.preco && escreverPrecoDoGrupo(obra.preco.lido, []) !== escreverPrecoDoGrupo(lido, [])
  if (outro) {
    errar('precoDoGrupo', `A linha ${obra.preco?.linha.numero} diz outro preço para o grupo ${obra.nome}.`)
  } else obra.preco ??= { linha, lido }
}

function lerOpcaoDaLinha(
  obra: EmObra,
  linha: LinhaDoCardapio,
  troca: Troca | null,
  grafia: Grafia,
  errar: Errar,
): void {
  // The one too many has the group refused; to compare a file's every line with all the others would take a minute.
  if (obra.ditas.length > LIMITES_DO_CARDAPIO.opcoes) return
  const achada = troca ? troca.opcao : acharOpcao({ opcoes: obra.ficam }, linha.celulas)
  if (achada && 'motivo' in achada) {
    errar(achada.coluna, achada.motivo)
    return
  }
  const repetida = obra.ditas.find(dita => ehAMesma(dita, achada, linha.celulas))
  if (repetida) {
    errar('nome', `Repete a linha ${repetida.linha?.numero}.`)
    return
  }
  const comGrafia = (tamanho: string) => grafia(tamanho, obra.tamanhos)
  const lida = lerOpcao(achada, linha, comGrafia, errar)
  if (lida.valores.nome !== '') obra.ditas.push({ ...lida, veioDe: troca?.de ?? null })
}

function ehAMesma(dita: OpcaoDigitada, achada: OpcaoGuardada | null, { nome = '' }: Celulas): boolean {
  if (achada || dita.guardada) return achada === dita.guardada
  return semAcentos(dita.valores.nome) === semAcentos(limparLinha(nome))
}

function concluir(obra: EmObra, errarEm: ErrarEm): GrupoDaPlanilha {
  const { id, guardado, modelo, linhas, ditas } = obra
  const linha = linhas[0] ?? obra.linha
  const linhaDasRegras = obra.regras?.linha ?? linha
  const daLinha = new Map(ditas.flatMap(dita => (dita.guardada ? [[dita.guardada.id, dita] as const] : [])))
  const antes = obra.ficam.map(opcao => daLinha.get(opcao.id) ?? digitar(opcao))
  const opcoes = ordenar(antes, ditas)
  const feito = { id, guardado, linha, linhaDasRegras, linhas, opcoes }
  const regras = obra.regras?.lidas ?? modelo ?? lerRegras('escolha')
  const preco = obra.preco?.lido ?? modelo ?? SEM_PRECO_DE_TODOS
  if (obra.temErro || !regras || nadaMuda(guardado, regras, preco, opcoes)) {
    return { ...feito, proposto: null, temErro: obra.temErro }
  }
  const linhaDoPreco = obra.preco?.linha ?? linhaDasRegras
  const proposto = julgar(
    { ...feito, regras, preco, linhaDoPreco, nome: guardado?.nome ?? obra.nome },
    errarEm,
  )
  if (!proposto) return { ...feito, proposto: null, temErro: true }
  const igual = guardado !== null && emTexto(guardado) === emTexto(proposto)
  return { ...feito, proposto: igual ? null : proposto, temErro: false }
}

/** What is stored already is not judged again. */
function nadaMuda(
  guardado: GrupoGuardado | null,
  regras: Regras,
  preco: PrecoDeTodos,
  opcoes: readonly OpcaoDigitada[],
): boolean {
  if (!guardado || escreverRegras(guardado) !== escreverRegras(regras)) return false
  const tamanhos = guardado.precos.map(({ tamanho }) => tamanho)
  if (escreverPrecoDoGrupo(guardado, tamanhos) !== escreverPrecoDoGrupo(preco, tamanhos)) return false
  const agora = JSON.stringify(opcoes.map(({ valores }) => valores))
  return agora === JSON.stringify(guardado.opcoes.map(opcao => digitar(opcao).valores))
}

function emTexto(grupo: ConteudoDoGrupo): string {
  return JSON.stringify(conteudoDoGrupo(grupo))
}
