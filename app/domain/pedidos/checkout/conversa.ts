import { entregaACombinar } from '~/domain/frete/a-combinar'
import { formatReais } from '~/domain/valores/centavos'
import { linkWhatsApp } from '~/domain/valores/telefone'
import { digitado, type PedidoDaMensagem, redigirMensagem, titulo } from './mensagem-whatsapp'

/**
 * The most characters of a link that opens a chat, encoded (decision 059). WhatsApp names no limit, and phones cut what is
 * longer without a word.
 */
export const LINK_MAXIMO = 3_500

/** The chat to which a message goes. */
interface Destino {
  readonly host: string
  /** Digits. */
  readonly telefone: string
}

export interface Conversa {
  readonly link: string
  /** The whole message, when no link can carry it: the person copies it, and pastes it into the chat that the link opens. */
  readonly aCopiar: string | null
}

/** The chat about an order that is stored nowhere, so that nothing of it may be left out (whatsapp-7). */
export function conversaDoPedido(destino: Destino, pedido: PedidoDaMensagem): Conversa {
  const link = linkQueCabe(destino, pedido)
  if (link) return { link, aCopiar: null }
  return { link: linkWhatsApp(destino.host, destino.telefone, ''), aCopiar: redigirMensagem(pedido) }
}

/** The chat about a stored order; when no link can carry its summary, it leads to the order's page at `endereco`. */
export function conversaDoResumo(destino: Destino, pedido: PedidoDaMensagem, endereco: string): string {
  const link = linkQueCabe(destino, pedido)
  return link ?? linkWhatsApp(destino.host, destino.telefone, chamar(pedido, endereco))
}

function linkQueCabe({ host, telefone }: Destino, pedido: PedidoDaMensagem): string | undefined {
  const textos = [redigirMensagem(pedido), redigirMensagem(pedido, true)]
  return textos.map(texto => linkWhatsApp(host, telefone, texto)).find(({ length }) => length <= LINK_MAXIMO)
}

function chamar(pedido: PedidoDaMensagem, endereco: string): string {
  const { previsao, totalComFrete, pix } = pedido
  return [
    titulo(pedido),
    `*${entregaACombinar(pedido) ? 'Total sem a entrega' : 'Total'}:* ${digitado(formatReais(totalComFrete))}`,
    ...(previsao ? [`*Previsão:* ${digitado(previsao)}`] : []),
    '*Pedido completo:*',
    endereco,
    ...(pix ? ['*Pix copia e cola:*', pix] : []),
  ].join('\n')
}
