import type { CardapioInteiro, ProdutoGuardado } from '~/domain/cardapio/cardapio-inteiro'
import type { DadosDoExtra } from '~/domain/cardapio/extra'
import { lerProduto } from '~/domain/produtos/produto'
import { type Centavos, formatReais, parseReais } from '~/domain/valores/centavos'
import type { CategoriaId, ExtraId, ProdutoId } from '~/domain/valores/ids'
import { limparLinha, limparTexto } from '~/domain/valores/texto'
import {
  criarAchadorDeCategorias,
  criarAchadorDeProdutos,
  criarConferenteDeRepeticoes,
  dobrarCodigo,
} from './alvos-do-cardapio'
import type { Mudanca } from './conferencia'
import { criarAchadorDeExtras } from './extras-do-cardapio'
import {
  digiteComoTexto,
  type ErroNaPlanilha,
  lerSimOuNao,
  type Planilha,
  perdeuAlgarismos,
  simOuNao,
} from './planilha'
import {
  COLUNAS_DO_CARDAPIO,
  type ColunaDoCardapio,
  escreverExtras,
  type Referencia,
} from './planilha-do-cardapio'

/** A product as it will be after the import. */
export interface ProdutoProposto {
  /** Null: a new one. */
  readonly id: ProdutoId | null
  readonly categoria: Referencia<CategoriaId> | null
  readonly nome: string
  readonly descricao: string | null
  readonly preco: Centavos
  readonly codigoCliente: string | null
  readonly ativo: boolean
  readonly possuiExtra: boolean
  /** Null: its links stay as they are. */
  readonly extras: readonly Referencia<ExtraId>[] | null
}

/** What a file proposes to do to a menu. */
export interface PropostaDoCardapio {
  /**
   * The names of the categories, and the extra items, that would be created; a `Referencia` with `novo` is an index
   * into them.
   */
  readonly categorias: readonly string[]
  readonly extras: readonly DadosDoExtra[]
  readonly novos: readonly ProdutoProposto[]
  readonly mudados: readonly ProdutoProposto[]
  readonly iguais: number
  readonly erros: readonly ErroNaPlanilha[]
  readonly mudancas: readonly Mudanca[]
}

type Celulas = Readonly<Partial<Record<ColunaDoCardapio, string>>>
type Errar = (coluna: ColunaDoCardapio, motivo: string) => void

/**
 * Decides line by line what a file would do to this menu. A blank cell, like a column that is missing, leaves what is
 * there; nothing is ever deleted. Every line with something wrong is in `erros`.
 */
export function proporCardapio(
  planilha: Planilha<ColunaDoCardapio>,
  cardapio: CardapioInteiro,
): PropostaDoCardapio {
  const categorias = criarAchadorDeCategorias(cardapio.categorias)
  const extras = criarAchadorDeExtras(cardapio.extras)
  const acharProduto = criarAchadorDeProdutos(cardapio.produtos)
  const repete = criarConferenteDeRepeticoes()
  const mostrar = criarMostrador(cardapio)
  const erros = [...planilha.erros]
  const comSobra = new Set(planilha.erros.map(({ linha }) => linha))
  const novos: ProdutoProposto[] = []
  const mudados: ProdutoProposto[] = []
  const mudancas: Mudanca[] = []
  let iguais = 0

  for (const { numero, celulas } of planilha.linhas) {
    const antes = erros.length
    const errar: Errar = (coluna, motivo) =>
      erros.push({
        linha: numero,
        coluna: COLUNAS_DO_CARDAPIO[coluna].titulo,
        valor: celulas[coluna] ?? '',
        motivo,
      })
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
    const repetida = repete(produto?.id ?? null, celulas, categoria?.ref ?? null, numero)
    if (repetida !== null) errar(celulas.nome ? 'nome' : 'codigoCliente', `Repete a linha ${repetida}.`)
    const campos = lerCampos(celulas, produto, errar)
    const escolha = lerEscolhas(celulas, produto, errar)
    const achados =
      celulas.extras === undefined
        ? null
        : extras.achar(celulas.extras, numero, new Set(produto?.possuiExtra ? produto.extras : []))
    if (achados && 'motivo' in achados) {
      errar('extras', achados.motivo)
      continue
    }
    if (erros.length > antes || comSobra.has(numero)) continue
    const proposto: ProdutoProposto = {
      id: produto?.id ?? null,
      categoria: categoria ? categoria.ref : (produto?.categoriaId ?? null),
      ...campos,
      ...escolha,
      extras: achados?.refs ?? (escolha.possuiExtra || !produto?.possuiExtra ? null : []),
    }
    if (!produto) {
      novos.push(proposto)
      continue
    }
    const mudou = mostrar(produto, proposto, categoria?.nome ?? '', celulas.extras ?? '')
    if (mudou.length === 0) iguais++
    else {
      mudados.push(proposto)
      mudancas.push({ linha: numero, nome: produto.nome, campos: mudou })
    }
  }
  erros.sort((um, outro) => um.linha - outro.linha)
  return { categorias: categorias.novas, extras: extras.novos, novos, mudados, iguais, erros, mudancas }
}

type Campos = Pick<ProdutoProposto, 'nome' | 'descricao' | 'preco' | 'codigoCliente'>

/**
 * Judges the cells by the form's rules. A value that is stored already is not judged again: older limits may have
 * allowed it.
 */
function lerCampos(celulas: Celulas, produto: ProdutoGuardado | null, errar: Errar): Campos {
  const digitados: Partial<Record<keyof Campos, string>> = {}
  const { nome, descricao, codigoCliente, preco } = celulas
  if (nome && limparLinha(nome) !== limparLinha(produto?.nome ?? '')) digitados.nome = nome
  if (descricao && descricao !== limparTexto(produto?.descricao ?? '')) digitados.descricao = descricao
  if (codigoCliente && dobrarCodigo(codigoCliente) !== dobrarCodigo(produto?.codigoCliente ?? '')) {
    digitados.codigoCliente = codigoCliente
    if (perdeuAlgarismos(codigoCliente)) errar('codigoCliente', digiteComoTexto('código'))
  }
  if (preco && !(produto && parseReais(limparLinha(preco)) === produto.preco)) {
    digitados.preco = limparLinha(preco)
  }
  const guardados = produto ? { nome: 'x', preco: '0' } : {}
  const lido = lerProduto({ ...guardados, ...digitados })
  if ('recusas' in lido) {
    for (const { campo, texto } of lido.recusas) errar(campo as keyof Campos, texto)
    return { nome: '', descricao: null, preco: 0 as Centavos, codigoCliente: null }
  }
  const { dados } = lido
  if (!produto) return dadosDe(dados)
  return {
    nome: digitados.nome === undefined ? produto.nome : dados.nome,
    descricao: digitados.descricao === undefined ? produto.descricao : dados.descricao,
    preco: digitados.preco === undefined ? produto.preco : dados.preco,
    codigoCliente: digitados.codigoCliente === undefined ? produto.codigoCliente : dados.codigoCliente,
  }
}

function dadosDe({ nome, descricao, preco, codigoCliente }: Campos): Campos {
  return { nome, descricao, preco, codigoCliente }
}

/** The two columns of yes and no; a line with extra items has extras, whether or not it says so. */
function lerEscolhas(celulas: Celulas, produto: ProdutoGuardado | null, errar: Errar) {
  const ler = (coluna: 'ativo' | 'possuiExtra') => {
    const celula = celulas[coluna]
    if (celula === undefined) return null
    const dito = lerSimOuNao(celula)
    if (dito === null) errar(coluna, 'Escreva sim ou não.')
    return dito
  }
  const ativo = ler('ativo') ?? produto?.ativo ?? true
  const possui = ler('possuiExtra')
  if (possui === false && celulas.extras) {
    errar('extras', 'A coluna Possui extras diz não: apague os itens extras desta linha, ou escreva sim.')
  }
  const possuiExtra = possui ?? (celulas.extras !== undefined || (produto?.possuiExtra ?? false))
  return { ativo, possuiExtra }
}

/** Describes what would change, field by field, for the owner to read. */
function criarMostrador(cardapio: CardapioInteiro) {
  const categorias = new Map(cardapio.categorias.map(({ id, nome }) => [id, nome]))
  const extras = new Map(cardapio.extras.map(extra => [extra.id, extra]))
  return function mostrar(
    produto: ProdutoGuardado,
    proposto: ProdutoProposto,
    categoria: string,
    extrasEscritos: string,
  ): Mudanca['campos'] {
    const campos: { coluna: string; de: string; para: string }[] = []
    const comparar = (coluna: ColunaDoCardapio, de: string, para: string, mudou = de !== para) => {
      if (mudou) campos.push({ coluna: COLUNAS_DO_CARDAPIO[coluna].titulo, de, para })
    }
    const daCategoria = (produto.categoriaId && categorias.get(produto.categoriaId)) ?? ''
    comparar('categoria', daCategoria, categoria, proposto.categoria !== produto.categoriaId)
    comparar('nome', produto.nome, proposto.nome)
    comparar('descricao', produto.descricao ?? '', proposto.descricao ?? '')
    comparar('preco', formatReais(produto.preco), formatReais(proposto.preco))
    comparar('codigoCliente', produto.codigoCliente ?? '', proposto.codigoCliente ?? '')
    comparar('ativo', simOuNao(produto.ativo), simOuNao(proposto.ativo))
    comparar('possuiExtra', simOuNao(produto.possuiExtra), simOuNao(proposto.possuiExtra))
    const ligados = new Set<Referencia<ExtraId>>(produto.extras)
    const ficam = proposto.extras
    const outros = ficam !== null && (ficam.length !== ligados.size || ficam.some(ref => !ligados.has(ref)))
    const escritos = escreverExtras(produto.extras.flatMap(id => extras.get(id) ?? []))
    comparar('extras', escritos, extrasEscritos, outros)
    return campos
  }
}
