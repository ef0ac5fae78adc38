import type { Secao } from '~/domain/configuracoes/configuracoes'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { type Centavos, formatReais, ZERO } from '~/domain/valores/centavos'
import { type ConfiguracaoFixa, type FreteFixo, regraFixa } from './modo-fixo'
import { type ConfiguracaoPorKm, type FretePorKm, regraPorKm } from './modo-km'
import {
  type AnuncioDoFrete,
  type Destino,
  type DitoDoFrete,
  type FreteNaMensagem,
  type PontoDeEntrega,
  type RegraDoFrete,
  VERIFIQUE_O_CEP,
} from './regra'

/** How a shop may charge for delivery: each mode is one rule. */
const REGRAS = { fixo: regraFixa, km: regraPorKm }

export type ModoDeFrete = keyof typeof REGRAS
export type ConfiguracaoFrete = ConfiguracaoFixa | ConfiguracaoPorKm
export type ResultadoFrete = FreteFixo | FretePorKm

/** TypeScript cannot tell that settings and results fit the rule of their `modo`, hence the wider type. */
function regraDe({ modo }: { readonly modo: ModoDeFrete }): RegraDoFrete<ConfiguracaoFrete, ResultadoFrete> {
  return REGRAS[modo]
}

/**
 * The mode of freight that is switched on in the company's settings, with the settings of that mode alone. A blank
 * fixed fee is 0, which means free delivery only in the fixed mode. A blank radius means no limit.
 */
export function configuracaoDoFrete(guardado: Secao<'frete'>): ConfiguracaoFrete {
  const fixo = naoNegativo(guardado.valorFreteFixo)
  if (!guardado.calcularFretePorKm) return { modo: 'fixo', taxa: fixo }
  const porKm = naoNegativo(guardado.valorFreteKm)
  return { modo: 'km', porKm, raio: guardado.raioAtendimento ?? 0, semDistancia: fixo }
}

function naoNegativo(valor: Centavos | null): Centavos {
  return valor !== null && valor > 0 ? valor : ZERO
}

export interface PerguntaDeFrete {
  readonly configuracao: ConfiguracaoFrete
  /** The company; null without CEP. */
  readonly restaurante: PontoDeEntrega | null
  /** The customer; null while the CEP is incomplete. */
  readonly destino: Destino | null
}

/** The fee of a home delivery, by the rule of the company's mode. */
export function calcularFrete({ configuracao, restaurante, destino }: PerguntaDeFrete): ResultadoFrete {
  return regraDe(configuracao).calcular(configuracao, restaurante, destino)
}

/** The fee that is the same wherever the order goes; null where the rule has to know more. */
export function freteSemDestino(configuracao: ConfiguracaoFrete): Centavos | null {
  const { precisa, calcular } = regraDe(configuracao)
  return precisa === 'nada' ? calcular(configuracao, null, null).taxa : null
}

/**
 * True when the fee depends on the CEP's position. Only the postal service knows it, so then it is worth waiting for.
 */
export function segueAPosicao(configuracao: ConfiguracaoFrete): boolean {
  return regraDe(configuracao).precisa === 'posicao'
}

/** The destination that a fee was asked for, as far as the fee depends on it. */
export interface Cotado {
  readonly cep: string
  /** Present only when the fee depends on the bairro; null when none was typed. */
  readonly bairro?: string | null
}

export function cotadoPara(configuracao: ConfiguracaoFrete, { cep, bairro }: Destino): Cotado {
  return regraDe(configuracao).precisa === 'bairro' ? { cep, bairro } : { cep }
}

/** Whether a fee that was asked for is valid for the address that is in the form now. */
export function valePara(
  cotado: Cotado,
  destino: { readonly cep: string; readonly bairro: string },
): boolean {
  if (cotado.cep !== destino.cep) return false
  return cotado.bairro === undefined || (cotado.bairro ?? '') === destino.bairro.trim()
}

/** What the menu says of delivery before a CEP is known. */
export function anunciarFrete(configuracao: ConfiguracaoFrete): AnuncioDoFrete {
  return regraDe(configuracao).anunciar(configuracao)
}

/** The fee that a calculation adds to the total; zero for pickup (null) and where nothing is delivered. */
export function taxaDoFrete(resultado: ResultadoFrete | null): Centavos {
  return resultado?.taxa ?? ZERO
}

const ENDERECO_INVALIDO = recusar(
  'endereco-invalido',
  'Endereço Inválido',
  'Não é possível entregar no CEP informado ou o cálculo de distância falhou.',
  'cep',
)

/** The refusal of a delivery that cannot be made; null when it can (frete-4, frete-5). */
export function recusaDoFrete({ situacao }: ResultadoFrete): Recusa | null {
  return situacao === 'fora-da-area' || situacao === 'recusado' ? ENDERECO_INVALIDO : null
}

/** As `recusaDoFrete`, and also refuses when the fee could not be found out (null). */
export function recusaSemFrete(resultado: ResultadoFrete | null): Recusa | null {
  return resultado === null ? ENDERECO_INVALIDO : recusaDoFrete(resultado)
}

/** Describes a result as its rule does. */
export function dizerFrete(resultado: ResultadoFrete): DitoDoFrete {
  return regraDe(resultado).dizer(resultado)
}

/**
 * What the checkout says beside the address, as '3,2 km em linha reta · R$ 6,40'; for null it says that the fee could
 * not be found out.
 */
export function descreverFrete(resultado: ResultadoFrete | null): string {
  if (resultado === null) return VERIFIQUE_O_CEP
  const { como } = dizerFrete(resultado)
  return recusaDoFrete(resultado) ? como : `${como} · ${formatReais(resultado.taxa)}`
}

/** What a fee was computed from, as its order keeps it for good. */
export interface BaseDoFrete {
  /** 'digitado' when the owner typed the fee; null for pickup, and for old orders of which it is not known. */
  readonly freteModo: ModoDeFrete | 'digitado' | null
  /** Straight line, one decimal; null when the fee did not follow the distance. */
  readonly distanciaKm: number | null
}

export const SEM_BASE: BaseDoFrete = { freteModo: null, distanciaKm: null }
export const FRETE_DIGITADO: BaseDoFrete = { freteModo: 'digitado', distanciaKm: null }

/**
 * The base of a fee that a rule computed; `resultado` is null for pickup. A fixed fee that replaced one by distance is
 * kept as a fixed fee.
 */
export function baseDoFrete(resultado: ResultadoFrete | null): BaseDoFrete {
  if (resultado === null) return SEM_BASE
  if (resultado.situacao === 'por-falha') return { freteModo: 'fixo', distanciaKm: null }
  return { freteModo: resultado.modo, distanciaKm: 'km' in resultado ? resultado.km : null }
}

/** What a WhatsApp message says of an order's fee besides the amount; nothing where no rule computed it. */
export function freteNaMensagem({ freteModo: modo, ...pedido }: BaseDoFrete): FreteNaMensagem {
  return ehModo(modo) ? regraDe({ modo }).dizerNaMensagem(pedido) : {}
}

function ehModo(modo: BaseDoFrete['freteModo']): modo is ModoDeFrete {
  return modo !== null && Object.hasOwn(REGRAS, modo)
}
