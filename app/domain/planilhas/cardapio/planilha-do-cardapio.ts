import type { CardapioInteiro, ProdutoInteiro } from '~/domain/cardapio/cardapio-inteiro'
import { ETIQUETAS } from '~/domain/cardapio/etiquetas'
import { NENHUMA_ETIQUETA } from '~/domain/cardapio/etiquetas-digitadas'
import type { GrupoGuardado, OpcaoGuardada } from '~/domain/cardapio/grupo-guardado'
import { porId } from '~/domain/cardapio/grupo-guardado'
import {
  type CampoDoProduto,
  escreverCampo,
  NOMES_DOS_CAMPOS,
  ROTULOS_DO_PRODUTO,
} from '~/domain/cardapio/produto-digitado'
import { listar } from '~/domain/valores/como-o-intl'
import { limites } from '~/domain/valores/texto'
import type { Coluna, LinhaDaPlanilha, Registro } from '../planilha'
import { semMilhar } from './celulas'
import { escreverExtras } from './extras-na-celula'
import { escreverHorarios } from './horarios-na-celula'
import { numerar } from './numeros-da-ordem'
import { escreverAtivo, escreverGrupos, escreverRegras } from './regras-na-celula'
import {
  escreverPrecoDoGrupo,
  escreverPrecos,
  escreverPromocional,
  escreverTamanhos,
} from './tamanhos-na-celula'

/** A column by the kinds of lines in which it may be filled, and how to fill it in that of a product. */
type ColunaDeLinhas = Coluna &
  ({ readonly em: 'produtos' | 'ambas'; readonly ajuda: string } | { readonly em: 'opcoes' })

/** The columns of the menu's spreadsheet, in the order in which it is written. */
export const COLUNAS_DO_CARDAPIO = {
  categoria: {
    titulo: ROTULOS_DO_PRODUTO.categoriaId,
    em: 'produtos',
    ajuda: 'Se ainda não existe, é criada. Sem categoria, o produto fica fora do cardápio.',
  },
  nome: {
    titulo: ROTULOS_DO_PRODUTO.nome,
    apelidos: ['Produto', 'Nome do produto'],
    em: 'ambas',
    ajuda: 'Obrigatório em um produto novo.',
  },
  descricao: {
    titulo: ROTULOS_DO_PRODUTO.descricao,
    em: 'ambas',
    ajuda: `Até ${limites.descricao} caracteres.`,
  },
  preco: {
    titulo: ROTULOS_DO_PRODUTO.preco,
    apelidos: ['Valor', 'Preço (R$)', 'Preço unitário'],
    em: 'ambas',
    ajuda: 'Com vírgula: 22,90. Obrigatório em um produto novo, a não ser que ele tenha tamanhos.',
  },
  promocional: {
    titulo: ROTULOS_DO_PRODUTO.precoPromocional,
    apelidos: ['Preço de promoção', 'Promoção'],
    em: 'produtos',
    ajuda:
      'Menor que o preço e válido sempre: 19,90. Com tamanhos: Broto=29,90|Grande=49,90. Para tirar: nenhum. Só em alguns dias ou horas, na tela Promoções.',
  },
  codigoCliente: {
    titulo: ROTULOS_DO_PRODUTO.codigoCliente,
    apelidos: ['Código'],
    em: 'ambas',
    ajuda: 'O código do produto no seu sistema, se você usa um.',
  },
  ativo: { titulo: 'Ativo', em: 'ambas', ajuda: 'sim ou não. Um produto novo em branco fica ativo.' },
  possuiExtra: {
    titulo: 'Possui extras',
    apelidos: ['Possui itens extras'],
    em: 'produtos',
    ajuda: 'sim ou não.',
  },
  extras: {
    titulo: ROTULOS_DO_PRODUTO.extras,
    apelidos: ['Extras', 'Adicionais'],
    em: 'produtos',
    ajuda:
      'Nome=preço, separados por |, assim: Bacon=5,00|Sem cebola=0,00 (opcional). O que ainda não existe é criado; o preço do que já existe muda na tela Itens Extras.',
  },
  tamanhos: {
    titulo: ROTULOS_DO_PRODUTO.tamanhos,
    apelidos: ['Tamanho'],
    em: 'produtos',
    ajuda:
      'Nome=preço, separados por |, assim: Copo=9,00|Jarra=22,00. Em uma pizza, o preço vem dos sabores: Broto=0,00 (1 sabor)|Grande=0,00 (2 sabores). Para tirar um de venda: Broto=0,00 (1 sabor, inativo).',
  },
  grupos: {
    titulo: 'Grupos',
    apelidos: [ROTULOS_DO_PRODUTO.grupos],
    em: 'produtos',
    ajuda:
      'Os grupos de opções, na ordem em que são perguntados: Sabores|Borda. Com outros limites só neste produto: Molhos (1 a 3, 2 incluídas). Para tirar todos: nenhum.',
  },
  disponivel: {
    titulo: 'Disponível',
    apelidos: ['Horários', 'Horários de venda'],
    em: 'produtos',
    ajuda:
      'Quando é vendido: seg-sex 11:00-15:00|sáb 12:00-16:00. O dia inteiro: seg. Para vender sempre: sempre.',
  },
  etiquetas: {
    titulo: ROTULOS_DO_PRODUTO.etiquetas,
    em: 'produtos',
    ajuda: `Separadas por vírgula: ${listar(ETIQUETAS)}. Para tirar todas: ${NENHUMA_ETIQUETA}.`,
  },
  serve: {
    titulo: 'Serve',
    apelidos: [ROTULOS_DO_PRODUTO.serve, 'Pessoas'],
    em: 'produtos',
    ajuda: 'Quantas pessoas: 2.',
  },
  ordem: {
    titulo: 'Ordem',
    apelidos: ['Posição'],
    em: 'produtos',
    ajuda:
      'O lugar no cardápio inteiro: 1, 2, 3... As categorias vêm na ordem do seu primeiro produto. Em branco, fica onde está, e um produto novo vai para o fim. Enquanto ninguém dá uma ordem, é de A a Z.',
  },
  grupo: { titulo: 'Opção do grupo', apelidos: ['Grupo da opção'], em: 'opcoes' },
  regras: { titulo: 'Regras do grupo', apelidos: ['Regras'], em: 'opcoes' },
  precoDoGrupo: { titulo: 'Preço do grupo', apelidos: ['Preço da classe'], em: 'opcoes' },
  precos: { titulo: 'Preço por tamanho', apelidos: ['Preços por tamanho'], em: 'opcoes' },
  id: {
    titulo: 'Id',
    em: 'ambas',
    ajuda: 'Vem na planilha exportada e diz qual é o produto. Em um produto novo, deixe em branco.',
  },
} as const satisfies Record<CampoDoProduto, ColunaDeLinhas> & Record<string, ColunaDeLinhas>

export type ColunaDoCardapio = keyof typeof COLUNAS_DO_CARDAPIO
type ColunaDasOpcoes = {
  [Nome in ColunaDoCardapio]: (typeof COLUNAS_DO_CARDAPIO)[Nome]['em'] extends 'produtos' ? never : Nome
}[ColunaDoCardapio]
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
  const { produtos: numeros } = numerar(cardapio)
  const linhas = [
    ...cardapio.produtos.map(produto => ({
      categoria: (produto.categoriaId && nomes.get(produto.categoriaId)) ?? '',
      extras: produto.possuiExtra ? escreverExtras(produto.extras.flatMap(id => extras.get(id) ?? [])) : '',
      grupos: escreverGrupos(gruposEscritos(produto.grupos, grupos)),
      ...linhaDoProduto(produto),
      ordem: String(numeros.get(produto.id) ?? ''),
    })),
    ...cardapio.grupos.flatMap(grupo => linhasDoGrupo(grupo, tamanhosDe(grupo, cardapio.produtos))),
  ]
  return [TITULOS, ...linhas.map((celulas: Celulas) => NOMES_DAS_COLUNAS.map(nome => celulas[nome] ?? ''))]
}

export const NOMES_DAS_COLUNAS = Object.keys(COLUNAS_DO_CARDAPIO) as ColunaDoCardapio[]
const TITULOS = NOMES_DAS_COLUNAS.map(nome => COLUNAS_DO_CARDAPIO[nome].titulo)

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
    ...Object.fromEntries(NOMES_DOS_CAMPOS.map(campo => [campo, escreverCampo(produto[campo])])),
    // A product with sizes has no price of its own.
    preco: produto.tamanhos.length > 0 ? '' : semMilhar(produto.preco),
    promocional: escreverPromocional(
      produto.promocional,
      produto.tamanhos.map(({ nome }) => nome),
    ),
    tamanhos: escreverTamanhos(produto.tamanhos),
    disponivel: escreverHorarios(produto.janelas),
    id: String(produto.id),
  }
}

/** Rules and price of a group stand in its first line; a group without options has a line of its own. */
function linhasDoGrupo(grupo: GrupoGuardado, tamanhos: readonly string[]): Celulas[] {
  const doGrupo = { regras: escreverRegras(grupo), precoDoGrupo: escreverPrecoDoGrupo(grupo, tamanhos) }
  if (grupo.opcoes.length === 0) return [{ grupo: grupo.nome, ...doGrupo }]
  return grupo.opcoes.map((opcao, n) => ({
    ...linhaDaOpcao(opcao, tamanhos),
    grupo: grupo.nome,
    ...(n === 0 && doGrupo),
  }))
}

function linhaDaOpcao(
  opcao: OpcaoGuardada,
  tamanhos: readonly string[],
): Record<Exclude<ColunaDasOpcoes, 'grupo' | 'regras' | 'precoDoGrupo'>, string> {
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
