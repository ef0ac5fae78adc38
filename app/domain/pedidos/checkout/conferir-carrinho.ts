import { type ProdutoDoCardapio, urlDaImagem } from '~/domain/cardapio/cardapio'
import { type ComEtiquetas, temAlcool } from '~/domain/cardapio/etiquetas'
import { dizerEsgotado, dizerFora, saiuDoCardapio } from '~/domain/pedidos/item'
import { type Centavos, formatReais } from '~/domain/valores/centavos'
import type { Carrinho, ExtraDoCarrinho, ItemDoCarrinho } from './carrinho'

/** A product as today's menu has it. */
export type ProdutoDeHoje = ComEtiquetas &
  Pick<
    ProdutoDoCardapio,
    | 'id'
    | 'nome'
    | 'preco'
    | 'precoNormal'
    | 'imagem'
    | 'extras'
    | 'variantes'
    | 'vinculos'
    | 'esgotado'
    | 'fora'
    | 'quando'
  >

export interface MudancaDoCarrinho {
  readonly tipo:
    | 'preco'
    | 'indisponivel'
    | 'esgotado'
    | 'fora'
    | 'escolha'
    | 'extra-indisponivel'
    | 'extra-preco'
    | 'nome'
  readonly cartItemId: string
  readonly texto: string
}

export interface CarrinhoConferido {
  readonly carrinho: Carrinho
  /** The differences, line by line, in words for the customer. Empty when the cart agrees with the menu. */
  readonly mudancas: readonly MudancaDoCarrinho[]
}

/** Checks a line with choices: `conferirLinha` with the menu's groups. */
export type ConferirEscolhas = (item: ItemDoCarrinho, produto: ProdutoDeHoje) => ItemConferido

/**
 * Compares a kept cart with today's menu (carrinho-3). Prices and names are brought up to date. A product that left the
 * menu is marked and stays, because only the customer may drop a line. Checking the result again finds no difference.
 * The rules of choosing are a script of their own: until it is here, lines that need them stay as they were kept.
 */
export function conferirCarrinho(
  carrinho: Carrinho,
  cardapio: readonly ProdutoDeHoje[],
  conferirEscolhas: ConferirEscolhas = item => ({ item, mudancas: [] }),
): CarrinhoConferido {
  const produtos = new Map(cardapio.map(produto => [produto.id, produto]))
  const mudancas: MudancaDoCarrinho[] = []
  const itens = carrinho.itens.map(item => {
    const conferida = conferirItem(item, produtos.get(item.produtoId), conferirEscolhas)
    for (const mudanca of conferida.mudancas) mudancas.push({ ...mudanca, cartItemId: item.cartItemId })
    return conferida.item
  })
  return { carrinho: { ...carrinho, itens }, mudancas }
}

/** Without what the line itself says as long as it stands there: nobody reads twice that something is sold out. */
export function mudancasAContar(mudancas: readonly MudancaDoCarrinho[]): readonly MudancaDoCarrinho[] {
  return mudancas.filter(({ tipo }) => tipo === 'nome' || tipo === 'preco' || tipo === 'extra-preco')
}

/** True for a line that `conferirCarrinho` can check only with the rules of choosing. */
export function precisaDasEscolhas({ varianteId, extras }: ItemDoCarrinho, produto?: ProdutoDeHoje): boolean {
  return Boolean(
    varianteId || extras.some(({ opcaoId }) => opcaoId) || produto?.variantes || produto?.vinculos,
  )
}

export type Mudanca = Omit<MudancaDoCarrinho, 'cartItemId'>

export interface ItemConferido {
  readonly item: ItemDoCarrinho
  readonly mudancas: readonly Mudanca[]
}

function conferirItem(
  guardado: ItemDoCarrinho,
  produto: ProdutoDeHoje | undefined,
  conferirEscolhas: ConferirEscolhas,
): ItemConferido {
  const { indisponivel, esgotado, fora, alcool: _, ...semMarcas } = guardado
  const item = { ...semMarcas, ...(temAlcool(produto) && { alcool: true }) }
  if (!produto) {
    const texto = saiuDoCardapio(item.nome)
    const mudancas: Mudanca[] = indisponivel ? [] : [{ tipo: 'indisponivel', texto }]
    return { item: { ...item, indisponivel: true }, mudancas }
  }
  const imagemUrl = produto.imagem === null ? null : urlDaImagem(produto.imagem, 400)
  if (produto.esgotado) {
    const mudancas: Mudanca[] = esgotado ? [] : [{ tipo: 'esgotado', texto: dizerEsgotado(item.nome) }]
    return { item: { ...item, esgotado: true }, mudancas }
  }
  if (produto.fora) {
    const { quando = '' } = produto
    const mudancas: Mudanca[] = fora === quando ? [] : [{ tipo: 'fora', texto: dizerFora(item.nome, quando) }]
    return { item: { ...item, fora: quando }, mudancas }
  }
  if (precisaDasEscolhas(item, produto)) return conferirEscolhas({ ...item, imagemUrl }, produto)
  const extras = item.extras.map(extra => conferirExtra(extra, produto))
  const { precoNormal: __, ...linha } = item
  return {
    item: {
      ...linha,
      nome: produto.nome,
      preco: produto.preco,
      ...(produto.precoNormal && { precoNormal: produto.precoNormal }),
      imagemUrl,
      extras: extras.map(({ extra }) => extra),
    },
    mudancas: [
      ...mudouNome(item, produto),
      ...mudouPreco('preco', item, produto, `O preço de ${produto.nome}`),
      ...extras.flatMap(({ mudancas }) => mudancas),
    ],
  }
}

interface ExtraConferido {
  readonly extra: ExtraDoCarrinho
  readonly mudancas: readonly Mudanca[]
}

function conferirExtra(extra: ExtraDoCarrinho, produto: ProdutoDeHoje): ExtraConferido {
  const hoje = produto.extras.find(({ id }) => id === extra.id)
  if (!hoje) {
    const texto = saiuDoCardapio(`O extra ${extra.nome} de ${produto.nome}`)
    const mudancas: Mudanca[] = extra.indisponivel ? [] : [{ tipo: 'extra-indisponivel', texto }]
    return { extra: { ...extra, indisponivel: true }, mudancas }
  }
  const { id, nome, preco, tipo } = hoje
  const assunto = `O preço do extra ${nome} de ${produto.nome}`
  return {
    extra: { id, nome, preco, tipo },
    mudancas: [...mudouNome(extra, hoje), ...mudouPreco('extra-preco', extra, hoje, assunto)],
  }
}

export function mudouNome(antes: { nome: string }, hoje: { nome: string }): Mudanca[] {
  return antes.nome === hoje.nome
    ? []
    : [{ tipo: 'nome', texto: `${antes.nome} agora se chama ${hoje.nome}.` }]
}

export function mudouPreco(
  tipo: 'preco' | 'extra-preco',
  antes: { preco: Centavos },
  hoje: { preco: Centavos },
  assunto: string,
): Mudanca[] {
  if (antes.preco === hoje.preco) return []
  return [{ tipo, texto: `${assunto} mudou de ${formatReais(antes.preco)} para ${formatReais(hoje.preco)}.` }]
}
