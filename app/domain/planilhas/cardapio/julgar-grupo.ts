import type { Limites, TipoDeGrupo } from '~/domain/cardapio/grupo'
import type { ConteudoDoGrupo, GrupoGuardado } from '~/domain/cardapio/grupo-guardado'
import { lerGrupo } from '~/domain/cardapio/grupos/grupo-digitado'
import type { GrupoId, OpcaoId } from '~/domain/valores/ids'
import { conferirTipo, formularioDasOpcoes, type OpcaoDigitada } from './opcoes-do-cardapio'
import type { ColunaDoCardapio, Errar, LinhaDoCardapio } from './planilha-do-cardapio'
import type { Regras } from './regras-na-celula'
import { escreverPrecoDoGrupo } from './tamanhos-na-celula'

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

/** What a flavour of the group costs that has no price of its own. */
export type PrecoDeTodos = Pick<GrupoGuardado, 'preco' | 'precos'>

export type ErrarEm = (linha: LinhaDoCardapio) => Errar
/** A group as its lines have it, to be judged. */
export interface AJulgar extends Pick<GrupoDaPlanilha, 'guardado' | 'linha' | 'linhaDasRegras' | 'opcoes'> {
  readonly nome: string
  readonly regras: Regras
  readonly preco: PrecoDeTodos
  readonly linhaDoPreco: LinhaDoCardapio
}

/** Judges the group by the rules of its form; null after its refusals were told, each beside its line. */
export function julgar(obra: AJulgar, errarEm: ErrarEm): GrupoProposto | null {
  const { guardado, nome, regras, opcoes } = obra
  let temErro = false
  const errar = (linha: LinhaDoCardapio, coluna: ColunaDoCardapio, motivo: string) => {
    temErro = true
    errarEm(linha)(coluna, motivo)
  }
  for (const opcao of opcoes) {
    if (opcao.linha) conferirTipo(regras.tipo, opcao, errarNa(opcao.linha, errar))
  }
  if (regras.tipo !== 'sabor' && escreverPrecoDoGrupo(obra.preco, []) !== '') {
    errar(obra.linhaDoPreco, 'precoDoGrupo', SO_DE_SABORES)
  }
  const { opcoes: digitadas, ...precos } = formularioDasOpcoes(opcoes, obra.preco)
  const lido = lerGrupo({
    ...{ nome, ajuda: guardado?.ajuda ?? '', ...digitarRegras(regras) },
    ...{ ...precos, opcoes: digitadas },
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

const SO_DE_SABORES = 'Só um grupo de sabores tem um preço para todos: apague esta célula.'

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
  { linha, linhaDasRegras, linhaDoPreco, opcoes }: AJulgar,
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
  if (lista === 'preco' || lista === 'precos') return [linhaDoPreco, 'precoDoGrupo']
  if (lista === 'tamanhos')
    return [opcoes.find(opcao => opcao.linha?.celulas.precos)?.linha ?? linha, 'precos']
  return lista === 'nome' ? [linha, 'grupo'] : [linhaDasRegras, 'regras']
}
