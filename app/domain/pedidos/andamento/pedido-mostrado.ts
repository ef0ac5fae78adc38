import { mascararNome } from '~/domain/clientes/mascara'
import { mascararEndereco } from '~/domain/enderecos/endereco'
import { lugarDaTaxa, type TaxaEEndereco } from '~/domain/frete/lugar-da-taxa'
import { dizerPrometido, type Prometido } from '~/domain/horarios/promessa'
import type { Diretos } from '~/domain/pedidos/campos-diretos'
import { dizerPagamento, emDinheiro, trocoDoPedido } from '~/domain/pedidos/forma-pagamento'
import { type ExtraEscolhido, type Item, type ItemGuardado, totalDoItem } from '~/domain/pedidos/item'
import { type LinhaDoTotal, linhasDoTotal } from '~/domain/pedidos/linhas-do-total'
import { estaEncerrado, lerStatus, nomeDoStatus, type Status } from '~/domain/pedidos/status'
import { ehEntrega } from '~/domain/pedidos/tipo-entrega'
import type { Valores } from '~/domain/pedidos/valores'
import { type Recebimento, situacaoDoPix } from '~/domain/pix/situacao-do-pix'
import { type Centavos, ZERO } from '~/domain/valores/centavos'
import type { PedidoId } from '~/domain/valores/ids'
import { formatDataHora } from '~/domain/valores/instante'
import { formatTelefone, mascararTelefone } from '~/domain/valores/telefone'
import { type EtapaVista, fraseDoStatus, type PassoDoHistorico, verEtapas } from './etapas'

/** The stored order. It reaches a browser only through `verPedido`. */
export interface PedidoGuardado extends Valores, Diretos, Partial<Prometido & TaxaEEndereco> {
  readonly id: PedidoId
  readonly nomeCliente: string
  readonly telefoneCliente: string
  /** True when the panel wrote the name or the phone. */
  readonly clienteDoPainel: boolean
  readonly dataPedido: Date
  readonly status: string
  readonly tipoEntrega: string
  readonly enderecoEntrega: string | null
  readonly enderecoLogradouro: string | null
  readonly enderecoNumero: string | null
  /** True when the address is not the one that was typed when the order was placed. */
  readonly enderecoSalvo: boolean
  readonly formaPagamento: string
  readonly valorPago: Centavos
  readonly observacoesDoPainel: boolean
  readonly motivoCancelamento: string | null
  readonly pixCopiaECola: string | null
  readonly itens: readonly ItemGuardado[]
}

/** What has happened to an order, the oldest first. */
export interface HistoriaDoPedido {
  readonly passos: readonly PassoDoHistorico[]
  readonly recebimentos: readonly Recebimento[]
}

/** Who reads the order: the browser that placed it, or any other (decision 005). */
export type Vista = 'autor' | 'estranho'

/** Shown instead of a note that this browser may not read, however long the note is. */
const OBSERVACAO_OCULTA = '(texto oculto neste aparelho)'

export interface PedidoMostrado {
  readonly numero: number
  /** True when something is masked. */
  readonly oculto: boolean
  readonly status: Status
  /** What the customer calls it. */
  readonly nomeDoStatus: string
  readonly frase: string
  readonly encerrado: boolean
  readonly etapas: readonly EtapaVista[]
  readonly motivoCancelamento: string | null
  readonly cliente: string
  readonly telefone: string
  readonly data: string
  /** 'entre 20:40 e 20:55'; null where no time was promised, and for an order that has ended. */
  readonly previsao: string | null
  readonly tipoEntrega: string
  /** What its customer has to bring along for alcohol; null without any, and for an order that has ended. */
  readonly documento: string | null
  /** Null for an order that is not delivered: then the page shows no address. */
  readonly endereco: string | null
  /** The place that the fee is for, where the address says another; null where this browser may not read the address. */
  readonly lugarDaTaxa: { readonly rotulo: string; readonly texto: string } | null
  readonly formaPagamento: string
  /** Null where no cash is owed. */
  readonly troco: { readonly para: Centavos; readonly valor: Centavos } | null
  /** Null for any browser but the one that placed the order, and when there is nothing to pay by Pix. */
  readonly pix: PixMostrado | null
  readonly observacoes: string
  readonly itens: readonly ItemMostrado[]
  readonly totais: readonly LinhaDoTotal[]
}

/** The Pix of an order: a code to pay, or when the shop confirmed that it has the money. */
export type PixMostrado =
  | { readonly codigo: string; readonly conferido: null }
  | { readonly codigo: null; readonly conferido: string }

/** Which rows of the menu they are is the shop's matter. */
type ExtraMostrado = Omit<ExtraEscolhido, 'tipo' | 'opcaoId' | 'idExtra'>

export interface ItemMostrado
  extends Omit<Item<ExtraMostrado>, 'produtoId' | 'varianteId'>,
    Pick<ItemGuardado, 'id'> {
  readonly total: Centavos
}

/** Reads an order's number: eight digits. Null for anything else, because no company has such an order (pedido-4). */
export function lerNumeroDoPedido(texto: string): PedidoId | null {
  return /^[1-9]\d{7}$/.test(texto) ? (Number(texto) as PedidoId) : null
}

/**
 * What a browser may see of an order, and nothing else (consulta-4, decision 005). Name, phone, address and notes are
 * shown to the browser that typed them. Any other browser sees them masked, and the browser that placed the order sees
 * masked what the panel wrote later. Instants are shown in the IANA zone `fuso`.
 */
export function verPedido(
  pedido: PedidoGuardado,
  { passos, recebimentos }: HistoriaDoPedido,
  vista: Vista,
  fuso: string,
): PedidoMostrado {
  const status = lerStatus(pedido.status)
  const { prometidoDe = null, prometidoPara = null } = pedido
  const estranho = vista === 'estranho'
  const pessoaOculta = estranho || pedido.clienteDoPainel
  const enderecoOculto = estranho || pedido.enderecoSalvo
  const entrega = ehEntrega(pedido.tipoEntrega)
  const endereco = entrega ? verEndereco(pedido, enderecoOculto) : null
  const observacoes = verObservacao(pedido.observacoes, estranho || pedido.observacoesDoPainel)
  const itens = pedido.itens.map(item => verItem(item, estranho))
  const notas = itens.flatMap(item => [item.observacao, ...item.extras.map(extra => extra.observacao)])
  // It is written to the customer, and names what went wrong at a person's door as often as what the kitchen lacks.
  const motivo = status === 'Cancelado' ? verObservacao(pedido.motivoCancelamento, estranho) : null
  const notaOculta = [observacoes, motivo, ...notas].includes(OBSERVACAO_OCULTA)
  return {
    numero: pedido.id,
    oculto: pessoaOculta || notaOculta || (enderecoOculto && endereco !== null),
    status,
    nomeDoStatus: nomeDoStatus(pedido),
    frase: fraseDoStatus(status, pedido.tipoEntrega),
    encerrado: estaEncerrado(status),
    etapas: verEtapas(pedido, passos, fuso),
    motivoCancelamento: motivo,
    cliente: ouNA(pessoaOculta ? mascararNome(pedido.nomeCliente) : pedido.nomeCliente),
    telefone: ouNA(
      pessoaOculta ? mascararTelefone(pedido.telefoneCliente) : formatTelefone(pedido.telefoneCliente),
    ),
    data: formatDataHora(pedido.dataPedido, fuso),
    previsao: estaEncerrado(status) ? null : dizerPrometido({ prometidoDe, prometidoPara }, fuso),
    tipoEntrega: ouNA(pedido.tipoEntrega),
    documento: pedido.maiorDe18 && !estaEncerrado(status) ? pedirDocumento(entrega) : null,
    endereco,
    lugarDaTaxa: enderecoOculto ? null : lugarDaTaxa(pedido),
    formaPagamento: dizerPagamento(pedido),
    troco: emDinheiro(pedido) ? { para: pedido.valorPago, valor: trocoDoPedido(pedido) } : null,
    pix: estranho ? null : verPix(pedido, recebimentos, fuso),
    observacoes: ouNA(observacoes),
    itens,
    totais: linhasDoTotal(pedido, entrega, entrega ? ROTULOS : {}),
  }
}

function pedirDocumento(entrega: boolean): string {
  return `Seu pedido tem bebida alcoólica: ${entrega ? 'tenha um documento com foto ao receber' : 'leve um documento com foto'}.`
}

const ROTULOS = { frete: 'Frete', total: 'Total com frete' }

/** A finished or cancelled order asks for no money, because nobody should pay for it by mistake (pix-8). */
function verPix(
  pedido: PedidoGuardado,
  recebimentos: readonly Recebimento[],
  fuso: string,
): PixMostrado | null {
  const situacao = situacaoDoPix(pedido, recebimentos)
  if (situacao?.recebido && situacao.falta === ZERO) {
    return { codigo: null, conferido: formatDataHora(situacao.recebido.em, fuso) }
  }
  const codigo = situacao && !estaEncerrado(pedido.status) ? pedido.pixCopiaECola : null
  return codigo === null ? null : { codigo, conferido: null }
}

function ouNA(texto: string | null): string {
  return texto?.trim() || 'N/A'
}

function verEndereco(pedido: PedidoGuardado, oculto: boolean): string {
  if (!oculto) return ouNA(pedido.enderecoEntrega)
  const { enderecoLogradouro: logradouro, enderecoNumero: numero } = pedido
  return logradouro !== null && numero !== null ? mascararEndereco({ logradouro, numero }) : '*****'
}

/** A note is hidden too, because notes often say where somebody lives. */
function verObservacao(texto: string | null, oculta: boolean): string | null {
  if (!texto?.trim()) return null
  return oculta ? OBSERVACAO_OCULTA : texto
}

function verItem(item: ItemGuardado, estranho: boolean): ItemMostrado {
  const { id, nome, variante, quantidade, preco, precoNormal, extras } = item
  const oculta = estranho || item.observacaoDoPainel
  return {
    id,
    nome: nome.trim() || 'Produto desconhecido',
    ...(variante && { variante }),
    quantidade,
    preco,
    ...(precoNormal && { precoNormal }),
    observacao: verObservacao(item.observacao, oculta),
    extras: extras.map(extra => verExtra(extra, oculta)),
    total: totalDoItem(item),
  }
}

/** The note for one half is hidden with the notes of its item. */
function verExtra({ nome, preco, grupo, quantidade, fracao, observacao }: ExtraEscolhido, oculta: boolean) {
  if (!grupo) return { nome, preco }
  return { nome, preco, grupo, quantidade, fracao, observacao: verObservacao(observacao ?? null, oculta) }
}
