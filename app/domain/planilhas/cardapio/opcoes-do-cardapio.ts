import type { GrupoGuardado, OpcaoGuardada, PrecoNoTamanho } from '~/domain/cardapio/grupo-guardado'
import { formatValor } from '~/domain/valores/centavos'
import type { OpcaoId } from '~/domain/valores/ids'
import { limparLinha, semAcentos } from '~/domain/valores/texto'
import { digiteComoTexto, perdeuAlgarismos } from '../planilha'
import { dobrarCodigo, maisParecida } from './alvos-do-cardapio'
import {
  type Celulas,
  COLUNAS_DO_CARDAPIO,
  type ColunaDoCardapio,
  type Errar,
  type LinhaDoCardapio,
  NOMES_DAS_COLUNAS,
} from './planilha-do-cardapio'
import { ESCREVA_ATIVO, lerAtivo } from './regras-na-celula'
import { ESCREVA_PRECOS, lerPrecos } from './tamanhos-na-celula'

/** An option with its values as its form would send them. */
export interface OpcaoDigitada {
  readonly guardada: OpcaoGuardada | null
  /** The group that it leaves for this one; null when it stays where it is, or is new. */
  readonly veioDe: GrupoGuardado | null
  /** The line that names it; null when the file does not. */
  readonly linha: LinhaDoCardapio | null
  readonly valores: ValoresDaOpcao
}

interface ValoresDaOpcao {
  readonly id: OpcaoId | null
  readonly nome: string
  readonly descricao: string
  readonly preco: string
  readonly precos: readonly PrecoNoTamanho[]
  readonly maxUnidades: number
  readonly padrao: boolean
  readonly ativo: boolean
  readonly codigoCliente: string
}

/** The columns that say something about one option and not about its group. */
const DA_OPCAO = ['nome', 'descricao', 'preco', 'codigoCliente', 'ativo', 'precos', 'id'] as const

const SEM_NOME = 'O nome da opção é obrigatório.'
const SEM_ID = 'Nenhuma opção deste grupo tem este Id. Apague o Id para criar uma opção nova.'
const VARIAS =
  'Há mais de uma opção com este código neste grupo. Exporte a planilha e mude nela: o Id diz qual delas é.'
const OUTRO_TIPO =
  'Uma opção só muda para um grupo do mesmo tipo. Apague o Id para criar uma opção nova neste grupo.'
const REMOCAO_COM_PRECO = 'Em um grupo de retirar nada tem preço: apague esta célula.'

/** True for a line that says something of its group alone. */
export function ehSoDoGrupo(celulas: Celulas): boolean {
  return DA_OPCAO.every(coluna => celulas[coluna] === undefined)
}

/** Refuses cells of the other kind of line. */
export function conferirColunas(celulas: Celulas, errar: Errar): void {
  const deOpcao = celulas.grupo !== undefined
  const daOutra = deOpcao ? 'produtos' : 'opcoes'
  for (const coluna of NOMES_DAS_COLUNAS) {
    if (celulas[coluna] === undefined || COLUNAS_DO_CARDAPIO[coluna].em !== daOutra) continue
    const { titulo } = COLUNAS_DO_CARDAPIO.grupo
    const motivo = deOpcao
      ? `Esta coluna é só de produtos, e esta linha é uma opção, porque tem ${titulo}: apague uma das duas células.`
      : `Esta coluna é só de opções: diga o grupo na coluna ${titulo}, ou apague esta célula.`
    errar(coluna, motivo)
  }
}

/** The option as it is stored, or a new one. */
export function digitar(guardada: OpcaoGuardada | null): OpcaoDigitada {
  const { id = null, nome = '', descricao, preco = null, precos = [], codigoCliente } = guardada ?? {}
  const { maxUnidades = 1, padrao = false, ativo = true } = guardada ?? {}
  const valores = {
    ...{ id, nome, descricao: descricao ?? '', preco: preco === null ? '' : formatValor(preco), precos },
    ...{ maxUnidades, padrao, ativo, codigoCliente: codigoCliente ?? '' },
  }
  return { guardada, veioDe: null, linha: null, valores }
}

/** Finds the option that a line is about: by Id, else by its code, else by its name; null for a new one. */
export function acharOpcao(
  { opcoes }: Pick<GrupoGuardado, 'opcoes'>,
  { id, codigoCliente, nome = '' }: Celulas,
): OpcaoGuardada | null | { readonly coluna: ColunaDoCardapio; readonly motivo: string } {
  if (id !== undefined) {
    return opcoes.find(opcao => String(opcao.id) === id) ?? { coluna: 'id', motivo: SEM_ID }
  }
  const chamada = maisParecida(
    opcoes.filter(opcao => semAcentos(limparLinha(opcao.nome)) === semAcentos(limparLinha(nome))),
    limparLinha(nome),
  )
  if (codigoCliente === undefined) return chamada ?? null
  const doCodigo = opcoes.filter(
    opcao => dobrarCodigo(opcao.codigoCliente ?? '') === dobrarCodigo(codigoCliente),
  )
  const [unica, ...outras] = doCodigo
  if (!unica) return chamada ?? null
  if (outras.length === 0) return unica
  return chamada && doCodigo.includes(chamada) ? chamada : { coluna: 'codigoCliente', motivo: VARIAS }
}

/** The option with what its line says. `grafia` is how the company spells the name of a size. */
export function lerOpcao(
  guardada: OpcaoGuardada | null,
  linha: LinhaDoCardapio,
  grafia: (tamanho: string) => string,
  errar: Errar,
): OpcaoDigitada {
  const { nome, descricao, preco, codigoCliente, ativo, precos } = linha.celulas
  const { valores } = digitar(guardada)
  if (nome === undefined && !guardada) errar('nome', SEM_NOME)
  const lidoAtivo = ativo === undefined ? null : lerAtivo(ativo)
  if (ativo !== undefined && !lidoAtivo) errar('ativo', ESCREVA_ATIVO)
  const lidosPrecos = precos === undefined ? null : lerPrecos(precos)
  if (precos !== undefined && !lidosPrecos) errar('precos', ESCREVA_PRECOS)
  if (codigoCliente && perdeuAlgarismos(codigoCliente)) errar('codigoCliente', digiteComoTexto('código'))
  const outroCodigo = codigoCliente && dobrarCodigo(codigoCliente) !== dobrarCodigo(valores.codigoCliente)
  const outroNome = nome && limparLinha(nome) !== limparLinha(valores.nome)
  return {
    ...{ guardada, veioDe: null, linha },
    valores: {
      ...valores,
      ...lidoAtivo,
      nome: outroNome ? nome : valores.nome,
      descricao: descricao ?? valores.descricao,
      preco: preco === undefined ? valores.preco : limparLinha(preco),
      codigoCliente: outroCodigo ? codigoCliente : valores.codigoCliente,
      precos: lidosPrecos
        ? lidosPrecos.map(({ tamanho, preco }) => ({ tamanho: grafia(tamanho), preco }))
        : valores.precos,
    },
  }
}

/** What the line of an option says that a group of this kind does not have, and would be dropped; and that it comes from another kind. */
export function conferirTipo(
  tipo: GrupoGuardado['tipo'],
  { linha, valores, veioDe }: OpcaoDigitada,
  errar: Errar,
): void {
  if (!linha) return
  if (veioDe && veioDe.tipo !== tipo) errar('grupo', OUTRO_TIPO)
  if (tipo === 'remocao') {
    if (linha.celulas.preco && !/^(R\$)? ?0+([.,]0*)?$/i.test(valores.preco))
      errar('preco', REMOCAO_COM_PRECO)
    if (linha.celulas.precos) errar('precos', REMOCAO_COM_PRECO)
  }
  const demais = valores.padrao || valores.maxUnidades > 1
  if (linha.celulas.ativo && demais && (tipo === 'remocao' || tipo === 'sabor')) {
    errar('ativo', 'Em um grupo de sabor ou de retirar, escreva só sim ou não.')
  }
}

/** The options as the form of their group sends them, prices in a table of sizes. */
export function formularioDasOpcoes(
  opcoes: readonly OpcaoDigitada[],
  { preco, precos: deTodos }: Pick<GrupoGuardado, 'preco' | 'precos'>,
) {
  const comPreco = [...deTodos, ...opcoes.flatMap(({ valores }) => valores.precos)]
  const tamanhos = [...new Set(comPreco.map(({ tamanho }) => tamanho))]
  return {
    tamanhos,
    preco: preco === null ? '' : formatValor(preco),
    precos: tabelar(deTodos, tamanhos),
    opcoes: opcoes.map(({ valores: { precos, id, maxUnidades, padrao, ativo, ...textos } }) => {
      return {
        ...textos,
        id: id === null ? '' : String(id),
        precos: tabelar(precos, tamanhos),
        maxUnidades: String(maxUnidades),
        ...{ padrao: padrao ? 'on' : '', ativo: ativo ? 'on' : '' },
      }
    }),
  }
}

function tabelar(precos: readonly PrecoNoTamanho[], tamanhos: readonly string[]): string[] {
  const porTamanho = new Map(precos.map(({ tamanho, preco }) => [tamanho, formatValor(preco)]))
  return tamanhos.map(tamanho => porTamanho.get(tamanho) ?? '')
}
