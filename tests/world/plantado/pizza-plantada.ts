import { and, eq } from 'drizzle-orm'
import type { Grupo } from '~/domain/cardapio/grupo'
import { produtos } from '~/domain/cardapio/tables.server'
import {
  estoques,
  grupos,
  janelas,
  opcoes,
  precosOpcao,
  produtoGrupos,
  variantes,
} from '~/domain/cardapio/tables-das-opcoes.server'
import type { GrupoId, ProdutoId } from '~/domain/valores/ids'
import type { Tx } from '~/server/database/transaction.server'
import { BORDA, DOCES, PIZZA, sabores } from '../pizza'

export async function acharProduto(tx: Tx, nome: string): Promise<ProdutoId> {
  const [achado] = await tx
    .select({ id: produtos.id })
    .from(produtos)
    .where(and(eq(produtos.empresaId, tx.empresaId), eq(produtos.nome, nome)))
  if (!achado) throw new Error('the demo has no such product')
  return achado.id
}

/**
 * Saves the pizza of the pure tests as sizes and groups of the product `nome`, with a count and a window, and links its
 * edge to the product `outro` as well.
 */
export async function plantarPizza(
  tx: Tx,
  nome: string,
  outro: string,
): Promise<Record<'pizza' | 'outra', ProdutoId>> {
  const { empresaId } = tx
  const pizza = await acharProduto(tx, nome)
  const outra = await acharProduto(tx, outro)
  await tx.insert(estoques).values({ empresaId, produtoId: pizza, restante: 1, dia: '2026-11-20' })
  const sexta = { diaSemana: 'sexta', abertura: 0, fechamento: 0 } as const
  await tx.insert(janelas).values({ empresaId, produtoId: pizza, ...sexta })
  await tx.insert(variantes).values(
    PIZZA.variantes.map(({ nome, preco, maxSabores }, ordem) => ({
      ...{ empresaId, produtoId: pizza, nome, preco, maxSabores, ordem },
    })),
  )
  for (const [ordem, grupo] of [sabores(), DOCES, BORDA].entries()) {
    const grupoId = await plantarGrupo(tx, grupo)
    await tx.insert(produtoGrupos).values({ empresaId, produtoId: pizza, grupoId, ordem })
    if (grupo === BORDA) {
      await tx
        .insert(produtoGrupos)
        .values({ empresaId, produtoId: outra, grupoId, ordem: 0, min: 0, max: 2 })
    }
  }
  return { pizza, outra }
}

async function plantarGrupo(tx: Tx, { opcoes: dele, id: _, ...grupo }: Grupo): Promise<GrupoId> {
  const { empresaId } = tx
  const [salvo] = await tx
    .insert(grupos)
    .values({ empresaId, ...grupo })
    .returning({ id: grupos.id })
  if (!salvo) throw new Error('the group was not saved')
  for (const [ordem, { nome, preco, precos = [], maxUnidades, padrao = false }] of dele.entries()) {
    const linha = { empresaId, grupoId: salvo.id, nome, preco, maxUnidades, padrao, ordem }
    const [opcao] = await tx.insert(opcoes).values(linha).returning({ id: opcoes.id })
    if (!opcao) throw new Error('the option was not saved')
    if (precos.length === 0) continue
    await tx
      .insert(precosOpcao)
      .values(precos.map(doTamanho => ({ empresaId, opcaoId: opcao.id, ...doTamanho })))
  }
  return salvo.id
}
