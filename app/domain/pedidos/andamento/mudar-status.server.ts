import { devolverEstoques } from '~/domain/cardapio/disponibilidade/store-estoques.server'
import { devolverCupom } from '~/domain/cupons/store-dos-usos.server'
import { PEDIDO_CANCELADO, PEDIDO_MOVIDO } from '~/domain/pedidos/eventos'
import { lerStatus, type MudancaDeStatus, type PedidoNoQuadro, type Status } from '~/domain/pedidos/status'
import { insertPasso, lockPedido, updateStatus } from '~/domain/pedidos/store.server'
import { presumirPago, receberNaEntrega } from '~/domain/pedidos/store-do-dinheiro.server'
import { ehRecusa, type Recusa, recusar } from '~/domain/respostas/recusa'
import { NAO_EXISTE, negar, type Resultado } from '~/domain/respostas/resultado'
import type { ContaId, EmpresaId, PedidoId } from '~/domain/valores/ids'
import { tell, withTenant } from '~/server/database/transaction.server'

/** What every change of status comes with: the status that the user saw (status-6), the account, and the time. */
export interface PedidoDeMudanca {
  readonly statusMostrado: string
  readonly por: ContaId
  readonly agora: Date
}

/** An order that somebody has moved meanwhile, to this status. */
export interface MovidoPara {
  readonly status: string
}

/**
 * The only way to change an order's status; `decidir` is the rule. Answers with the new status. Besides what the rule
 * refuses, it refuses an order that this company does not have, and one that somebody has moved meanwhile.
 */
export function mudarStatus(
  empresaId: EmpresaId,
  id: PedidoId,
  { statusMostrado, por, agora }: PedidoDeMudanca,
  decidir: (pedido: PedidoNoQuadro, agora: Date) => MudancaDeStatus | Recusa,
): Promise<Resultado<Status, MovidoPara>> {
  return withTenant(empresaId, async tx => {
    const pedido = await lockPedido(tx, id)
    if (!pedido) return NAO_EXISTE
    if (pedido.status !== statusMostrado) {
      const recusa = recusar(
        'pedido-mudou',
        'Pedido Atualizado',
        `O pedido já mudou para ${pedido.status}. O quadro foi atualizado.`,
      )
      return { recusas: [recusa], achado: { status: pedido.status } }
    }
    const mudanca = decidir(pedido, agora)
    if (ehRecusa(mudanca)) return negar(mudanca)
    const feito = { dados: mudanca.status }
    if (mudanca.status === pedido.status) return feito
    await updateStatus(tx, id, mudanca)
    if (mudanca.pagamentoConfirmado) await presumirPago(tx, pedido, { por, em: agora })
    if (mudanca.status === 'Finalizado') await receberNaEntrega(tx, id, { por, em: agora })
    await insertPasso(tx, id, { por, de: lerStatus(pedido.status), para: mudanca.status, em: agora })
    if (mudanca.status === 'Cancelado') {
      await devolverCupom(tx, id, agora)
      await devolverEstoques(tx, id)
    }
    tell(tx, mudanca.status === 'Cancelado' ? PEDIDO_CANCELADO : PEDIDO_MOVIDO, id)
    return feito
  })
}
