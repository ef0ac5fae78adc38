import { mascararNome } from '~/domain/clientes/mascara'
import { mascararEndereco } from '~/domain/enderecos/endereco'
import { type Centavos, ZERO } from '~/domain/valores/centavos'
import type { ClienteId, PedidoId } from '~/domain/valores/ids'
import { formatDataHora } from '~/domain/valores/instante'
import { formatTelefone, mascararTelefone } from '~/domain/valores/telefone'
import { rotuloDaForma } from './forma-pagamento'
import { COLUNAS, estaEncerrado, lerStatus, type Status, type StatusDaColuna } from './status'
import { ehEntrega, ehRetirada } from './tipo-entrega'
import { totalDoItem } from './total'
import { calcularTroco } from './troco'

/** The order as stored: nothing of it reaches a browser but through `verPedido`. */
export interface PedidoGuardado {
  readonly id: PedidoId
  readonly clienteId: ClienteId | null
  readonly nomeCliente: string
  readonly telefoneCliente: string
  readonly dataPedido: Date
  readonly status: string
  readonly tipoEntrega: string
  readonly enderecoEntrega: string | null
  readonly enderecoLogradouro: string | null
  readonly enderecoNumero: string | null
  /** The stored address of the customer, used by a browser that may not see it. */
  readonly enderecoSalvo: boolean
  readonly formaPagamento: string
  readonly valorPago: Centavos
  readonly observacoes: string | null
  readonly motivoCancelamento: string | null
  readonly total: Centavos
  readonly frete: Centavos
  readonly totalComFrete: Centavos
  readonly itens: readonly {
    readonly id: number
    readonly nomeProduto: string
    readonly quantidade: number
    readonly precoUnitario: Centavos
    readonly observacoes: string | null
    readonly extras: readonly { readonly nomeExtra: string; readonly preco: Centavos }[]
  }[]
}

/** A row of the order's history, oldest first. */
interface PassoDoHistorico {
  readonly de: string | null
  readonly para: string
  readonly em: Date
}

/** What this browser is bound to in this shop (decision 8). */
interface Vinculado {
  readonly cliente: ClienteId | null
  readonly pedidos: readonly PedidoId[]
}

export type Vista = 'cliente' | 'pedido' | 'estranho'

export interface EtapaVista {
  readonly status: Status
  /** What the stored word means for this type of delivery. */
  readonly legenda: string
  readonly situacao: 'feita' | 'atual' | 'futura'
  /** When it began, in the company's zone; null for a step to come or one that was skipped. */
  readonly quando: string | null
}

export interface PedidoVisto {
  readonly numero: number
  /** True when something is masked. */
  readonly oculto: boolean
  readonly status: Status
  readonly frase: string
  readonly encerrado: boolean
  readonly etapas: readonly EtapaVista[]
  readonly motivoCancelamento: string | null
  readonly cliente: string
  readonly telefone: string
  readonly data: string
  readonly tipoEntrega: string
  /** Null unless delivered: nothing of an address stands on the page then. */
  readonly endereco: string | null
  readonly formaPagamento: string
  /** Null unless there is change to give. */
  readonly troco: { readonly para: Centavos; readonly valor: Centavos } | null
  readonly observacoes: string
  readonly itens: readonly ItemVisto[]
  readonly subtotal: Centavos
  readonly frete: Centavos
  readonly total: Centavos
}

export interface ItemVisto {
  readonly id: number
  readonly nome: string
  readonly quantidade: number
  readonly precoUnitario: Centavos
  readonly observacoes: string | null
  readonly extras: readonly { readonly nome: string; readonly preco: Centavos }[]
  readonly total: Centavos
}

/** Eight digits, as they are drawn; anything else is no order of any company (decision 5). */
export function lerNumeroDoPedido(texto: string): PedidoId | null {
  return /^[1-9]\d{7}$/.test(texto) ? (Number(texto) as PedidoId) : null
}

/** How much of the order this browser may see. An order without customer is nobody's. */
export function vistaDoPedido(pedido: Pick<PedidoGuardado, 'id' | 'clienteId'>, vinculo: Vinculado): Vista {
  if (pedido.clienteId !== null && pedido.clienteId === vinculo.cliente) return 'cliente'
  return vinculo.pedidos.includes(pedido.id) ? 'pedido' : 'estranho'
}

/**
 * What a browser may see of an order, and nothing else (specification 1, section 2; decision 8). A stranger sees name,
 * phone and address masked; who is bound to the order alone does not see a stored address either. Instants are shown in
 * the IANA zone `fuso`.
 */
export function verPedido(
  pedido: PedidoGuardado,
  passos: readonly PassoDoHistorico[],
  vista: Vista,
  fuso: string,
): PedidoVisto {
  const status = lerStatus(pedido.status)
  const { valorPago, totalComFrete } = pedido
  const troco = calcularTroco({ forma: pedido.formaPagamento, valorPago, total: totalComFrete })
  const pessoaOculta = vista === 'estranho'
  const enderecoOculto = pessoaOculta || (vista === 'pedido' && pedido.enderecoSalvo)
  const endereco = ehEntrega(pedido.tipoEntrega) ? verEndereco(pedido, enderecoOculto) : null
  return {
    numero: pedido.id,
    oculto: pessoaOculta || (enderecoOculto && endereco !== null),
    status,
    frase: FRASES[status](maneiraDe(pedido.tipoEntrega)),
    encerrado: estaEncerrado(status),
    etapas: verEtapas(pedido, passos, fuso),
    motivoCancelamento: status === 'Cancelado' ? pedido.motivoCancelamento : null,
    cliente: ouNA(pessoaOculta ? mascararNome(pedido.nomeCliente) : pedido.nomeCliente),
    telefone: ouNA(
      pessoaOculta ? mascararTelefone(pedido.telefoneCliente) : formatTelefone(pedido.telefoneCliente),
    ),
    data: formatDataHora(pedido.dataPedido, fuso),
    tipoEntrega: ouNA(pedido.tipoEntrega),
    endereco,
    formaPagamento: rotuloDaForma(pedido.formaPagamento),
    troco: troco > ZERO ? { para: valorPago, valor: troco } : null,
    observacoes: ouNA(pedido.observacoes),
    itens: pedido.itens.map(verItem),
    subtotal: pedido.total,
    frete: pedido.frete,
    total: totalComFrete,
  }
}

function ouNA(texto: string | null): string {
  return texto?.trim() || 'N/A'
}

function verEndereco(pedido: PedidoGuardado, oculto: boolean): string {
  if (!oculto) return ouNA(pedido.enderecoEntrega)
  const { enderecoLogradouro: logradouro, enderecoNumero: numero } = pedido
  return logradouro !== null && numero !== null ? mascararEndereco({ logradouro, numero }) : '*****'
}

function verItem(item: PedidoGuardado['itens'][number]): ItemVisto {
  const { id, quantidade, precoUnitario, observacoes, extras } = item
  return {
    id,
    nome: item.nomeProduto.trim() || 'Produto desconhecido',
    quantidade,
    precoUnitario,
    observacoes,
    extras: extras.map(({ nomeExtra, preco }) => ({ nome: nomeExtra, preco })),
    total: totalDoItem({ preco: precoUnitario, quantidade, extras }),
  }
}

/** The four steps; of a cancelled order those that it reached, and the end that it came to. */
function verEtapas(
  pedido: PedidoGuardado,
  passos: readonly PassoDoHistorico[],
  fuso: string,
): readonly EtapaVista[] {
  const maneira = maneiraDe(pedido.tipoEntrega)
  const status = lerStatus(pedido.status)
  const cancelamento = status === 'Cancelado' ? passos.findLast(passo => passo.para === status) : undefined
  // Without history, at least the step that every order begins with.
  const ultima = status === 'Cancelado' ? lerColuna(cancelamento?.de) : status
  const alcancadas = COLUNAS.indexOf(ultima) + 1
  const dia = formatDataHora(pedido.dataPedido, fuso).slice(0, 10)

  function quando(etapa: Status): string | null {
    const passo = passos.findLast(({ para }) => para === etapa)
    const em = etapa === 'Pendente' ? pedido.dataPedido : passo?.em
    if (!em) return null
    const texto = formatDataHora(em, fuso)
    return texto.startsWith(dia) ? texto.slice(11) : `${texto.slice(0, 5)} ${texto.slice(11)}`
  }

  function etapa(qual: StatusDaColuna, posicao: number): EtapaVista {
    const alcancada = posicao < alcancadas
    const situacao = !alcancada ? 'futura' : qual === status ? 'atual' : 'feita'
    return {
      status: qual,
      legenda: LEGENDAS[qual](maneira),
      situacao,
      quando: alcancada ? quando(qual) : null,
    }
  }

  if (status !== 'Cancelado') return COLUNAS.map(etapa)
  const fim = { status, legenda: 'Pedido cancelado', situacao: 'atual', quando: quando(status) } as const
  return [...COLUNAS.slice(0, alcancadas).map(etapa), fim]
}

function lerColuna(texto: string | null | undefined): StatusDaColuna {
  return COLUNAS.find(status => status === texto) ?? 'Pendente'
}

type Maneira = 'entrega' | 'retirada' | 'mesa'

function maneiraDe(tipoEntrega: string): Maneira {
  if (ehEntrega(tipoEntrega)) return 'entrega'
  return ehRetirada(tipoEntrega) ? 'retirada' : 'mesa'
}

const LEGENDAS: Readonly<Record<StatusDaColuna, (maneira: Maneira) => string>> = {
  Pendente: () => 'Pedido recebido',
  'Em Preparação': () => 'Na cozinha',
  'Em Rota': maneira =>
    ({ entrega: 'Saiu para entrega', retirada: 'Pronto para retirar', mesa: 'A caminho da mesa' })[maneira],
  Finalizado: maneira => ({ entrega: 'Entregue', retirada: 'Retirado', mesa: 'Servido' })[maneira],
}

const FRASES: Readonly<Record<Status, (maneira: Maneira) => string>> = {
  Pendente: () => 'Recebemos seu pedido e já vamos preparar.',
  'Em Preparação': () => 'Seu pedido está sendo preparado.',
  'Em Rota': maneira =>
    ({
      entrega: 'Seu pedido saiu para entrega.',
      retirada: 'Seu pedido está pronto. Pode vir retirar!',
      mesa: 'Seu pedido está indo para a mesa.',
    })[maneira],
  Finalizado: maneira =>
    ({
      entrega: 'Seu pedido foi entregue. Bom apetite!',
      retirada: 'Seu pedido foi retirado. Bom apetite!',
      mesa: 'Seu pedido foi servido. Bom apetite!',
    })[maneira],
  Cancelado: () => 'Este pedido foi cancelado.',
}
