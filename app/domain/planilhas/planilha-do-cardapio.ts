import type { TipoDeExtra } from '~/domain/cardapio/cardapio'
import type { CardapioInteiro, ExtraGuardado, ProdutoGuardado } from '~/domain/cardapio/cardapio-inteiro'
import { ROTULOS_DO_PRODUTO } from '~/domain/produtos/produto'
import { type Centavos, formatValor, parseReais } from '~/domain/valores/centavos'
import { limparLinha } from '~/domain/valores/texto'
import { type Coluna, type Registro, simOuNao } from './planilha'

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
  id: { titulo: 'Id' },
} as const satisfies Record<string, Coluna>

export type ColunaDoCardapio = keyof typeof COLUNAS_DO_CARDAPIO

/** The header must have at least one column of each group. */
export const PRECISA_DO_CARDAPIO = [['nome', 'codigoCliente', 'id']] as const

/** What a proposal points at: a row that exists already, or the nth of those that the proposal would make. */
export type Referencia<Id> = Id | { readonly novo: number }

/** The menu as rows of a spreadsheet, header first; imported again, they change nothing. */
export function planilhaDoCardapio({ categorias, extras, produtos }: CardapioInteiro): Registro[] {
  const nomes = new Map(categorias.map(({ id, nome }) => [id, nome]))
  const porId = new Map(extras.map(extra => [extra.id, extra]))
  const linha = (produto: ProdutoGuardado): Record<ColunaDoCardapio, string> => ({
    categoria: (produto.categoriaId && nomes.get(produto.categoriaId)) ?? '',
    nome: produto.nome,
    descricao: produto.descricao ?? '',
    preco: semMilhar(produto.preco),
    codigoCliente: produto.codigoCliente ?? '',
    ativo: simOuNao(produto.ativo),
    possuiExtra: simOuNao(produto.possuiExtra),
    extras: produto.possuiExtra ? escreverExtras(produto.extras.flatMap(id => porId.get(id) ?? [])) : '',
    id: String(produto.id),
  })
  return [TITULOS, ...produtos.map(linha).map(celulas => NOMES.map(nome => celulas[nome]))]
}

const NOMES = Object.keys(COLUNAS_DO_CARDAPIO) as ColunaDoCardapio[]
const TITULOS = NOMES.map(nome => COLUNAS_DO_CARDAPIO[nome].titulo)

/** The model for an owner who has no menu yet; it lacks the column Id, which nobody should type. */
export const MODELO_DO_CARDAPIO: readonly Registro[] = [
  TITULOS.slice(0, -1),
  [
    'Lanches',
    'X-Salada',
    'Pão, hambúrguer, queijo, alface e tomate',
    '22,90',
    'L01',
    'sim',
    'sim',
    'Bacon=5,00|Sem cebola=0,00 (opcional)',
  ],
  ['Bebidas', 'Suco de laranja', 'Copo de 400 ml', '9,00', 'B01', 'sim', 'não', ''],
]

/** '1234,50': a figure that a Brazilian spreadsheet reads as a number. */
function semMilhar(preco: Centavos): string {
  return formatValor(preco).replaceAll('.', '')
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
      const escapado = nome.replace(/[\\|=]/g, '\\$&')
      return `${escapado}=${semMilhar(preco)}${tipo === 'opcional' ? ' (opcional)' : ''}`
    })
    .join('|')
}

/**
 * Null when one of them is not written as 'Nome=preço', most likely because something else than a bar separates them.
 */
export function lerExtras(celula: string): readonly ExtraEscrito[] | null {
  const partes = separar(celula, '|').filter(parte => parte.trim() !== '')
  const lidos = partes.map(lerExtraEscrito)
  return lidos.every(lido => lido !== null) ? lidos : null
}

function lerExtraEscrito(parte: string): ExtraEscrito | null {
  const [escapado = '', valor, ...resto] = separar(parte, '=')
  const nome = limparLinha(escapado.replace(/\\([\\|=])/g, '$1'))
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

/** Splits at each `sinal` that an even number of backslashes precedes: an odd number escapes it. */
function separar(texto: string, sinal: '|' | '='): string[] {
  return texto.split(sinal === '|' ? /\|(?<=(?:^|[^\\])(?:\\\\)*\|)/ : /=(?<=(?:^|[^\\])(?:\\\\)*=)/)
}
