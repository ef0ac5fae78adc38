import { LIMITES_DO_CARDAPIO, type TipoDeGrupo } from '~/domain/cardapio/grupo'
import type { GrupoGuardado, PrecoNoTamanho } from '~/domain/cardapio/grupo-guardado'
import { REGRAS_DE_PRECO } from '~/domain/cardapio/grupos/grupo-digitado'
import { LIMITES_PROPOSTOS } from '~/domain/cardapio/grupos/limites-propostos'
import { type Centavos, formatValor, parseReais } from '~/domain/valores/centavos'
import type { GrupoId, OpcaoId } from '~/domain/valores/ids'
import { type LinhaDaLista, novaChave } from '../tela/lista/use-linhas'

/** A group as somebody types it. */
export interface RascunhoDoGrupo {
  readonly tipo: TipoDeGrupo | null
  readonly nome: string
  readonly ajuda: string
  readonly min: string
  readonly max: string
  readonly maxDistintas: string
  readonly incluidas: string
  readonly regraPreco: string
  /** Of all flavours that have no price of their own; `precos` by the name of the size. */
  readonly preco: string
  readonly precos: ReadonlyMap<string, string>
}

/** A column of the table of prices; its name does not change while the form is open. */
export interface ColunaDoTamanho {
  readonly nome: string
  /** True when a product that has the group is sold in this size. */
  readonly usada: boolean
}

export interface OpcaoDoRascunho extends LinhaDaLista {
  /** Blank for a new one. */
  readonly id: string
  readonly nome: string
  readonly descricao: string
  readonly preco: string
  /** By the name of the size. */
  readonly precos: ReadonlyMap<string, string>
  readonly maxUnidades: string
  readonly padrao: boolean
  readonly ativo: boolean
  readonly codigoCliente: string
}

export type PrecosDigitados = Pick<OpcaoDoRascunho, 'preco' | 'precos'>

const emReais = (preco: Centavos | null) => (preco === null ? '' : formatValor(preco))
const emTexto = (numero: number | null) => (numero === null ? '' : String(numero))

const emTabela = (precos: readonly PrecoNoTamanho[]) =>
  new Map(precos.map(({ tamanho, preco }) => [tamanho, formatValor(preco)]))

export function abrirRascunho(grupo: GrupoGuardado | null): RascunhoDoGrupo {
  if (!grupo) {
    const limites = { min: '', max: '', maxDistintas: '', incluidas: '' }
    const semPreco = { preco: '', precos: new Map() }
    return { tipo: null, nome: '', ajuda: '', ...limites, regraPreco: REGRAS_DE_PRECO[0], ...semPreco }
  }
  const { tipo, nome, ajuda, min, max, maxDistintas, incluidas, regraPreco } = grupo
  return {
    ...{ tipo, nome, ajuda: ajuda ?? '', min: String(min), max: String(max) },
    ...{ maxDistintas: emTexto(maxDistintas), incluidas: incluidas === 0 ? '' : String(incluidas) },
    regraPreco: tipo === 'sabor' ? regraPreco : REGRAS_DE_PRECO[0],
    ...{ preco: emReais(grupo.preco), precos: emTabela(grupo.precos) },
  }
}

export function abrirOpcoes(grupo: GrupoGuardado | null): OpcaoDoRascunho[] {
  const linhas = (grupo?.opcoes ?? []).map(
    (opcao, n): OpcaoDoRascunho => ({
      ...{ chave: n + 1, id: String(opcao.id), nome: opcao.nome, descricao: opcao.descricao ?? '' },
      preco: emReais(opcao.preco),
      precos: emTabela(opcao.precos),
      maxUnidades: String(opcao.maxUnidades),
      ...{ padrao: opcao.padrao, ativo: opcao.ativo, codigoCliente: opcao.codigoCliente ?? '' },
    }),
  )
  return [...linhas, opcaoEmBranco(linhas.length + 1)]
}

export function opcaoEmBranco(chave: number): OpcaoDoRascunho {
  return {
    ...{ chave, id: '', nome: '', descricao: '', preco: '', precos: new Map(), maxUnidades: '' },
    ...{ padrao: false, ativo: true, codigoCliente: '' },
  }
}

/** A row in which nothing is typed is not saved. */
export function emBranco({ id, nome, descricao, preco, precos, codigoCliente }: OpcaoDoRascunho): boolean {
  const digitado = [id, nome, descricao, preco, codigoCliente, ...precos.values()]
  return digitado.every(texto => texto.trim() === '')
}

/** A row to type in stands always at the end, as long as the group may have more. */
export function comLinhaVazia(linhas: readonly OpcaoDoRascunho[]): readonly OpcaoDoRascunho[] {
  const ultima = linhas.findLast(({ tirada }) => !tirada)
  const ficam = linhas.filter(({ tirada }) => !tirada).length
  const cheia = ficam >= LIMITES_DO_CARDAPIO.opcoes
  return cheia || (ultima && emBranco(ultima)) ? linhas : [...linhas, opcaoEmBranco(novaChave(linhas))]
}

/** The sizes of the products that have the group, and those for which it has prices. */
export function abrirColunas(grupo: GrupoGuardado | null, usadas: readonly string[]): ColunaDoTamanho[] {
  const comPrecos = grupo ? [grupo, ...grupo.opcoes] : []
  const comPreco = comPrecos.flatMap(({ precos }) => precos.map(({ tamanho }) => tamanho))
  const soltas = [...new Set(comPreco)].filter(nome => !usadas.includes(nome))
  return [...usadas.map(nome => ({ nome, usada: true })), ...soltas.map(nome => ({ nome, usada: false }))]
}

const NOMES_PROPOSTOS: Record<TipoDeGrupo, string> = {
  escolha: '',
  remocao: 'Retirar',
  sabor: 'Sabores',
  borda: 'Borda',
  massa: 'Massa',
}

function proporTipo(tipo: TipoDeGrupo): Pick<RascunhoDoGrupo, 'nome' | 'min' | 'max'> {
  const { min, max } = LIMITES_PROPOSTOS[tipo]
  return { nome: NOMES_PROPOSTOS[tipo], min: String(min), max: String(max) }
}

/** The group with another kind; what nobody has typed follows the kind. */
export function comTipo(rascunho: RascunhoDoGrupo, tipo: TipoDeGrupo): RascunhoDoGrupo {
  const antes = rascunho.tipo === null ? { nome: '', min: '', max: '' } : proporTipo(rascunho.tipo)
  const proposta = proporTipo(tipo)
  const intocado = rascunho.min === antes.min && rascunho.max === antes.max
  return {
    ...rascunho,
    tipo,
    nome: rascunho.nome === antes.nome ? proposta.nome : rascunho.nome,
    ...(intocado ? { min: proposta.min, max: proposta.max } : {}),
  }
}

/** True for the kinds whose prices usually differ by size. */
export function costumaTerTamanhos(tipo: TipoDeGrupo | null): boolean {
  return tipo === 'sabor' || tipo === 'borda' || tipo === 'massa'
}

/** The group as it would be saved, as far as it can be read; what cannot is left out. */
export function lerRascunho(
  id: GrupoId,
  rascunho: RascunhoDoGrupo,
  opcoes: readonly OpcaoDoRascunho[],
  colunas: readonly ColunaDoTamanho[],
): GrupoGuardado {
  const { nome, ajuda, regraPreco } = rascunho
  const tipo = rascunho.tipo ?? 'escolha'
  const min = lerNumero(rascunho.min, 0)
  const max = Math.max(min, lerNumero(rascunho.max, 1))
  const regra = REGRAS_DE_PRECO.find(uma => uma === regraPreco) ?? REGRAS_DE_PRECO[0]
  return {
    ...{ id, nome: nome.trim(), ajuda: ajuda.trim() || null, tipo, min, max },
    regraPreco: tipo === 'sabor' ? regra : 'soma',
    maxDistintas: tipo === 'sabor' ? null : lerNumero(rascunho.maxDistintas, 0) || null,
    incluidas: tipo === 'sabor' || tipo === 'remocao' ? 0 : lerNumero(rascunho.incluidas, 0),
    preco: tipo === 'sabor' ? parseReais(rascunho.preco) : null,
    precos: tipo === 'sabor' ? lerPrecos(rascunho, colunas) : [],
    opcoes: opcoes.filter(opcao => opcao.nome.trim() !== '').map(opcao => lerOpcao(tipo, opcao, colunas)),
  }
}

function lerOpcao(tipo: TipoDeGrupo, opcao: OpcaoDoRascunho, colunas: readonly ColunaDoTamanho[]) {
  const { chave, nome, descricao, padrao, ativo, codigoCliente } = opcao
  const precos = lerPrecos(opcao, colunas)
  const digitado = parseReais(opcao.preco)
  const deGraca = tipo === 'remocao' || (tipo !== 'sabor' && digitado === null && precos.length === 0)
  return {
    ...{ id: -chave as OpcaoId, nome: nome.trim(), descricao: descricao.trim() || null },
    preco: deGraca ? (0 as Centavos) : digitado,
    precos: tipo === 'remocao' ? [] : precos,
    maxUnidades: tipo === 'sabor' || tipo === 'remocao' ? 1 : Math.max(1, lerNumero(opcao.maxUnidades, 1)),
    ...{ padrao, ativo, codigoCliente: codigoCliente.trim() || null },
  }
}

function lerPrecos({ precos }: Pick<OpcaoDoRascunho, 'precos'>, colunas: readonly ColunaDoTamanho[]) {
  return colunas.flatMap(({ nome: tamanho }): PrecoNoTamanho[] => {
    const preco = parseReais(precos.get(tamanho) ?? '')
    return preco === null ? [] : [{ tamanho, preco }]
  })
}

function lerNumero(texto: string, senao: number): number {
  return /^\s*\d{1,2}\s*$/.test(texto) ? Number(texto) : senao
}
