import { entregaACombinar } from '~/domain/frete/a-combinar'
import { type BaseDoFrete, freteNaMensagem } from '~/domain/frete/frete'
import { lugarDaTaxa } from '~/domain/frete/lugar-da-taxa'
import { dizerPrometido, type Prometido } from '~/domain/horarios/promessa'
import type { Diretos } from '~/domain/pedidos/campos-diretos'
import { dizerDitos } from '~/domain/pedidos/ditos-do-pedido'
import { dizerPagamento, especieDe, rotuloDaForma, trocoDoPedido } from '~/domain/pedidos/forma-pagamento'
import { type Item, totalDoItem } from '~/domain/pedidos/item'
import { dizerValor, linhasDoTotal } from '~/domain/pedidos/linhas-do-total'
import {
  itemComQuantidade,
  linhaComPreco,
  linhasDasEscolhas,
  notaDoItem,
} from '~/domain/pedidos/texto-do-item'
import { ehEntrega } from '~/domain/pedidos/tipo-entrega'
import type { PagamentoConferido } from '~/domain/pedidos/troco'
import type { Valores } from '~/domain/pedidos/valores'
import { type Centavos, formatReais, ZERO } from '~/domain/valores/centavos'
import type { PedidoId } from '~/domain/valores/ids'
import { formatTelefone, semFormatoDeConversa } from '~/domain/valores/telefone'

/** What the message says about an order; all figures are computed by the server. */
export interface PedidoDaMensagem
  extends Valores,
    Omit<PagamentoConferido, 'formaPagamento'>,
    BaseDoFrete,
    Diretos {
  /** Trade name of the shop. */
  readonly loja: string
  /** Null for the orders of a whatsapp company, which are not stored. */
  readonly numero: PedidoId | null
  readonly cliente: { readonly nome: string; readonly telefone: string }
  readonly tipoEntrega: string
  /** The address in one line; null for an order that is not delivered. */
  readonly enderecoEntrega: string | null
  readonly enderecoBairro: string | null
  /** 'entre 20:40 e 20:55'; null or absent where no time was promised. */
  readonly previsao?: string | null
  readonly itens: readonly Item[]
  readonly formaPagamento: string
  /** The code of its coupon. */
  readonly cupom?: string | null
  /** The code by which it can be paid, when there is something to pay by it. */
  readonly pix?: string | null
}

/** The order as `pedidos` and its lines store it. */
interface PedidoGuardado extends Valores, BaseDoFrete, Diretos, Partial<Prometido> {
  readonly id: PedidoId
  readonly nomeCliente: string
  readonly telefoneCliente: string
  readonly tipoEntrega: string
  readonly enderecoEntrega: string | null
  readonly enderecoBairro: string | null
  readonly formaPagamento: string
  readonly valorPago: Centavos
  readonly itens: readonly Item[]
}

/**
 * What the summary of a stored order says, which the restaurant sends to its customer (whatsapp-6), with the code by
 * which it is still to be paid.
 */
export function resumoDoPedido(
  empresa: { readonly nomefantasia: string; readonly fusoHorario: string },
  pedido: PedidoGuardado,
  pix: string | null = null,
): PedidoDaMensagem {
  const { id, nomeCliente, telefoneCliente, prometidoDe = null, prometidoPara = null } = pedido
  return {
    ...pedido,
    loja: empresa.nomefantasia,
    numero: id,
    cliente: { nome: nomeCliente, telefone: telefoneCliente },
    troco: trocoDoPedido(pedido),
    pix,
    previsao: dizerPrometido({ prometidoDe, prometidoPara }, empresa.fusoHorario),
  }
}

/**
 * The text of a WhatsApp chat about an order (whatsapp-2), with `*bold*` as the chat reads it. Each typed text is put
 * on one line and freed of WhatsApp's marks, so that a note cannot pass for a line of the order, and a name cannot
 * switch the bold of a label. Folded, it has no blank lines, and its address neither state nor CEP.
 */
export function redigirMensagem(pedido: PedidoDaMensagem, dobrada = false): string {
  const { cliente } = pedido
  const entrega = ehEntrega(pedido.tipoEntrega)
  const partes = [
    [titulo(pedido)],
    [
      campo('Cliente', cliente.nome),
      campo('Telefone', formatTelefone(cliente.telefone)),
      campo('Tipo de entrega', pedido.tipoEntrega),
      ...(entrega ? linhasDaEntrega(pedido, dobrada) : []),
      ...(pedido.previsao ? [campo('Previsão', pedido.previsao)] : []),
    ],
    linhasDoPagamento(pedido),
    ['*Itens do pedido*', ...pedido.itens.flatMap(linhasDoItem)],
    [
      ...linhasDoTotal(pedido, entrega).map(linha => campo(linha.rotulo, dizerValor(linha))),
      ...(pedido.cupom ? [campo('Cupom', pedido.cupom)] : []),
    ],
    dizerDitos(pedido).map(({ rotulo, texto }) => campo(rotulo, texto)),
    // Letter by letter and alone in its line, so that it can be copied from the chat.
    pedido.pix ? ['*Pix copia e cola:*', pedido.pix] : [],
  ]
  return partes
    .filter(linhas => linhas.length > 0)
    .map(linhas => linhas.join('\n'))
    .join(dobrada ? '\n' : '\n\n')
}

export function titulo({ numero, loja }: PedidoDaMensagem): string {
  const nome = digitado(loja)
  return numero === null ? `*Novo pedido - ${nome}*` : `*Pedido nº ${numero} - ${nome}*`
}

function linhasDaEntrega(
  { enderecoEntrega, frete, ...pedido }: PedidoDaMensagem,
  dobrada: boolean,
): string[] {
  const { linha, nota } = freteNaMensagem(pedido)
  const daTaxa = [lugarDaTaxa(pedido), linha].filter(dita => !!dita)
  const endereco = dobrada ? enderecoEntrega?.replace(ESTADO_E_CEP, '') : enderecoEntrega
  return [
    ...(endereco == null ? [] : [campo('Endereço', endereco)]),
    ...daTaxa.map(({ rotulo, texto }) => campo(rotulo, texto)),
    campo(
      'Taxa de entrega',
      entregaACombinar(pedido) ? 'a combinar' : [formatReais(frete), nota].filter(Boolean).join(' '),
    ),
  ]
}

/** As `enderecoEmUmaLinha` writes them: '/SP (CEP: 05010-000)'. */
const ESTADO_E_CEP = /\/[A-Z]{2} \(CEP: [\d-]+\)/

function linhasDoPagamento(pedido: PedidoDaMensagem): string[] {
  const { formaPagamento, valorPago, troco } = pedido
  if (pedido.totalComFrete === ZERO) return [campo('Pagamento', dizerPagamento(pedido))]
  const forma = campo('Forma de pagamento', rotuloDaForma(formaPagamento))
  if (especieDe(formaPagamento) !== 'dinheiro') return [forma]
  return [
    forma,
    campo('Valor pago', formatReais(valorPago)),
    campo('Troco', troco > 0 ? formatReais(troco) : 'não precisa'),
  ]
}

function linhasDoItem(item: Item): string[] {
  const nota = notaDoItem(item)
  return [
    digitado(`${itemComQuantidade(item)} - ${formatReais(totalDoItem(item))}`),
    ...linhasDasEscolhas(item).map(linha => `   ${digitado(linhaComPreco(linha))}`),
    ...(nota ? [`   ${digitado(nota)}`] : []),
  ]
}

function campo(rotulo: string, valor: string): string {
  return `*${rotulo}:* ${digitado(valor)}`
}

/** A typed text on one line, without the chat's marks. */
export function digitado(texto: string): string {
  return semFormatoDeConversa(texto).replace(/\s+/g, ' ').trim()
}
