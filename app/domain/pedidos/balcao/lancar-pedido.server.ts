import { listProdutosAtivos } from '~/domain/cardapio/store-ativos.server'
import { readEmpresa } from '~/domain/empresas/store.server'
import { linhaDoEndereco } from '~/domain/enderecos/colunas.server'
import type { LugarDoCep } from '~/domain/enderecos/correios.server'
import { findLugarDe, freteDoEndereco } from '~/domain/frete/consultar-entrega.server'
import {
  type ChaveUsada,
  type EM_ANDAMENTO,
  type PedidoFeito,
  registrarPedido,
  type Tentativa,
  umaVez,
} from '~/domain/pedidos/uma-vez.server'
import { ehRecusa, type Recusa } from '~/domain/respostas/recusa'
import type { ContaId, EmpresaId } from '~/domain/valores/ids'
import type { Tx } from '~/server/transaction.server'
import { ehTelefoneDeOutro, salvarClienteDoPedido, type TelefoneDeOutro } from './cliente-do-pedido.server'
import { montarPedidoDoPainel } from './montar-pedido-do-painel'
import type { PedidoDoPainel } from './pedido-do-painel'

/** Whose session it is, and when. */
export interface QuemSalva {
  readonly por: ContaId
  readonly agora: Date
}

export type PedidoNovoDoPainel = PedidoDoPainel & { readonly chave: string }

/**
 * A new order of the panel, in one transaction and once for each key (balcao-4, pedido-3). Opening hours bind the
 * public alone. Refused besides what `montarPedidoDoPainel` says: the phone of somebody who has another name (decision
 * 022).
 */
export async function lancarPedido(
  empresaId: EmpresaId,
  novo: PedidoNovoDoPainel,
  quem: QuemSalva,
): Promise<PedidoFeito | ChaveUsada | Recusa | TelefoneDeOutro | typeof EM_ANDAMENTO> {
  const lugar = await findLugarDe(novo.endereco)
  return umaVez(empresaId, tentativaDe(novo), tx => decidirESalvar(tx, novo, lugar, quem))
}

async function decidirESalvar(
  tx: Tx,
  novo: PedidoNovoDoPainel,
  lugar: LugarDoCep | null,
  { por, agora }: QuemSalva,
): Promise<PedidoFeito | Recusa | TelefoneDeOutro> {
  const empresa = await readEmpresa(tx)
  const produtos = await listProdutosAtivos(
    tx,
    novo.itens.map(item => item.produtoId),
  )
  const porId = new Map(produtos.map(produto => [produto.id, produto]))
  const daRegra = await freteDoEndereco(tx, empresa, novo.endereco, lugar)
  const montado = montarPedidoDoPainel(novo, porId, null, daRegra)
  if (ehRecusa(montado)) return montado

  const { itens, ...valores } = montado
  const { cliente, endereco } = novo
  const clienteId = await salvarClienteDoPedido(tx, { ...cliente, endereco })
  if (ehTelefoneDeOutro(clienteId)) return clienteId
  const pedido = {
    clienteId,
    dataPedido: agora,
    ...valores,
    tipoEntrega: novo.tipoEntrega,
    formaPagamento: novo.formaPagamento,
    observacoes: novo.observacoes,
    nomeCliente: cliente.nome,
    telefoneCliente: cliente.telefone,
    ...linhaDoEndereco(endereco),
  }
  return registrarPedido(tx, tentativaDe(novo), { pedido, itens, por, fuso: empresa.fusoHorario })
}

/**
 * The contents as text: the schema writes fields in its own order, so equal orders give equal texts. What the form knew
 * of the customer's record is left out.
 */
function tentativaDe({ chave, versao, cliente, ...resto }: PedidoNovoDoPainel): Tentativa {
  const { nome, telefone } = cliente
  return { chave, conteudo: JSON.stringify({ versao, cliente: { nome, telefone }, ...resto }) }
}
