import type { FormaPagamento } from '~/domain/carrinho/forma-pagamento'
import { ehEntrega, type TipoEntrega } from '~/domain/carrinho/tipo-entrega'
import type { ClienteAchado } from '~/domain/clientes/cliente-achado'
import type { Endereco } from '~/domain/enderecos/endereco'
import { type ResultadoFrete, taxaDoFrete } from '~/domain/frete/frete'
import type { ItemCongelado } from '~/domain/pedidos/item-congelado'
import { type Centavos, formatValor, ZERO } from '~/domain/valores/centavos'

import { comMaisUm, type Linha, linhaDoItem, type ProdutoOferecido } from './linhas'

export type CampoDoEndereco = keyof Endereco
export type EnderecoDigitado = { readonly [Campo in CampoDoEndereco]: string }
export type CampoDoTexto = 'nome' | 'telefone' | 'observacoes' | 'valorPago' | 'frete'

/** What is known of a CEP. */
export interface Cotacao {
  readonly cep: string
  /** Null: of an edited order, whose freight stands as it was saved; or our own server did not answer. */
  readonly frete: ResultadoFrete | null
}

/** The order form as it stands; what is typed is kept as it is typed. */
export interface Formulario {
  readonly nome: string
  readonly telefone: string
  readonly tipoEntrega: TipoEntrega
  readonly endereco: EnderecoDigitado
  /** The CEP was typed: its address fills the form, other than that of a customer who was chosen. */
  readonly cepDigitado: boolean
  /** Typed since the CEP: the look-up leaves them alone. */
  readonly tocados: readonly CampoDoEndereco[]
  readonly cotacao: Cotacao | null
  /** What delivery costs wherever it goes; null where it follows the distance. */
  readonly freteFixo: Centavos | null
  readonly frete: string
  /** Typed since the CEP: what the rule asks does not replace it. */
  readonly freteTocado: boolean
  readonly formaPagamento: FormaPagamento
  readonly valorPago: string
  readonly observacoes: string
  readonly linhas: readonly Linha[]
  /** The next line's. */
  readonly chaveDaLinha: number
}

const SEM_ENDERECO: EnderecoDigitado = {
  cep: '',
  logradouro: '',
  numero: '',
  complemento: '',
  bairro: '',
  cidade: '',
  estado: '',
}

/** The defaults of specification 2, section 2. */
export const FORMULARIO_VAZIO: Formulario = {
  nome: '',
  telefone: '',
  tipoEntrega: 'Retirar no restaurante',
  endereco: SEM_ENDERECO,
  cepDigitado: false,
  tocados: [],
  cotacao: null,
  freteFixo: null,
  frete: formatValor(ZERO),
  freteTocado: false,
  formaPagamento: 'dinheiro',
  valorPago: '',
  observacoes: '',
  linhas: [],
  chaveDaLinha: 1,
}

/** An order as it is read for editing. */
export interface PedidoLido {
  readonly nomeCliente: string
  readonly telefoneCliente: string
  readonly tipoEntrega: string
  readonly formaPagamento: string
  readonly observacoes: string | null
  readonly frete: Centavos
  readonly valorPago: Centavos
  readonly totalComFrete: Centavos
  readonly endereco: { readonly [Campo in CampoDoEndereco]: string | null }
  readonly itens: readonly ItemCongelado[]
}

export function formularioDoPedido(pedido: PedidoLido): Formulario {
  const endereco = enderecoDigitado(pedido.endereco)
  const comTroco = pedido.formaPagamento === 'dinheiro' && pedido.valorPago > pedido.totalComFrete
  return {
    ...FORMULARIO_VAZIO,
    nome: pedido.nomeCliente,
    telefone: pedido.telefoneCliente,
    tipoEntrega: pedido.tipoEntrega as TipoEntrega,
    endereco,
    cotacao: endereco.cep === '' ? null : { cep: endereco.cep, frete: null },
    frete: formatValor(pedido.frete),
    formaPagamento: pedido.formaPagamento as FormaPagamento,
    valorPago: comTroco ? formatValor(pedido.valorPago) : '',
    observacoes: pedido.observacoes ?? '',
    linhas: pedido.itens.map((item, posicao) => linhaDoItem(item, posicao + 1)),
    chaveDaLinha: pedido.itens.length + 1,
  }
}

function enderecoDigitado(endereco: PedidoLido['endereco']): EnderecoDigitado {
  const digitado = Object.entries(endereco).map(([campo, valor]) => [campo, valor ?? ''])
  return { ...SEM_ENDERECO, ...Object.fromEntries(digitado) }
}

export type LugarDoCep = Pick<PedidoLido['endereco'], 'logradouro' | 'bairro' | 'cidade' | 'estado'>

export type Acao =
  | { readonly tipo: 'abrir'; readonly formulario: Formulario }
  | { readonly tipo: 'configurar'; readonly freteFixo: Centavos | null }
  | { readonly tipo: 'digitar'; readonly campo: CampoDoTexto; readonly valor: string }
  | { readonly tipo: 'digitar-endereco'; readonly campo: CampoDoEndereco; readonly valor: string }
  | { readonly tipo: 'escolher-cliente'; readonly cliente: ClienteAchado }
  | { readonly tipo: 'escolher-entrega'; readonly tipoEntrega: TipoEntrega }
  | { readonly tipo: 'escolher-forma'; readonly forma: FormaPagamento }
  | { readonly tipo: 'cotar-de-novo' }
  | { readonly tipo: 'cotado'; readonly cotacao: Cotacao; readonly lugar: LugarDoCep | null }
  | { readonly tipo: 'adicionar'; readonly produto: ProdutoOferecido }
  | { readonly tipo: 'mudar-linha'; readonly chave: number; readonly mudar: (linha: Linha) => Linha }
  | { readonly tipo: 'remover-linha'; readonly chave: number }

export function mudarFormulario(f: Formulario, acao: Acao): Formulario {
  switch (acao.tipo) {
    case 'abrir':
      return { ...acao.formulario, freteFixo: f.freteFixo ?? acao.formulario.freteFixo }
    case 'configurar':
      return { ...f, freteFixo: acao.freteFixo }
    case 'digitar':
      return { ...f, [acao.campo]: acao.valor, freteTocado: f.freteTocado || acao.campo === 'frete' }
    case 'digitar-endereco':
      return digitarEndereco(f, acao.campo, acao.valor)
    case 'escolher-cliente':
      return escolherCliente(f, acao.cliente)
    case 'escolher-entrega':
      return escolherEntrega(f, acao.tipoEntrega)
    case 'escolher-forma':
      return { ...f, formaPagamento: acao.forma }
    case 'cotar-de-novo':
      return { ...f, cotacao: null, cepDigitado: false, freteTocado: false }
    case 'cotado':
      return receberCotacao(f, acao.cotacao, acao.lugar)
    case 'adicionar':
      return {
        ...f,
        linhas: comMaisUm(f.linhas, acao.produto, f.chaveDaLinha),
        chaveDaLinha: f.chaveDaLinha + 1,
      }
    case 'mudar-linha':
      return { ...f, linhas: f.linhas.map(linha => (linha.chave === acao.chave ? acao.mudar(linha) : linha)) }
    case 'remover-linha':
      return { ...f, linhas: f.linhas.filter(({ chave }) => chave !== acao.chave) }
  }
}

const CEP_NOVO = { cepDigitado: false, tocados: [], cotacao: null, freteTocado: false } as const

function digitarEndereco(f: Formulario, campo: CampoDoEndereco, valor: string): Formulario {
  const endereco = { ...f.endereco, [campo]: valor }
  if (campo === 'cep') return { ...f, endereco, ...CEP_NOVO, cepDigitado: true }
  return { ...f, endereco, tocados: f.tocados.includes(campo) ? f.tocados : [...f.tocados, campo] }
}

/** The record of a customer without any address leaves what is typed. */
function escolherCliente(f: Formulario, { nome, telefone, endereco }: ClienteAchado): Formulario {
  const salvo = enderecoDigitado(endereco)
  if (Object.values(salvo).every(valor => valor === '')) return { ...f, nome, telefone }
  return { ...f, nome, telefone, endereco: salvo, ...CEP_NOVO }
}

/** Freight is for home delivery alone (specification 2, section 4). */
function escolherEntrega(f: Formulario, tipoEntrega: TipoEntrega): Formulario {
  if (!ehEntrega(tipoEntrega)) return { ...f, tipoEntrega, frete: formatValor(ZERO) }
  if (ehEntrega(f.tipoEntrega)) return f
  const cotacao = f.cotacao?.frete ? f.cotacao : null
  const oferecido = freteOferecido(cotacao) ?? f.freteFixo ?? ZERO
  return { ...f, tipoEntrega, cotacao, frete: formatValor(oferecido), freteTocado: false }
}

/** What the rule of the public side asks; null where it delivers nothing, which the owner may. */
function freteOferecido(cotacao: Cotacao | null): Centavos | null {
  const frete = cotacao?.frete
  if (!frete || frete.tipo === 'fora-da-area' || frete.tipo === 'recusado') return null
  return taxaDoFrete(frete)
}

const DO_CEP = ['logradouro', 'bairro', 'cidade', 'estado'] as const satisfies readonly CampoDoEndereco[]

/** An answer to a CEP that was typed over changes nothing; one that knows no address clears it (section 8). */
function receberCotacao(f: Formulario, cotacao: Cotacao, lugar: LugarDoCep | null): Formulario {
  if (f.endereco.cep !== cotacao.cep) return f
  const endereco: { -readonly [Campo in CampoDoEndereco]: string } = { ...f.endereco }
  for (const campo of DO_CEP) {
    if (f.cepDigitado && !f.tocados.includes(campo)) endereco[campo] = lugar?.[campo] ?? ''
  }
  const oferecido = f.freteTocado ? null : freteOferecido(cotacao)
  return { ...f, cotacao, endereco, frete: oferecido === null ? f.frete : formatValor(oferecido) }
}

/** Typed or chosen by somebody: what a look-up answered by itself is no reason to ask before it goes. */
export function conteudoDoFormulario({ cotacao: _, freteFixo: __, frete, ...digitado }: Formulario): string {
  return JSON.stringify({ ...digitado, frete: ehEntrega(digitado.tipoEntrega) ? frete : '' })
}
