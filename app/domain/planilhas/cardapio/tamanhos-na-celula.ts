import {
  type ConteudoDoTamanho,
  type GrupoGuardado,
  type PrecoNoTamanho,
  SEM_PRECO_DE_TODOS,
} from '~/domain/cardapio/grupo-guardado'
import { parseReais } from '~/domain/valores/centavos'
import { limparLinha, semAcentos } from '~/domain/valores/texto'
import { desescapar, escapar, escaparNota, semMilhar, separar, separarLista, separarNotas } from './celulas'

export const ESCREVA_TAMANHOS =
  'Escreva cada tamanho como Nome=preço e separe-os por |, assim: Broto=29,90|Grande=49,90. Em uma pizza, o preço vem dos sabores: Broto=0,00 (1 sabor)|Grande=0,00 (2 sabores)'
export const ESCREVA_PRECOS =
  'Escreva o preço de cada tamanho como Tamanho=preço e separe-os por |, assim: Broto=29,90|Grande=49,90'

/** Many times as many as a product or a group may have: to read a cell of a hundred thousand takes seconds. */
const MAIS_NA_CELULA = 50

function separarTamanhos(celula: string): string[] {
  const partes = separarLista(celula)
  return partes.length > MAIS_NA_CELULA ? [] : partes
}

/** A size as a cell names it; without a code it keeps the one that it has. */
export interface TamanhoEscrito extends Omit<ConteudoDoTamanho, 'codigoCliente'> {
  readonly codigoCliente: string | undefined
}

/** 'Broto=0,00 (1 sabor)|Grande=0,00 (2 sabores, código G2, inativo)' */
export function escreverTamanhos(tamanhos: readonly ConteudoDoTamanho[]): string {
  return tamanhos
    .map(({ nome, preco, maxSabores, ativo, codigoCliente }) => {
      const notas = [
        maxSabores === null ? null : `${maxSabores} ${maxSabores === 1 ? 'sabor' : 'sabores'}`,
        codigoCliente === null ? null : `código ${escaparNota(codigoCliente)}`,
        ativo ? null : 'inativo',
      ].filter(nota => nota !== null)
      return `${escapar(nome)}=${semMilhar(preco)}${notas.length > 0 ? ` (${notas.join(', ')})` : ''}`
    })
    .join('|')
}

/** Null when one of them has no price, or notes that mean nothing, or far too many are named. */
export function lerTamanhos(celula: string): readonly TamanhoEscrito[] | null {
  const lidos = separarTamanhos(celula).map(lerTamanho)
  return lidos.length > 0 && lidos.every(lido => lido !== null) ? lidos : null
}

function lerTamanho(parte: string): TamanhoEscrito | null {
  const [nome = '', valor, ...resto] = separar(parte, '=')
  if (valor === undefined || resto.length > 0) return null
  const { texto, notas } = separarNotas(valor)
  const preco = parseReais(texto.trim())
  if (preco === null) return null
  const lido = { nome: limparLinha(desescapar(nome)), preco, maxSabores: null, ativo: true }
  return notas.reduce<TamanhoEscrito | null>(comNota, { ...lido, codigoCliente: undefined })
}

function comNota(tamanho: TamanhoEscrito | null, nota: string): TamanhoEscrito | null {
  const [, codigo] = /^c[oó]digo\s+(.+)$/is.exec(nota) ?? []
  if (tamanho && codigo !== undefined) return { ...tamanho, codigoCliente: limparLinha(desescapar(codigo)) }
  const dita = semAcentos(nota)
  const [, sabores] = /^(?:ate )?(\d{1,3}) sabor(?:es)?$/.exec(dita) ?? []
  if (tamanho && sabores !== undefined) return { ...tamanho, maxSabores: Number(sabores) }
  if (tamanho && /^(in)?ativo$/.test(dita)) return { ...tamanho, ativo: dita === 'ativo' }
  return null
}

/** 'Broto=29,90|Grande=49,90', in the order of `tamanhos` where it has them. */
export function escreverPrecos(precos: readonly PrecoNoTamanho[], tamanhos: readonly string[] = []): string {
  const lugar = ({ tamanho }: PrecoNoTamanho) => {
    const n = tamanhos.indexOf(tamanho)
    return n < 0 ? tamanhos.length : n
  }
  return [...precos]
    .sort((um, outro) => lugar(um) - lugar(outro))
    .map(({ tamanho, preco }) => `${escapar(tamanho)}=${semMilhar(preco)}`)
    .join('|')
}

export const ESCREVA_PRECO_DO_GRUPO = `${ESCREVA_PRECOS}. Um preço para todos os tamanhos: 49,90. Para tirar: nenhum`

/** '39,90|Grande=49,90': what a flavour without a price of its own costs, in all sizes and in some; '' for nothing. */
export function escreverPrecoDoGrupo(
  { preco, precos }: Pick<GrupoGuardado, 'preco' | 'precos'>,
  tamanhos: readonly string[],
): string {
  return [preco === null ? '' : semMilhar(preco), escreverPrecos(precos, tamanhos)].filter(Boolean).join('|')
}

/** '19,90'; of a product with sizes only theirs: 'Broto=29,90|Grande=49,90'. */
export function escreverPromocional(
  { preco, precos }: Pick<GrupoGuardado, 'preco' | 'precos'>,
  tamanhos: readonly string[],
): string {
  return escreverPrecoDoGrupo({ preco: tamanhos.length > 0 ? null : preco, precos }, tamanhos)
}

/** Null when it means nothing; 'nenhum' is no price at all. */
export function lerPrecoDoGrupo(celula: string): Pick<GrupoGuardado, 'preco' | 'precos'> | null {
  if (semAcentos(celula.trim()) === 'nenhum') return SEM_PRECO_DE_TODOS
  const [todos, ...outros] = separarLista(celula).filter(parte => separar(parte, '=').length === 1)
  const precos = separarLista(celula).filter(parte => separar(parte, '=').length > 1)
  const lidos = precos.length === 0 ? [] : lerPrecos(precos.join('|'))
  const preco = todos === undefined ? null : parseReais(todos.trim())
  const ilegivel = outros.length > 0 || (todos !== undefined && preco === null)
  return ilegivel || !lidos || (preco === null && lidos.length === 0) ? null : { preco, precos: lidos }
}

/** Null when one of them is not written as 'Tamanho=preço', or is there twice, or far too many are named. */
export function lerPrecos(celula: string): readonly PrecoNoTamanho[] | null {
  const lidos = separarTamanhos(celula).map(lerPreco)
  if (lidos.length === 0 || !lidos.every(lido => lido !== null)) return null
  const nomes = new Set(lidos.map(({ tamanho }) => semAcentos(tamanho)))
  return nomes.size === lidos.length ? lidos : null
}

function lerPreco(parte: string): PrecoNoTamanho | null {
  const [nome = '', valor, ...resto] = separar(parte, '=')
  const preco = valor === undefined ? null : parseReais(valor.trim())
  const tamanho = limparLinha(desescapar(nome))
  return preco === null || tamanho === '' || resto.length > 0 ? null : { tamanho, preco }
}
