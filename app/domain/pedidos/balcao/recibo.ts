import { rotuloDaForma } from '~/domain/pedidos/forma-pagamento'
import type { ItemGuardado } from '~/domain/pedidos/item'
import { estaEncerrado, lerStatus } from '~/domain/pedidos/status'
import { type LinhaDaEscolha, linhasDasEscolhas, nomeDoItem } from '~/domain/pedidos/texto-do-item'
import { ehEntrega, palavraDaEntrega } from '~/domain/pedidos/tipo-entrega'
import { totalDoItem } from '~/domain/pedidos/total'
import { trocoDoPedido } from '~/domain/pedidos/troco'
import { type LinhaDoTotal, linhasDoTotal, type Valores } from '~/domain/pedidos/valores'
import { type Centavos, formatReais, formatValor } from '~/domain/valores/centavos'
import { formatCep } from '~/domain/valores/cep'
import { formatDataHora } from '~/domain/valores/instante'
import { formatTelefone } from '~/domain/valores/telefone'

/** The order as `pedidos` and its lines store it. */
interface PedidoDoRecibo extends Valores {
  readonly id: number
  readonly dataPedido: Date | null
  readonly status: string
  readonly nomeCliente: string
  readonly telefoneCliente: string
  readonly tipoEntrega: string
  readonly enderecoEntrega: string | null
  readonly enderecoCep: string | null
  readonly enderecoLogradouro: string | null
  readonly enderecoNumero: string | null
  readonly enderecoComplemento: string | null
  readonly enderecoBairro: string | null
  readonly enderecoCidade: string | null
  readonly enderecoEstado: string | null
  readonly formaPagamento: string
  readonly valorPago: Centavos
  readonly pagamentoConfirmado: boolean
  readonly observacoes: string | null
  readonly motivoCancelamento: string | null
  readonly itens: readonly ItemGuardado[]
}

interface LojaDoRecibo {
  readonly nomefantasia: string
  readonly telefone: string | null
  readonly fusoHorario: string
}

/** A receipt as it is printed, line by line; amounts are texts. */
export interface Recibo {
  readonly loja: string
  readonly telefoneDaLoja: string | null
  /** '48210375' */
  readonly numero: string
  readonly cancelado: boolean
  readonly motivo: string | null
  readonly tipoEntrega: string
  /** The type of delivery in one word, to be read across a kitchen. */
  readonly maneira: string
  /** 'Data inválida' when the order has none. */
  readonly data: string
  readonly hora: string | null
  readonly cliente: string
  readonly telefone: string | null
  /** The lines of the address, beginning with the street; empty for an order that is not delivered. */
  readonly endereco: readonly string[]
  readonly itens: readonly ItemDoRecibo[]
  readonly observacoes: string | null
  readonly totais: readonly (Omit<LinhaDoTotal, 'valor'> & { readonly valor: string })[]
  readonly forma: string
  /** 'Troco para R$ 50,00: R$ 7,10' */
  readonly troco: string | null
  readonly situacao: SituacaoDoPagamento
}

export interface ItemDoRecibo extends Pick<ItemGuardado, 'id' | 'quantidade' | 'nome' | 'observacao'> {
  /** What was chosen, line by line; amounts are for all units, and null where there is nothing to say. */
  readonly escolhas: readonly (Omit<LinhaDaEscolha, 'valor'> & { readonly valor: string | null })[]
  /** For all units, without extras. */
  readonly valor: string
  /** 'R$ 12,50 cada'; null for a single unit. */
  readonly cada: string | null
}

export type SituacaoDoPagamento = 'PAGO' | 'NÃO PAGO' | 'COBRAR NA ENTREGA' | 'NÃO COBRAR'

/** Printed on every receipt, because Brazil requires it on a paper that is not a fiscal document. */
export const NAO_FISCAL = 'NÃO É DOCUMENTO FISCAL'

/**
 * The receipt of an order in the shop's own time zone (recibo-3). It refuses nothing: of an order without a name, a
 * date or an address it prints what there is.
 */
export function montarRecibo(loja: LojaDoRecibo, pedido: PedidoDoRecibo): Recibo {
  const { formaPagamento: forma, valorPago } = pedido
  const cancelado = lerStatus(pedido.status) === 'Cancelado'
  const troco = trocoDoPedido(pedido)
  const [data = '', hora = null] = instanteEmPartes(pedido.dataPedido, loja.fusoHorario)
  return {
    loja: loja.nomefantasia,
    telefoneDaLoja: loja.telefone && formatTelefone(loja.telefone),
    numero: String(pedido.id),
    cancelado,
    motivo: cancelado ? pedido.motivoCancelamento : null,
    tipoEntrega: pedido.tipoEntrega,
    maneira: palavraDaEntrega(pedido.tipoEntrega).toUpperCase(),
    data,
    hora,
    cliente: pedido.nomeCliente.trim() || 'Cliente Anônimo',
    telefone: pedido.telefoneCliente === '' ? null : formatTelefone(pedido.telefoneCliente),
    endereco: ehEntrega(pedido.tipoEntrega) ? linhasDoEndereco(pedido) : [],
    itens: pedido.itens.map(linhaDoItem),
    observacoes: pedido.observacoes,
    totais: linhasDoTotal(pedido, ehEntrega(pedido.tipoEntrega), ROTULOS).map(linha => ({
      ...linha,
      valor: formatReais(linha.valor),
    })),
    forma: rotuloDaForma(forma),
    troco: troco > 0 ? `Troco para ${formatReais(valorPago)}: ${formatReais(troco)}` : null,
    situacao: situacaoDoPagamento(pedido),
  }
}

const ROTULOS = { frete: 'Frete', total: 'TOTAL' }

/**
 * Tells the person who hands the order over what to do about the money. Leaving Pendente confirms every payment
 * (pagamento-5), but cash and cards for a delivery are taken at the door, so a receipt that said PAGO would cost the
 * shop its money.
 */
function situacaoDoPagamento(pedido: PedidoDoRecibo): SituacaoDoPagamento {
  if (lerStatus(pedido.status) === 'Cancelado') return 'NÃO COBRAR'
  const naPorta = ehEntrega(pedido.tipoEntrega) && pedido.formaPagamento !== 'pix'
  if (naPorta && !estaEncerrado(pedido.status)) return 'COBRAR NA ENTREGA'
  return pedido.pagamentoConfirmado ? 'PAGO' : 'NÃO PAGO'
}

/** '20/11/2026', '20:05'; an invalid date is only 'Data inválida'. */
function instanteEmPartes(instante: Date | null, fuso: string): string[] {
  const texto = formatDataHora(instante, fuso)
  return /^\d/.test(texto) ? texto.split(' ') : [texto]
}

/** The parts of the address, each where a courier looks for it; the stored line when an order has no parts. */
function linhasDoEndereco(pedido: PedidoDoRecibo): string[] {
  const { enderecoLogradouro: rua, enderecoNumero: numero, enderecoCep: cep } = pedido
  if (!rua) return pedido.enderecoEntrega ? [pedido.enderecoEntrega] : []
  const { enderecoCidade: cidade, enderecoEstado: uf } = pedido
  return [
    juntar(', ', rua, numero),
    pedido.enderecoComplemento,
    pedido.enderecoBairro,
    juntar('/', cidade, uf),
    cep && `CEP ${formatCep(cep)}`,
  ]
    .filter(linha => linha !== null)
    .filter(linha => linha !== '')
}

function juntar(entre: string, ...partes: readonly (string | null)[]): string {
  return partes.filter(Boolean).join(entre)
}

function linhaDoItem(item: ItemGuardado): ItemDoRecibo {
  const { id, quantidade, preco, extras, observacao } = item
  const deTodas = (valor: Centavos) => formatValor(totalDoItem({ preco: valor, quantidade, extras: [] }))
  return {
    id,
    quantidade,
    nome: nomeDoItem(item),
    valor: deTodas(preco),
    cada: quantidade > 1 ? `${formatReais(preco)} cada` : null,
    escolhas: linhasDasEscolhas(extras).map(linha => ({
      ...linha,
      valor: linha.valor === null ? null : deTodas(linha.valor),
    })),
    observacao,
  }
}
