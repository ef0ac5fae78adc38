import { PRODUTO_MUDOU } from '~/domain/cardapio/eventos'
import {
  findCardapioInteiro,
  insertCategoriasDaPlanilha,
  insertExtrasDaPlanilha,
  insertProdutosDaPlanilha,
  lockCardapio,
  replaceVinculos,
  updateProdutosDaPlanilha,
} from '~/domain/cardapio/store-planilha.server'
import { ehRecusa } from '~/domain/respostas/recusa'
import { negar, type Resultado } from '~/domain/respostas/resultado'
import type { EmpresaId } from '~/domain/valores/ids'
import { type Tx, tell, withTenant } from '~/server/transaction.server'
import type { Conferencia, Importacao } from './conferencia'
import { conferenciaDe } from './conferencia.server'
import type { Planilha } from './planilha'
import { lerPlanilha } from './planilha.server'
import {
  COLUNAS_DO_CARDAPIO,
  type ColunaDoCardapio,
  PRECISA_DO_CARDAPIO,
  type Referencia,
} from './planilha-do-cardapio'
import { type ProdutoProposto, type PropostaDoCardapio, proporCardapio } from './proposta-do-cardapio'

/** The dry run of a menu's spreadsheet: what it would do, and every bad line. Nothing is written. */
export async function conferirCardapio(
  empresaId: EmpresaId,
  arquivo: Uint8Array,
): Promise<Resultado<Conferencia>> {
  const planilha = lerPlanilha(arquivo, COLUNAS_DO_CARDAPIO, PRECISA_DO_CARDAPIO)
  if (ehRecusa(planilha)) return negar(planilha)
  return withTenant(empresaId, async tx => ({
    dados: conferir(planilha, proporCardapio(planilha, await findCardapioInteiro(tx))),
  }))
}

/**
 * Imports a menu's spreadsheet, all of it or nothing, in one transaction. The file is judged again: when the outcome
 * differs from the one signed by `assinatura`, or a line is bad, nothing is written and the new dry run is the answer.
 */
export async function importarCardapio(
  empresaId: EmpresaId,
  arquivo: Uint8Array,
  assinatura: string,
): Promise<Resultado<Importacao>> {
  const planilha = lerPlanilha(arquivo, COLUNAS_DO_CARDAPIO, PRECISA_DO_CARDAPIO)
  if (ehRecusa(planilha)) return negar(planilha)
  return withTenant(empresaId, async tx => {
    await lockCardapio(tx)
    const proposta = proporCardapio(planilha, await findCardapioInteiro(tx))
    const conferencia = conferir(planilha, proposta)
    if (conferencia.erros.length > 0 || conferencia.assinatura !== assinatura) {
      return { dados: { conferencia } }
    }
    await gravar(tx, proposta)
    return { dados: { importado: { novos: conferencia.novos, mudados: conferencia.mudados } } }
  })
}

function conferir(planilha: Planilha<ColunaDoCardapio>, proposta: PropostaDoCardapio): Conferencia {
  const criacoes = [
    { titulo: 'Categorias novas', nomes: proposta.categorias },
    { titulo: 'Itens extras novos', nomes: proposta.extras.map(({ nome }) => nome) },
  ].filter(({ nomes }) => nomes.length > 0)
  return conferenciaDe(planilha, proposta, { criacoes, avisos: avisosDe(proposta.novos) })
}

function avisosDe(novos: readonly ProdutoProposto[]): string[] {
  const n = novos.filter(({ categoria }) => categoria === null).length
  if (n === 0) return []
  const [quem, ficam] = n === 1 ? ['1 produto novo', 'fica'] : [`${n} produtos novos`, 'ficam']
  return [`${quem} sem categoria: ${ficam} fora do cardápio até você escolher uma.`]
}

async function gravar(tx: Tx, proposta: PropostaDoCardapio): Promise<void> {
  const categorias = await insertCategoriasDaPlanilha(tx, proposta.categorias)
  const extras = await insertExtrasDaPlanilha(tx, proposta.extras)
  const linha = ({ id: _, categoria, extras: __, ...campos }: ProdutoProposto) => ({
    ...campos,
    categoriaId: categoria === null ? null : idDe(categoria, categorias),
  })
  const criados = await insertProdutosDaPlanilha(tx, proposta.novos.map(linha))
  const conhecidos = proposta.mudados.flatMap(produto =>
    produto.id === null ? [] : { ...produto, id: produto.id },
  )
  await updateProdutosDaPlanilha(
    tx,
    conhecidos.map(produto => ({ ...linha(produto), id: produto.id })),
  )
  const comIds = [
    ...proposta.novos.map((produto, i) => ({ id: criados[i], refs: produto.extras })),
    ...conhecidos.map(produto => ({ id: produto.id, refs: produto.extras })),
  ]
  const vinculos = comIds.flatMap(({ id, refs }) =>
    id === undefined || refs === null ? [] : [[id, refs.map(ref => idDe(ref, extras))] as const],
  )
  await replaceVinculos(tx, new Map(vinculos))
  const [{ id: primeiro } = { id: undefined }] = comIds
  if (primeiro !== undefined) tell(tx, PRODUTO_MUDOU, primeiro)
}

function idDe<Id extends number>(ref: Referencia<Id>, criados: readonly Id[]): Id {
  if (typeof ref === 'number') return ref
  const criado = criados[ref.novo]
  if (criado === undefined) throw new Error('a proposal points at nothing')
  return criado
}
