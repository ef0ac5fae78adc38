import { recusar } from '~/domain/respostas/recusa'
import { NAO_EXISTE, negar, type Resultado } from '~/domain/respostas/resultado'
import type { EmpresaId, ProdutoId } from '~/domain/valores/ids'
import { tell, withTenant } from '~/server/database/transaction.server'
import { PRODUTO_MUDOU } from '../eventos'
import { LIMITES_DO_CARDAPIO } from '../grupo'
import { type ConteudoDoGrupo, SEM_PRECO_DE_TODOS } from '../grupo-guardado'
import { lockNomes } from '../store-categorias.server'
import { findExtrasDoProduto, lockProduto } from '../store-produtos.server'
import { findEscolhasDe, lockEscolhas, replaceGrupos, SEM_ESCOLHAS } from '../store-tamanhos.server'
import { acharNomeLivre } from './duplicar-grupo.server'
import { GRUPOS_DEMAIS } from './grupo-digitado'
import { insertGrupo, replaceOpcoes, temTodosOsGrupos } from './store-da-edicao.server'
import { clearExtras, findComOsMesmos, findItens } from './store-dos-extras.server'

const SEM_EXTRAS_A_TRANSFORMAR = recusar(
  'sem-extras-a-transformar',
  'Ação não permitida',
  'Este produto não tem mais itens extras.',
)

const SEM_LUGAR_PARA_O_GRUPO = recusar(
  'sem-lugar-para-o-grupo',
  'Ação não permitida',
  `Um produto tem no máximo ${LIMITES_DO_CARDAPIO.grupos} grupos de opções.`,
)

const EXTRAS_DEMAIS = recusar(
  'extras-demais-para-um-grupo',
  'Ação não permitida',
  `Um grupo tem no máximo ${LIMITES_DO_CARDAPIO.opcoes} opções, e este produto tem mais itens extras.`,
)

/** What was made: the group, and in how many products it is now. */
interface Transformado {
  readonly nome: string
  readonly produtos: number
}

/**
 * Makes a group of the simple extras of a product, and puts it in their place there and in each other product that has
 * exactly the same extras (produto-13). No extra is deleted. Refused: a product that this company does not have or that
 * has no extras, and one that has all the groups that it may have.
 */
export function transformarEmGrupo(empresaId: EmpresaId, id: ProdutoId): Promise<Resultado<Transformado>> {
  return withTenant(empresaId, async tx => {
    // As an import does, which locks every product after this.
    await lockNomes(tx)
    await lockEscolhas(tx)
    if (!(await lockProduto(tx, id))) return NAO_EXISTE
    const extras = await findExtrasDoProduto(tx, id)
    if (extras.length === 0) return negar(SEM_EXTRAS_A_TRANSFORMAR)
    if (extras.length > LIMITES_DO_CARDAPIO.opcoes) return negar(EXTRAS_DEMAIS)
    const iguais = await findComOsMesmos(tx, extras)
    const escolhas = await findEscolhasDe(tx, iguais)
    const gruposDe = (produto: ProdutoId) => (escolhas.get(produto) ?? SEM_ESCOLHAS).grupos
    const cabe = (produto: ProdutoId) => gruposDe(produto).length < LIMITES_DO_CARDAPIO.grupos
    if (!cabe(id)) return negar(SEM_LUGAR_PARA_O_GRUPO)
    if (await temTodosOsGrupos(tx)) return negar(GRUPOS_DEMAIS)
    const nome = await acharNomeLivre(tx, 'Adicionais')
    const grupoId = await insertGrupo(tx, { ...COMO_OS_EXTRAS, nome, max: extras.length })
    const novas = (await findItens(tx, extras)).map(({ nome, preco }) => ({
      ...{ id: null, nome, preco, precos: [], descricao: null, codigoCliente: null },
      ...{ maxUnidades: 1, padrao: false, ativo: true },
    }))
    await replaceOpcoes(tx, grupoId, semRepetir(novas))
    const mudados = iguais.filter(cabe)
    for (const produto of mudados) {
      const vinculo = { grupoId, min: null, max: null, incluidas: null }
      await replaceGrupos(tx, produto, [...gruposDe(produto), vinculo])
      await clearExtras(tx, produto)
      tell(tx, PRODUTO_MUDOU, produto)
    }
    return { dados: { nome, produtos: mudados.length } }
  })
}

/** Each at most once and none of them required, as the simple extras are shown. */
const COMO_OS_EXTRAS: Omit<ConteudoDoGrupo, 'nome' | 'max' | 'opcoes'> = {
  ...{ ajuda: null, tipo: 'escolha', regraPreco: 'soma', ...SEM_PRECO_DE_TODOS },
  ...{ min: 0, maxDistintas: null, incluidas: 0 },
}

/** Two extra items may have one name; two options of a group may not. */
function semRepetir<Opcao extends { readonly nome: string }>(opcoes: readonly Opcao[]): Opcao[] {
  const vistos = new Map<string, number>()
  return opcoes.map(opcao => {
    const chave = opcao.nome.toLowerCase()
    const vezes = (vistos.get(chave) ?? 0) + 1
    vistos.set(chave, vezes)
    return vezes === 1 ? opcao : { ...opcao, nome: `${opcao.nome} ${vezes}` }
  })
}
