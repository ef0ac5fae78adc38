import type { Escolha } from '~/domain/cardapio/grupo'
import { enviarEscolha, manterGuardadas } from '~/domain/pedidos/balcao/escolha-guardada'
import type { PedidoDoPainelEnviado } from '~/domain/pedidos/balcao/pedido-do-painel'
import { pedemOMesmo } from '~/domain/pedidos/escolhas'
import {
  type ComPreco,
  type ExtraEscolhido,
  type ItemGuardado,
  QUANTIDADE_MAXIMA,
} from '~/domain/pedidos/item'
import { formatValor, parseReais, ZERO } from '~/domain/valores/centavos'
import {
  comecarEscolha,
  extrasEscolhidos,
  linhaAberta,
  produtoComPerguntas,
  selecaoDaLinha,
} from './escolhas-da-linha'
import { type Linha, SEM_ESCOLHAS } from './linha'
import { type Oferta, type ProdutoOferecido, temEscolhas } from './oferta'

function linhaDoProduto(produto: ProdutoOferecido, chave: number): Linha {
  const { id, nome, preco } = produto
  const linha: Linha = {
    chave,
    id: null,
    produtoId: id,
    nome,
    ...SEM_ESCOLHAS,
    quantidade: '1',
    preco: formatValor(preco),
    observacao: '',
    ...{ guardada: null, alterada: false },
    extras: [],
    congelados: [],
    mantidos: [],
  }
  return comecarEscolha(linha, produto)
}

export function linhaDoItem(item: ItemGuardado, chave: number): Linha {
  const simples = item.extras.filter(({ grupo }) => !grupo)
  return {
    chave,
    id: item.id,
    produtoId: item.produtoId,
    nome: item.nome,
    ...SEM_ESCOLHAS,
    variante: item.variante ?? null,
    varianteId: item.varianteId ?? null,
    quantidade: String(item.quantidade),
    preco: formatValor(item.preco),
    observacao: item.observacao ?? '',
    ...{ guardada: item, alterada: false },
    extras: [],
    congelados: simples,
    mantidos: simples.map(({ id }) => id),
  }
}

/**
 * The lines with one more of the product. A product with nothing to choose raises the quantity of the line that asks for
 * the same.
 */
export function comMaisUm(
  linhas: readonly Linha[],
  produto: ProdutoOferecido,
  chave: number,
): readonly Linha[] {
  const nova = linhaDoProduto(produto, chave)
  const igual = produto.extras.length > 0 || temEscolhas(produto) ? undefined : acharIgual(linhas, nova)
  if (!igual) return [...linhas, nova]
  return linhas.map(linha => (linha === igual ? { ...linha, quantidade: quantidadeMais(linha, 1) } : linha))
}

/** The lines without this one, if another one asks for the same: that one then has the quantity of both. */
export function juntarIguais(linhas: readonly Linha[], chave: number): readonly Linha[] {
  const linha = linhas.find(outra => outra.chave === chave)
  const igual = linha && acharIgual(linhas, linha)
  if (!linha || !igual) return linhas
  const juntas = lerQuantidade(linha.quantidade) + lerQuantidade(igual.quantidade)
  if (!(juntas <= QUANTIDADE_MAXIMA)) return linhas
  return linhas
    .filter(outra => outra !== linha)
    .map(outra => (outra === igual ? { ...outra, quantidade: String(juntas) } : outra))
}

function acharIgual(linhas: readonly Linha[], linha: Linha): Linha | undefined {
  return linhas.find(
    outra =>
      outra !== linha &&
      !outra.alterada &&
      outra.preco === linha.preco &&
      pedemOMesmo(aComparar(outra), aComparar(linha)),
  )
}

/** What a line asks for, whatever it is called. */
function aComparar({ guardada, congelados, opcoes, extras, ...linha }: Linha) {
  return {
    ...linha,
    extras: [
      ...escolhasGuardadas(guardada),
      ...congelados,
      ...opcoes.map(({ grupoId, ...opcao }) => ({ ...opcao, grupo: String(grupoId) })),
      ...extras.map(idExtra => ({ nome: '', idExtra })),
    ],
  }
}

/** One more or one less, between 1 and 99; a text that is not a number counts from 1. */
export function quantidadeMais({ quantidade }: Pick<Linha, 'quantidade'>, delta: 1 | -1): string {
  const atual = lerQuantidade(quantidade)
  return String(Math.min(99, Math.max(1, Number.isNaN(atual) ? 1 : atual + delta)))
}

/** NaN for anything but a whole number; the schema then says what is wrong. */
export function lerQuantidade(texto: string): number {
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

/** The options of a line, which its total counts: of a stored line those that it was stored with, until it is altered. */
export function escolhidosDaLinha(linha: Linha, oferta: Oferta): readonly ExtraEscolhido[] {
  if (linha.guardada && !linha.alterada) return escolhasGuardadas(linha.guardada)
  const aberta = linha.alterada ? linhaAberta(linha, oferta) : null
  if (aberta) return manterGuardadas(extrasEscolhidos(linha, aberta.produto), aberta, selecaoDaLinha(linha))
  const produto = produtoComPerguntas(linha, oferta)
  return produto ? extrasEscolhidos(linha, produto) : []
}

function escolhasGuardadas(guardada: ItemGuardado | null): ItemGuardado['extras'] {
  return (guardada?.extras ?? []).filter(({ grupo }) => grupo)
}

/** The price of the line as it is typed; what is not a number yet counts as zero. */
export function comPreco(linha: Linha, oferta: Oferta): ComPreco {
  const quantidade = lerQuantidade(linha.quantidade)
  const extras = opcoesDaLinha(linha, oferta).filter(({ marcada }) => marcada)
  const preco = parseReais(linha.preco) ?? ZERO
  return {
    ...{ preco, quantidade: Number.isNaN(quantidade) ? 0 : quantidade },
    extras: [...escolhidosDaLinha(linha, oferta), ...extras],
  }
}

export function redigirLinha(linha: Linha): PedidoDoPainelEnviado['itens'][number] {
  const { varianteId, opcoes, mantidas } = enviarEscolha(selecaoDaLinha(linha))
  return {
    id: linha.id,
    produtoId: linha.produtoId,
    quantidade: lerQuantidade(linha.quantidade),
    preco: parseReais(linha.preco) ?? Number.NaN,
    extras: [...linha.extras],
    extrasMantidos: [...linha.mantidos, ...mantidas],
    observacao: linha.observacao || null,
    ...(linha.id === null && escolhasEnviadas(linha)),
    ...(linha.alterada && { varianteId, opcoes: enviarOpcoes(opcoes) }),
  }
}

/** A line without choices names none, so that its order is recognized as the same by every version of the server. */
function escolhasEnviadas({ varianteId, opcoes }: Linha) {
  return {
    ...(varianteId !== null && { varianteId }),
    ...(opcoes.length > 0 && { opcoes: enviarOpcoes(opcoes) }),
  }
}

function enviarOpcoes(opcoes: readonly Escolha[]) {
  return opcoes.map(({ grupoId, opcaoId, quantidade, observacao }) => ({
    ...{ grupoId, opcaoId, quantidade },
    ...(observacao?.trim() && { observacao }),
  }))
}
