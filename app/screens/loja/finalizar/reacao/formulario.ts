import type * as v from 'valibot'
import { dadosDoClienteSchema } from '~/domain/clientes/cliente'
import { type Endereco, enderecoSchema } from '~/domain/enderecos/endereco'
import {
  descreverPreenchimento,
  LINHAS_DO_LUGAR,
  linhasEmUmaLinha,
  recusarOutroLugar,
} from '~/domain/enderecos/lugar'
import { tituloDaMensagem } from '~/domain/pedidos/checkout/novo-pedido'
import { especieDe } from '~/domain/pedidos/forma-pagamento'
import { ehEntrega, type TipoEntregaDoCheckout } from '~/domain/pedidos/tipo-entrega'
import { lerFormularioCom } from '~/domain/respostas/ler-formulario'
import type { Recusa } from '~/domain/respostas/recusa'
import { type Centavos, parseReais } from '~/domain/valores/centavos'
import { lerCep } from '~/domain/valores/cep'
import type { LugarConsultado } from '~/screens/campos/reacao/entrega-consultada'
import { receberLugar, semVazios, voltarAoDigitado } from './linhas-do-cep'
import {
  CAMPOS_DO_CLIENTE,
  CAMPOS_DO_ENDERECO,
  CAMPOS_DO_PAGAMENTO,
  type Campo,
  type CampoMarcado,
  type Rascunho,
} from './rascunho'

/** What this browser may know of the customer of a phone (privacidade-3). */
export type RespostaDoCliente =
  /** Name and address as this browser typed them last. */
  | { readonly cliente: 'vinculado'; readonly nome: string; readonly endereco: Endereco | null }
  /** Name and address are masked; the address is present only when its CEP was typed. */
  | { readonly cliente: 'conhecido'; readonly nome: string; readonly endereco: string | null }
  | { readonly cliente: 'novo' }

export interface ClienteBuscado {
  readonly telefone: string
  /** The CEP that was asked with; null when it was not yet complete. */
  readonly cep: string | null
  readonly resposta: RespostaDoCliente
}

/** The address of a CEP; null where the customer types it. */
export type LugarBuscado = LugarConsultado & { readonly cep: string }

/**
 * Typed texts and looked-up ones are kept separately. A field shows the typed text, or else what was found for the
 * phone and the CEP that are in the form now. So a late answer cannot overwrite anything, and when the phone or the CEP
 * changes, the typed texts show again (checkout-4, checkout-8).
 */
export interface Formulario extends Omit<Rascunho, 'chave' | 'chaveEm' | 'pendente'> {
  readonly buscado: ClienteBuscado | null
  readonly lugar: LugarBuscado | null
  /** True when the phone was typed since the checkout opened. Only then do look-ups show toasts. */
  readonly telefoneTocado: boolean
}

export type Acao =
  | { readonly tipo: 'digitar'; readonly campo: Campo; readonly valor: string }
  | { readonly tipo: 'escolher-entrega'; readonly tipoEntrega: TipoEntregaDoCheckout }
  | { readonly tipo: 'cliente-buscado'; readonly buscado: ClienteBuscado }
  | { readonly tipo: 'lugar-buscado'; readonly lugar: LugarBuscado }
  | { readonly tipo: 'voltar-ao-digitado' }
  | { readonly tipo: 'usar-do-cep' }
  | { readonly tipo: 'usar-salvo'; readonly usar: boolean }
  | { readonly tipo: 'escolher-bairro'; readonly nome: string | null }
  | { readonly tipo: 'escolher-forma'; readonly forma: Formulario['formaPagamento'] }
  | { readonly tipo: 'marcar'; readonly campo: CampoMarcado; readonly sim: boolean }

export function abrirFormulario(rascunho: Rascunho): Formulario {
  return { ...rascunho, buscado: null, lugar: null, telefoneTocado: false }
}

export function mudarFormulario(f: Formulario, acao: Acao): Formulario {
  switch (acao.tipo) {
    case 'digitar':
      return digitar(f, acao.campo, acao.valor)
    case 'escolher-entrega':
      return { ...f, tipoEntrega: acao.tipoEntrega }
    case 'cliente-buscado':
      return { ...f, buscado: acao.buscado, digitados: semVazios(f.digitados) }
    case 'lugar-buscado':
      return { ...f, ...receberLugar(f, acao.lugar), lugar: acao.lugar }
    case 'voltar-ao-digitado':
      return { ...f, ...voltarAoDigitado(f, cepDoFormulario(f) ?? '') }
    case 'usar-do-cep':
      return { ...f, ...(f.lugar && receberLugar({ ...f, cepDasLinhas: {} }, f.lugar)) }
    case 'usar-salvo':
      return { ...f, cepSalvo: acao.usar ? valorDoCampo(f, 'cep') : null }
    case 'escolher-bairro':
      return escolherBairro(f, acao.nome)
    case 'escolher-forma':
      return { ...f, formaPagamento: acao.forma }
    case 'marcar':
      return { ...f, [acao.campo]: acao.sim }
  }
}

function digitar(f: Formulario, campo: Campo, valor: string): Formulario {
  const digitados = { ...f.digitados, [campo]: valor }
  if (campo === 'telefone') return { ...f, digitados, cepSalvo: null, telefoneTocado: true }
  if (campo === 'cep') return { ...f, digitados, cepSalvo: null }
  const linha = LINHAS_DO_LUGAR.find(linha => linha === campo)
  if (!linha) return { ...f, digitados }
  return { ...f, digitados, cepDasLinhas: { ...f.cepDasLinhas, [linha]: cepDoFormulario(f) ?? '' } }
}

/** The name is written into the address too, as long as nothing stands there. */
function escolherBairro(f: Formulario, nome: string | null): Formulario {
  const escolhido = { ...f, bairroEscolhido: { cep: cepDoFormulario(f) ?? '', nome } }
  return nome === null || valorDoCampo(f, 'bairro').trim() !== ''
    ? escolhido
    : digitar(escolhido, 'bairro', nome)
}

/** The choice that was made for the CEP that is in the form now; undefined when there is none. */
export function nomeEscolhido(f: Formulario): string | null | undefined {
  const { bairroEscolhido: escolhido } = f
  return escolhido && escolhido.cep === cepDoFormulario(f) ? escolhido.nome : undefined
}

/** Null while it is incomplete. */
export function cepDoFormulario(f: Formulario): string | null {
  return lerCep(valorDoCampo(f, 'cep'))
}

export function valorDoCampo(f: Formulario, campo: Campo): string {
  const digitado = f.digitados[campo]
  if (digitado !== undefined) return digitado
  const ficha = fichaDoTelefone(f)
  if (campo === 'nome') return ficha?.nome ?? ''
  if (!ehDoEndereco(campo)) return ''
  const salvo = ficha?.endereco ?? null
  if (campo === 'cep') return salvo?.cep ?? ''
  const cep = valorDoCampo(f, 'cep')
  if (salvo?.cep === cep) return salvo[campo] ?? ''
  return campo === 'numero' || campo === 'complemento' ? '' : (lugarDoCep(f)?.[campo] ?? '')
}

function ehDoEndereco(campo: Campo): campo is keyof Endereco {
  return CAMPOS_DO_ENDERECO.some(outro => outro === campo)
}

/** What was found for the CEP that is in the form now. */
function lugarDoCep(f: Formulario): LugarBuscado | null {
  return f.lugar?.cep === valorDoCampo(f, 'cep') ? f.lugar : null
}

/** The typed lines that were replaced by what was found, as one text; null when there are none. */
export function enderecoDeAntes(f: Formulario): string | null {
  return linhasEmUmaLinha(f.linhasDeAntes) || null
}

/** The address of the CEP as one text, when the typed address is another one. */
export function enderecoDoCep(f: Formulario): string | null {
  const lugar = lugarDoCep(f)
  return lugar && recusarOutroLugar(enderecoDoFormulario(f), lugar) ? linhasEmUmaLinha(lugar) : null
}

/** What a look-up did to the lines; null before there was one. */
export function dicaDoEndereco(f: Formulario): string | null {
  const lugar = lugarDoCep(f)
  if (!lugar) return null
  const doFormulario = enderecoDoFormulario(f)
  const escrito = LINHAS_DO_LUGAR.map(linha => {
    // A stored record may spell the same street in another way.
    return [linha, f.digitados[linha] ?? lugar[linha] ?? doFormulario[linha]]
  })
  return descreverPreenchimento(lugar, Object.fromEntries(escrito))
}

export function clienteDoFormulario(f: Formulario) {
  return valoresDe(f, CAMPOS_DO_CLIENTE)
}

export function enderecoDoFormulario(f: Formulario) {
  return valoresDe(f, CAMPOS_DO_ENDERECO)
}

export function pagamentoDoFormulario(f: Formulario) {
  return valoresDe(f, CAMPOS_DO_PAGAMENTO)
}

/** The cash that is handed over for `total`; null for any other method, and while nothing readable is typed. */
export function dinheiroDoFormulario(f: Formulario, total: Centavos): Centavos | null {
  if (especieDe(f.formaPagamento) !== 'dinheiro') return null
  return f.semTroco ? total : parseReais(valorDoCampo(f, 'valorPago'))
}

function valoresDe<Nome extends Campo>(f: Formulario, campos: readonly Nome[]): Record<Nome, string> {
  return Object.fromEntries(campos.map(campo => [campo, valorDoCampo(f, campo)])) as Record<Nome, string>
}

/** What was found for the phone that is in the form now. */
export function respostaDoTelefone(f: Formulario): RespostaDoCliente | null {
  return f.buscado && f.buscado.telefone === f.digitados.telefone ? f.buscado.resposta : null
}

function fichaDoTelefone(f: Formulario) {
  const resposta = respostaDoTelefone(f)
  return resposta?.cliente === 'vinculado' ? resposta : null
}

/** The masked name of a customer whose data this browser may not see; null otherwise. */
export function nomeConhecido(f: Formulario): string | null {
  const resposta = respostaDoTelefone(f)
  return resposta?.cliente === 'conhecido' ? resposta.nome : null
}

/** 'Receber no meu endereço' when a CEP is present, until the customer chooses (checkout-5). */
export function tipoDaEntrega(f: Formulario): TipoEntregaDoCheckout {
  return f.tipoEntrega ?? (valorDoCampo(f, 'cep') === '' ? 'Retirar no local' : 'Receber no meu endereço')
}

/** The stored address, masked, while phone and CEP of the form are its own (privacidade-4). */
export function enderecoOferecido(f: Formulario): string | null {
  const resposta = respostaDoTelefone(f)
  if (resposta?.cliente !== 'conhecido' || f.buscado?.cep !== valorDoCampo(f, 'cep')) return null
  return resposta.endereco
}

/** The offered address once it was accepted. */
export function enderecoAceito(f: Formulario): string | null {
  return f.cepSalvo !== null && f.cepSalvo === valorDoCampo(f, 'cep') ? enderecoOferecido(f) : null
}

/** What is wrong with step 1, in the order of its fields, one text for each (checkout-6). */
export function conferirDados(f: Formulario): Recusa[] {
  const doCliente = recusasDe(dadosDoClienteSchema, clienteDoFormulario(f))
  if (!ehEntrega(tipoDaEntrega(f)) || enderecoAceito(f) !== null) return doCliente
  const endereco = enderecoDoFormulario(f)
  const doEndereco = recusasDe(enderecoSchema, endereco)
  const semCidade = doEndereco.some(({ campo }) => campo === 'cidade' || campo === 'estado')
  const noutroLugar = semCidade ? null : recusarOutroLugar(endereco, lugarDoCep(f))
  return [...doCliente, ...doEndereco, ...(noutroLugar ? [noutroLugar] : [])]
}

function recusasDe(schema: v.GenericSchema, valores: object): Recusa[] {
  const lido = lerFormularioCom(schema, valores, tituloDaMensagem)
  return 'recusas' in lido ? lido.recusas : []
}
