import type { Posicao } from '~/domain/enderecos/distancia'
import { type Centavos, formatReais, ZERO } from '~/domain/valores/centavos'

/** One end of a delivery. Without a position its distance is known only to a place with the same CEP. */
export interface PontoDeEntrega {
  readonly cep: string
  readonly posicao: Posicao | null
  /** The city of the CEP; where nobody knows it, that of the address. */
  readonly cidadeDoCep?: CidadeDoDestino | null
}

/** Where an order goes, as far as it is known. */
export interface Destino extends PontoDeEntrega {
  /** The bairro of the address that was typed or stored; without an address, that of the CEP's answer. */
  readonly bairro: string | null
  /** The district that the postal service has for the CEP; null or absent where it has none or did not answer. */
  readonly bairroDoCep?: string | null
  /** True where nobody knows the CEP, or the postal service is away: then the city is the one that was typed. */
  readonly cepDesconhecido?: boolean
  /** The bairro that was chosen from the shop's list; null: none of them is the customer's; absent: not asked. */
  readonly escolhido?: string | null
}

export interface CidadeDoDestino {
  readonly cidade: string
  /** Two letters. */
  readonly estado: string
}

/** The part of the destination on which a fee depends. */
export type NecessidadeDoFrete = 'posicao' | 'bairro' | 'nada'

/** What an area of the owner's table has of its own. */
export interface AreaDeEntrega {
  /** The least order; null: the shop's own applies. */
  readonly minimo: Centavos | null
  /** How long the way takes; null: nothing is added to the preparation. */
  readonly minutos: number | null
}

/**
 * What every rule answers. `por-falha` is the shop's fixed fee, charged because the fee could not be computed;
 * `a-escolher`: the fee is known once the customer has chosen the bairro; `a-combinar`: the shop has not said its fee.
 */
export interface Resultado {
  readonly modo: string
  readonly situacao: 'calculado' | 'por-falha' | 'a-escolher' | 'a-combinar' | 'fora-da-area' | 'recusado'
  /** 0 where nothing is delivered, and while it is to be agreed on. */
  readonly taxa: Centavos
}

/** What delivery costs, as far as it can be said before a CEP is known. */
export interface AnuncioDoFrete {
  /** 'R$ 5,00', 'R$ 2,00/km', 'grátis' or 'a combinar'. */
  readonly preco: string
  /** 'até 12 km'; null: no limit. */
  readonly alcance: string | null
}

export interface AvisoDeFrete {
  readonly titulo: string
  readonly texto: string
  readonly destrutivo: boolean
}

/** A result in words. */
export interface DitoDoFrete {
  /** The label for `como` in a summary. */
  readonly rotulo: string
  /** Beside the address: how the fee came about, or why there is none. */
  readonly como: string
  /** Shown below `como`: what else the customer has to know. */
  readonly ressalva: string | null
  /** The toast; null for a fee that nothing was calculated for. */
  readonly aviso: AvisoDeFrete | null
  /** Why the panel does not fill in the fee. The owner may still deliver. */
  readonly avisoAoDono: string | null
}

/** A mode whose table has no rows delivers nothing: a table that is missing must never mean free delivery. */
export interface SemTabela {
  readonly situacao: 'fora-da-area'
  readonly semTabela: true
  readonly taxa: Centavos
}

export const SEM_TABELA: SemTabela = { situacao: 'fora-da-area', semTabela: true, taxa: ZERO }

export function dizerSemTabela(avisoAoDono: string): DitoDoFrete {
  const texto = 'No momento esta loja não faz entregas.'
  const aviso = { titulo: 'Entrega indisponível', texto, destrutivo: true }
  return { rotulo: 'Entrega', como: 'Entrega indisponível.', ressalva: texto, aviso, avisoAoDono }
}

/** 'R$ 5,00 a R$ 12,00', 'R$ 5,00', 'grátis'; 'indisponível' without any fee. */
export function anunciarTaxas(taxas: readonly Centavos[]): string {
  if (taxas.length === 0) return 'indisponível'
  const [menor, maior] = [Math.min(...taxas), Math.max(...taxas)]
  if (maior === 0) return 'grátis'
  return menor === maior ? formatReais(maior) : `${formatReais(menor)} a ${formatReais(maior)}`
}

/** Shown beside the address while the fee is not known. */
export const VERIFIQUE_O_CEP = 'Verifique o CEP para calcular a taxa.'

/** What a WhatsApp message says about a fee besides the amount: a separate line, or a note after the amount. */
export interface FreteNaMensagem {
  readonly linha?: { readonly rotulo: string; readonly texto: string }
  readonly nota?: string
}

/**
 * How one mode of charging for delivery works; pure. Its methods take only the settings and results of their own mode;
 * frete.ts finds the rule by `modo`.
 */
export interface RegraDoFrete<Configuracao, Resultado> {
  readonly precisa: NecessidadeDoFrete
  /** `restaurante` is null for a company without CEP, `destino` while the customer's CEP is incomplete. */
  calcular(configuracao: Configuracao, restaurante: PontoDeEntrega | null, destino: Destino | null): Resultado
  anunciar(configuracao: Configuracao): AnuncioDoFrete
  dizer(resultado: Resultado): DitoDoFrete
  /** For an order whose fee this rule computed. */
  dizerNaMensagem(pedido: { readonly distanciaKm: number | null }): FreteNaMensagem
}
