import { dizerForaDoHorario } from '~/domain/cardapio/disponibilidade/dizer-janelas'
import { conferirEscolha, type Falta, SAIU_DO_CARDAPIO } from '~/domain/cardapio/escolhas/conferir-escolha'
import { avisarEsgotados, ignorarEsgotados } from '~/domain/cardapio/escolhas/esgotados'
import { precoDaEscolha } from '~/domain/cardapio/escolhas/preco'
import { ajustar, selecaoInicial, trocarTamanho } from '~/domain/cardapio/escolhas/selecionar'
import { acharVariante, type Escolha, type Selecao } from '~/domain/cardapio/grupo'
import {
  abrirLinha,
  estaComoEstava,
  foraDoCardapio,
  type LinhaAberta,
  temPrecoDeHoje,
} from '~/domain/pedidos/balcao/escolha-guardada'
import { montarEscolha } from '~/domain/pedidos/escolhas'
import { type ExtraEscolhido, saiuDoCardapio } from '~/domain/pedidos/item'
import { type Centavos, formatValor } from '~/domain/valores/centavos'
import type { VarianteId } from '~/domain/valores/ids'
import { type EscolhasDaLinha, type Linha, SEM_ESCOLHAS } from './linha'
import { type HoraDaLoja, type Oferta, type ProdutoOferecido, temEscolhas } from './oferta'

/** The questions of a line; null when its product has none, and for a stored line that keeps what it has. */
export function produtoComPerguntas(linha: Linha, oferta: Oferta): ProdutoOferecido | null {
  if (linha.guardada) return linha.alterada ? (linhaAberta(linha, oferta)?.produto ?? null) : null
  const produto = oferta.get(linha.produtoId)
  return produto && temEscolhas(produto) ? produto : null
}

/** A stored line with its questions as it would be opened; null when there is nothing to choose, or no such product. */
export function linhaAberta(
  { guardada, produtoId }: Linha,
  oferta: Oferta,
): LinhaAberta<ProdutoOferecido> | null {
  const produto = oferta.get(produtoId)
  const aberta = guardada && produto ? abrirLinha(produto, guardada) : null
  return aberta && temEscolhas(aberta.produto) ? aberta : null
}

/** Opens a stored line with what it has. A price that is not today's counts as typed, so that no choice changes it. */
export function alterarLinha(linha: Linha, oferta: Oferta): Linha {
  const aberta = linhaAberta(linha, oferta)
  if (!aberta || linha.alterada) return linha
  const { produto, selecao } = aberta
  const nova = { ...escolher({ ...linha, precoDigitado: true }, produto, selecao), alterada: true }
  return {
    ...nova,
    variante: linha.variante,
    precoDigitado: outroPreco(nova, produto) !== null || !temPrecoDeHoje(produto, selecao),
  }
}

/** The line without one of its choices, whose place another one will take. */
export function semAEscolha(linha: Linha, produto: ProdutoOferecido, sem: Escolha | undefined): Linha {
  if (!sem) return linha
  const { varianteId, opcoes } = selecaoDaLinha(linha)
  const ficam = opcoes.filter(({ opcaoId }) => opcaoId !== sem.opcaoId)
  return escolher(linha, produto, { varianteId, opcoes: ficam })
}

/** A stored line with its size, choices and price as the order has them. */
export function voltarAoGuardado(linha: Linha): Linha {
  const { guardada } = linha
  if (!guardada) return linha
  const { variante = null, varianteId = null, preco } = guardada
  return { ...linha, ...SEM_ESCOLHAS, variante, varianteId, preco: formatValor(preco), alterada: false }
}

/** A line that was opened, and in which nothing was chosen anew, is as it was; a price that was typed meanwhile stays. */
export function semAlteracaoVazia(linha: Linha, oferta: Oferta): Linha {
  const aberta = linha.alterada ? linhaAberta(linha, oferta) : null
  if (!aberta || !estaComoEstava(aberta, selecaoDaLinha(linha))) return linha
  return { ...voltarAoGuardado(linha), preco: linha.preco }
}

export function selecaoDaLinha({ varianteId, opcoes }: EscolhasDaLinha): Selecao {
  return { varianteId, opcoes: opcoes.map(({ nome: _, ...escolha }) => escolha) }
}

/** A line for which nothing but what the owner proposes is chosen yet. */
export function comecarEscolha(linha: Linha, produto: ProdutoOferecido): Linha {
  return temEscolhas(produto) ? escolher(linha, produto, selecaoInicial(produto)) : linha
}

/** The line with this choice, and with its price unless that was typed. */
export function escolher(linha: Linha, produto: ProdutoOferecido, selecao: Selecao): Linha {
  const nomes = new Map(
    produto.grupos.flatMap(({ id, opcoes }) =>
      opcoes.map(opcao => [`${id}:${opcao.id}`, opcao.nome] as const),
    ),
  )
  const nova = {
    ...linha,
    variante: acharVariante(produto, selecao.varianteId)?.nome ?? null,
    varianteId: selecao.varianteId,
    opcoes: selecao.opcoes.map(escolha => ({
      ...escolha,
      nome: nomes.get(`${escolha.grupoId}:${escolha.opcaoId}`) ?? '',
    })),
    saiu: [],
    antes: null,
  }
  const ficaOPreco = linha.precoDigitado || !temPrecoDeHoje(produto, selecao)
  return ficaOPreco ? nova : voltarAoCalculado(nova, produto)
}

export function trocarTamanhoDaLinha(linha: Linha, produto: ProdutoOferecido, id: VarianteId): Linha {
  const antes = linha.antes ?? selecaoDaLinha(linha)
  const { selecao, saiu } = trocarTamanho(ignorarEsgotados(produto), antes, id)
  return { ...escolher(linha, produto, selecao), saiu, antes }
}

export function digitarPreco(linha: Linha, preco: string): Linha {
  return { ...linha, preco, precoDigitado: true }
}

export function voltarAoCalculado(linha: Linha, produto: ProdutoOferecido): Linha {
  return { ...linha, preco: formatValor(precoCalculado(linha, produto).base), precoDigitado: false }
}

export function precoCalculado(linha: Linha, produto: ProdutoOferecido) {
  return precoDaEscolha(produto, selecaoDaLinha(linha))
}

/** What is missing or too much. What is sold out is none of it here: the panel warns and lets it be ordered. */
export function faltasDaLinha(linha: Linha, produto: ProdutoOferecido): Falta[] {
  return conferirEscolha(ignorarEsgotados(produto), selecaoDaLinha(linha))
}

/** Why a customer could not order the line now; the owner, who knows the kitchen, may (disponibilidade-7). */
export function avisosDaLinha(linha: Linha, oferta: Oferta, { agora, fuso }: HoraDaLoja): string[] {
  const produto = linha.guardada ? produtoComPerguntas(linha, oferta) : oferta.get(linha.produtoId)
  if (!produto) return []
  const fora = dizerForaDoHorario(produto.janelas ?? [], agora, fuso)
  const sairam = linha.opcoes.filter(({ opcaoId }) => foraDoCardapio(opcaoId)).map(({ nome }) => nome)
  if (linha.varianteId !== null && foraDoCardapio(linha.varianteId))
    sairam.unshift(`O tamanho ${linha.variante}`)
  return [
    ...avisarEsgotados(produto, selecaoDaLinha(linha)),
    ...(fora ? [fora] : []),
    ...sairam.map(saiuDoCardapio),
  ]
}

/** The chosen options as the order will have them. */
export function extrasEscolhidos(linha: Linha, produto: ProdutoOferecido): readonly ExtraEscolhido[] {
  return montarEscolha({ ...produto, extras: [] }, selecaoDaLinha(linha)).extras
}

/** A line of a draft by today's menu: what is gone goes, and the line says so. */
export function conferirLinha(linha: Linha, oferta: Oferta): Linha {
  const produto = oferta.get(linha.produtoId)
  if (!produto || linha.id !== null) return linha
  if (!temEscolhas(produto) && linha.varianteId === null && linha.opcoes.length === 0) return linha
  const { selecao, saiu } = ajustar(ignorarEsgotados(produto), selecaoDaLinha(linha))
  const nova = escolher(linha, produto, selecao)
  const semTamanho = linha.varianteId !== null && !acharVariante(produto, linha.varianteId)
  const ditas = semTamanho
    ? [saiuDoCardapio(`O tamanho ${linha.variante ?? 'escolhido'}`), ...sumiram(linha, produto)]
    : [...sumiram(linha, produto), ...saiu.filter(texto => texto !== SAIU_DO_CARDAPIO)]
  const mudou = nova.preco !== linha.preco && faltasDaLinha(nova, produto).length === 0
  return {
    ...nova,
    saiu: [...ditas, ...(mudou ? [`O preço calculado mudou de ${linha.preco} para ${nova.preco}.`] : [])],
  }
}

/** What the menu has no more, by the names that it had. */
function sumiram({ opcoes }: EscolhasDaLinha, { grupos }: ProdutoOferecido): string[] {
  const ha = ({ grupoId, opcaoId }: Escolha) =>
    grupos.some(({ id, opcoes: dele }) => id === grupoId && dele.some(opcao => opcao.id === opcaoId))
  return opcoes.filter(opcao => !ha(opcao)).map(({ nome }) => saiuDoCardapio(nome))
}

/** What the owner may charge instead; null where the price is the computed one, and where the menu has none. */
export function outroPreco(linha: Linha, produto: ProdutoOferecido): Centavos | null {
  if (!temPrecoDeHoje(produto, selecaoDaLinha(linha))) return null
  const { base } = precoCalculado(linha, produto)
  return linha.preco === formatValor(base) ? null : base
}
