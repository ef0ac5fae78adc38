import { formatRaio } from '~/domain/enderecos/distancia'
import { type Centavos, ZERO } from '~/domain/valores/centavos'
import {
  dizerDistanciaNaMensagem,
  dizerPorDistancia,
  type FretePorDistancia,
  medir,
  semDistancia,
} from './por-distancia'
import {
  type AreaDeEntrega,
  anunciarTaxas,
  dizerSemTabela,
  type RegraDoFrete,
  SEM_TABELA,
  type SemTabela,
} from './regra'

/** A ring around the shop, from the limit of the band before it (0 for the first) to its own. */
export interface FaixaDeFrete extends AreaDeEntrega {
  /** Km with one decimal; the limit itself belongs to the band. */
  readonly ate: number
  readonly taxa: Centavos
}

export interface ConfiguracaoPorFaixas {
  readonly modo: 'faixas'
  /** By rising limits. Empty: nothing is delivered. */
  readonly faixas: readonly FaixaDeFrete[]
  /** The fee where the distance cannot be known; 0: no delivery then. */
  readonly semDistancia: Centavos
}

export type FretePorFaixas = { readonly modo: 'faixas' } & (
  | Exclude<FretePorDistancia, { readonly situacao: 'calculado' }>
  | (Extract<FretePorDistancia, { readonly situacao: 'calculado' }> & AreaDeEntrega)
  | SemTabela
)

/**
 * A fee by bands of distance (frete-14). The last limit is the radius. A distance that cannot be known is charged as in
 * the mode by km.
 */
export const regraPorFaixas: RegraDoFrete<ConfiguracaoPorFaixas, FretePorFaixas> = {
  precisa: 'posicao',
  calcular({ faixas, semDistancia: fixo }, restaurante, destino) {
    const ultima = faixas.at(-1)
    if (!ultima) return { modo: 'faixas', ...SEM_TABELA }
    const km = medir(restaurante, destino)
    if (km === null) return { modo: 'faixas', ...semDistancia(fixo, restaurante, destino) }
    const faixa = faixas.find(({ ate }) => km <= ate)
    if (!faixa) return { modo: 'faixas', situacao: 'fora-da-area', km, raio: ultima.ate, taxa: ZERO }
    const { taxa, minimo, minutos } = faixa
    return { modo: 'faixas', situacao: 'calculado', km, taxa, minimo, minutos }
  },
  anunciar({ faixas }) {
    const ultima = faixas.at(-1)
    const alcance = ultima ? `até ${formatRaio(ultima.ate)} km` : null
    return { preco: anunciarTaxas(faixas.map(({ taxa }) => taxa)), alcance }
  },
  dizer: frete =>
    'semTabela' in frete
      ? dizerSemTabela('Cadastre ao menos uma faixa de distância nas configurações.')
      : dizerPorDistancia(frete),
  dizerNaMensagem: dizerDistanciaNaMensagem,
}
