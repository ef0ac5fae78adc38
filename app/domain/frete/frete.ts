import type { ModoDeFrete, Secao } from '~/domain/configuracoes/configuracoes'
import { type Centavos, formatReais, ZERO } from '~/domain/valores/centavos'
import { type ConfiguracaoACombinar, type FreteACombinar, regraACombinar } from './modo-a-combinar'
import {
  type BairroAtendido,
  type ConfiguracaoPorBairros,
  type EscolhaDeBairro,
  type FretePorBairro,
  regraPorBairros,
} from './modo-bairros'
import {
  type ConfiguracaoPorFaixas,
  type FaixaDeFrete,
  type FretePorFaixas,
  regraPorFaixas,
} from './modo-faixas'
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
import { recusaDoFrete } from './taxa-ou-recusa'

/** What says the fee of a delivery: one of the modes that an owner chooses, or that none was chosen yet. */
export type ModoDaTaxa = ModoDeFrete | 'a-combinar'

/** How a shop may charge for delivery: each mode is one rule. */
const REGRAS = {
  fixo: regraFixa,
  km: regraPorKm,
  faixas: regraPorFaixas,
  bairros: regraPorBairros,
  'a-combinar': regraACombinar,
} satisfies Record<ModoDaTaxa, unknown>

export type ConfiguracaoFrete =
  | ConfiguracaoFixa
  | ConfiguracaoPorKm
  | ConfiguracaoPorFaixas
  | ConfiguracaoPorBairros
  | ConfiguracaoACombinar
export type ResultadoFrete = FreteFixo | FretePorKm | FretePorFaixas | FretePorBairro | FreteACombinar

/** TypeScript cannot tell that settings and results fit the rule of their `modo`, hence the wider type. */
function regraDe({ modo }: { readonly modo: ModoDaTaxa }): RegraDoFrete<ConfiguracaoFrete, ResultadoFrete> {
  return REGRAS[modo]
}

/** What a company has stored of all modes. */
export interface FreteGuardado extends Secao<'frete'> {
  readonly faixas?: readonly FaixaDeFrete[]
  /** The table of bairros as far as the question needs it, as `ConfiguracaoPorBairros` has it. */
  readonly bairros?: Pick<ConfiguracaoPorBairros, 'taxas' | 'bairros'>
}

/**
 * The mode of freight that is switched on in the company's settings, with the settings of that mode alone. In the fixed
 * mode a fee that was never saved is to be agreed on, and 0 is free; in the others a blank fixed fee is 0. A blank radius
 * means no limit.
 */
export function configuracaoDoFrete(guardado: FreteGuardado): ConfiguracaoFrete {
  const modo = guardado.modoFrete
  const fixo = naoNegativo(guardado.valorFreteFixo)
  switch (modo) {
    case 'fixo':
      return guardado.valorFreteFixo === null ? { modo: 'a-combinar' } : { modo, taxa: fixo }
    case 'km': {
      const porKm = naoNegativo(guardado.valorFreteKm)
      return { modo, porKm, raio: guardado.raioAtendimento ?? 0, semDistancia: fixo }
    }
    case 'faixas': {
      const faixas = (guardado.faixas ?? []).toSorted((a, b) => a.ate - b.ate)
      return { modo, faixas, semDistancia: fixo }
    }
    case 'bairros':
      return { modo, ...(guardado.bairros ?? tabelaDeBairros([])) }
  }
}

/** The settings of the mode by bairro from all of its rows. */
export function tabelaDeBairros(
  bairros: readonly BairroAtendido[],
): Pick<ConfiguracaoPorBairros, 'taxas' | 'bairros'> {
  return { taxas: bairros.filter(({ ativo }) => ativo).map(({ taxa }) => taxa), bairros }
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
 * True when the fee depends on what only the postal service knows of the CEP: its position, or its district and city.
 * Then it is worth waiting for.
 */
export function segueOLugar(configuracao: ConfiguracaoFrete): boolean {
  return regraDe(configuracao).precisa !== 'nada'
}

/** The destination that a fee was asked for, as far as the fee depends on it. */
export interface Cotado {
  readonly cep: string
  /** Present only when the fee depends on the bairro; null when none was typed. */
  readonly bairro?: string | null
  /** As in `Destino`. */
  readonly escolhido?: string | null
}

export function cotadoPara(configuracao: ConfiguracaoFrete, { cep, bairro, escolhido }: Destino): Cotado {
  return regraDe(configuracao).precisa === 'bairro' ? { cep, bairro, escolhido } : { cep }
}

/**
 * What the customer chooses the bairro from, whatever was typed or chosen already; undefined where there is nothing to
 * choose.
 */
export function escolhaDe(configuracao: ConfiguracaoFrete, destino: Destino): EscolhaDeBairro | undefined {
  const semEscolha = { ...destino, bairro: null, escolhido: undefined }
  const frete = calcularFrete({ configuracao, restaurante: null, destino: semEscolha })
  if (frete.situacao !== 'a-escolher') return undefined
  const { bairroDoCep, opcoes } = frete
  return { bairroDoCep, opcoes }
}

/** The least orders of all areas that the mode delivers to. */
export function minimosDasAreas(configuracao: ConfiguracaoFrete): (Centavos | null)[] {
  if (configuracao.modo === 'faixas') return configuracao.faixas.map(({ minimo }) => minimo)
  if (configuracao.modo !== 'bairros') return []
  return configuracao.bairros.filter(({ ativo }) => ativo).map(({ minimo }) => minimo)
}

/** Whether a fee that was asked for is valid for the address that is in the form now. */
export function valePara(
  cotado: Cotado,
  destino: { readonly cep: string; readonly bairro: string; readonly escolhido?: string | null },
): boolean {
  if (cotado.cep !== destino.cep) return false
  if (cotado.bairro === undefined) return true
  if (cotado.escolhido !== destino.escolhido) return false
  // What is typed names the bairro only where nothing is chosen.
  return cotado.escolhido !== undefined || (cotado.bairro ?? '') === destino.bairro.trim()
}

/** What the menu says of delivery before a CEP is known. */
export function anunciarFrete(configuracao: ConfiguracaoFrete): AnuncioDoFrete {
  return regraDe(configuracao).anunciar(configuracao)
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
  const semValor = resultado.situacao === 'a-combinar' || recusaDoFrete(resultado)
  return semValor ? como : `${como} · ${formatReais(resultado.taxa)}`
}

/** What a fee was computed from, as its order keeps it for good. */
export interface BaseDoFrete {
  /** 'digitado' when the owner typed the fee; null for pickup, and for old orders of which it is not known. */
  readonly freteModo: ModoDaTaxa | 'digitado' | null
  /** Straight line, one decimal; null when the fee did not follow the distance. */
  readonly distanciaKm: number | null
  /** The bairro of the table; of a fixed fee, the other city to which no distance is known, as 'Guarulhos/SP'. */
  readonly freteLugar: string | null
}

export const SEM_BASE: BaseDoFrete = { freteModo: null, distanciaKm: null, freteLugar: null }
export const FRETE_DIGITADO: BaseDoFrete = { ...SEM_BASE, freteModo: 'digitado' }
export const FRETE_A_COMBINAR: BaseDoFrete = { ...SEM_BASE, freteModo: 'a-combinar' }

/**
 * The base of a fee that a rule computed; `resultado` is null for pickup. A fixed fee that replaced one by distance is
 * kept as a fixed fee.
 */
export function baseDoFrete(resultado: ResultadoFrete | null): BaseDoFrete {
  if (resultado === null) return SEM_BASE
  if (resultado.situacao === 'por-falha') {
    return { freteModo: 'fixo', distanciaKm: null, freteLugar: resultado.cidade ?? null }
  }
  return {
    freteModo: resultado.modo,
    distanciaKm: 'km' in resultado ? resultado.km : null,
    freteLugar: 'bairro' in resultado ? resultado.bairro : null,
  }
}

/** What a WhatsApp message says of an order's fee besides the amount; nothing where no rule computed it. */
export function freteNaMensagem({
  freteModo: modo,
  ...pedido
}: Pick<BaseDoFrete, 'freteModo' | 'distanciaKm'>): FreteNaMensagem {
  return ehModo(modo) ? regraDe({ modo }).dizerNaMensagem(pedido) : {}
}

function ehModo(modo: BaseDoFrete['freteModo']): modo is ModoDaTaxa {
  return modo !== null && Object.hasOwn(REGRAS, modo)
}
