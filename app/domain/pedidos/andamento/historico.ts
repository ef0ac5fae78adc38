import { especieDe, rotuloDaForma } from '~/domain/pedidos/forma-pagamento'
import type { Status } from '~/domain/pedidos/status'
import type { AjusteDoPedido } from '~/domain/pedidos/valores'
import type { Recebimento } from '~/domain/pix/situacao-do-pix'
import { centavos, formatReais } from '~/domain/valores/centavos'

interface PassoGuardado {
  /** Null: the customer. */
  readonly por: number | null
  readonly de: Status | null
  readonly para: Status
}

/**
 * A step of an order's history in words: what was done, and who did it (status-7). An edit has the same status before
 * and after.
 */
export function contarPasso({ por, de, para }: PassoGuardado): { oQue: string; quem: string } {
  return { oQue: oQueFoiFeito(de, para), quem: por === null ? 'Cliente' : 'Restaurante' }
}

/** The same for money that somebody has received; `nome` is the name of the account that said so (pix-7). */
export function contarRecebimento(
  { forma, valor }: Pick<Recebimento, 'forma' | 'valor'>,
  nome: string | undefined,
): { oQue: string; quem: string } {
  const oQue = `${especieDe(forma) === 'pix' ? 'Pix' : rotuloDaForma(forma)} de ${formatReais(valor)} recebido`
  return { oQue, quem: nome ?? 'Restaurante' }
}

/**
 * A discount under the name with which it was granted: its coupon, or the reason that was typed for it (balcao-13).
 * `nome` is the name of the account that gave it.
 */
export function contarDesconto(
  { rotulo, valor }: Pick<AjusteDoPedido, 'rotulo' | 'valor'>,
  nome: string | undefined,
): { porque: string; valor: string; quem: string | null } {
  return { porque: rotulo ?? 'Desconto', valor: formatReais(centavos(-valor)), quem: nome ?? null }
}

function oQueFoiFeito(de: Status | null, para: Status): string {
  if (de === null) return 'Pedido feito'
  if (de === para) return 'Pedido editado'
  return para === 'Cancelado' ? `Cancelado (estava em ${de})` : `De ${de} para ${para}`
}
