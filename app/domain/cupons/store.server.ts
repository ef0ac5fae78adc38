import { and, eq, sql } from 'drizzle-orm'
import { listForaDoCardapio } from '~/domain/cardapio/store-nomes.server'
import type { TipoPedido } from '~/domain/empresas/plano'
import { declararLista, type LinhaDaLista } from '~/domain/listas/declarar-lista.server'
import type { Recusa } from '~/domain/respostas/recusa'
import type { Resultado, Salvo } from '~/domain/respostas/resultado'
import type { CupomId, EmpresaId } from '~/domain/valores/ids'
import { EMPRESA_ID } from '~/server/database/one-read.server'
import { lockInCompany, preparedRow, type Tx } from '~/server/database/transaction.server'
import { type DadosDoCupom, MAX_CUPONS, type SituacaoDoCupom, situacaoDoCupom } from './cupom'
import { ALVO_SUMIDO, CUPOM_REPETIDO, CUPONS_DEMAIS, lerCupom } from './cupom-digitado'
import { FORMA_DO_CUPOM } from './descrever-cupom'
import { cupons } from './tables.server'

interface Contagens {
  readonly usos: number
}
export type CupomDoPainel = LinhaDaLista<CupomId, DadosDoCupom, Contagens>

function doTipo(tipoPedido: TipoPedido) {
  return declararLista<CupomId, DadosDoCupom, Contagens>({
    tabela: cupons,
    id: cupons.id,
    nome: cupons.codigo,
    campos: {
      codigo: cupons.codigo,
      tipo: cupons.tipo,
      valor: cupons.valor,
      percentual: cupons.percentual,
      teto: cupons.teto,
      minimo: cupons.minimo,
      maneira: cupons.maneira,
      dias: cupons.dias,
      deHora: cupons.deHora,
      ateHora: cupons.ateHora,
      inicio: cupons.inicio,
      fim: cupons.fim,
      produtos: cupons.produtos,
      categorias: cupons.categorias,
      primeiraCompra: cupons.primeiraCompra,
      limite: cupons.limite,
      porCliente: cupons.porCliente,
      porDia: cupons.porDia,
      ativo: cupons.ativo,
    },
    contagens: () => ({ usos: sql<number>`${cupons.usos}` }),
    ler: valores => lerCupom(valores, tipoPedido),
    forma: FORMA_DO_CUPOM,
    antes: tx => lockInCompany(tx, 'cupons'),
    conferir: async (tx, dados, id) =>
      id === null && (await estaCheia(tx)) ? CUPONS_DEMAIS : conferirAlvos(tx, dados, id),
    unico: { indice: 'cupons_codigo', recusar: () => CUPOM_REPETIDO },
  })
}

/** What may be asked of a customer depends on whether the shop stores its orders (cupom-7). */
const DO_TIPO = { sistema: doTipo('sistema'), whatsapp: doTipo('whatsapp') }

/** The coupons of a shop (cupom-1). Orders keep the name and the amount of a coupon that is deleted. */
export const { list: listCupons, excluir: excluirCupom } = DO_TIPO.sistema

export function salvarCupom(
  empresaId: EmpresaId,
  id: CupomId | null,
  valores: unknown,
  tipoPedido: TipoPedido,
): Promise<Resultado<Salvo>> {
  return DO_TIPO[tipoPedido].salvar(empresaId, id, valores)
}

async function estaCheia(tx: Tx): Promise<boolean> {
  return (await tx.$count(cupons, eq(cupons.empresaId, tx.empresaId))) >= MAX_CUPONS
}

type Alvos = Pick<DadosDoCupom, 'produtos' | 'categorias'>

/** What was deleted from the menu stays in the coupon that has it: without it the coupon would be one for everything. */
async function conferirAlvos(tx: Tx, alvos: Alvos, id: CupomId | null): Promise<Recusa | null> {
  const fora = await listForaDoCardapio(tx, alvos)
  const antes: Alvos | null = id === null ? null : await DO_TIPO.sistema.lock(tx, id)
  if (fora.produtos.some(produto => !antes?.produtos.includes(produto))) return ALVO_SUMIDO.produtos
  if (fora.categorias.some(categoria => !antes?.categorias.includes(categoria))) return ALVO_SUMIDO.categorias
  return null
}

const algum = preparedRow('algum_cupom', {
  ha: sql<boolean>`exists (select 1 from ${cupons} where ${cupons.empresaId} = ${EMPRESA_ID} and ${cupons.ativo})`,
})

/** Whether a checkout has to offer a field for a coupon at all. */
export async function hasCupom(tx: Tx): Promise<boolean> {
  const { ha } = await algum(tx)
  return ha
}

/** All codes of the shop, in their order. */
export async function listCodigos(tx: Tx): Promise<string[]> {
  const linhas = await tx
    .select({ codigo: cupons.codigo })
    .from(cupons)
    .where(eq(cupons.empresaId, tx.empresaId))
    .orderBy(cupons.codigo)
  return linhas.map(({ codigo }) => codigo)
}

/** Where the coupon of this code stands; null when there is none. */
export async function readSituacao(
  tx: Tx,
  codigo: string,
  agora: Date,
  fuso: string,
): Promise<SituacaoDoCupom | null> {
  const { ativo, inicio, fim, limite, usos } = cupons
  const [linha] = await tx
    .select({ ativo, inicio, fim, limite, usos })
    .from(cupons)
    .where(and(eq(cupons.empresaId, tx.empresaId), eq(cupons.codigo, codigo)))
  return linha ? situacaoDoCupom(linha, agora, fuso) : null
}
