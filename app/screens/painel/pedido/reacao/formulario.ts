import type { ClienteAchado } from '~/domain/clientes/cliente-achado'
import type { Secao } from '~/domain/configuracoes/configuracoes'
import type { Endereco } from '~/domain/enderecos/endereco'
import { type FormaDeAntes, formaDeAntes } from '~/domain/pedidos/ajuste-da-forma'
import {
  type Diretos,
  type DiretosDigitados,
  digitarDiretos,
  diretosDe,
  SEM_DIRETOS,
} from '~/domain/pedidos/campos-diretos'
import { especieDe, type FormaPagamento } from '~/domain/pedidos/forma-pagamento'
import type { FormaDaLoja } from '~/domain/pedidos/formas-da-loja'
import type { ItemGuardado } from '~/domain/pedidos/item'
import { ehDoServico, type ServicoDeAntes, servicoDeAntes } from '~/domain/pedidos/taxa-de-servico'
import { ehEntrega, maneiraDe, type TipoEntrega } from '~/domain/pedidos/tipo-entrega'
import type { Ajuste } from '~/domain/pedidos/valores'
import type { PromocaoDoPedido } from '~/domain/promocoes/promocao'
import { type Centavos, formatValor } from '~/domain/valores/centavos'
import { lerCep } from '~/domain/valores/cep'
import { lerTelefone } from '~/domain/valores/telefone'
import type { EntregaConsultada } from '~/screens/campos/reacao/entrega-consultada'
import type { Linha } from '../linhas/linha'
import { linhaDoItem } from '../linhas/linhas'

export type CampoDoEndereco = keyof Endereco
export type EnderecoDigitado = { readonly [Campo in CampoDoEndereco]: string }
export type CampoDoTexto = 'nome' | 'telefone' | 'valorPago' | 'frete' | 'cupom' | 'desconto' | 'motivo'

/**
 * What is known about a CEP. The freight is null also for an edited order, whose freight stays as it was saved until
 * the CEP is asked about.
 */
export type Cotacao = Pick<EntregaConsultada, 'cep' | 'frete'> & Partial<EntregaConsultada>

/** Whose data the form has: what was filled in with a customer, and is removed with that customer (decision 022). */
export interface Procedencia {
  /** 'cadastro', as drafts in browsers have it: a chosen ficha; 'mantido': a record that was kept for another phone; 'pedido': the edited order. */
  readonly de: 'cadastro' | 'mantido' | 'pedido'
  readonly nome: string
  /** Digits. */
  readonly telefone: string
  /** Null when the record had no address and the one in the form was typed. */
  readonly endereco: EnderecoDigitado | null
}

/** Typed texts that were replaced by something else, until they are put back. */
export interface Anterior {
  readonly nome: string | null
  readonly telefone: string | null
  readonly endereco: EnderecoDigitado | null
}

/** The state of the order form; typed texts are kept as they are typed. */
export interface Formulario extends DiretosDigitados {
  readonly nome: string
  readonly telefone: string
  readonly procedencia: Procedencia | null
  readonly anterior: Anterior
  /**
   * The customer who was removed from the form when another phone was typed, with what the form had about that
   * customer.
   */
  readonly saiu: (Pick<Formulario, 'nome' | 'endereco'> & { readonly procedencia: Procedencia }) | null
  /** Whose phone it is, when the server has answered; `cliente` is null when it is nobody's. */
  readonly dono: { readonly telefone: string; readonly cliente: ClienteAchado | null } | null
  /** The new name for the record of the customer who has the phone. */
  readonly renomear: string | null
  readonly tipoEntrega: TipoEntrega
  readonly endereco: EnderecoDigitado
  /** True when the CEP was typed: then its address fills the form, which the CEP of a chosen customer does not. */
  readonly cepDigitado: boolean
  /**
   * Fields typed by hand: 'agora' when typed after the CEP, whose look-up leaves them alone, or 'antes' when typed
   * before it.
   */
  readonly tocados: { readonly [Campo in CampoDoEndereco]?: 'antes' | 'agora' }
  readonly cotacao: Cotacao | null
  /** True for the form of an order that exists already, whose adjustments stay. */
  readonly editado: boolean
  /** What the shop asks of its customers' orders, of which the form only warns; null until it is read. */
  readonly regras: (Secao<'minimo'> & Secao<'servico'> & { readonly formas: readonly FormaDaLoja[] }) | null
  /** Those of several items that hold now. */
  readonly promocoes: readonly PromocaoDoPedido[]
  /** The fee when it is the same for every address; null when it depends on the address. */
  readonly freteFixo: Centavos | 'a-combinar' | null
  /** True for an order whose fee was still to be agreed on. */
  readonly aCombinar: boolean
  /** The freight that somebody typed for this CEP only; '' when none is typed yet. */
  readonly freteDigitado: { readonly cep: string; readonly valor: string } | null
  /** The place that the edited order's fee is for, where its address says another. */
  readonly lugarDaTaxa: string | null
  readonly formaPagamento: FormaPagamento
  /** How the edited order is paid as it is stored. */
  readonly formaDeAntes: FormaDeAntes | null
  /** Whether the service is paid, if the order is eaten here. */
  readonly servico: boolean
  readonly servicoDeAntes: ServicoDeAntes | null
  readonly valorPago: string
  /** The code of a coupon, for an order that has none. */
  readonly cupom: string
  /** The typed discount, as '5,00' or '10%', and why it is given. */
  readonly desconto: string
  readonly motivo: string
  readonly linhas: readonly Linha[]
  /** The line whose questions are open. */
  readonly escolhendo: number | null
  /** The adjustments of the edited order, but for the typed discount. */
  readonly ajustes: readonly AjusteLido[]
  /** The key for the next line. */
  readonly chaveDaLinha: number
  /** The line that was added to last, and its quantity then; a new object each time. */
  readonly ultima: { readonly chave: number; readonly quantidade: string } | null
}

export const SEM_ENDERECO: EnderecoDigitado = {
  cep: '',
  logradouro: '',
  numero: '',
  complemento: '',
  bairro: '',
  cidade: '',
  estado: '',
}

const NADA_ANTES: Anterior = { nome: null, telefone: null, endereco: null }

/** The form for a new order before anything is typed (balcao-1). */
export const FORMULARIO_VAZIO: Formulario = {
  nome: '',
  telefone: '',
  procedencia: null,
  anterior: NADA_ANTES,
  saiu: null,
  dono: null,
  renomear: null,
  tipoEntrega: 'Retirar no restaurante',
  endereco: SEM_ENDERECO,
  cepDigitado: false,
  tocados: {},
  cotacao: null,
  editado: false,
  regras: null,
  promocoes: [],
  freteFixo: null,
  aCombinar: false,
  freteDigitado: null,
  lugarDaTaxa: null,
  formaPagamento: 'dinheiro',
  formaDeAntes: null,
  servico: true,
  servicoDeAntes: null,
  valorPago: '',
  ...SEM_DIRETOS,
  ...{ cupom: '', desconto: '', motivo: '' },
  linhas: [],
  escolhendo: null,
  ajustes: [],
  chaveDaLinha: 1,
  ultima: null,
}

/** An order as it is read for editing. */
export interface PedidoLido extends Diretos {
  readonly nomeCliente: string
  readonly telefoneCliente: string
  readonly tipoEntrega: string
  readonly formaPagamento: string
  readonly frete: Centavos
  readonly lugarDaTaxa?: string | null
  readonly aCombinar?: boolean
  readonly valorPago: Centavos
  readonly totalComFrete: Centavos
  readonly endereco: { readonly [Campo in CampoDoEndereco]: string | null }
  readonly itens: readonly ItemGuardado[]
  readonly ajustes: readonly AjusteLido[]
}

/** `digitado` is a discount that somebody of the shop has typed. */
interface AjusteLido extends Ajuste, Partial<Record<'digitado' | 'doCupom', boolean>> {
  readonly rotulo?: string | null
}

export function formularioDoPedido(pedido: PedidoLido): Formulario {
  const { nomeCliente: nome, telefoneCliente: telefone } = pedido
  const endereco = enderecoDigitado(pedido.endereco)
  const tipoEntrega = pedido.tipoEntrega as TipoEntrega
  const digitado = pedido.ajustes.find(ajuste => ajuste.digitado)
  const comTroco = especieDe(pedido.formaPagamento) === 'dinheiro' && pedido.valorPago > pedido.totalComFrete
  return {
    ...FORMULARIO_VAZIO,
    nome,
    telefone,
    procedencia: { de: 'pedido', nome, telefone, endereco: temEndereco(endereco) ? endereco : null },
    tipoEntrega,
    editado: true,
    endereco,
    cotacao: endereco.cep === '' ? null : { cep: endereco.cep, frete: null },
    freteDigitado: ehEntrega(tipoEntrega) ? { cep: endereco.cep, valor: freteLido(pedido) } : null,
    aCombinar: pedido.aCombinar ?? false,
    lugarDaTaxa: pedido.lugarDaTaxa ?? null,
    formaPagamento: pedido.formaPagamento as FormaPagamento,
    formaDeAntes: formaDeAntes(pedido),
    servico: maneiraDe(tipoEntrega) !== 'mesa' || pedido.ajustes.some(ehDoServico),
    servicoDeAntes: servicoDeAntes(pedido),
    valorPago: comTroco ? formatValor(pedido.valorPago) : '',
    ...digitarDiretos(pedido),
    linhas: pedido.itens.map((item, posicao) => linhaDoItem(item, posicao + 1)),
    ajustes: pedido.ajustes.filter(ajuste => ajuste !== digitado),
    desconto: digitado ? formatValor(digitado.valor) : '',
    motivo: digitado?.rotulo ?? '',
    chaveDaLinha: pedido.itens.length + 1,
  }
}

const freteLido = ({ aCombinar, frete }: PedidoLido) => (aCombinar ? '' : formatValor(frete))

export function enderecoDigitado(endereco: PedidoLido['endereco']): EnderecoDigitado {
  const digitado = Object.entries(endereco).map(([campo, valor]) => [campo, valor ?? ''])
  return { ...SEM_ENDERECO, ...Object.fromEntries(digitado) }
}

export function temEndereco(endereco: EnderecoDigitado): boolean {
  return Object.values(endereco).some(valor => valor.trim() !== '')
}

export function mesmoEndereco(um: EnderecoDigitado, outro: EnderecoDigitado): boolean {
  const campos = Object.keys(SEM_ENDERECO) as CampoDoEndereco[]
  return campos.every(campo => um[campo].trim() === outro[campo].trim())
}

/** The phone as records store it. */
export function digitosDoTelefone({ telefone }: Pick<Formulario, 'telefone'>): string {
  return lerTelefone(telefone)
}

/** The complete CEP, or '' while there is none. */
export function cepDoFormulario({ endereco }: Pick<Formulario, 'endereco'>): string {
  return lerCep(endereco.cep) ?? ''
}

/** What somebody typed or chose, without what a look-up filled in by itself, which may be lost without a question. */
export function conteudoDoFormulario(f: Formulario): string {
  const { nome, telefone, tipoEntrega, endereco, formaPagamento, valorPago, linhas } = f
  const frete = ehEntrega(tipoEntrega) ? f.freteDigitado : null
  return JSON.stringify([
    [nome, telefone, tipoEntrega, endereco, frete],
    [f.servico, formaPagamento, valorPago, diretosDe(f), f.cupom, f.desconto, f.motivo, linhas],
  ])
}
