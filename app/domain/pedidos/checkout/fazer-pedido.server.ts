import { marcarCurtos } from '~/domain/cardapio/disponibilidade/contagem'
import { findProdutosAVenda, type ProdutosDoPedido } from '~/domain/cardapio/escolhas/store-escolhas.server'
import { momentoEm } from '~/domain/cardapio/momento'
import { type Cliente, findClientePorTelefone } from '~/domain/clientes/store.server'
import { type Empresa, readEmpresa } from '~/domain/empresas/store.server'
import { consultarCep, findLugarConhecido } from '~/domain/enderecos/cep.server'
import { linhaDoEndereco } from '~/domain/enderecos/columns.server'
import type { RespostaDeCep } from '~/domain/enderecos/correios.server'
import { type Endereco, enderecoEmUmaLinha } from '~/domain/enderecos/endereco'
import { cidadeDoCep, destinoDe, freteAte } from '~/domain/frete/consultar-entrega.server'
import { baseDoFrete, type ConfiguracaoFrete, segueAPosicao } from '~/domain/frete/frete'
import { readConfiguracaoFrete } from '~/domain/frete/store.server'
import { comCodigos } from '~/domain/pedidos/escolhas'
import {
  type FeitoAntes,
  type PedidoFeito,
  registrarPedido,
  type Tentativa,
  umaVez,
} from '~/domain/pedidos/uma-vez.server'
import { ehRecusa, type Recusa, recusar } from '~/domain/respostas/recusa'
import { negar, type Resultado } from '~/domain/respostas/resultado'
import { lerCep } from '~/domain/valores/cep'
import type { EmpresaId, PedidoId } from '~/domain/valores/ids'
import { linkWhatsApp } from '~/domain/valores/telefone'
import { env } from '~/server/env.server'
import type { Tx } from '~/server/transaction.server'
import { marcarForaDeVenda } from './a-venda'
import { mensagemDoPedido } from './mensagem-do-pedido'
import {
  type EntregaDoPedido,
  montarItens,
  montarPedido,
  type PedidoMontado,
  type TotalMudou,
} from './montar-pedido'
import { impressaoDoPedido, type NovoPedido } from './novo-pedido'
import { readRegrasDaLoja } from './regras-da-loja.server'
import { salvarCliente } from './salvar-cliente.server'

export interface Pedinte {
  readonly agora: Date
  /** The orders that this browser has placed here before (decision 005). */
  readonly pedidosDaqui: readonly PedidoId[]
}

/** The order of a whatsapp company, which is not stored; `link` opens the chat. */
export interface PedidoPorWhatsApp {
  readonly link: string
}

/** With `TotalMudou` nothing is placed yet: the customer must see these figures first. */
export type ResultadoDoPedido = Resultado<PedidoFeito | PedidoPorWhatsApp | TotalMudou, FeitoAntes>

/**
 * Places an order: exactly once for each key, with all figures computed by the server, in one transaction (pedido-1 to
 * pedido-4). Refusals are those of `montarPedido` and of `umaVez`, and a stored address that is not there.
 */
export async function fazerPedido(
  empresaId: EmpresaId,
  novo: NovoPedido,
  pedinte: Pedinte,
): Promise<ResultadoDoPedido> {
  const cep = lerCep(novo.endereco?.cep ?? novo.cepSalvo ?? '')
  const conhecido = cep && (await findLugarConhecido(cep))
  const primeira = await tentar(empresaId, novo, pedinte, conhecido)
  if (primeira !== FALTA_O_LUGAR || cep === null) return primeira as ResultadoDoPedido
  // Only here is it worth waiting for the postal service: the fee depends on its answer, and the CEP is not in the
  // cache.
  return (await tentar(empresaId, novo, pedinte, await consultarCep(cep))) as ResultadoDoPedido
}

const FALTA_O_LUGAR = 'falta-o-lugar'

function tentar(empresaId: EmpresaId, novo: NovoPedido, pedinte: Pedinte, lugar: RespostaDeCep | null) {
  return umaVez(empresaId, tentativaDe(novo), tx => decidirESalvar(tx, novo, pedinte, lugar))
}

/** The key and the contents by which a repeated order of the checkout is recognized. */
export function tentativaDe(novo: NovoPedido): Tentativa {
  return { chave: novo.chave, conteudo: impressaoDoPedido(novo), recusarOutro, emAndamento: AINDA_ENVIANDO }
}

function recusarOutro(feito: PedidoId): Recusa {
  return recusar(
    'pedido-ja-enviado',
    'Pedido já enviado',
    `O pedido nº ${feito} já foi enviado. Para pedir de novo, comece um novo pedido.`,
  )
}

const AINDA_ENVIANDO = recusar(
  'pedido-a-caminho',
  'Pedido em andamento',
  'Seu pedido ainda está sendo enviado. Aguarde um instante.',
)

async function decidirESalvar(
  tx: Tx,
  novo: NovoPedido,
  pedinte: Pedinte,
  lugar: RespostaDeCep | null,
): Promise<ResultadoDoPedido | typeof FALTA_O_LUGAR> {
  const empresa = await readEmpresa(tx)
  const configuracao = await readConfiguracaoFrete(tx)
  const regras = await readRegrasDaLoja(tx, empresa, pedinte.agora)
  const { produtos, estoques } = await findProdutosAVenda(
    tx,
    momentoEm(pedinte.agora, empresa.fusoHorario),
    novo.itens.map(item => item.produtoId),
  )
  const cliente = await findClientePorTelefone(tx, novo.cliente.telefone)
  const entrega = prepararEntrega(novo, empresa, configuracao, cliente, lugar)
  if (entrega === FALTA_O_LUGAR) return entrega
  if (ehRecusa(entrega)) return negar(entrega)

  const { agora } = pedinte
  // What is ordered by WhatsApp is not stored, so nobody could count it.
  const contados = empresa.tipoPedido === 'whatsapp' ? [] : estoques
  const pedidos = marcarForaDeVenda(montarItens(novo.itens, produtos), produtos, agora, empresa.fusoHorario)
  const itens = marcarCurtos(pedidos, contados)
  const montado = montarPedido(novo, { regras, itens, ajustes: [] }, entrega, pedinte.agora)
  if (ehRecusa(montado)) return negar(montado)
  if ('mudou' in montado) return { dados: montado }
  if (empresa.tipoPedido === 'whatsapp') return { dados: { link: linkDoPedido(empresa, novo, montado) } }
  const comCodigo = comCodigos(montado.itens, produtos)
  const { fusoHorario: fuso } = empresa
  return salvar(tx, novo, { ...montado, itens: comCodigo }, { cliente, pedinte, estoques, fuso })
}

/** Where the order goes and what that costs; null for pickup. */
function prepararEntrega(
  novo: NovoPedido,
  empresa: Empresa,
  configuracao: ConfiguracaoFrete,
  cliente: Cliente | null,
  lugar: RespostaDeCep | null,
): EntregaDoPedido | Recusa | typeof FALTA_O_LUGAR | null {
  // The customer's browser shows the WhatsApp message that it sends, so a stored address must never be in it.
  const conhecido = empresa.tipoPedido === 'sistema' ? cliente : null
  const endereco = novo.cepSalvo === null ? novo.endereco : enderecoSalvo(novo.cepSalvo, conhecido)
  if (endereco === null || ehRecusa(endereco)) return endereco
  if (segueAPosicao(configuracao) && lugar === null) return FALTA_O_LUGAR
  const frete = freteAte(empresa, configuracao, destinoDe(endereco, lugar))
  return { endereco, frete, lugar: cidadeDoCep(empresa, endereco.cep, lugar) }
}

/** The stored address, for a customer who chose to keep it and typed its CEP (privacidade-4). */
function enderecoSalvo(cep: string, cliente: Cliente | null): Endereco | Recusa {
  if (cliente?.endereco?.cep === cep) return cliente.endereco
  return recusar(
    'sem-endereco-salvo',
    'Endereço Inválido',
    'Não encontramos um endereço salvo com este CEP. Preencha o endereço.',
    'cep',
  )
}

interface Contexto extends Pick<ProdutosDoPedido, 'estoques'> {
  readonly cliente: Cliente | null
  readonly pedinte: Pedinte
  readonly fuso: string
}

async function salvar(
  tx: Tx,
  novo: NovoPedido,
  montado: PedidoMontado,
  { cliente, pedinte, estoques, fuso }: Contexto,
): Promise<Resultado<PedidoFeito>> {
  const { clienteId, cadastroDeixado } = await salvarCliente(tx, novo, cliente, pedinte.pedidosDaqui)
  const pedido = {
    clienteId,
    cadastroDeixado,
    dataPedido: pedinte.agora,
    ...montado.valores,
    valorPago: montado.valorPago,
    tipoEntrega: novo.tipoEntrega,
    formaPagamento: novo.formaPagamento,
    observacoes: novo.observacoes,
    nomeCliente: novo.cliente.nome,
    telefoneCliente: novo.cliente.telefone,
    enderecoSalvo: novo.cepSalvo !== null,
    ...baseDoFrete(montado.frete),
    enderecoEntrega: montado.endereco && enderecoEmUmaLinha(montado.endereco),
    ...linhaDoEndereco(montado.endereco),
  }
  const { itens, ajustes } = montado
  return registrarPedido(tx, tentativaDe(novo), { pedido, itens, ajustes, estoques, por: null, fuso })
}

function linkDoPedido(empresa: Empresa, novo: NovoPedido, montado: PedidoMontado): string {
  return linkWhatsApp(env().whatsappHost, empresa.telefone ?? '', mensagemDoPedido(empresa, novo, montado))
}
