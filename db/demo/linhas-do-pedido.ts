import { secaoPadrao } from '~/domain/configuracoes/configuracoes'
import { linhaDoEndereco } from '~/domain/enderecos/columns.server'
import { type Endereco, enderecoEmUmaLinha } from '~/domain/enderecos/endereco'
import { baseDoFrete, calcularFrete, configuracaoDoFrete } from '~/domain/frete/frete'
import { recusaDoFrete } from '~/domain/frete/taxa-ou-recusa'
import { fixarPromessa, prometer, semCorreria } from '~/domain/horarios/promessa'
import type { FormaPagamento } from '~/domain/pedidos/forma-pagamento'
import { cancelar, type MudancaDeStatus, mover, type Status } from '~/domain/pedidos/status'
import type { historicoPedido, pedidos } from '~/domain/pedidos/tables.server'
import type { pagamentos } from '~/domain/pedidos/tables-do-dinheiro.server'
import type { itensPedido, itensPedidoExtra } from '~/domain/pedidos/tables-dos-itens.server'
import { ehEntrega, TIPOS_DO_CHECKOUT } from '~/domain/pedidos/tipo-entrega'
import { conferirPagamento, presumirPagamento, recusarPagamento } from '~/domain/pedidos/troco'
import { somarValores } from '~/domain/pedidos/valores'
import { txidDoPedido } from '~/domain/pix/chave-pix'
import { copiaECola } from '~/domain/pix/copia-e-cola.server'
import { ehRecusa } from '~/domain/respostas/recusa'
import { type Centavos, ZERO } from '~/domain/valores/centavos'
import type { PedidoId } from '~/domain/valores/ids'
import { CORTE_DO_DIA, diaOperacional } from '~/domain/valores/instante'
import type { CasaPlantada } from './casa'
import { acharCep } from './ceps'
import type { ClienteDemo, EmpresaDemo, PedidoDemo } from './empresa-demo'
import { achar, montarItem } from './itens'

export interface LinhasDoPedido {
  readonly pedido: typeof pedidos.$inferInsert
  readonly itens: readonly {
    readonly item: typeof itensPedido.$inferInsert
    readonly extras: readonly Omit<typeof itensPedidoExtra.$inferInsert, 'idItemPedido'>[]
  }[]
  readonly pagamentos: readonly (typeof pagamentos.$inferInsert)[]
  readonly historico: readonly (typeof historicoPedido.$inferInsert)[]
}

/**
 * The rows of one order, made by Comanda's own rules for money, freight and status. A refusal would be a bug in the
 * demo.
 */
export function linhasDoPedido(demo: PedidoDemo, casa: CasaPlantada): LinhasDoPedido {
  const { empresaId, empresa } = casa
  const pedidoId = demo.numero as PedidoId
  const cliente = achar(empresa.clientes, demo.cliente)
  const itens = demo.itens.map(item => montarItem(item, pedidoId, casa))
  const entrega = ehEntrega(demo.tipoEntrega) ? entregar(cliente, empresa) : SEM_ENTREGA
  const valores = somarValores(
    itens.map(({ item, extras }) => ({ ...item, extras })),
    entrega.colunas.frete,
  )
  const { formaPagamento: forma, dinheiro = null } = demo
  const pagamento = { forma, valorPago: dinheiro, total: valores.totalComFrete }
  const { valorPago } = aceitar(recusarPagamento(pagamento) ?? conferirPagamento(pagamento))
  const { mudancas, historico } = percorrer(demo, casa)
  const dataPedido = minutosAtras(casa.agora, demo.haMinutos)
  const { tempo, pix } = empresa
  const daLoja = semCorreria({ ...secaoPadrao('tempo'), ...tempo })
  const promessa = prometer(daLoja, [entrega.minutos], dataPedido)
  const cobranca = { valor: valores.totalComFrete, txid: txidDoPedido(pedidoId) }
  return {
    pedido: {
      ...entrega.colunas,
      ...(promessa && fixarPromessa(promessa, dataPedido)),
      pixCopiaECola: pix && forma === 'pix' ? copiaECola(pix, cobranca) : null,
      empresaId,
      id: pedidoId,
      clienteId: casa.clientes.get(cliente.nome) ?? null,
      dataPedido,
      diaOperacional: diaOperacional(dataPedido, CORTE_DO_DIA, casa.fuso),
      origem: noBalcao(demo) ? 'painel' : 'cardapio',
      ...valores,
      valorPago,
      tipoEntrega: demo.tipoEntrega,
      formaPagamento: demo.formaPagamento,
      observacoes: demo.observacoes ?? null,
      nomeCliente: cliente.nome,
      telefoneCliente: cliente.telefone,
      ...mudancas,
    },
    itens,
    pagamentos: pagar({ forma: demo.formaPagamento, valorPago, total: valores.totalComFrete }, mudancas).map(
      pagamento => ({
        ...pagamento,
        empresaId,
        pedidoId,
        userId: casa.dono,
      }),
    ),
    historico,
  }
}

/**
 * The payment as the board would have recorded it: presumed when the order left Pendente, and received, if in cash or
 * by card, when it was finished.
 */
function pagar(
  pagamento: { forma: FormaPagamento; valorPago: Centavos; total: Centavos },
  { dataConfirmacao, dataEntrega }: Partial<MudancaDeStatus>,
) {
  const presumido = presumirPagamento(pagamento, [])
  if (!presumido || !dataConfirmacao) return []
  return dataEntrega && pagamento.forma !== 'pix'
    ? [{ ...presumido, situacao: 'recebido' as const, em: dataEntrega }]
    : [{ ...presumido, situacao: 'presumido' as const, em: dataConfirmacao }]
}

const SEM_ENTREGA = { colunas: { frete: ZERO }, minutos: null }

function entregar(cliente: ClienteDemo, empresa: EmpresaDemo) {
  const destino = acharCep(cliente.endereco?.cep ?? '')
  const restaurante = acharCep(empresa.cep)
  const endereco = enderecoDoCliente(cliente)
  const frete = calcularFrete({
    configuracao: configuracaoDoFrete({
      ...secaoPadrao('frete'),
      ...empresa.frete,
      faixas: empresa.faixas ?? [],
    }),
    restaurante,
    destino,
  })
  if (recusaDoFrete(frete) || !endereco) {
    throw new Error(`${empresa.slug} does not deliver to ${cliente.nome}`)
  }
  return {
    colunas: {
      frete: frete.taxa,
      ...baseDoFrete(frete),
      enderecoEntrega: enderecoEmUmaLinha(endereco),
      ...linhaDoEndereco(endereco),
    },
    minutos: 'minutos' in frete ? frete.minutos : null,
  }
}

/** The street of the customer's CEP; null for a customer without address. */
export function enderecoDoCliente({ nome, endereco }: ClienteDemo): Endereco | null {
  if (!endereco) return null
  const { cep, logradouro, bairro, cidade, estado } = acharCep(endereco.cep)
  if (logradouro === null || bairro === null) throw new Error(`the CEP of ${nome} has no street`)
  return { ...endereco, cep, logradouro, bairro, cidade, estado }
}

/** Minutes after the order was placed. */
const DEMORA: Readonly<Record<Status, number>> = {
  Pendente: 0,
  'Em Preparação': 4,
  Cancelado: 9,
  'Em Rota': 28,
  Finalizado: 50,
}

function noBalcao({ tipoEntrega }: PedidoDemo): boolean {
  return !TIPOS_DO_CHECKOUT.some(tipo => tipo === tipoEntrega)
}

/**
 * Moves the order along its way as the board would have done. The customer has placed it, or the owner at the counter.
 */
function percorrer(demo: PedidoDemo, { empresaId, dono, agora }: CasaPlantada) {
  const { numero, haMinutos, tipoEntrega, caminho, motivo } = demo
  const passo = { empresaId, pedidoId: numero as PedidoId }
  let de: Status = 'Pendente'
  let mudancas: Partial<MudancaDeStatus> = {}
  const historico: (typeof historicoPedido.$inferInsert)[] = [
    {
      ...passo,
      em: minutosAtras(agora, haMinutos),
      userId: noBalcao(demo) ? dono : null,
      de: null,
      para: de,
    },
  ]
  for (const para of caminho) {
    const em = minutosAtras(agora, haMinutos - DEMORA[para] - (numero % 4))
    const antes = { status: de, tipoEntrega, pagamentoConfirmado: mudancas.pagamentoConfirmado ?? false }
    const mudanca = para === 'Cancelado' ? cancelar(antes, motivo ?? null, em) : mover(antes, para, em)
    mudancas = { ...mudancas, ...aceitar(mudanca) }
    historico.push({ ...passo, em, userId: dono, de, para })
    de = para
  }
  return { mudancas, historico }
}

function minutosAtras(agora: Date, minutos: number): Date {
  return new Date(agora.getTime() - minutos * 60_000)
}

function aceitar<T extends object>(resposta: T): Exclude<T, { recusa: true }> {
  if (ehRecusa(resposta)) throw new Error(`the demo breaks a rule: ${resposta.texto}`)
  return resposta as Exclude<T, { recusa: true }>
}
