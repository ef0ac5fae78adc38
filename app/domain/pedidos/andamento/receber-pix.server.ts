import { lerStatus } from '~/domain/pedidos/status'
import { listPassos, lockPedido } from '~/domain/pedidos/store.server'
import {
  deleteRecebido,
  insertPixRecebido,
  listRecebimentos,
  presumirPago,
  renovarCodigoPix,
  updateConfirmacao,
} from '~/domain/pedidos/store-do-dinheiro.server'
import { situacaoDoPix } from '~/domain/pix/situacao-do-pix'
import { recusar } from '~/domain/respostas/recusa'
import { FEITO, NAO_EXISTE, negar, type Resultado } from '~/domain/respostas/resultado'
import { type Centavos, formatReais, ZERO } from '~/domain/valores/centavos'
import type { ContaId, EmpresaId, PedidoId } from '~/domain/valores/ids'
import { type Tx, withTenant } from '~/server/database/transaction.server'

const TITULO = 'Pix não confirmado'

interface Conferencia {
  readonly por: ContaId
  readonly agora: Date
}

/**
 * 'Recebi o Pix' (pix-7): `por` has found what is missing of the order in the bank's statement; `valorMostrado` is what
 * the screen said. Answers the payment's row; a repeated press, or one in another tab, gets the same answer. Refused: an
 * order that is not paid by a code of the shop, a cancelled one, and an amount that has changed since.
 */
export function receberPix(
  empresaId: EmpresaId,
  id: PedidoId,
  { valorMostrado, por, agora }: Conferencia & { readonly valorMostrado: Centavos },
): Promise<Resultado<{ readonly pagamento: number }>> {
  return withTenant(empresaId, async tx => {
    const pedido = await lockPedido(tx, id)
    if (!pedido) return NAO_EXISTE
    const pix = situacaoDoPix(pedido, await recebimentosDe(tx, id))
    if (!pix) return negar(NAO_E_PIX)
    const { falta, recebido } = pix
    if (recebido && falta === ZERO) return { dados: { pagamento: recebido.id } }
    if (lerStatus(pedido.status) === 'Cancelado') return negar(CANCELADO)
    if (falta !== valorMostrado) return negar(outroValor(falta))
    const pagamento = await insertPixRecebido(tx, id, falta, { por, em: agora })
    if (!pedido.pagamentoConfirmado) await updateConfirmacao(tx, id, agora)
    return { dados: { pagamento } }
  })
}

/**
 * Takes back what `receberPix` said by mistake; nothing when it was taken back already. An order that has left Pendente
 * is presumed to be paid again, since when it has left (pagamento-5).
 */
export function desfazerPix(
  empresaId: EmpresaId,
  id: PedidoId,
  { pagamento, por, agora }: Conferencia & { readonly pagamento: number },
): Promise<Resultado> {
  return withTenant(empresaId, async tx => {
    const pedido = await lockPedido(tx, id)
    if (!pedido) return NAO_EXISTE
    const recebidos = await recebimentosDe(tx, id)
    if (!recebidos.some(linha => linha.id === pagamento && linha.forma === 'pix')) return FEITO
    await deleteRecebido(tx, id, pagamento)
    const saida = await saidaDePendente(tx, id, lerStatus(pedido.status))
    if (saida) {
      await presumirPago(tx, pedido, { por: saida.por ?? por, em: saida.em ?? agora })
      await updateConfirmacao(tx, id, saida.em ?? pedido.dataConfirmacao)
    } else if (recebidos.length === 1) await updateConfirmacao(tx, id, null)
    await renovarCodigoPix(tx, pedido)
    return FEITO
  })
}

async function recebimentosDe(tx: Tx, id: PedidoId) {
  return (await listRecebimentos(tx, [id])).get(id) ?? []
}

/** When the order first left Pendente, and by whom; nulls for one without history that is no longer there. */
async function saidaDePendente(tx: Tx, id: PedidoId, status: string) {
  const passos = await listPassos(tx, id)
  const saida = passos.find(
    ({ de, para }) => de === 'Pendente' && para !== 'Pendente' && para !== 'Cancelado',
  )
  if (saida) return saida
  const semHistorico = passos.length === 0 && status !== 'Pendente' && status !== 'Cancelado'
  return semHistorico ? { por: null, em: null } : null
}

const NAO_E_PIX = recusar(
  'nao-e-pix',
  TITULO,
  'A forma de pagamento deste pedido mudou. O quadro foi atualizado.',
)
const CANCELADO = recusar(
  'pix-de-cancelado',
  TITULO,
  'Este pedido foi cancelado. Se o dinheiro chegou, combine a devolução com o cliente.',
)

function outroValor(falta: Centavos) {
  return recusar(
    'pix-de-outro-valor',
    TITULO,
    `O valor a receber agora é ${formatReais(falta)}. Confira de novo antes de confirmar.`,
  )
}
