import type { CardapioInteiro, PrecosPromocionais, ProdutoInteiro } from '~/domain/cardapio/cardapio-inteiro'
import type { DadosDoExtra } from '~/domain/cardapio/extra'
import { porId, SEM_PRECO_DE_TODOS } from '~/domain/cardapio/grupo-guardado'
import { PROMOCOES_DEMAIS } from '~/domain/promocoes/promocao-digitada'
import { parseReais, ZERO } from '~/domain/valores/centavos'
import type { ProdutoId } from '~/domain/valores/ids'
import { limparLinha } from '~/domain/valores/texto'
import type { Mudanca } from '../conferencia'
import type { ErroNaPlanilha, Planilha } from '../planilha'
import {
  criarAchadorDeCategorias,
  criarAchadorDeProdutos,
  criarConferenteDeRepeticoes,
} from './alvos-do-cardapio'
import { lerCaixas, lerCampos, lerNumero, type ProdutoProposto, temTamanhos } from './campos-nas-celulas'
import { avisosDasEscolhas, conferirOsDeFora, conferirProduto } from './conferir-escolhas'
import { criarGrafia, criarLeitorDeEscolhas, gruposDepois } from './escolhas-do-cardapio'
import { criarAchadorDeExtras } from './extras-do-cardapio'
import { proporGrupos } from './grupos-do-cardapio'
import type { GrupoProposto } from './julgar-grupo'
import { criarMostrador, mudancasDoGrupo, type Situacao } from './mudancas-do-cardapio'
import { conferirColunas } from './opcoes-do-cardapio'
import {
  type Celulas,
  COLUNAS_DO_CARDAPIO,
  type ColunaDoCardapio,
  type Errar,
  type LinhaDoCardapio,
} from './planilha-do-cardapio'
import { lerPromocional } from './promocional-na-celula'

/** What a file proposes to do to a menu. */
export interface PropostaDoCardapio {
  /**
   * The names of the categories, and the extra items, that would be created; a `Referencia` with `novo` is an index
   * into them.
   */
  readonly categorias: readonly string[]
  readonly extras: readonly DadosDoExtra[]
  /** The new groups first, in the order of their numbers below zero. */
  readonly grupos: readonly GrupoProposto[]
  readonly novos: readonly ProdutoProposto[]
  readonly mudados: readonly ProdutoProposto[]
  /** How many lines of options do what. */
  readonly opcoes: Readonly<Record<Situacao, number>>
  /** Lines, of products and of options. */
  readonly iguais: number
  readonly erros: readonly ErroNaPlanilha[]
  readonly mudancas: readonly Mudanca[]
  readonly avisos: readonly string[]
}

/**
 * Decides line by line what a file would do to this menu. A blank cell, like a column that is missing, leaves what is
 * there; nothing is ever deleted. Every line with something wrong is in `erros`.
 */
export function proporCardapio(
  planilha: Planilha<ColunaDoCardapio>,
  cardapio: CardapioInteiro,
): PropostaDoCardapio {
  const erros = [...planilha.erros]
  const errarEm =
    ({ numero: linha, celulas }: LinhaDoCardapio): Errar =>
    (coluna, motivo) => {
      const { titulo } = COLUNAS_DO_CARDAPIO[coluna]
      erros.push({ linha, coluna: titulo, valor: celulas[coluna] ?? '', motivo })
    }
  const ehOpcao = ({ celulas }: LinhaDoCardapio) => celulas.grupo !== undefined
  const grafia = criarGrafia(cardapio, planilha.linhas)
  const grupos = proporGrupos(planilha.linhas.filter(ehOpcao), cardapio.grupos, grafia, errarEm)
  const antes = porId(cardapio.grupos)
  const depois = gruposDepois(cardapio.grupos, grupos)
  const ruins = new Set(grupos.flatMap(({ id, temErro }) => (temErro ? [id] : [])))
  const dosGrupos = {
    antes,
    depois,
    ruins,
    mudados: new Set(grupos.flatMap(um => (um.proposto ? [um.id] : []))),
  }

  const categorias = criarAchadorDeCategorias(cardapio.categorias)
  const extras = criarAchadorDeExtras(cardapio.extras)
  const acharProduto = criarAchadorDeProdutos(cardapio.produtos)
  const repete = criarConferenteDeRepeticoes()
  const lerEscolhasDe = criarLeitorDeEscolhas(depois, grafia)
  const mostrar = criarMostrador(cardapio, depois)
  const comSobra = new Set(planilha.erros.map(({ linha }) => linha))
  const novos: ProdutoProposto[] = []
  const mudados: ProdutoProposto[] = []
  const mudancas: Mudanca[] = []
  const ditos = new Set<ProdutoId>()
  const semPreco: number[] = []
  let livres = cardapio.promocoesLivres
  let iguais = 0

  for (const linha of planilha.linhas) {
    if (ehOpcao(linha)) continue
    const { numero, celulas } = linha
    const quantos = erros.length
    const errar = errarEm(linha)
    conferirColunas(celulas, errar)
    const categoria = celulas.categoria === undefined ? null : categorias.achar(celulas.categoria)
    if (categoria && 'motivo' in categoria) {
      errar('categoria', categoria.motivo)
      continue
    }
    const alvo = acharProduto(celulas, categoria?.ref ?? null)
    if ('motivo' in alvo) {
      errar(alvo.coluna, alvo.motivo)
      continue
    }
    const { produto } = alvo
    if (produto) ditos.add(produto.id)
    const repetida = repete(produto?.id ?? null, celulas, categoria?.ref ?? null, numero)
    if (repetida !== null) errar(celulas.nome ? 'nome' : 'codigoCliente', `Repete a linha ${repetida}.`)
    const escolhas = lerEscolhasDe(celulas, produto, errar)
    const campos = lerCampos(celulas, produto, escolhas, errar)
    const caixas = lerCaixas(celulas, produto, errar)
    const tamanhos = escolhas.tamanhos ?? produto?.tamanhos ?? []
    const promocional = campos && lerPromocional(celulas, produto, { ...campos, tamanhos }, errar)
    livres -= promocional ? quantosPrecos(promocional) - quantosPrecos(produto?.promocional) : 0
    if (promocional && livres < 0) errar('promocional', PROMOCOES_DEMAIS.texto)
    const ordem = lerNumero(celulas, errar)
    const achados =
      celulas.extras === undefined
        ? null
        : extras.achar(celulas.extras, numero, new Set(produto?.possuiExtra ? produto.extras : []))
    if (achados && 'motivo' in achados) {
      errar('extras', achados.motivo)
      continue
    }
    const conferido = { ativo: caixas.ativo, antes: produto, agora: escolhas }
    conferirProduto(conferido, dosGrupos, errar)
    if (!campos || erros.length > quantos || comSobra.has(numero)) continue
    const proposto: ProdutoProposto = {
      id: produto?.id ?? null,
      categoria: categoria ? categoria.ref : (produto?.categoriaId ?? null),
      ...campos,
      ...caixas,
      promocional,
      ordem,
      extras: achados?.refs ?? (caixas.possuiExtra || !produto?.possuiExtra ? null : []),
      ...escolhas,
    }
    if (temTamanhos(produto, escolhas) && precoDemais(celulas, produto)) semPreco.push(numero)
    if (!produto) {
      novos.push(proposto)
      continue
    }
    const mudou = mostrar(produto, proposto, categoria?.nome ?? '', celulas)
    if (mudou.length === 0) iguais++
    else {
      mudados.push(proposto)
      mudancas.push({ linha: numero, nome: produto.nome, campos: mudou })
    }
  }
  const deFora = cardapio.produtos.filter(({ id }) => !ditos.has(id))
  const paraSempre = conferirOsDeFora(deFora, grupos, dosGrupos, errarEm)
  erros.sort((um, outro) => um.linha - outro.linha)
  const dasOpcoes = grupos.filter(({ temErro }) => !temErro).map(mudancasDoGrupo)
  mudancas.push(...dasOpcoes.flatMap(grupo => grupo.mudancas))
  mudancas.sort((uma, outra) => uma.linha - outra.linha)
  const opcoes = contar(dasOpcoes.flatMap(({ situacoes }) => situacoes))
  return {
    ...{ categorias: categorias.novas, extras: extras.novos },
    grupos: grupos.flatMap(({ proposto }) => proposto ?? []).toSorted(novosPrimeiro),
    ...{ novos, mudados, opcoes, iguais: iguais + opcoes.igual, erros, mudancas },
    avisos: [...avisosDasEscolhas({ semPreco, grupos, cardapio, mudados, novos }), ...paraSempre],
  }
}

function novosPrimeiro(um: GrupoProposto, outro: GrupoProposto): number {
  return Number(um.id !== null) - Number(outro.id !== null)
}

function contar(situacoes: readonly Situacao[]): Record<Situacao, number> {
  const contadas = { nova: 0, mudada: 0, igual: 0 }
  for (const situacao of situacoes) contadas[situacao]++
  return contadas
}

function quantosPrecos(promocional: PrecosPromocionais = SEM_PRECO_DE_TODOS): number {
  return promocional.precos.length + (promocional.preco === null ? 0 : 1)
}

/** True for a price that is dropped because the product has sizes, and that its owner may have meant. */
function precoDemais({ preco }: Celulas, produto: ProdutoInteiro | null): boolean {
  const lido = preco === undefined ? ZERO : parseReais(limparLinha(preco))
  return lido !== ZERO && lido !== produto?.preco
}
