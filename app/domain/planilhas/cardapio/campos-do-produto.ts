import type { ProdutoInteiro } from '~/domain/cardapio/cardapio-inteiro'
import { lerProduto } from '~/domain/produtos/produto'
import { type Centavos, parseReais } from '~/domain/valores/centavos'
import type { CategoriaId, ExtraId, ProdutoId } from '~/domain/valores/ids'
import { limparLinha, limparTexto } from '~/domain/valores/texto'
import { digiteComoTexto, lerSimOuNao, perdeuAlgarismos } from '../planilha'
import { dobrarCodigo } from './alvos-do-cardapio'
import { type EscolhasPropostas, formularioDosTamanhos } from './escolhas-do-cardapio'
import type { Celulas, Errar, Referencia } from './planilha-do-cardapio'

/** A product as it will be after the import. */
export interface ProdutoProposto extends EscolhasPropostas {
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

type Campos = Pick<ProdutoProposto, 'nome' | 'descricao' | 'preco' | 'codigoCliente'>

/**
 * Judges the cells by the form's rules. A value that is stored already is not judged again: older limits may have
 * allowed it.
 */
export function lerCampos(
  celulas: Celulas,
  produto: ProdutoInteiro | null,
  escolhas: EscolhasPropostas,
  errar: Errar,
): Campos {
  const digitados: Partial<Record<keyof Campos, string>> = {}
  const { nome, descricao, codigoCliente, preco } = celulas
  if (nome && limparLinha(nome) !== limparLinha(produto?.nome ?? '')) digitados.nome = nome
  if (descricao && descricao !== limparTexto(produto?.descricao ?? '')) digitados.descricao = descricao
  if (codigoCliente && dobrarCodigo(codigoCliente) !== dobrarCodigo(produto?.codigoCliente ?? '')) {
    digitados.codigoCliente = codigoCliente
    if (perdeuAlgarismos(codigoCliente)) errar('codigoCliente', digiteComoTexto('código'))
  }
  const comTamanhos = temTamanhos(produto, escolhas)
  if (preco && !comTamanhos && !(produto && parseReais(limparLinha(preco)) === produto.preco)) {
    digitados.preco = limparLinha(preco)
  }
  const guardados = produto ? { nome: 'x', preco: '0' } : {}
  const tamanhos = escolhas.tamanhos ? formularioDosTamanhos(escolhas.tamanhos) : []
  const lido = lerProduto({ ...(comTamanhos ? { preco: '0' } : {}), ...guardados, ...digitados, tamanhos })
  if ('recusas' in lido) {
    for (const { campo = '', texto } of lido.recusas) {
      errar(campo.startsWith('tamanhos') ? 'tamanhos' : (campo as keyof Campos), texto)
    }
    return { nome: '', descricao: null, preco: 0 as Centavos, codigoCliente: null }
  }
  const { dados } = lido
  if (!produto) return dadosDe(dados)
  return {
    nome: digitados.nome === undefined ? produto.nome : dados.nome,
    descricao: digitados.descricao === undefined ? produto.descricao : dados.descricao,
    preco: digitados.preco === undefined && !escolhas.tamanhos ? produto.preco : dados.preco,
    codigoCliente: digitados.codigoCliente === undefined ? produto.codigoCliente : dados.codigoCliente,
  }
}

function dadosDe({ nome, descricao, preco, codigoCliente }: Campos): Campos {
  return { nome, descricao, preco, codigoCliente }
}

/** The two columns of yes and no; a line with extra items has extras, whether or not it says so. */
export function lerMarcas(celulas: Celulas, produto: ProdutoInteiro | null, errar: Errar) {
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

/** True for a product whose own price is not read. */
export function temTamanhos(produto: ProdutoInteiro | null, { tamanhos }: EscolhasPropostas): boolean {
  return (tamanhos ?? produto?.tamanhos ?? []).length > 0
}
