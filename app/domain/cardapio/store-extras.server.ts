import { and, eq, sql } from 'drizzle-orm'
import { declararLista, type LinhaDaLista } from '~/domain/listas/declarar-lista.server'
import type { ExtraId } from '~/domain/valores/ids'
import type { Tx } from '~/server/database/transaction.server'
import { type DadosDoExtra, EXTRA_COM_PRODUTOS, FORMA_DO_EXTRA, lerExtra } from './extra'
import { itensExtra, produtoItensExtra } from './tables.server'

interface Contagens {
  /** How many products are linked to it. */
  readonly produtos: number
}
export type ExtraDoPainel = LinhaDaLista<ExtraId, DadosDoExtra, Contagens>

const ligados = (tx: Tx) =>
  and(eq(produtoItensExtra.empresaId, tx.empresaId), eq(produtoItensExtra.idExtra, itensExtra.idExtra))

/** The extra items of the menu (produto-8). Orders keep the name and price that they were made with. */
export const {
  list: listExtras,
  salvar: salvarExtra,
  excluir: excluirExtra,
} = declararLista<ExtraId, DadosDoExtra, Contagens>({
  tabela: itensExtra,
  id: itensExtra.idExtra,
  nome: itensExtra.nome,
  campos: { nome: itensExtra.nome, preco: itensExtra.preco, tipo: itensExtra.tipo },
  contagens: tx => ({
    produtos: sql<number>`(select count(*)::int from ${produtoItensExtra} where ${ligados(tx)})`,
  }),
  ler: lerExtra,
  forma: FORMA_DO_EXTRA,
  preso: { por: 'produto_itens_extra_extra', recusa: EXTRA_COM_PRODUTOS },
})
