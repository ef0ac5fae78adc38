import { entregaACombinar, FORA_DO_TOTAL } from '~/domain/frete/a-combinar'
import { dizerLugarDaTaxa, type TaxaEEndereco } from '~/domain/frete/lugar-da-taxa'
import { dizerPrometido, type Prometido } from '~/domain/horarios/promessa'
import { type Diretos, diretosDe } from '~/domain/pedidos/campos-diretos'
import { dizerPagamento, emDinheiro, especieDe, trocoDoPedido } from '~/domain/pedidos/forma-pagamento'
import { usaMaquininha } from '~/domain/pedidos/formas-da-loja'
import type { ItemGuardado } from '~/domain/pedidos/item'
import { dizerValor, type LinhaDoTotal, linhasDoTotal } from '~/domain/pedidos/linhas-do-total'
import { estaEncerrado, lerStatus } from '~/domain/pedidos/status'
import { contaDoItem, type LinhaDaEscolha, nomeDoItem } from '~/domain/pedidos/texto-do-item'
import { ehEntrega, palavraDaEntrega } from '~/domain/pedidos/tipo-entrega'
import type { AjusteDoPedido, Valores } from '~/domain/pedidos/valores'
import { type Recebimento, situacaoDoPix } from '~/domain/pix/situacao-do-pix'
import { type Centavos, formatReais, formatValor, ZERO } from '~/domain/valores/centavos'
import { formatCep } from '~/domain/valores/cep'
import { formatDataHora } from '~/domain/valores/instante'
import { formatTelefone } from '~/domain/valores/telefone'

/** The order as `pedidos` and its lines store it. */
interface PedidoDoRecibo extends Valores, Diretos, Partial<Prometido & TaxaEEndereco> {
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
  readonly pixCopiaECola: string | null
  readonly motivoCancelamento: string | null
  readonly itens: readonly ItemGuardado[]
  readonly ajustes: readonly Pick<AjusteDoPedido, 'alvo' | 'rotulo' | 'cupomId' | 'userId'>[]
}

interface LojaDoRecibo {
  readonly nomefantasia: string
  readonly telefone: string | null
  readonly fusoHorario: string
}

/** With the name of the account that said so. */
interface RecebimentoDoRecibo extends Recebimento {
  readonly nome: string | undefined
}

/** A receipt as it is printed, line by line; amounts are texts. */
export interface Recibo extends Diretos {
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
  /** 'entre 20:40 e 20:55'; null where no time was promised. */
  readonly previsao: string | null
  readonly cliente: string
  readonly telefone: string | null
  /**
   * The lines of the address, beginning with the street, and the place of the fee where that is another one; empty for an
   * order that is not delivered.
   */
  readonly endereco: readonly string[]
  readonly itens: readonly ItemDoRecibo[]
  readonly totais: readonly (Pick<LinhaDoTotal, 'tipo' | 'rotulo'> & { readonly valor: string })[]
  /** Whoever hands the order over has still to collect a fee that is not in the total; null for any other order. */
  readonly sobreATaxa: string | null
  /**
   * 'Cupom PIZZA10', 'Terça em dobro', each with the line of the total that it explains; why somebody of the shop gave a discount is
   * not for the customer to read.
   */
  readonly porQue: readonly { readonly nome: string; readonly linha: LinhaDoTotal['tipo'] }[]
  readonly forma: string
  /** 'Troco para R$ 50,00: R$ 7,10', 'Sem troco'; null where no cash is owed. */
  readonly troco: string | null
  readonly situacao: SituacaoDoPagamento
  /** True when whoever delivers it has to take the card machine along. */
  readonly maquininha: boolean
  /** Whether somebody has found the Pix in the bank's statement; null for an order without a code. */
  readonly pix: string | null
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
export function montarRecibo(
  loja: LojaDoRecibo,
  pedido: PedidoDoRecibo,
  recebimentos: readonly RecebimentoDoRecibo[] = [],
): Recibo {
  const cancelado = lerStatus(pedido.status) === 'Cancelado'
  const { prometidoDe = null, prometidoPara = null } = pedido
  const situacao = situacaoDoPagamento(pedido)
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
    previsao: cancelado ? null : dizerPrometido({ prometidoDe, prometidoPara }, loja.fusoHorario),
    cliente: pedido.nomeCliente.trim() || 'Cliente Anônimo',
    telefone: pedido.telefoneCliente === '' ? null : formatTelefone(pedido.telefoneCliente),
    endereco: ehEntrega(pedido.tipoEntrega) ? linhasDoEndereco(pedido) : [],
    itens: pedido.itens.map(linhaDoItem),
    ...diretosDe(pedido),
    totais: linhasDoTotal(pedido, ehEntrega(pedido.tipoEntrega), ROTULOS).map(linha => ({
      tipo: linha.tipo,
      // Short, to stand beside its amount on 58 mm; the line below the payment says the rest.
      rotulo: linha.tipo === 'total' ? ROTULOS.total : linha.rotulo,
      valor: dizerValor(linha),
    })),
    sobreATaxa: entregaACombinar(pedido) ? FORA_DO_TOTAL : null,
    porQue: porQueDe(pedido),
    forma: dizerPagamento(pedido),
    troco: dizerTroco(pedido),
    situacao,
    maquininha: situacao === 'COBRAR NA ENTREGA' && usaMaquininha(pedido.formaPagamento),
    pix: cancelado ? null : dizerPix(pedido, recebimentos, loja.fusoHorario),
  }
}

const EXPLICA = { itens: 'desconto', frete: 'desconto-frete' } as const

function porQueDe({ ajustes }: PedidoDoRecibo): Recibo['porQue'] {
  const deRegra = ajustes.flatMap(({ rotulo, alvo, cupomId, userId }) =>
    rotulo !== null && (cupomId !== null || userId === null) && (alvo === 'itens' || alvo === 'frete')
      ? { nome: rotulo, linha: EXPLICA[alvo] }
      : [],
  )
  return [...new Map(deRegra.map(um => [`${um.linha} ${um.nome}`, um])).values()]
}

function dizerTroco(pedido: PedidoDoRecibo): string | null {
  const troco = trocoDoPedido(pedido)
  if (troco > 0) return `Troco para ${formatReais(pedido.valorPago)}: ${formatReais(troco)}`
  return emDinheiro(pedido) ? 'Sem troco' : null
}

const ROTULOS = { frete: 'Frete', total: 'TOTAL' }

/**
 * Tells the person who hands the order over what to do about the money. Leaving Pendente confirms every payment
 * (pagamento-5), but cash and cards for a delivery are taken at the door, so a receipt that said PAGO would cost the
 * shop its money.
 */
function situacaoDoPagamento(pedido: PedidoDoRecibo): SituacaoDoPagamento {
  const deGraca = pedido.totalComFrete === ZERO && !entregaACombinar(pedido)
  if (lerStatus(pedido.status) === 'Cancelado' || deGraca) return 'NÃO COBRAR'
  const naPorta = ehEntrega(pedido.tipoEntrega) && especieDe(pedido.formaPagamento) !== 'pix'
  if (naPorta && !estaEncerrado(pedido.status)) return 'COBRAR NA ENTREGA'
  return pedido.pagamentoConfirmado ? 'PAGO' : 'NÃO PAGO'
}

/** 'Pix recebido 20/11/2026 20:05, por Pizzaria Bella', or what has still to be checked (pix-7). */
function dizerPix(
  pedido: PedidoDoRecibo,
  recebimentos: readonly RecebimentoDoRecibo[],
  fuso: string,
): string | null {
  const situacao = situacaoDoPix(pedido, recebimentos)
  if (!situacao) return null
  const { falta, recebido } = situacao
  if (falta > ZERO || !recebido) return `Pix a conferir: ${formatReais(falta)}`
  const nome = recebimentos.find(({ id }) => id === recebido.id)?.nome
  const quando = formatDataHora(recebido.em, fuso)
  return nome === undefined ? `Pix recebido ${quando}` : `Pix recebido ${quando}, por ${nome}`
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
    dizerLugarDaTaxa(pedido),
  ]
    .filter(linha => linha !== null)
    .filter(linha => linha !== '')
}

function juntar(entre: string, ...partes: readonly (string | null)[]): string {
  return partes.filter(Boolean).join(entre)
}

function linhaDoItem(item: ItemGuardado): ItemDoRecibo {
  const { id, quantidade, preco, observacao } = item
  const { produto, escolhas } = contaDoItem(item)
  return {
    id,
    quantidade,
    nome: nomeDoItem(item),
    valor: formatValor(produto),
    cada: quantidade > 1 ? `${formatReais(preco)} cada` : null,
    escolhas: escolhas.map(linha => ({
      ...linha,
      valor: linha.valor === null ? null : formatValor(linha.valor),
    })),
    observacao,
  }
}
