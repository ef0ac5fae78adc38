import { sql } from 'drizzle-orm'
import type { ValoresSemCupom } from '~/domain/cupons/abatimento'
import { aplicarCupom } from '~/domain/cupons/aplicar-cupom'
import { CUPOM_INDISPONIVEL, lerCodigo } from '~/domain/cupons/cupom'
import {
  findCupomDoPedido,
  tomarOUso,
  type UsoARegistrar,
  valoresDoUso,
} from '~/domain/cupons/store-dos-usos.server'
import { linhasPara } from '~/domain/pedidos/promocoes-do-pedido'
import { contarPedidosDe, jaPediu } from '~/domain/pedidos/store-do-dinheiro.server'
import { maneiraDe } from '~/domain/pedidos/tipo-entrega'
import type { AjusteDoPedido } from '~/domain/pedidos/valores'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { negar } from '~/domain/respostas/resultado'
import type { Centavos } from '~/domain/valores/centavos'
import type { CategoriaId, PedidoId, ProdutoId } from '~/domain/valores/ids'
import { CORTE_DO_DIA, diaOperacional } from '~/domain/valores/instante'
import { preparedWrite, rollback, type Tx } from '~/server/database/transaction.server'
import type { ItemDoPainel } from './montar-item-do-painel'
import type { PedidoDoPainel } from './pedido-do-painel'

interface Onde {
  readonly agora: Date
  readonly fuso: string
  readonly categoriaDe: (produto: ProdutoId) => CategoriaId | null
  /** The edited order, which is no earlier order of its customer; null for a new one. */
  readonly pedidoId: PedidoId | null
}

/** What the typed code takes off the order's items, by the same rules as at the checkout; null without a code. */
export async function readCupomDoPainel(
  tx: Tx,
  { cupom, cliente: { telefone }, tipoEntrega }: PedidoDoPainel,
  { agora, fuso, categoriaDe, pedidoId }: Onde,
) {
  if (!cupom) return null
  const lido = await findCupomDoPedido(tx, {
    ...{ codigo: lerCodigo(cupom) ?? '', telefone, dia: diaOperacional(agora, CORTE_DO_DIA, fuso) },
    ...{ pedidos: contarPedidosDe(tx, telefone, [], pedidoId), chave: null, travar: true },
  })
  return (itens: readonly ItemDoPainel[], semEle: ValoresSemCupom, descontado: readonly Centavos[]) => {
    const linhas = linhasPara({ categoriaDe }, itens, descontado)
    return aplicarCupom(lido, { linhas, maneira: maneiraDe(tipoEntrega), agora, fuso }, semEle)
  }
}

/**
 * The edit without the code that its order has already: then it is kept, and the same edit sent again is the same. An
 * order takes one coupon (cupom-6).
 */
export function semOCupomQueTem<Edicao extends Pick<PedidoDoPainel, 'cupom'>>(
  edicao: Edicao,
  ajustes: readonly AjusteDoPedido[],
): Edicao | Recusa {
  const [tem] = ajustes.filter(({ cupomId }) => cupomId !== null)
  if (!tem || !edicao.cupom) return edicao
  return tem.rotulo === `Cupom ${lerCodigo(edicao.cupom)}` ? { ...edicao, cupom: null } : JA_TEM_CUPOM
}

const JA_TEM_CUPOM = recusar(
  'pedido-ja-tem-cupom',
  'Confira o cupom',
  'Este pedido já tem um cupom, e leva um só.',
  'cupom',
)

const tomar = preparedWrite<{ usado: boolean }>('tomar_cupom_na_edicao', () => {
  const pedidoId = sql`${sql.placeholder('pedidoId')}::int`
  return sql`with ${tomarOUso({ pedidoId, outraVez: jaPediu(pedidoId) })}
    select exists (select 1 from usado) as usado`
})

/** Takes the use of a coupon for an order that is there already; when it was used up meanwhile nothing is saved. */
export async function tomarCupom(
  tx: Tx,
  pedidoId: PedidoId,
  telefone: string,
  uso: UsoARegistrar,
): Promise<void> {
  const [linha] = await tomar(tx, { pedidoId, telefone, ...valoresDoUso(uso) })
  if (!linha?.usado) rollback(negar(CUPOM_INDISPONIVEL))
}
