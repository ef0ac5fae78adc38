import type { Posicao } from '~/domain/enderecos/distancia'
import type { Centavos } from '~/domain/valores/centavos'

/** One end of a delivery. Without a position its distance is known only to the same CEP. */
export interface PontoDeEntrega {
  readonly cep: string
  readonly posicao: Posicao | null
}

/** Where an order goes, as far as anybody knows. */
export interface Destino extends PontoDeEntrega {
  /** The bairro of the address that was typed or stored; without an address, that of the CEP's answer. */
  readonly bairro: string | null
}

/** The part of the destination on which a fee depends. */
export type NecessidadeDoFrete = 'posicao' | 'bairro' | 'nada'

/** What every rule answers. `por-falha`: the shop's fixed fee, in the place of one that could not be computed. */
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
  /** What `como` tells, in a summary. */
  readonly rotulo: string
  /** Beside the address: how the fee came about, or why there is none. */
  readonly como: string
  /** Below it: what the customer has to know besides. */
  readonly ressalva: string | null
  /** The toast; null for a fee that nothing was calculated for. */
  readonly aviso: AvisoDeFrete | null
  /** What keeps the panel from filling in the fee: the owner may deliver all the same. */
  readonly avisoAoDono: string | null
}

/** Beside the address, while it is not known what delivery there costs. */
export const VERIFIQUE_O_CEP = 'Verifique o CEP para calcular a taxa.'

/** What a WhatsApp message says of a fee besides the amount: a line of its own, a note behind the amount. */
export interface FreteNaMensagem {
  readonly linha?: { readonly rotulo: string; readonly texto: string }
  readonly nota?: string
}

/**
 * How one mode of charging for delivery works; pure. Its methods take their own settings and results alone: frete.ts
 * looks the rule up by their `modo`.
 */
export interface RegraDoFrete<Configuracao, Resultado> {
  readonly precisa: NecessidadeDoFrete
  /** `restaurante` is null for a company without CEP, `destino` while the customer's CEP is incomplete. */
  calcular(configuracao: Configuracao, restaurante: PontoDeEntrega | null, destino: Destino | null): Resultado
  anunciar(configuracao: Configuracao): AnuncioDoFrete
  dizer(resultado: Resultado): DitoDoFrete
  /** Of an order whose fee this rule computed. */
  dizerNaMensagem(pedido: { readonly distanciaKm: number | null }): FreteNaMensagem
}
