import { LIMITES_DO_CARDAPIO, type Limites, type TipoDeGrupo } from '~/domain/cardapio/grupo'
import {
  type ConteudoDoGrupo,
  conteudoDoGrupo,
  type GrupoGuardado,
  type OpcaoGuardada,
} from '~/domain/cardapio/grupo-guardado'
import { GRUPOS_DEMAIS, lerGrupo } from '~/domain/cardapio/grupos/grupo-digitado'
import type { GrupoId, OpcaoId } from '~/domain/valores/ids'
import { limparLinha, semAcentos } from '~/domain/valores/texto'
import { agrupar, maisParecida } from './alvos-do-cardapio'
import {
  acharOpcao,
  conferirColunas,
  conferirTipo,
  digitar,
  ehSoDoGrupo,
  formularioDasOpcoes,
  lerOpcao,
  type OpcaoDigitada,
} from './opcoes-do-cardapio'
import { ordenar } from './ordem-da-planilha'
import type { Celulas, ColunaDoCardapio, Errar, LinhaDoCardapio } from './planilha-do-cardapio'
import { ESCREVA_REGRAS, escreverRegras, lerRegras, type Regras } from './regras-na-celula'

/** A group as it will be after the import; without an id it is a new one, as are its options. */
export interface GrupoProposto extends Omit<ConteudoDoGrupo, 'opcoes'> {
  readonly id: GrupoId | null
  readonly opcoes: readonly (ConteudoDoGrupo['opcoes'][number] & { readonly id: OpcaoId | null })[]
}

/** What the lines of one group propose. */
export interface GrupoDaPlanilha {
  /** Below zero for a new one: -1 is the first of them. */
  readonly id: GrupoId
  readonly guardado: GrupoGuardado | null
  /** The first line that names the group. */
  readonly linha: LinhaDoCardapio
  /** The line that says its rules, else the first one. */
  readonly linhaDasRegras: LinhaDoCardapio
  readonly linhas: readonly LinhaDoCardapio[]
  readonly opcoes: readonly OpcaoDigitada[]
  /** Null when nothing changes, or a line is bad. */
  readonly proposto: GrupoProposto | null
  readonly temErro: boolean
}

interface EmObra {
  readonly id: GrupoId
  readonly nome: string
  readonly guardado: GrupoGuardado | null
  /** The names of the sizes for which its options have prices. */
  readonly tamanhos: readonly string[]
  readonly linhas: LinhaDoCardapio[]
  readonly ditas: OpcaoDigitada[]
  regras: { readonly linha: LinhaDoCardapio; readonly lidas: Regras } | null
  temErro: boolean
}

type ErrarEm = (linha: LinhaDoCardapio) => Errar
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
  const novos = new Map<string, EmObra>()
  const daLinha = (nome: string): EmObra => {
    const guardado = achar(nome) ?? null
    const chave = guardado ? `id ${guardado.id}` : `nome ${semAcentos(nome)}`
    const conhecida = novos.get(chave)
    if (conhecida) return conhecida
    const id = guardado?.id ?? ((-1 - obras.filter(obra => !obra.guardado).length) as GrupoId)
    const precos = (guardado?.opcoes ?? []).flatMap(opcao => opcao.precos)
    const tamanhos = [...new Set(precos.map(({ tamanho }) => tamanho))]
    const vazia = { linhas: [], ditas: [], regras: null, temErro: false }
    const obra: EmObra = { id, nome, guardado, tamanhos, ...vazia }
    novos.set(chave, obra)
    obras.push(obra)
    return obra
  }
  for (const linha of linhas) {
    const obra = daLinha(limparLinha(linha.celulas.grupo ?? ''))
    const errar: Errar = (coluna, motivo) => {
      obra.temErro = true
      errarEm(linha)(coluna, motivo)
    }
    const eANova = obra.linhas.length === 0 && obra.guardado === null
    if (eANova && guardados.length - obra.id > LIMITES_DO_CARDAPIO.gruposDaLoja)
      errar('grupo', GRUPOS_DEMAIS.texto)
    obra.linhas.push(linha)
    conferirColunas(linha.celulas, errar)
    lerRegrasDaLinha(obra, linha, errar)
    if (!ehSoDoGrupo(linha.celulas)) lerOpcaoDaLinha(obra, linha, grafia, errar)
  }
  return obras.map(obra => concluir(obra, errarEm))
}

/** Finds a group by name: exactly alike, else but for the case, else but for accents. */
export function criarAchadorDeGrupos<Grupo extends { readonly nome: string }>(grupos: readonly Grupo[]) {
  const porNome = agrupar(grupos, ({ nome }) => semAcentos(limparLinha(nome)))
  return (nome: string): Grupo | undefined =>
    maisParecida(porNome.get(semAcentos(limparLinha(nome))) ?? [], limparLinha(nome))
}

function lerRegrasDaLinha(obra: EmObra, linha: LinhaDoCardapio, errar: Errar): void {
  const { regras } = linha.celulas
  if (regras === undefined) return
  const lidas = lerRegras(regras)
  if (!lidas) errar('regras', ESCREVA_REGRAS)
  else if (obra.regras && escreverRegras(obra.regras.lidas) !== escreverRegras(lidas)) {
    errar('regras', `A linha ${obra.regras.linha.numero} diz outras regras para o grupo ${obra.nome}.`)
  } else obra.regras ??= { linha, lidas }
}

function lerOpcaoDaLinha(obra: EmObra, linha: LinhaDoCardapio, grafia: Grafia, errar: Errar): void {
  // The one too many has the group refused; to compare a file's every line with all the others would take a minute.
  if (obra.ditas.length > LIMITES_DO_CARDAPIO.opcoes) return
  const achada = acharOpcao(obra.guardado ?? { opcoes: [] }, linha.celulas)
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
  if (lida.valores.nome !== '') obra.ditas.push(lida)
}

function ehAMesma(dita: OpcaoDigitada, achada: OpcaoGuardada | null, { nome = '' }: Celulas): boolean {
  if (achada || dita.guardada) return achada === dita.guardada
  return semAcentos(dita.valores.nome) === semAcentos(limparLinha(nome))
}

function concluir(obra: EmObra, errarEm: ErrarEm): GrupoDaPlanilha {
  const { id, guardado, linhas, ditas } = obra
  const [linha] = linhas
  if (!linha) throw new Error('a group without a line')
  const linhaDasRegras = obra.regras?.linha ?? linha
  const daLinha = new Map(ditas.flatMap(dita => (dita.guardada ? [[dita.guardada.id, dita] as const] : [])))
  const antes = (guardado?.opcoes ?? []).map(opcao => daLinha.get(opcao.id) ?? digitar(opcao))
  const opcoes = ordenar(antes, ditas)
  const feito = { id, guardado, linha, linhaDasRegras, linhas, opcoes }
  const regras = obra.regras?.lidas ?? guardado ?? lerRegras('escolha')
  if (obra.temErro || !regras || nadaMuda(guardado, regras, opcoes)) {
    return { ...feito, proposto: null, temErro: obra.temErro }
  }
  const proposto = julgar({ ...feito, regras, nome: guardado?.nome ?? obra.nome }, errarEm)
  if (!proposto) return { ...feito, proposto: null, temErro: true }
  const igual = guardado !== null && emTexto(guardado) === emTexto(proposto)
  return { ...feito, proposto: igual ? null : proposto, temErro: false }
}

/** What is stored already is not judged again. */
function nadaMuda(guardado: GrupoGuardado | null, regras: Regras, opcoes: readonly OpcaoDigitada[]): boolean {
  if (!guardado || escreverRegras(guardado) !== escreverRegras(regras)) return false
  const agora = JSON.stringify(opcoes.map(({ valores }) => valores))
  return agora === JSON.stringify(guardado.opcoes.map(opcao => digitar(opcao).valores))
}

function emTexto(grupo: ConteudoDoGrupo): string {
  return JSON.stringify(conteudoDoGrupo(grupo))
}

interface AJulgar extends Pick<GrupoDaPlanilha, 'guardado' | 'linha' | 'linhaDasRegras' | 'opcoes'> {
  readonly nome: string
  readonly regras: Regras
}

/** Judges the group by the rules of its form; null after its refusals were told, each beside its line. */
function julgar(obra: AJulgar, errarEm: ErrarEm): GrupoProposto | null {
  const { guardado, nome, regras, opcoes } = obra
  let temErro = false
  const errar = (linha: LinhaDoCardapio, coluna: ColunaDoCardapio, motivo: string) => {
    temErro = true
    errarEm(linha)(coluna, motivo)
  }
  for (const opcao of opcoes) {
    if (opcao.linha) conferirTipo(regras.tipo, opcao, errarNa(opcao.linha, errar))
  }
  const { tamanhos, opcoes: digitadas } = formularioDasOpcoes(opcoes)
  const lido = lerGrupo({
    ...{ nome, ajuda: guardado?.ajuda ?? '', ...digitarRegras(regras) },
    ...{ tamanhos, opcoes: digitadas },
  })
  if ('recusas' in lido) {
    for (const { campo = '', texto } of lido.recusas) errar(...ondeErrou(obra, campo), texto)
    return null
  }
  return temErro ? null : { id: guardado?.id ?? null, ...lido.dados }
}

function errarNa(
  linha: LinhaDoCardapio,
  errar: (linha: LinhaDoCardapio, coluna: ColunaDoCardapio, motivo: string) => void,
): Errar {
  return (coluna, motivo) => errar(linha, coluna, motivo)
}

function digitarRegras({
  tipo,
  regraPreco,
  min,
  max,
  maxDistintas,
  incluidas,
}: Limites & Regras & { tipo: TipoDeGrupo }) {
  return {
    ...{ tipo, regraPreco, min: String(min), max: String(max), incluidas: String(incluidas) },
    maxDistintas: maxDistintas === null ? '' : String(maxDistintas),
  }
}

const COLUNA_DO_CAMPO: Readonly<Record<string, ColunaDoCardapio>> = {
  nome: 'nome',
  descricao: 'descricao',
  preco: 'preco',
  precos: 'precos',
  maxUnidades: 'ativo',
  codigoCliente: 'codigoCliente',
}

/** Where a field of the form stands in the file: 'opcoes.3.nome' is the cell of a line, when the file has that option. */
function ondeErrou(
  { linha, linhaDasRegras, opcoes }: AJulgar,
  campo: string,
): [LinhaDoCardapio, ColunaDoCardapio] {
  const [lista, n = '', doCampo = ''] = campo.split('.')
  if (lista === 'opcoes' && n !== '') {
    const errada = opcoes[Number(n)]
    const doMesmoNome = opcoes.find(um => um.linha && um.valores.nome === errada?.valores.nome)
    const daOpcao = errada?.linha ?? doMesmoNome?.linha
    return daOpcao ? [daOpcao, COLUNA_DO_CAMPO[doCampo] ?? 'nome'] : [linha, 'grupo']
  }
  if (lista === 'opcoes')
    return [opcoes.findLast(opcao => opcao.linha && !opcao.guardada)?.linha ?? linha, 'grupo']
  if (lista === 'tamanhos')
    return [opcoes.find(opcao => opcao.linha?.celulas.precos)?.linha ?? linha, 'precos']
  return lista === 'nome' ? [linha, 'grupo'] : [linhaDasRegras, 'regras']
}
