import type { Posicao } from '~/domain/enderecos/distancia'
import type { Centavos } from '~/domain/valores/centavos'

/** One end of a delivery. Without a position its distance is known only to a place with the same CEP. */
export interface PontoDeEntrega {
  readonly cep: string
  readonly posicao: Posicao | null
}

/** Where an order goes, as far as it is known. */
export interface Destino extends PontoDeEntrega {
  /** The bairro of the address that was typed or stored; without an address, that of the CEP's answer. */
  readonly bairro: string | null
}

/** The part of the destination on which a fee depends. */
export type NecessidadeDoFrete = 'posicao' | 'bairro' | 'nada'

/** What every rule answers. `por-falha` is the shop's fixed fee, charged because the fee could not be computed. */
export interface Resultado {
  readonly modo: string
  readonly situacao: 'calculado' | 'por-falha' | 'fora-da-area' | 'recusado'
  /** 0 where nothing is delivered. */
  readonly taxa: Centavos
}

/** What delivery costs, as far as it can be said before a CEP is known. */
export interface AnuncioDoFrete {
  /** 'R$ 5,00', 'R$ 2,00/km' or 'grátis'. */
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
