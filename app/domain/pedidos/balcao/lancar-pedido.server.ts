import { createHash } from 'node:crypto'
import { listProdutosAtivos } from '~/domain/cardapio/store-ativos.server'
import { recusarQuadro } from '~/domain/empresas/plano'
import { readEmpresa } from '~/domain/empresas/store.server'
import { linhaDoEndereco } from '~/domain/enderecos/colunas.server'
import {
  APONTADOS_PELO_PEDIDO,
  type ChaveUsada,
  EM_ANDAMENTO,
  inserirComNumero,
  isLockTimeout,
} from '~/domain/pedidos/checkout/fazer-pedido.server'
import { findPedidoPorChave, insertItens, insertPasso } from '~/domain/pedidos/store.server'
import type { ContaId, EmpresaId, PedidoId } from '~/domain/valores/ids'
import { horaLocal } from '~/domain/valores/instante'
import { ehRecusa, type Recusa } from '~/domain/valores/recusa'
import { againWhenGone } from '~/server/constraints.server'
import { rollback, type Tx, tell, withTenant } from '~/server/transaction.server'
import { ehTelefoneDeOutro, salvarClienteDoPedido, type TelefoneDeOutro } from './cliente-do-pedido.server'
import { montarPedidoDoPainel } from './montar-pedido-do-painel'
import type { PedidoDoPainel } from './pedido-do-painel'

/** Whose session it is, and when. */
export interface QuemSalva {
  readonly por: ContaId
  readonly agora: Date
}

export type PedidoNovoDoPainel = PedidoDoPainel & { readonly chave: string }

type Lancado = { readonly pedidoId: PedidoId } | ChaveUsada

/**
 * A new order of the panel, in one transaction and once for each key (specification 2, sections 2 and 5; decisions 2
 * and 3). Opening hours bind the public alone. Refused besides what `montarPedidoDoPainel` says: an expired trial, the
 * phone of somebody who has another name (decision 022).
 */
export async function lancarPedido(
  empresaId: EmpresaId,
  novo: PedidoNovoDoPainel,
  quem: QuemSalva,
): Promise<Lancado | Recusa | TelefoneDeOutro | typeof EM_ANDAMENTO> {
  try {
    return await againWhenGone(APONTADOS_PELO_PEDIDO, () =>
      withTenant(empresaId, tx => decidirESalvar(tx, novo, quem)),
    )
  } catch (error) {
    if (isLockTimeout(error)) return EM_ANDAMENTO
    throw error
  }
}

async function decidirESalvar(
  tx: Tx,
  novo: PedidoNovoDoPainel,
  { por, agora }: QuemSalva,
): Promise<Lancado | Recusa | TelefoneDeOutro> {
  const conteudo = resumir(novo)
  const repetido = await repetir(tx, novo.chave, conteudo)
  if (repetido) return repetido
  const empresa = await readEmpresa(tx)
  const expirado = recusarQuadro(empresa, horaLocal(agora, empresa.fusoHorario).data)
  if (expirado) return expirado
  const produtos = await listProdutosAtivos(
    tx,
    novo.itens.map(item => item.produtoId),
  )
  const porId = new Map(produtos.map(produto => [produto.id, produto]))
  const montado = montarPedidoDoPainel(novo, porId, null)
  if (ehRecusa(montado)) return montado

  const { cliente, endereco } = novo
  const clienteId = await salvarClienteDoPedido(tx, { ...cliente, endereco })
  if (ehTelefoneDeOutro(clienteId)) return clienteId
  const pedidoId = await inserirComNumero(tx, {
    clienteId,
    dataPedido: agora,
    chave: novo.chave,
    conteudo,
    total: montado.total,
    frete: montado.frete,
    totalComFrete: montado.totalComFrete,
    valorPago: montado.valorPago,
    tipoEntrega: novo.tipoEntrega,
    formaPagamento: novo.formaPagamento,
    observacoes: novo.observacoes,
    nomeCliente: cliente.nome,
    telefoneCliente: cliente.telefone,
    enderecoEntrega: montado.enderecoEntrega,
    ...linhaDoEndereco(endereco),
  })
  // A twin got there first: what this transaction wrote is undone, and the twin's answer is the answer.
  if (pedidoId === null) rollback((await repetir(tx, novo.chave, conteudo)) ?? EM_ANDAMENTO)
  await insertItens(tx, pedidoId, montado.itens)
  await insertPasso(tx, pedidoId, { por, de: null, para: 'Pendente', em: agora })
  tell(tx, { kind: 'pedido-novo', id: pedidoId })
  return { pedidoId }
}

async function repetir(tx: Tx, chave: string, conteudo: string): Promise<Lancado | null> {
  const feito = await findPedidoPorChave(tx, chave)
  if (!feito) return null
  return feito.conteudo === conteudo ? { pedidoId: feito.id } : { chaveUsada: true, pedidoId: feito.id }
}

/** The schema writes the fields of what it read in its own order; what the form knew of the customer is no contents. */
function resumir({ chave: _, versao, cliente, ...resto }: PedidoNovoDoPainel): string {
  const { nome, telefone } = cliente
  const conteudo = { versao, cliente: { nome, telefone }, ...resto }
  return createHash('sha256').update(JSON.stringify(conteudo)).digest('hex')
}
