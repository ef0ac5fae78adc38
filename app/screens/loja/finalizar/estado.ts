import { type Cotado, type ResultadoFrete, taxaDoFrete, valePara } from '~/domain/frete/frete'
import { type Carrinho, linhasDisponiveis } from '~/domain/pedidos/checkout/carrinho'
import type { TotalMudou } from '~/domain/pedidos/checkout/montar-pedido'
import { ehEntrega } from '~/domain/pedidos/tipo-entrega'
import { somarValores } from '~/domain/pedidos/valores'
import type { Recusa } from '~/domain/respostas/recusa'
import { lerCep } from '~/domain/valores/cep'
import type { PedidoId } from '~/domain/valores/ids'
import { telefoneCelularValido } from '~/domain/valores/telefone'
import { textoDoCampo } from '~/screens/campos/recusas/recusas'
import {
  abrirFormulario,
  conferirDados,
  type Formulario,
  type LugarBuscado,
  nomeConhecido,
  tipoDaEntrega,
  valorDoCampo,
} from './formulario'
import type { Rascunho } from './rascunho'
import type { PedidoAResumir, TotalMostrado } from './resumir-pedido'

export type Fase =
  | { readonly nome: 'dados' }
  | { readonly nome: 'pagamento' }
  | { readonly nome: 'mudou'; readonly mudou: TotalMudou; readonly antes: TotalMostrado }
  | { readonly nome: 'confirmado'; readonly pedidoId: PedidoId; readonly resumo: string }
  | { readonly nome: 'whatsapp'; readonly link: string; readonly aberto: boolean }
  | { readonly nome: 'usada'; readonly pedidoId: PedidoId }

export interface EntregaConsultada extends Cotado {
  /** Null when the postal service does not know the CEP or does not answer: then `recusa` says so. */
  readonly endereco: LugarBuscado | null
  /** Null when our own server did not answer. */
  readonly frete: ResultadoFrete | null
  readonly recusa: Recusa | null
  /** True when no answer came, so that the CEP could not be looked up. */
  readonly semConexao: boolean
}

/** The order that was sent, until its answer arrives. */
export interface Enviado {
  readonly mostrado: TotalMostrado
  readonly pedido: Omit<PedidoAResumir, 'mostrado'>
}

export type EstadoDoEnvio = 'parado' | 'enviando' | 'tentando'

/** Everything that an open checkout knows. Only `reagir` makes the next state. */
export interface Estado {
  readonly fase: Fase
  readonly formulario: Formulario
  readonly tentativa: Pick<Rascunho, 'chave' | 'chaveEm' | 'pendente'>
  /** The draft said that an order had been sent whose answer is not known. */
  readonly vinhaPendente: boolean
  readonly envio: EstadoDoEnvio
  readonly enviado: Enviado | null
  /** Why the last sending failed, when the reason belongs to no field. */
  readonly falha: { readonly recusa: Recusa; readonly repetivel: boolean } | null
  /** True when the order is done: from then on no draft is kept. */
  readonly encerrado: boolean
  /** 'Avançar para Pagamento' was pressed: each field says what is wrong with it, as long as it is. */
  readonly tentou: boolean
  /** 'Avançar para Pagamento' was pressed before the CEP's answer was here. */
  readonly esperandoFrete: boolean
  /** What the server refused, or a rule that is not the field's own: until the field is changed. */
  readonly recusas: readonly Recusa[]
  /** A new object each time that the focus is to be moved there. */
  readonly foco: { readonly campo: string } | null
  /** True while the toast in sight is about something in the form. */
  readonly avisado: boolean
  /** The last answer to a CEP, which may have been typed over since. */
  readonly consultada: EntregaConsultada | null
  /** The CEP that came with the draft, whose look-up shows no toast. */
  readonly cepDoRascunho: string | null
  /** The phone for which no answer came. */
  readonly semCadastro: string | null
}

export function abrirCheckout(rascunho: Rascunho): Estado {
  const { chave, chaveEm, pendente } = rascunho
  const formulario = abrirFormulario(rascunho)
  return {
    fase: { nome: 'dados' },
    formulario,
    tentativa: { chave, chaveEm, pendente },
    vinhaPendente: pendente,
    envio: 'parado',
    enviado: null,
    falha: null,
    encerrado: false,
    tentou: false,
    esperandoFrete: false,
    recusas: [],
    foco: null,
    avisado: false,
    consultada: null,
    cepDoRascunho: cepDoFormulario(formulario),
    semCadastro: null,
  }
}

export function rascunhoDe({ formulario, tentativa }: Estado): Rascunho {
  const { buscado: _, lugar: __, telefoneTocado: ___, ...campos } = formulario
  return { ...campos, ...tentativa }
}

function cepDoFormulario(formulario: Formulario): string | null {
  return lerCep(valorDoCampo(formulario, 'cep'))
}

export interface PerguntaDoCliente {
  readonly telefone: string
  readonly cep: string | null
  /** True when the customer is known already and only the CEP is new. */
  readonly repetida: boolean
}

/**
 * The question to ask about the phone in the form: when the phone is complete, or the CEP of a known customer is; else
 * null.
 */
export function perguntaDoCliente({ formulario }: Estado): PerguntaDoCliente | null {
  const telefone = formulario.digitados.telefone ?? ''
  if (!telefoneCelularValido(telefone)) return null
  const cep = cepDoFormulario(formulario)
  const repetida = nomeConhecido(formulario) !== null
  const { buscado } = formulario
  const respondida = buscado?.telefone === telefone && (!repetida || cep === null || buscado.cep === cep)
  return respondida ? null : { telefone, cep, repetida }
}

export interface PerguntaDaEntrega {
  readonly cep: string
  readonly bairro: string
}

/** The question about a delivery whose address and fee are not known yet. */
export function perguntaDaEntrega(estado: Estado): PerguntaDaEntrega | null {
  const entrega = ehEntrega(tipoDaEntrega(estado.formulario))
  return entrega && !consultaDeAgora(estado) ? destinoDoFormulario(estado.formulario) : null
}

function destinoDoFormulario(formulario: Formulario): PerguntaDaEntrega | null {
  const cep = cepDoFormulario(formulario)
  return cep === null ? null : { cep, bairro: valorDoCampo(formulario, 'bairro') }
}

/** What is known about the address that is in the form now. */
function consultaDeAgora({ formulario, consultada }: Estado): EntregaConsultada | null {
  const destino = destinoDoFormulario(formulario)
  return consultada && destino && valePara(consultada, destino) ? consultada : null
}

/** True when the CEP of a delivery could not be looked up; it is looked up again when the network is back. */
export function esperaPelaRede(estado: Estado): boolean {
  return ehEntrega(tipoDaEntrega(estado.formulario)) && consultaDeAgora(estado)?.semConexao === true
}

/** True while the checkout shows a phase in which an order can be sent. */
export function aFinalizar({ fase, envio, encerrado }: Estado): boolean {
  return ['dados', 'pagamento', 'mudou'].includes(fase.nome) && envio === 'parado' && !encerrado
}

/** What the checkout shows of a state, beside the state itself. */
export function descrever(estado: Estado, carrinho: Carrinho) {
  const { formulario, tentativa, vinhaPendente, tentou, semCadastro } = estado
  const entrega = ehEntrega(tipoDaEntrega(formulario))
  const consulta = consultaDeAgora(estado)
  const doCliente = perguntaDoCliente(estado)
  const buscaFalhou = doCliente !== null && semCadastro === doCliente.telefone
  const frete: ResultadoFrete | null = entrega ? (consulta?.frete ?? null) : null
  const linhas = linhasDisponiveis(carrinho)
  const recusas = tentou ? [...estado.recusas, ...conferirDados(formulario)] : estado.recusas
  const mostrado: TotalMostrado = { linhas, valores: somarValores(linhas, taxaDoFrete(frete)) }
  return {
    entrega,
    /** The answer for the CEP in the form; null until it is known. */
    consulta,
    frete,
    mostrado,
    cepCompleto: cepDoFormulario(formulario) !== null,
    buscandoCliente: doCliente !== null && !doCliente.repetida && !buscaFalhou,
    /** True when no answer came for the phone that is in the form. */
    buscaFalhou,
    buscandoEntrega: perguntaDaEntrega(estado) !== null,
    /** True when an earlier order was sent with this key and it is not known whether it arrived. */
    haPendente: vinhaPendente && tentativa.pendente,
    erro: (campo: string) => textoDoCampo(recusas, campo),
  }
}
