import { marcarCurtos } from '~/domain/cardapio/disponibilidade/contagem'
import { emOferta, type ProdutosDoPedido } from '~/domain/cardapio/escolhas/store-escolhas.server'
import { type Cliente, lerCliente } from '~/domain/clientes/store.server'
import { chavePixDe } from '~/domain/configuracoes/store.server'
import type { Empresa } from '~/domain/empresas/store.server'
import { consultarCep, findLugarConhecido } from '~/domain/enderecos/cep.server'
import { linhaDoEndereco } from '~/domain/enderecos/columns.server'
import type { RespostaDeCep } from '~/domain/enderecos/correios.server'
import { type Endereco, enderecoEmUmaLinha } from '~/domain/enderecos/endereco'
import { cidadeDoCep, destinoDe, freteAte } from '~/domain/frete/consultar-entrega.server'
import { baseDoFrete, type ConfiguracaoFrete, configuracaoDoFrete, segueOLugar } from '~/domain/frete/frete'
import { fixarPromessa } from '~/domain/horarios/promessa'
import { diretosDe } from '~/domain/pedidos/campos-diretos'
import { comCodigos } from '~/domain/pedidos/escolhas'
import type { ParaPedir } from '~/domain/pedidos/store-do-pedido-novo.server'
import {
  type FeitoAntes,
  type PedidoFeito,
  registrarPedido,
  repetir,
  type Tentativa,
  umaVez,
} from '~/domain/pedidos/uma-vez.server'
import type { ChavePix } from '~/domain/pix/chave-pix'
import { codigoDoPedido } from '~/domain/pix/copia-e-cola.server'
import { ehRecusa, type Recusa, recusar } from '~/domain/respostas/recusa'
import { negar, type Resultado } from '~/domain/respostas/resultado'
import { lerCep } from '~/domain/valores/cep'
import type { EmpresaId, PedidoId } from '~/domain/valores/ids'
import type { Tx } from '~/server/database/transaction.server'
import { env } from '~/server/env.server'
import { marcarForaDeVenda } from './a-venda'
import { type Conversa, conversaDoPedido } from './conversa'
import { readCupomDigitado, semOCupom, usarNaMensagem } from './cupom-do-pedido.server'
import { mensagemDoPedido } from './mensagem-do-pedido'
import {
  type CupomDoPedido,
  type EntregaDoPedido,
  montarItens,
  montarPedido,
  type PedidoMontado,
  type TotalMudou,
} from './montar-pedido'
import { impressaoDoPedido, type NovoPedido } from './novo-pedido'
import { regrasDaLoja } from './regras-da-loja.server'
import { salvarCliente } from './salvar-cliente.server'

export interface Pedinte {
  readonly agora: Date
  /** The orders that this browser has placed here before (decision 005). */
  readonly pedidosDaqui: readonly PedidoId[]
}

/**
 * The order of a whatsapp company, which is not stored: the chat that sends it. `pix` is the code by which it can be paid,
 * which names no order; null for an order without one.
 */
export interface PedidoPorWhatsApp extends Conversa {
  readonly pix: string | null
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
  const produtos = novo.itens.map(item => item.produtoId)
  const pergunta = { ...pedinte, telefone: novo.cliente.telefone, produtos }
  const tentativa = tentativaDe(novo)
  return umaVez(empresaId, tentativa, pergunta, (tx, lido) =>
    decidirESalvar(tx, lido, novo, { ...pedinte, lugar, tentativa }),
  )
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

interface Decisao extends Pedinte {
  readonly lugar: RespostaDeCep | null
  readonly tentativa: Tentativa
}

async function decidirESalvar(
  tx: Tx,
  lido: ParaPedir,
  novo: NovoPedido,
  { lugar, tentativa, ...pedinte }: Decisao,
): Promise<ResultadoDoPedido | typeof FALTA_O_LUGAR> {
  const { agora } = pedinte
  const { empresa, guardado } = lido
  // The door lets in by what it read before this transaction began.
  if (!empresa.ativo) return negar(LOJA_DE_MUDANCA)
  const cliente = lido.ficha && lerCliente(lido.ficha)
  const entrega = prepararEntrega(novo, empresa, configuracaoDoFrete(guardado), cliente, lugar)
  if (entrega === FALTA_O_LUGAR) return entrega
  if (ehRecusa(entrega)) return negar(entrega)

  const { produtos, estoques, promocoes } = emOferta(lido)
  const regras = { ...regrasDaLoja(empresa, guardado, lido, agora), promocoes }
  // What is ordered by WhatsApp is not stored, so nobody could count it.
  const contados = empresa.tipoPedido === 'whatsapp' ? [] : estoques
  const pedidos = marcarForaDeVenda(montarItens(novo.itens, produtos), produtos, agora, empresa.fusoHorario)
  const itens = marcarCurtos(pedidos, contados)
  const montarCom = (cupom: CupomDoPedido | null) =>
    montarPedido(novo, { regras, itens, ajustes: [], cupom }, entrega, agora)
  const montarComODigitado = async () =>
    montarCom(await readCupomDigitado(tx, empresa, produtos, novo, pedinte))
  let montado = await montarComODigitado()
  if (ficouSemCupom(montado)) {
    // A repetition of this same request may have taken the coupon while this one waited for it.
    const feito = await repetir(tx, tentativa)
    if (feito) return feito
    montado = await montarComODigitado()
  }
  if (ehRecusa(montado)) return negar(montado)
  if ('mudou' in montado) return { dados: montado }
  const pix = chavePixDe(guardado)
  const { fusoHorario: fuso } = empresa
  if (empresa.tipoPedido === 'whatsapp') {
    await usarNaMensagem(tx, novo, montado, { agora, fuso })
    return { dados: porWhatsApp(empresa, novo, { montado, pix, agora }) }
  }
  const comCodigo = comCodigos(montado.itens, produtos)
  const semCupom = () => ({ dados: montarCom(semOCupom(produtos)) })
  const contexto = { lido, agora, tentativa, estoques, pix, fuso, semCupom }
  return salvar(tx, novo, { ...montado, itens: comCodigo }, contexto)
}

/** Of a shop that is moving to another installation, or has moved (empresa-13). */
export const LOJA_DE_MUDANCA = recusar(
  'loja-de-mudanca',
  'A loja está mudando de endereço',
  'Nada foi enviado. Recarregue a página em alguns minutos e peça de novo.',
)

function ficouSemCupom(montado: ReturnType<typeof montarPedido>): boolean {
  return 'mudou' in montado && montado.cupom !== undefined
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
  if (segueOLugar(configuracao) && lugar === null) return FALTA_O_LUGAR
  const destino = destinoDe({ ...endereco, escolhido: novo.bairroEscolhido }, lugar)
  const frete = freteAte(empresa, configuracao, destino)
  return { endereco, frete, lugar: cidadeDoCep(empresa, endereco.cep, lugar) }
}

/** The stored address, for a customer who chose to keep it and typed its CEP (privacidade-4). */
function enderecoSalvo(cep: string, cliente: Cliente | null): Endereco | Recusa {
  return cliente?.endereco?.cep === cep ? cliente.endereco : SEM_ENDERECO_SALVO
}

export const SEM_ENDERECO_SALVO = recusar(
  'sem-endereco-salvo',
  'Endereço Inválido',
  'Não encontramos um endereço salvo com este CEP. Preencha o endereço.',
  'cep',
)

interface Contexto extends Pick<ProdutosDoPedido, 'estoques'> {
  readonly lido: ParaPedir
  readonly agora: Date
  readonly tentativa: Tentativa
  readonly pix: ChavePix | null
  readonly fuso: string
  readonly semCupom: () => unknown
}

async function salvar(
  tx: Tx,
  novo: NovoPedido,
  montado: PedidoMontado,
  { lido, agora, tentativa, ...resto }: Contexto,
): Promise<Resultado<PedidoFeito>> {
  const { cliente, fichaDeixada } = await salvarCliente(tx, novo, lido)
  const pedido = {
    fichaDeixada,
    dataPedido: agora,
    ...montado.valores,
    valorPago: montado.valorPago,
    formaPagamento: montado.formaPagamento,
    tipoEntrega: novo.tipoEntrega,
    ...diretosDe({ ...novo, maiorDe18: montado.maiorDe18 }),
    nomeCliente: novo.cliente.nome,
    telefoneCliente: novo.cliente.telefone,
    ...{ veioDe: novo.veioDe ?? null, enderecoSalvo: novo.cepSalvo !== null },
    ...baseDoFrete(montado.frete),
    ...fixarPromessa(montado.promessa, agora),
    enderecoEntrega: montado.endereco && enderecoEmUmaLinha(montado.endereco),
    ...linhaDoEndereco(montado.endereco),
  }
  const { itens, ajustes } = montado
  return registrarPedido(tx, tentativa, { pedido, cliente, itens, ajustes, por: null, ...resto })
}

function porWhatsApp(
  empresa: Empresa,
  novo: NovoPedido,
  { montado, pix: chave, agora }: { montado: PedidoMontado; pix: ChavePix | null; agora: Date },
): PedidoPorWhatsApp {
  const { formaPagamento } = montado
  const pix = codigoDoPedido(chave, { formaPagamento, valor: montado.valores.totalComFrete }, null)
  const destino = { host: env().whatsappHost, telefone: empresa.telefone ?? '' }
  return { ...conversaDoPedido(destino, mensagemDoPedido(empresa, novo, { ...montado, pix }, agora)), pix }
}
