import { and, eq, sql } from 'drizzle-orm'
import { emPortugues } from '~/domain/listas/busca.server'
import { declararLista, type LinhaDaLista } from '~/domain/listas/declarar-lista.server'
import { type DadosDaPromocao, MAX_PROMOCOES, type PromocaoLida } from '~/domain/promocoes/promocao'
import {
  ALVO_DA_PROMOCAO_SUMIDO,
  FORMA_DA_PROMOCAO,
  lerPromocao,
  PROMOCAO_SEM_TAMANHO,
  PROMOCOES_DEMAIS,
} from '~/domain/promocoes/promocao-digitada'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import type { PromocaoId } from '~/domain/valores/ids'
import { EMPRESA_ID } from '~/server/database/one-read.server'
import { lockInCompany, type Tx } from '~/server/database/transaction.server'
import { recusarPromocional } from './preco-digitado'
import { ORDEM_DAS_CATEGORIAS } from './store-ordem.server'
import { categorias, produtos } from './tables.server'
import { variantes } from './tables-das-opcoes.server'
import { promocoes } from './tables-das-promocoes.server'

export type PromocaoDoPainel = LinhaDaLista<PromocaoId, DadosDaPromocao>

/** The active promotions of the company, as one value of a larger statement. */
export const PROMOCOES = sql<
  readonly PromocaoLida[]
>`(select coalesce(json_agg(json_build_object('id', ${promocoes.id},
    'nome', ${promocoes.nome}, 'tipo', ${promocoes.tipo}, 'produtoId', ${promocoes.produtoId},
    'varianteId', ${promocoes.varianteId}, 'categoriaId', ${promocoes.categoriaId},
    'valor', (${promocoes.valor} * 100)::bigint, 'percentual', ${promocoes.percentual}, 'leve', ${promocoes.leve},
    'pague', ${promocoes.pague}, 'minimo', (${promocoes.minimo} * 100)::bigint, 'dias', ${promocoes.dias},
    'deHora', ${promocoes.deHora}, 'ateHora', ${promocoes.ateHora}, 'inicio', ${promocoes.inicio},
    'fim', ${promocoes.fim}) order by ${promocoes.id}), '[]')
  from ${promocoes} where ${promocoes.empresaId} = ${EMPRESA_ID} and ${promocoes.ativo})`

/** The promotions of a shop (promocao-1). Orders keep what a promotion that is deleted has made of them. */
export const {
  list: listPromocoes,
  salvar: salvarPromocao,
  excluir: excluirPromocao,
} = declararLista<PromocaoId, DadosDaPromocao>({
  tabela: promocoes,
  id: promocoes.id,
  nome: promocoes.nome,
  campos: {
    nome: promocoes.nome,
    tipo: promocoes.tipo,
    produtoId: promocoes.produtoId,
    varianteId: promocoes.varianteId,
    categoriaId: promocoes.categoriaId,
    valor: promocoes.valor,
    percentual: promocoes.percentual,
    leve: promocoes.leve,
    pague: promocoes.pague,
    minimo: promocoes.minimo,
    dias: promocoes.dias,
    deHora: promocoes.deHora,
    ateHora: promocoes.ateHora,
    inicio: promocoes.inicio,
    fim: promocoes.fim,
    ativo: promocoes.ativo,
  },
  ler: lerPromocao,
  forma: FORMA_DA_PROMOCAO,
  antes: lockPromocoes,
  conferir: async (tx, dados, id) =>
    id === null && (await countPromocoesLivres(tx)) <= 0 ? PROMOCOES_DEMAIS : conferirAlvo(tx, dados),
})

/** One transaction at a time makes promotions, of which there is a limit. Call it before locking any row. */
export function lockPromocoes(tx: Tx): Promise<void> {
  return lockInCompany(tx, 'promocoes')
}

/** How many promotions may still be made. */
export async function countPromocoesLivres(tx: Tx): Promise<number> {
  return MAX_PROMOCOES - (await tx.$count(promocoes, eq(promocoes.empresaId, tx.empresaId)))
}

async function conferirAlvo(tx: Tx, dados: DadosDaPromocao): Promise<Recusa | null> {
  const { tipo, valor, produtoId, varianteId, categoriaId } = dados
  const alvos = await listAlvosDaPromocao(tx)
  if (categoriaId !== null) {
    return alvos.categorias.some(({ id }) => id === categoriaId) ? null : ALVO_DA_PROMOCAO_SUMIDO
  }
  const preco = alvos.precos.find(alvo => alvo.produtoId === produtoId && alvo.varianteId === varianteId)
  if (tipo !== 'preco') {
    const existe = produtoId === null || alvos.precos.some(alvo => alvo.produtoDe === produtoId)
    return existe ? null : ALVO_DA_PROMOCAO_SUMIDO
  }
  if (!preco) {
    const temTamanhos = alvos.precos.some(alvo => alvo.produtoDe === produtoId)
    return temTamanhos ? PROMOCAO_SEM_TAMANHO : ALVO_DA_PROMOCAO_SUMIDO
  }
  const alto = valor === null ? null : recusarPromocional(valor, preco.preco)
  return alto === null ? null : recusar('promocao-acima-do-normal', 'Erro ao salvar', alto, 'valor')
}

/** All that a promotion may be for: what has a price, by name, and the categories in their order. */
export async function listAlvosDaPromocao(tx: Tx) {
  const linhas = await tx
    .select({
      produtoDe: produtos.id,
      nome: produtos.nome,
      preco: produtos.preco,
      varianteId: variantes.id,
      tamanho: variantes.nome,
      precoDoTamanho: variantes.preco,
    })
    .from(produtos)
    .leftJoin(
      variantes,
      and(
        eq(variantes.empresaId, produtos.empresaId),
        eq(variantes.produtoId, produtos.id),
        eq(variantes.ativo, true),
      ),
    )
    .where(eq(produtos.empresaId, tx.empresaId))
    .orderBy(emPortugues(produtos.nome), produtos.id, variantes.ordem, variantes.id)
  const deCategoria = await tx
    .select({ id: categorias.id, nome: categorias.nome })
    .from(categorias)
    .where(eq(categorias.empresaId, tx.empresaId))
    .orderBy(...ORDEM_DAS_CATEGORIAS, categorias.id)
  return {
    categorias: deCategoria,
    precos: linhas.map(({ produtoDe, nome, tamanho, varianteId, preco, precoDoTamanho }) => ({
      ...{ produtoDe, nome, tamanho, varianteId },
      produtoId: varianteId === null ? produtoDe : null,
      preco: precoDoTamanho ?? preco,
    })),
  }
}

export type AlvosDaPromocao = Awaited<ReturnType<typeof listAlvosDaPromocao>>
