import { movimentosDe } from '~/domain/cardapio/disponibilidade/contagem'
import { moverEstoques } from '~/domain/cardapio/disponibilidade/store-estoques.server'
import { findProdutosAtivos } from '~/domain/cardapio/escolhas/store-escolhas.server'
import { momentoEm } from '~/domain/cardapio/momento'
import { mudarUso } from '~/domain/cupons/store-dos-usos.server'
import { recusarSem } from '~/domain/empresas/direitos'
import { readEmpresa } from '~/domain/empresas/store.server'
import { linhaDoEndereco } from '~/domain/enderecos/columns.server'
import type { LugarDoCep } from '~/domain/enderecos/correios.server'
import { enderecoEmUmaLinha } from '~/domain/enderecos/endereco'
import { semTrecho } from '~/domain/enderecos/trecho'
import { findLugarDe, freteDoEndereco } from '~/domain/frete/consultar-entrega.server'
import { readGuardado } from '~/domain/frete/store.server'
import { comTudoAVenda } from '~/domain/pedidos/balcao/com-tudo-a-venda'
import { replaceItens, updatePedido } from '~/domain/pedidos/balcao/store-do-painel.server'
import { diretosDe } from '~/domain/pedidos/campos-diretos'
import { comCodigos } from '~/domain/pedidos/escolhas'
import { PEDIDO_EDITADO } from '~/domain/pedidos/eventos'
import { estaEncerrado, lerStatus } from '~/domain/pedidos/status'
import { insertPasso, listItens, lockPedido, type Pedido } from '~/domain/pedidos/store.server'
import {
  listAjustes,
  presumirPago,
  renovarCodigoPix,
  replaceAjustes,
} from '~/domain/pedidos/store-do-dinheiro.server'
import { readFormas } from '~/domain/pedidos/store-formas.server'
import { gravarPedido } from '~/domain/pedidos/uma-vez.server'
import type { AjusteDoPedido } from '~/domain/pedidos/valores'
import { ehRecusa, recusar } from '~/domain/respostas/recusa'
import { ehNegado, NAO_EXISTE, negar, type Resultado } from '~/domain/respostas/resultado'
import { ZERO } from '~/domain/valores/centavos'
import type { ClienteId, CupomId, EmpresaId, PedidoId } from '~/domain/valores/ids'
import { type Tx, tell } from '~/server/database/transaction.server'
import { type DonoDoTelefone, salvarClienteDoPedido } from './cliente-do-pedido.server'
import { readCupomDoPainel, semOCupomQueTem, tomarCupom } from './cupom-do-painel.server'
import { dizemOMesmo } from './dizem-o-mesmo'
import type { QuemSalva } from './lancar-pedido.server'
import { montarPedidoDoPainel } from './montar-pedido-do-painel'
import type { PedidoDoPainel } from './pedido-do-painel'

export type PedidoEditadoNoPainel = PedidoDoPainel & { readonly versao: number }

/** Somebody saved the order since it was read (status-6). */
export const DESATUALIZADO = negar(
  recusar(
    'pedido-editado-por-outro',
    'Pedido Atualizado',
    'Este pedido foi alterado por outra pessoa enquanto você o editava. Nada do que você digitou foi salvo ainda.',
  ),
)

type ResultadoDaEdicao = Resultado<{ readonly pedidoId: PedidoId }, DonoDoTelefone>

/**
 * Saves an edited order in one transaction (balcao-7). Refused besides what `montarPedidoDoPainel` says: an order that
 * this company does not have, one that is finished or cancelled, the phone of somebody who has another name (decision
 * 022), and an edit of an older version, unless the order already equals the edit: then the answer to the first save
 * was lost.
 */
export async function editarPedido(
  empresaId: EmpresaId,
  id: PedidoId,
  edicao: PedidoEditadoNoPainel,
  quem: QuemSalva,
): Promise<ResultadoDaEdicao> {
  const lugar = await findLugarDe(edicao.endereco)
  return gravarPedido(empresaId, tx => decidirESalvar(tx, id, edicao, lugar, quem))
}

async function decidirESalvar(
  tx: Tx,
  id: PedidoId,
  enviada: PedidoEditadoNoPainel,
  lugar: LugarDoCep | null,
  { por, papel, agora }: QuemSalva,
): Promise<ResultadoDaEdicao> {
  const linha = await lockPedido(tx, id)
  if (!linha) return NAO_EXISTE
  if (estaEncerrado(linha.status)) return negar(NAO_EDITA)
  const atual = { ...linha, itens: await listItens(tx, id), ajustes: await listAjustes(tx, id) }
  const edicao = semOCupomQueTem(enviada, atual.ajustes)
  if (ehRecusa(edicao)) return negar(edicao)
  const empresa = await readEmpresa(tx)
  const momento = momentoEm(agora, empresa.fusoHorario)
  // Lines that go away give back what was counted of their products.
  const ids = [...edicao.itens, ...atual.itens].map(item => item.produtoId)
  const { produtos, estoques } = await findProdutosAtivos(tx, momento, ids)
  const porId = comTudoAVenda(produtos)
  const guardado = await readGuardado(tx)
  const daRegra = freteDoEndereco(empresa, guardado, edicao.endereco, lugar)
  const cupom = await readCupomDoPainel(tx, edicao, {
    ...{ agora, fuso: empresa.fusoHorario, pedidoId: id },
    categoriaDe: produto => produtos.get(produto)?.categoriaId ?? null,
  })
  const montado = montarPedidoDoPainel(edicao, porId, atual, daRegra, {
    ...{ por, cupom, formas: await readFormas(tx) },
    servicoPercentual: guardado.servicoPercentual,
    semDesconto: recusarSem('dar desconto', { papel }),
  })
  if (atual.versao !== edicao.versao) {
    const salvoAntes = !ehRecusa(montado) && dizemOMesmo({ ...comoFica(edicao), ...montado }, atual)
    return salvoAntes ? { dados: { pedidoId: id } } : DESATUALIZADO
  }
  if (ehRecusa(montado)) return negar(montado)
  const { itens, ajustes, ...valores } = montado
  const salvo = await salvarCliente(tx, atual, edicao, recusarSem('editar clientes', { papel }) === null)
  if (ehNegado(salvo)) return salvo
  await updatePedido(tx, id, {
    ...comoFica(edicao),
    ...valores,
    ...linhaDoEndereco(edicao.endereco),
    ...deQuemE(atual, edicao),
    clienteId: salvo.dados,
  })
  await replaceItens(tx, id, comCodigos(itens, porId))
  if (atual.ajustes.length + ajustes.length > 0) await replaceAjustes(tx, id, ajustes)
  // Before the stock, as everybody locks them.
  await acertarCupom(
    tx,
    { id, telefone: edicao.cliente.telefone, agora, dia: momento.dia },
    atual.ajustes,
    ajustes,
  )
  const { pagamentoConfirmado, formaPagamento, totalComFrete, valorPago } = { ...atual, ...valores }
  if (pagamentoConfirmado) {
    await presumirPago(tx, { id, formaPagamento, totalComFrete, valorPago }, { por, em: agora })
  }
  await renovarCodigoPix(tx, { id, formaPagamento, totalComFrete, pixCopiaECola: atual.pixCopiaECola })
  // An edit is recorded as a step with the same status before and after.
  const status = lerStatus(atual.status)
  await insertPasso(tx, id, { por, de: status, para: status, em: agora })
  const como = { pedidoId: id, dia: momento.dia, faltando: 'o-que-houver' } as const
  await moverEstoques(tx, movimentosDe(estoques, itens, atual.itens), como)
  tell(tx, PEDIDO_EDITADO, id)
  return { dados: { pedidoId: id } }
}

interface DeQuem {
  readonly id: PedidoId
  readonly telefone: string
  readonly agora: Date
  readonly dia: string
}

/** Takes the use of a coupon that is new in the order; of one that it had, the use says what is left of it. */
async function acertarCupom(
  tx: Tx,
  { id, telefone, agora, dia }: DeQuem,
  antes: readonly AjusteDoPedido[],
  depois: readonly AjusteDoPedido[],
): Promise<void> {
  const doCupom = (ajustes: readonly AjusteDoPedido[]) => ajustes.find(({ cupomId }) => cupomId !== null)
  const [tinha, tem] = [doCupom(antes), doCupom(depois)]
  if (tem && !tinha) {
    const uso = { cupomId: tem.cupomId as CupomId, valor: tem.valor, em: agora, dia }
    return tomarCupom(tx, id, telefone, uso)
  }
  if (tinha?.valor !== tem?.valor) await mudarUso(tx, id, tem?.valor ?? ZERO, agora)
}

function comoFica(edicao: PedidoDoPainel) {
  const { cliente, tipoEntrega } = edicao
  return {
    nomeCliente: cliente.nome,
    telefoneCliente: cliente.telefone,
    tipoEntrega,
    ...diretosDe(edicao),
  }
}

/**
 * The browser that placed the order may not read what the owner wrote into it (decision 005), and a changed address
 * makes the old distance void.
 */
function deQuemE(atual: Pedido, edicao: PedidoDoPainel) {
  const outroEndereco = mudouDeEndereco(atual, edicao)
  return {
    enderecoSalvo: outroEndereco ? edicao.endereco !== null : atual.enderecoSalvo,
    clienteDoPainel: atual.clienteDoPainel || mudouDePessoa(atual, edicao),
    observacoesDoPainel: atual.observacoesDoPainel || edicao.observacoes !== atual.observacoes,
  }
}

function mudouDePessoa(atual: Pedido, { cliente }: PedidoDoPainel): boolean {
  return cliente.nome !== atual.nomeCliente || cliente.telefone !== atual.telefoneCliente
}

function mudouDeEndereco(atual: Pedido, { endereco }: PedidoDoPainel): boolean {
  return (
    (endereco && enderecoEmUmaLinha(endereco)) !== (atual.enderecoEntrega && semTrecho(atual.enderecoEntrega))
  )
}

/**
 * Only what the owner changed is saved in the customer's record: an unchanged address may be an old one, or one that a
 * stranger typed with the customer's phone (decision 005).
 */
async function salvarCliente(
  tx: Tx,
  atual: Pedido,
  edicao: PedidoDoPainel,
  edita: boolean,
): Promise<Resultado<ClienteId | null, DonoDoTelefone>> {
  const { cliente, endereco } = edicao
  const outroNome = cliente.nome !== atual.nomeCliente
  const outroTelefone = cliente.telefone !== atual.telefoneCliente
  const outroEndereco = mudouDeEndereco(atual, edicao)
  if (!outroNome && !outroTelefone && !(outroEndereco && endereco)) return { dados: atual.clienteId }
  return salvarClienteDoPedido(tx, {
    ...cliente,
    edita,
    mantemNome: !outroNome && !outroTelefone,
    endereco: outroEndereco || outroTelefone ? endereco : null,
  })
}

const NAO_EDITA = recusar(
  'pedido-encerrado-nao-edita',
  'Aviso',
  'Este pedido já está finalizado ou cancelado e não pode ser editado.',
)
