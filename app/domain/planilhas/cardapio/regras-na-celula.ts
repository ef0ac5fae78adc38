import type {
  Limites,
  LimitesNoTamanho,
  RegraDePreco,
  TipoDeGrupo,
  Vinculo,
  VinculoDoProduto,
} from '~/domain/cardapio/grupo'
import { LIMITES_PROPOSTOS } from '~/domain/cardapio/grupos/limites-propostos'
import { simOuNao } from '~/domain/respostas/conflito'
import { limparLinha, semAcentos } from '~/domain/valores/texto'
import { lerSimOuNao } from '../planilha'
import { abrirParenteses, desescapar, escapar, escaparNota, separar, separarLista } from './celulas'

export const ESCREVA_REGRAS =
  'Escreva as regras assim: sabor, média. Ou assim: escolha, 1 a 1. Ou: escolha, 0 a 5, até 3 diferentes, 2 incluídas. O tipo é escolha, retirar, sabor, borda ou massa.'
export const ESCREVA_LIMITES =
  'Escreva os grupos separados por |, e entre parênteses só os limites deste produto, assim: Borda (0 a 1)|Molhos (1 a 3, 2 incluídas). De cada tamanho, depois de ponto e vírgula: Molhos (0 a 3; 500 ml: 0 a 5)'
export const ESCREVA_ATIVO =
  'Escreva sim ou não. Em uma opção que já vem marcada: sim, marcada. Em uma que se pede mais de uma vez: sim, até 3.'

/** The rules of a group, as far as a product does not say others. */
export interface Regras extends Limites {
  readonly tipo: TipoDeGrupo
  readonly regraPreco: RegraDePreco
}

const PALAVRA_DO_TIPO: Record<TipoDeGrupo, string> = {
  escolha: 'escolha',
  remocao: 'retirar',
  sabor: 'sabor',
  borda: 'borda',
  massa: 'massa',
}
const PALAVRA_DA_REGRA: Record<RegraDePreco, string> = { media: 'média', maior: 'maior valor', soma: 'soma' }

const TIPOS: ReadonlyMap<string, TipoDeGrupo> = new Map([
  ...Object.entries({ escolha: 'escolha', escolhas: 'escolha' } as const),
  ...Object.entries({ retirar: 'remocao', remocao: 'remocao', remocoes: 'remocao' } as const),
  ...Object.entries({ sabor: 'sabor', sabores: 'sabor', borda: 'borda', bordas: 'borda' } as const),
  ...Object.entries({ massa: 'massa', massas: 'massa' } as const),
])
const REGRAS: ReadonlyMap<string, RegraDePreco> = new Map([
  ...Object.entries({ media: 'media', 'media dos sabores': 'media' } as const),
  ...Object.entries({ maior: 'maior', 'maior valor': 'maior', 'maior preco': 'maior' } as const),
  ...Object.entries({ soma: 'soma', 'soma dos sabores': 'soma' } as const),
])

/** 'sabor, média, 1 a 1', 'escolha, 1 a 3, até 2 diferentes, 2 incluídas' */
export function escreverRegras({ tipo, regraPreco, ...limites }: Regras): string {
  const { min, max, maxDistintas, incluidas } = limites
  const diferentes = maxDistintas === null ? null : `até ${maxDistintas} diferentes`
  return [
    PALAVRA_DO_TIPO[tipo],
    tipo === 'sabor' ? PALAVRA_DA_REGRA[regraPreco] : null,
    `${min} a ${max}`,
    diferentes,
    incluidas === 0 ? null : dizerIncluidas(incluidas),
  ]
    .filter(parte => parte !== null)
    .join(', ')
}

function dizerIncluidas(incluidas: number): string {
  return `${incluidas} ${incluidas === 1 ? 'incluída' : 'incluídas'}`
}

type Ditas = { -readonly [Regra in keyof Regras]?: Regras[Regra] }

/** The rules that a cell says; what it does not say is what a group of its kind begins with. Null when it means nothing. */
export function lerRegras(celula: string): Regras | null {
  const ditas = lerPartes(separar(celula, ','), [lerTipo, lerRegraPreco, lerDiferentes, lerLimite])
  if (!ditas) return null
  const tipo = ditas.tipo ?? 'escolha'
  const proposto = LIMITES_PROPOSTOS[tipo]
  const min = ditas.min ?? Math.min(proposto.min, ditas.max ?? proposto.max)
  const max = ditas.max ?? Math.max(min, proposto.max)
  const deSabor = ditas.regraPreco ?? 'media'
  const { maxDistintas = null, incluidas = 0 } = ditas
  if (tipo === 'sabor' && (maxDistintas !== null || incluidas > 0)) return null
  if (tipo !== 'sabor' && ditas.regraPreco !== undefined && ditas.regraPreco !== 'soma') return null
  if (tipo === 'remocao' && incluidas > 0) return null
  return { tipo, regraPreco: tipo === 'sabor' ? deSabor : 'soma', min, max, maxDistintas, incluidas }
}

/** Null when a part means nothing, or contradicts an earlier one. */
function lerPartes(
  partes: readonly string[],
  leitores: readonly ((dita: string) => Ditas | null)[],
): Ditas | null {
  const ditas: Ditas = {}
  for (const parte of partes) {
    const dita = limparLinha(semAcentos(parte))
    const nova = leitores.map(ler => ler(dita)).find(lida => lida !== null)
    if (!nova || Object.keys(nova).some(regra => regra in ditas)) return null
    Object.assign(ditas, nova)
  }
  return ditas
}

function lerTipo(dita: string): Ditas | null {
  const tipo = TIPOS.get(dita)
  return tipo ? { tipo } : null
}

function lerRegraPreco(dita: string): Ditas | null {
  const regraPreco = REGRAS.get(dita)
  return regraPreco ? { regraPreco } : null
}

function lerDiferentes(dita: string): Ditas | null {
  const [, quantas] = /^ate (\d{1,2}) diferentes?$/.exec(dita) ?? []
  return quantas === undefined ? null : { maxDistintas: Number(quantas) }
}

function lerLimite(dita: string): Ditas | null {
  const [, de, ate] = /^(?:de )?(\d{1,2}) (?:a|ate) (\d{1,2})$/.exec(dita) ?? []
  if (de !== undefined) return { min: Number(de), max: Number(ate) }
  const [, soAte] = /^ate (\d{1,2})$/.exec(dita) ?? []
  if (soAte !== undefined) return { min: 0, max: Number(soAte) }
  const [, qual, n] = /^(minimo|maximo) (\d{1,2})$/.exec(dita) ?? []
  if (qual !== undefined) return { [qual === 'minimo' ? 'min' : 'max']: Number(n) }
  const [, incluidas] = /^(\d{1,2}) (?:incluid[ao]s?|gratis)$/.exec(dita) ?? []
  return incluidas === undefined ? null : { incluidas: Number(incluidas) }
}

/** A group of a product as a cell names it, with the limits that the product sets itself. */
export interface GrupoEscrito extends Vinculo, Pick<VinculoDoProduto, 'porTamanho'> {
  readonly nome: string
}

/**
 * 'Sabores|Borda (1 a 1)|Molhos (0 a 3, 1 incluída; 500 ml: máximo 5)'; a limit that is the group's own, or in a size the
 * product's, is not written.
 */
export function escreverGrupos(grupos: readonly GrupoEscrito[]): string {
  const escrita = grupos
    .map(({ nome, porTamanho, ...doProduto }) => {
      const doTamanho = (porTamanho ?? []).map(
        ({ tamanho, ...limites }) => `${escaparNota(tamanho)}: ${escreverLimites(limites)}`,
      )
      const notas = [escreverLimites(doProduto), ...doTamanho].filter(Boolean)
      const escrito = escapar(nome).replace(/\((?=[^(]*\)$)/, '\\(')
      return `${escrito}${notas.length > 0 ? ` (${notas.join('; ')})` : ''}`
    })
    .join('|')
  // A group may be called 'Nenhum'.
  return ehNenhum(escrita) ? `${escrita}|` : escrita
}

function escreverLimites({ min, max, incluidas }: Vinculo): string {
  const limite = min !== null && max !== null ? `${min} a ${max}` : null
  return [
    limite,
    limite === null && min !== null ? `mínimo ${min}` : null,
    limite === null && max !== null ? `máximo ${max}` : null,
    incluidas === null ? null : dizerIncluidas(incluidas),
  ]
    .filter(nota => nota !== null)
    .join(', ')
}

function ehNenhum(celula: string): boolean {
  return semAcentos(celula.trim()) === 'nenhum'
}

/** Parentheses that are no limits belong to the name. 'nenhum' is an empty list. */
export function lerGrupos(celula: string): readonly GrupoEscrito[] {
  if (ehNenhum(celula)) return []
  return separarLista(celula).map(parte => {
    const { texto, dentro } = abrirParenteses(parte)
    const limites = dentro === null ? null : lerTodosOsLimites(dentro)
    return limites ? { nome: nomeDe(texto), ...limites } : { nome: nomeDe(parte), ...SEM_LIMITES }
  })
}

const SEM_LIMITES: Vinculo = { min: null, max: null, incluidas: null }

/** '0 a 3, 1 incluída; 500 ml: máximo 5'; null when a part means nothing. */
function lerTodosOsLimites(dentro: string): Omit<GrupoEscrito, 'nome'> | null {
  let doProduto = SEM_LIMITES
  const porTamanho: LimitesNoTamanho[] = []
  for (const [n, secao] of separar(dentro, ';').entries()) {
    const [antes = '', depois, ...resto] = separar(secao, ':')
    const limites = lerLimites(depois ?? antes)
    if (!limites || resto.length > 0) return null
    if (depois !== undefined) porTamanho.push({ tamanho: nomeDe(antes), ...limites })
    else if (n === 0) doProduto = limites
    else return null
  }
  return { ...doProduto, ...(porTamanho.length > 0 && { porTamanho }) }
}

function lerLimites(escritos: string): Vinculo | null {
  const ditas = lerPartes(separar(escritos, ','), [lerLimite])
  if (!ditas) return null
  const { min = null, max = null, incluidas = null } = ditas
  return { min, max, incluidas }
}

function nomeDe(escrito: string): string {
  return limparLinha(desescapar(escrito))
}

/** What the cell 'Ativo' of an option says. */
export interface AtivoDaOpcao {
  readonly ativo: boolean
  readonly padrao: boolean
  readonly maxUnidades: number
}

/** 'sim', 'não', 'sim, marcada, até 3' */
export function escreverAtivo({ ativo, padrao, maxUnidades }: AtivoDaOpcao): string {
  const unidades = maxUnidades > 1 ? `até ${maxUnidades}` : null
  return [simOuNao(ativo), padrao ? 'marcada' : null, unidades].filter(parte => parte !== null).join(', ')
}

export function lerAtivo(celula: string): AtivoDaOpcao | null {
  const [sim = '', ...notas] = celula.split(',')
  const ativo = lerSimOuNao(sim.trim())
  if (ativo === null) return null
  const ditas = notas.map(nota => semAcentos(nota.trim()))
  const unidades = ditas.flatMap(dita => /^ate (\d{1,2})$/.exec(dita)?.[1] ?? [])
  const marcada = ditas.filter(dita => /^(ja vem )?marcad[ao]$/.test(dita))
  if (unidades.length + marcada.length < notas.length) return null
  return { ativo, padrao: marcada.length > 0, maxUnidades: Number(unidades[0] ?? 1) }
}
