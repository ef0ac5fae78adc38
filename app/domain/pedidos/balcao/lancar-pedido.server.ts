import { findProdutosAtivos } from '~/domain/cardapio/escolhas/store-escolhas.server'
import { momentoEm } from '~/domain/cardapio/momento'
import { readEmpresa } from '~/domain/empresas/store.server'
import { linhaDoEndereco } from '~/domain/enderecos/columns.server'
import type { LugarDoCep } from '~/domain/enderecos/correios.server'
import { findLugarDe, freteDoEndereco } from '~/domain/frete/consultar-entrega.server'
import { comTudoAVenda } from '~/domain/pedidos/balcao/com-tudo-a-venda'
import { comCodigos } from '~/domain/pedidos/escolhas'
import {
  type FeitoAntes,
  type PedidoFeito,
  registrarPedido,
  type Tentativa,
  umaVez,
} from '~/domain/pedidos/uma-vez.server'
import { ehRecusa, type Recusa, recusar } from '~/domain/respostas/recusa'
import { ehNegado, negar, type Resultado } from '~/domain/respostas/resultado'
import type { ContaId, EmpresaId, PedidoId } from '~/domain/valores/ids'
import type { Tx } from '~/server/transaction.server'
import { type DonoDoTelefone, salvarClienteDoPedido } from './cliente-do-pedido.server'
import { montarPedidoDoPainel } from './montar-pedido-do-painel'
import type { PedidoDoPainel } from './pedido-do-painel'

/** The account that saves, and the time. */
export interface QuemSalva {
  readonly por: ContaId
  readonly agora: Date
}

export type PedidoNovoDoPainel = PedidoDoPainel & { readonly chave: string }

/**
 * A new order of the panel, in one transaction and once for each key (balcao-4, pedido-3). Opening hours apply only to
 * the public. Besides what `montarPedidoDoPainel` and `umaVez` refuse, it refuses the phone of somebody who has another
 * name (decision 022).
 */
export async function lancarPedido(
  empresaId: EmpresaId,
  novo: PedidoNovoDoPainel,
  quem: QuemSalva,
): Promise<Resultado<PedidoFeito, FeitoAntes | DonoDoTelefone>> {
  const lugar = await findLugarDe(novo.endereco)
  return umaVez(empresaId, tentativaDe(novo), tx => decidirESalvar(tx, novo, lugar, quem))
}

async function decidirESalvar(
  tx: Tx,
  novo: PedidoNovoDoPainel,
  lugar: LugarDoCep | null,
  { por, agora }: QuemSalva,
): Promise<Resultado<PedidoFeito, DonoDoTelefone>> {
  const empresa = await readEmpresa(tx)
  const { produtos, estoques } = await findProdutosAtivos(
    tx,
    momentoEm(agora, empresa.fusoHorario),
    novo.itens.map(item => item.produtoId),
  )
  const porId = comTudoAVenda(produtos)
  const daRegra = await freteDoEndereco(tx, empresa, novo.endereco, lugar)
  const montado = montarPedidoDoPainel(novo, porId, null, daRegra)
  if (ehRecusa(montado)) return negar(montado)

  const { itens, ajustes, ...valores } = montado
  const { cliente, endereco } = novo
  const salvo = await salvarClienteDoPedido(tx, { ...cliente, endereco })
  if (ehNegado(salvo)) return salvo
  const pedido = {
    clienteId: salvo.dados,
    dataPedido: agora,
    ...valores,
    tipoEntrega: novo.tipoEntrega,
    formaPagamento: novo.formaPagamento,
    observacoes: novo.observacoes,
    nomeCliente: cliente.nome,
    telefoneCliente: cliente.telefone,
    ...linhaDoEndereco(endereco),
  }
  const { fusoHorario: fuso } = empresa
  return registrarPedido(tx, tentativaDe(novo), {
    pedido,
    itens: comCodigos(itens, porId),
    ajustes,
    estoques,
    por,
    fuso,
  })
}

/**
 * The contents as a text. The schema puts the fields into its own order, so equal orders give equal texts. What the
 * form knew about the customer's record is left out.
 */
function tentativaDe({ chave, versao, cliente, ...resto }: PedidoNovoDoPainel): Tentativa {
  const { nome, telefone } = cliente
  const conteudo = JSON.stringify({ versao, cliente: { nome, telefone }, ...resto })
  return { chave, conteudo, recusarOutro, emAndamento: AINDA_SALVANDO }
}

function recusarOutro(feito: PedidoId): Recusa {
  return recusar(
    'pedido-ja-salvo',
    'Pedido já salvo',
    `Este formulário já foi salvo como o pedido nº ${feito}, com outro conteúdo.`,
  )
}

const AINDA_SALVANDO = recusar(
  'pedido-sendo-salvo',
  'Pedido em andamento',
  'O pedido ainda está sendo salvo. Aguarde um instante.',
)
