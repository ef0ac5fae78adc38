import { eq, inArray, or, sql } from 'drizzle-orm'
import { contem } from '~/domain/listas/busca.server'
import { declararLista, type LinhaDaLista } from '~/domain/listas/declarar-lista.server'
import { rotuloDaForma } from '~/domain/pedidos/forma-pagamento'
import { FORMAS_DE_SEMPRE } from '~/domain/pedidos/formas-da-loja'
import { FEITO, NAO_EXISTE, negar, type Resultado } from '~/domain/respostas/resultado'
import { dobrarParaBusca, procurar } from '~/domain/valores/busca'
import type { EmpresaId, Id } from '~/domain/valores/ids'
import { unlessViolated } from '~/server/database/constraints.server'
import { EMPRESA_ID } from '~/server/database/one-read.server'
import { lockInCompany, preparedRow, type Tx, withTenant } from '~/server/database/transaction.server'
import {
  type DadosDaForma,
  FORMA_DA_FORMA,
  FORMA_USADA,
  lerForma,
  OUTRO_NOME_DE_USADA,
  TIPOS_DE_FORMA,
} from './forma-digitada'
import type { FormaDaLoja } from './formas-da-loja'
import { type LinhaDeForma, recusarExclusao, recusarGravacao } from './mudar-formas'
import { formasPagamento as tabela } from './tables-das-formas.server'

export type FormaId = Id<'forma'>
export type FormaDoPainel = LinhaDaLista<FormaId, DadosDaForma>

const PALAVRAS = [...FORMAS_DE_SEMPRE, ...TIPOS_DE_FORMA]

const { list, salvar, remove } = declararLista<FormaId, DadosDaForma>({
  tabela,
  id: tabela.id,
  nome: tabela.forma,
  ordem: [],
  procurar(busca) {
    const acha = procurar(busca)
    const palavras = PALAVRAS.filter(palavra => acha(dobrarParaBusca(rotuloDaForma(palavra))))
    return or(contem(tabela.forma, busca), inArray(sql`split_part(${tabela.forma}, ' ', 1)`, palavras))
  },
  campos: {
    forma: tabela.forma,
    entrega: tabela.entrega,
    retirada: tabela.retirada,
    mesa: tabela.mesa,
    bandeiras: tabela.bandeiras,
    ajusteTipo: tabela.ajusteTipo,
    ajusteEm: tabela.ajusteEm,
    ajuste: tabela.ajuste,
  },
  ler: lerForma,
  forma: FORMA_DA_FORMA,
  antes: tx => lockInCompany(tx, 'formas'),
  // Orders that name it keep its name: the foreign key decides.
  unico: { indice: 'forma_usada', recusar: () => OUTRO_NOME_DE_USADA },
  conferir: async (tx, dados, id) => recusarGravacao(await listTodas(tx), dados, id),
})

/** The ways to pay (pagamento-10), the four of every shop first. */
export { list as listFormas, salvar as salvarForma }

/** Refused: what `recusarExclusao` says, and a method that orders name. */
export function excluirForma(empresaId: EmpresaId, id: FormaId): Promise<Resultado> {
  return withTenant(empresaId, async tx => {
    await lockInCompany(tx, 'formas')
    const recusa = recusarExclusao(await listTodas(tx), id)
    if (recusa) return negar(recusa)
    return unlessViolated<Resultado>('forma_usada', negar(FORMA_USADA), async () =>
      (await remove(tx, id)) ? FEITO : NAO_EXISTE,
    )
  })
}

async function listTodas(tx: Tx): Promise<LinhaDeForma[]> {
  const { id, forma, entrega, retirada, mesa } = tabela
  return tx
    .select({ id, forma, entrega, retirada, mesa })
    .from(tabela)
    .where(eq(tabela.empresaId, tx.empresaId))
}

/** The company's methods as one value of a larger statement. */
export const FORMAS = sql<FormaDaLoja[]>`(select json_agg(json_strip_nulls(json_build_object('forma', f.forma,
  'entrega', nullif(f.entrega, false), 'retirada', nullif(f.retirada, false), 'mesa', nullif(f.mesa, false),
  'bandeiras', f.bandeiras, 'ajuste', case when f.ajuste_tipo is not null then json_build_object('tipo', f.ajuste_tipo,
    'em', f.ajuste_em, 'valor', (f.ajuste * 100)::int) end)) order by f.id) from ${tabela} f where f.empresa_id = ${EMPRESA_ID})`

const formas = preparedRow('formas', { formas: FORMAS })

export async function readFormas(tx: Tx): Promise<readonly FormaDaLoja[]> {
  return (await formas(tx)).formas
}
