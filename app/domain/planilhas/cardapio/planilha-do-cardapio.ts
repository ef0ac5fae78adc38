import type { TipoDeExtra } from '~/domain/cardapio/cardapio'
import type { CardapioInteiro, ExtraGuardado, ProdutoInteiro } from '~/domain/cardapio/cardapio-inteiro'
import type { GrupoGuardado, OpcaoGuardada } from '~/domain/cardapio/grupo-guardado'
import { porId } from '~/domain/cardapio/grupo-guardado'
import { ROTULOS_DO_PRODUTO } from '~/domain/produtos/produto'
import { type Centavos, parseReais } from '~/domain/valores/centavos'
import { limparLinha } from '~/domain/valores/texto'
import { type Coluna, type LinhaDaPlanilha, type Registro, simOuNao } from '../planilha'
import { desescapar, escapar, semMilhar, separar, separarLista } from './celulas'
import { escreverHorarios } from './horarios-na-celula'
import { escreverAtivo, escreverGrupos, escreverRegras } from './regras-na-celula'
import { escreverPrecos, escreverTamanhos } from './tamanhos-na-celula'

/** The columns of the menu's spreadsheet, in the order in which it is written. */
export const COLUNAS_DO_CARDAPIO = {
  categoria: { titulo: ROTULOS_DO_PRODUTO.categoriaId },
  nome: { titulo: ROTULOS_DO_PRODUTO.nome, apelidos: ['Produto', 'Nome do produto'] },
  descricao: { titulo: ROTULOS_DO_PRODUTO.descricao },
  preco: { titulo: ROTULOS_DO_PRODUTO.preco, apelidos: ['Valor', 'Preço (R$)', 'Preço unitário'] },
  codigoCliente: { titulo: ROTULOS_DO_PRODUTO.codigoCliente, apelidos: ['Código'] },
  ativo: { titulo: 'Ativo' },
  possuiExtra: { titulo: 'Possui extras', apelidos: ['Possui itens extras'] },
  extras: { titulo: ROTULOS_DO_PRODUTO.extras, apelidos: ['Extras', 'Adicionais'] },
  tamanhos: { titulo: ROTULOS_DO_PRODUTO.tamanhos, apelidos: ['Tamanho'] },
  grupos: { titulo: 'Grupos', apelidos: [ROTULOS_DO_PRODUTO.grupos] },
  disponivel: { titulo: 'Disponível', apelidos: ['Horários', 'Horários de venda'] },
  grupo: { titulo: 'Opção do grupo', apelidos: ['Grupo da opção'] },
  regras: { titulo: 'Regras do grupo', apelidos: ['Regras'] },
  precos: { titulo: 'Preço por tamanho', apelidos: ['Preços por tamanho'] },
  id: { titulo: 'Id' },
} as const satisfies Record<string, Coluna>

export type ColunaDoCardapio = keyof typeof COLUNAS_DO_CARDAPIO
export type LinhaDoCardapio = LinhaDaPlanilha<ColunaDoCardapio>
export type Celulas = LinhaDoCardapio['celulas']
export type Errar = (coluna: ColunaDoCardapio, motivo: string) => void

/** The header must have at least one column of each group. */
export const PRECISA_DO_CARDAPIO = [['nome', 'codigoCliente', 'id']] as const

/** What a proposal points at: a row that exists already, or the nth of those that the proposal would make. */
export type Referencia<Id> = Id | { readonly novo: number }

/** The menu as rows of a spreadsheet, header first: products, then options. Imported again, they change nothing. */
export function planilhaDoCardapio(cardapio: CardapioInteiro): Registro[] {
  const nomes = new Map(cardapio.categorias.map(({ id, nome }) => [id, nome]))
  const extras = porId(cardapio.extras)
  const grupos = porId(cardapio.grupos)
  const linhas = [
    ...cardapio.produtos.map(produto => ({
      categoria: (produto.categoriaId && nomes.get(produto.categoriaId)) ?? '',
      extras: produto.possuiExtra ? escreverExtras(produto.extras.flatMap(id => extras.get(id) ?? [])) : '',
      grupos: escreverGrupos(gruposEscritos(produto.grupos, grupos)),
      ...linhaDoProduto(produto),
    })),
    ...cardapio.grupos.flatMap(grupo => linhasDoGrupo(grupo, tamanhosDe(grupo, cardapio.produtos))),
  ]
  return [TITULOS, ...linhas.map((celulas: Celulas) => NOMES.map(nome => celulas[nome] ?? ''))]
}

const NOMES = Object.keys(COLUNAS_DO_CARDAPIO) as ColunaDoCardapio[]
const TITULOS = NOMES.map(nome => COLUNAS_DO_CARDAPIO[nome].titulo)

/** The links of a product with the names of their groups. */
function gruposEscritos(
  vinculos: ProdutoInteiro['grupos'],
  grupos: ReadonlyMap<number, { readonly nome: string }>,
) {
  return vinculos.flatMap(vinculo => {
    const grupo = grupos.get(vinculo.grupoId)
    return grupo ? [{ ...vinculo, nome: grupo.nome }] : []
  })
}

function linhaDoProduto(produto: ProdutoInteiro): Celulas {
  return {
    nome: produto.nome,
    descricao: produto.descricao ?? '',
    // A product with sizes has no price of its own.
    preco: produto.tamanhos.length > 0 ? '' : semMilhar(produto.preco),
    codigoCliente: produto.codigoCliente ?? '',
    ativo: simOuNao(produto.ativo),
    possuiExtra: simOuNao(produto.possuiExtra),
    tamanhos: escreverTamanhos(produto.tamanhos),
    disponivel: escreverHorarios(produto.janelas),
    id: String(produto.id),
  }
}

/** The rules of a group stand in its first line; a group without options has a line of its own. */
function linhasDoGrupo(grupo: GrupoGuardado, tamanhos: readonly string[]): Celulas[] {
  const regras = escreverRegras(grupo)
  if (grupo.opcoes.length === 0) return [{ grupo: grupo.nome, regras }]
  return grupo.opcoes.map((opcao, n) => ({
    ...linhaDaOpcao(opcao, tamanhos),
    grupo: grupo.nome,
    regras: n === 0 ? regras : '',
  }))
}

function linhaDaOpcao(opcao: OpcaoGuardada, tamanhos: readonly string[]): Celulas {
  return {
    nome: opcao.nome,
    descricao: opcao.descricao ?? '',
    preco: opcao.preco === null ? '' : semMilhar(opcao.preco),
    codigoCliente: opcao.codigoCliente ?? '',
    ativo: escreverAtivo(opcao),
    precos: escreverPrecos(opcao.precos, tamanhos),
    id: String(opcao.id),
  }
}

/** The names of the sizes of the products that have the group, smallest first as their owner has ordered them. */
function tamanhosDe(
  { id }: Pick<GrupoGuardado, 'id'>,
  produtos: CardapioInteiro['produtos'],
): readonly string[] {
  const deles = produtos.filter(({ grupos }) => grupos.some(({ grupoId }) => grupoId === id))
  return [...new Set(deles.flatMap(({ tamanhos }) => tamanhos.map(({ nome }) => nome)))]
}

/** An extra item as a cell names it. Without a price or type it matches any. */
export interface ExtraEscrito {
  readonly nome: string
  readonly preco: Centavos | null
  readonly tipo: TipoDeExtra | null
}

/** 'Bacon=5,00|Sem cebola=0,00 (opcional)'; inside a name the separators are written '\|' and '\='. */
export function escreverExtras(extras: readonly ExtraGuardado[]): string {
  return extras
    .map(({ nome, preco, tipo }) => {
      return `${escapar(nome)}=${semMilhar(preco)}${tipo === 'opcional' ? ' (opcional)' : ''}`
    })
    .join('|')
}

/**
 * Null when one of them is not written as 'Nome=preço', most likely because something else than a bar separates them.
 */
export function lerExtras(celula: string): readonly ExtraEscrito[] | null {
  const lidos = separarLista(celula).map(lerExtraEscrito)
  return lidos.every(lido => lido !== null) ? lidos : null
}

function lerExtraEscrito(parte: string): ExtraEscrito | null {
  const [escapado = '', valor, ...resto] = separar(parte, '=')
  const nome = limparLinha(desescapar(escapado))
  if (nome === '' || resto.length > 0) return null
  if (valor === undefined) return { nome, preco: null, tipo: null }
  const [, reais = '', tipo] = /^(.*?)(?:\((adicional|opcional)\))?$/i.exec(valor.trim()) ?? []
  const preco = parseReais(reais.trim())
  return preco === null ? null : { nome, preco, tipo: lerTipo(tipo) }
}

function lerTipo(escrito: string | undefined): TipoDeExtra | null {
  const dito = escrito?.toLowerCase()
  return dito === 'adicional' || dito === 'opcional' ? dito : null
}
