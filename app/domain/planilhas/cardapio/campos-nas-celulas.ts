import type { PrecosPromocionais, ProdutoInteiro } from '~/domain/cardapio/cardapio-inteiro'
import { arrumarEtiquetas } from '~/domain/cardapio/etiquetas-digitadas'
import {
  CAMPOS_DO_PRODUTO,
  type CampoDoProduto,
  type CamposDoProduto,
  escreverCampo,
  NOMES_DOS_CAMPOS,
} from '~/domain/cardapio/produto-digitado'
import { lerProduto } from '~/domain/produtos/produto'
import { marcado } from '~/domain/respostas/ler-formulario'
import { type Centavos, parseReais } from '~/domain/valores/centavos'
import type { CategoriaId, ExtraId, ProdutoId } from '~/domain/valores/ids'
import { pick } from '~/domain/valores/pick'
import { limparLinha, limparTexto } from '~/domain/valores/texto'
import { digiteComoTexto, lerSimOuNao, perdeuAlgarismos } from '../planilha'
import { dobrarCodigo } from './alvos-do-cardapio'
import { type EscolhasPropostas, formularioDosTamanhos } from './escolhas-do-cardapio'
import { NUMERO_MAXIMO } from './numeros-da-ordem'
import type { Celulas, ColunaDoCardapio, Errar, Referencia } from './planilha-do-cardapio'

/** A product as it will be after the import. */
export interface ProdutoProposto extends CamposDoProduto, EscolhasPropostas {
  /** Null: a new one. */
  readonly id: ProdutoId | null
  readonly categoria: Referencia<CategoriaId> | null
  readonly preco: Centavos
  /** Null: they stay as they are. */
  readonly promocional: PrecosPromocionais | null
  /** Its number in the whole menu (`numerar`); null: the file does not say it. */
  readonly ordem: number | null
  /** Null: its links stay as they are. */
  readonly extras: readonly Referencia<ExtraId>[] | null
}

/** The fields of yes and no, which a cell says in words and a form by a box. */
type CampoDeCaixa = {
  [Campo in CampoDoProduto]: CamposDoProduto[Campo] extends boolean ? Campo : never
}[CampoDoProduto]

const ESCRITOS = NOMES_DOS_CAMPOS.filter(campo => !ehDeCaixa(campo))
const DE_CAIXA = NOMES_DOS_CAMPOS.filter(ehDeCaixa)

function ehDeCaixa(campo: CampoDoProduto): campo is CampoDeCaixa {
  return CAMPOS_DO_PRODUTO[campo] === marcado
}

/** What of a cell is compared with the stored value, where it is not the whole text. */
const COMPARADO: { readonly [Campo in CampoDoProduto]?: (celula: string) => string } = {
  nome: limparLinha,
  codigoCliente: dobrarCodigo,
  etiquetas: celula => arrumarEtiquetas(celula) ?? celula,
}

/**
 * Judges the cells by the form's rules; null when they are refused. A value that is stored already is not judged again:
 * older limits may have allowed it.
 */
export function lerCampos(
  celulas: Celulas,
  produto: ProdutoInteiro | null,
  escolhas: EscolhasPropostas,
  errar: Errar,
): (Omit<CamposDoProduto, CampoDeCaixa> & Pick<ProdutoProposto, 'preco'>) | null {
  const mudados = ESCRITOS.filter(campo => {
    const celula = celulas[campo]
    const comparado = COMPARADO[campo] ?? limparTexto
    return celula && comparado(celula) !== comparado(escreverCampo(produto?.[campo] ?? null))
  })
  const { codigoCliente, preco } = celulas
  if (codigoCliente && mudados.includes('codigoCliente') && perdeuAlgarismos(codigoCliente)) {
    errar('codigoCliente', digiteComoTexto('código'))
  }
  const comTamanhos = temTamanhos(produto, escolhas)
  const outroPreco =
    preco && !comTamanhos && !(produto && parseReais(limparLinha(preco)) === produto.preco)
      ? { preco: limparLinha(preco) }
      : null
  const lido = lerProduto({
    ...(comTamanhos && { preco: '0' }),
    ...(produto && { nome: 'x', preco: '0' }),
    ...pick(celulas, mudados),
    ...outroPreco,
    tamanhos: escolhas.tamanhos ? formularioDosTamanhos(escolhas.tamanhos) : [],
  })
  if ('recusas' in lido) {
    for (const { campo = '', texto } of lido.recusas) {
      errar(campo.startsWith('tamanhos') ? 'tamanhos' : (campo as ColunaDoCardapio), texto)
    }
    return null
  }
  const { dados } = lido
  const ficam = ESCRITOS.filter(campo => !mudados.includes(campo))
  return {
    ...pick(dados, ESCRITOS),
    ...(produto && pick(produto, ficam)),
    preco: produto && !outroPreco && !escolhas.tamanhos ? produto.preco : dados.preco,
  }
}

/**
 * The columns of yes and no. A new product is active, and nothing else that no cell says; a line with extra items has
 * extras, whether or not it says so.
 */
export function lerCaixas(
  celulas: Celulas,
  produto: ProdutoInteiro | null,
  errar: Errar,
): Pick<CamposDoProduto, CampoDeCaixa> {
  const ler = (coluna: CampoDeCaixa) => {
    const celula = celulas[coluna]
    const dito = celula === undefined ? undefined : lerSimOuNao(celula)
    if (dito === null) errar(coluna, 'Escreva sim ou não.')
    return dito ?? produto?.[coluna] ?? coluna === 'ativo'
  }
  const lidas = Object.fromEntries(DE_CAIXA.map(coluna => [coluna, ler(coluna)]))
  const semExtras = lerSimOuNao(celulas.possuiExtra ?? '') === false
  if (semExtras && celulas.extras) {
    errar('extras', 'A coluna Possui extras diz não: apague os itens extras desta linha, ou escreva sim.')
  }
  const comExtras = celulas.extras !== undefined && !semExtras
  return { ...(lidas as Record<CampoDeCaixa, boolean>), ...(comExtras && { possuiExtra: true }) }
}

/** True for a product whose own price is not read. */
export function temTamanhos(produto: ProdutoInteiro | null, { tamanhos }: EscolhasPropostas): boolean {
  return (tamanhos ?? produto?.tamanhos ?? []).length > 0
}

/** The number of a product's line in the order of the menu; null where it says none. */
export function lerNumero({ ordem }: Celulas, errar: Errar): number | null {
  if (ordem === undefined) return null
  const numero = /^\d{1,4}$/.test(ordem.trim()) ? Number(ordem) : 0
  if (numero > 0) return numero
  errar('ordem', `Escreva um número de 1 a ${NUMERO_MAXIMO}.`)
  return null
}
