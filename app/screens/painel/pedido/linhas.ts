import type { ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import type { PedidoDoPainelEnviado } from '~/domain/pedidos/balcao/pedido-do-painel'
import { pedemOMesmo } from '~/domain/pedidos/escolhas'
import type { Digitado, ExtraEscolhido, Item, ItemGuardado } from '~/domain/pedidos/item'
import type { ComPreco } from '~/domain/pedidos/total'
import { formatValor, parseReais, ZERO } from '~/domain/valores/centavos'
import type { ExtraId, ProdutoId } from '~/domain/valores/ids'

export type ProdutoOferecido = Pick<ProdutoDoCardapio, 'id' | 'nome' | 'preco' | 'extras'>
export type Oferta = ReadonlyMap<ProdutoId, ProdutoOferecido>

/** A line of the form, as typed. */
export interface Linha
  extends Pick<Item, 'produtoId' | 'nome' | 'variante' | 'varianteId'>,
    Digitado<'quantidade' | 'preco' | 'observacao'> {
  /** Identifies the line in the form, whatever happens to the lines around it. */
  readonly chave: number
  /** The id of the line in the edited order; null for a new line. */
  readonly id: number | null
  /** Extras chosen from the menu. */
  readonly extras: readonly ExtraId[]
  /** The options that the order has stored in this line; like its size they stay as they are. */
  readonly escolhas: ItemGuardado['extras']
  /** The simple extras that it has stored, and which of them stay. */
  readonly congelados: ItemGuardado['extras']
  readonly mantidos: readonly number[]
}

function linhaDoProduto({ id, nome, preco }: ProdutoOferecido, chave: number): Linha {
  return {
    chave,
    id: null,
    produtoId: id,
    nome,
    quantidade: '1',
    preco: formatValor(preco),
    observacao: '',
    escolhas: [],
    extras: [],
    congelados: [],
    mantidos: [],
  }
}

export function linhaDoItem(item: ItemGuardado, chave: number): Linha {
  const simples = item.extras.filter(({ grupo }) => !grupo)
  return {
    chave,
    id: item.id,
    produtoId: item.produtoId,
    nome: item.nome,
    quantidade: String(item.quantidade),
    preco: formatValor(item.preco),
    observacao: item.observacao ?? '',
    variante: item.variante ?? null,
    varianteId: item.varianteId ?? null,
    escolhas: item.extras.filter(({ grupo }) => grupo),
    extras: [],
    congelados: simples,
    mantidos: simples.map(({ id }) => id),
  }
}

/**
 * A product without extras that is chosen once more raises the quantity of its line instead of adding a second line.
 */
export function comMaisUm(
  linhas: readonly Linha[],
  produto: ProdutoOferecido,
  chave: number,
): readonly Linha[] {
  const nova = linhaDoProduto(produto, chave)
  const mesma = linhas.find(
    linha =>
      produto.extras.length === 0 && linha.preco === nova.preco && pedemOMesmo(pedida(linha), pedida(nova)),
  )
  if (!mesma) return [...linhas, nova]
  return linhas.map(linha => (linha === mesma ? { ...linha, quantidade: quantidadeMais(linha, 1) } : linha))
}

/** What a line asks for, whatever it is called. */
function pedida({ produtoId, varianteId = null, escolhas, congelados, observacao }: Linha) {
  return { produtoId, varianteId, observacao, extras: [...escolhas, ...congelados] }
}

/** One more or one less, between 1 and 99; a text that is not a number counts from 1. */
export function quantidadeMais({ quantidade }: Pick<Linha, 'quantidade'>, delta: 1 | -1): string {
  const atual = lerQuantidade(quantidade)
  return String(Math.min(99, Math.max(1, Number.isNaN(atual) ? 1 : atual + delta)))
}

/** NaN for anything but a whole number; the schema then says what is wrong. */
function lerQuantidade(texto: string): number {
  return /^\d{1,3}$/.test(texto.trim()) ? Number(texto) : Number.NaN
}

export interface OpcaoDeExtra extends ExtraEscolhido {
  readonly chave: string
  readonly marcada: boolean
  readonly marcar: (linha: Linha) => Linha
}

/** The extras that can be chosen with a line: first those that it has stored, then the others on the menu. */
export function opcoesDaLinha(linha: Linha, oferta: Oferta): OpcaoDeExtra[] {
  const congelados = linha.congelados.map(({ id, nome, preco, tipo }) => ({
    ...{ chave: `congelado-${id}`, nome, preco, tipo, marcada: linha.mantidos.includes(id) },
    marcar: (antes: Linha) => ({ ...antes, mantidos: alternar(antes.mantidos, id) }),
  }))
  const jaTem = new Set(congelados.map(({ nome }) => nome))
  const doCardapio = (oferta.get(linha.produtoId)?.extras ?? [])
    .filter(({ nome }) => !jaTem.has(nome))
    .map(({ id, nome, preco, tipo }) => ({
      ...{ chave: `cardapio-${id}`, nome, preco, tipo, marcada: linha.extras.includes(id) },
      marcar: (antes: Linha) => ({ ...antes, extras: alternar(antes.extras, id) }),
    }))
  return [...congelados, ...doCardapio]
}

function alternar<Id extends number>(ids: readonly Id[], id: Id): Id[] {
  return ids.includes(id) ? ids.filter(outro => outro !== id) : [...ids, id]
}

/** The price of the line as it is typed; what is not a number yet counts as zero. */
export function comPreco(linha: Linha, oferta: Oferta): ComPreco {
  const quantidade = lerQuantidade(linha.quantidade)
  const extras = opcoesDaLinha(linha, oferta).filter(({ marcada }) => marcada)
  const preco = parseReais(linha.preco) ?? ZERO
  return {
    preco,
    quantidade: Number.isNaN(quantidade) ? 0 : quantidade,
    extras: [...linha.escolhas, ...extras],
  }
}

export function redigirLinha(linha: Linha): PedidoDoPainelEnviado['itens'][number] {
  return {
    id: linha.id,
    produtoId: linha.produtoId,
    quantidade: lerQuantidade(linha.quantidade),
    preco: parseReais(linha.preco) ?? Number.NaN,
    extras: [...linha.extras],
    extrasMantidos: [...linha.mantidos],
    observacao: linha.observacao || null,
  }
}
