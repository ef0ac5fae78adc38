import { arredondarKm, distanciaKm, type Posicao } from '~/domain/enderecos/distancia'
import { type Centavos, centavos, formatReais, ZERO } from '~/domain/valores/centavos'
import { lerCep } from '~/domain/valores/cep'
import { type Recusa, recusar } from '~/domain/valores/recusa'

/** The freight settings of a company (specification 2, section 3). */
export interface ConfiguracaoFrete {
  readonly calcularFretePorKm: boolean
  readonly valorFreteKm: Centavos | null
  /** Null or 0: free delivery, but only where the distance is not asked for. */
  readonly valorFreteFixo: Centavos | null
  /** Km; null or 0: no limit. */
  readonly raioAtendimento: number | null
}

/** One end of a delivery. Without a position its distance is known only to the same CEP. */
export interface PontoDeEntrega {
  readonly cep: string
  readonly posicao: Posicao | null
}

export interface PerguntaDeFrete {
  readonly configuracao: ConfiguracaoFrete
  /** The company; null without CEP. */
  readonly origem: PontoDeEntrega | null
  /** The customer; null while the CEP is incomplete. */
  readonly destino: PontoDeEntrega | null
}

/** `km` has one decimal and is a straight line. */
export type ResultadoFrete =
  | { readonly tipo: 'fixo'; readonly taxa: Centavos }
  | { readonly tipo: 'distancia'; readonly km: number; readonly taxa: Centavos }
  | { readonly tipo: 'fora-da-area'; readonly km: number; readonly raio: number; readonly taxa: Centavos }
  | { readonly tipo: 'fixo-por-falha'; readonly taxa: Centavos }
  | { readonly tipo: 'recusado' }

/**
 * The fee of a home delivery (decisions 14 to 16). A distance that cannot be known costs the fixed fee; with none,
 * delivery is refused, for nobody means to deliver for free because a service was down.
 */
export function calcularFrete({ configuracao, origem, destino }: PerguntaDeFrete): ResultadoFrete {
  const fixo = naoNegativo(configuracao.valorFreteFixo)
  if (!configuracao.calcularFretePorKm) return { tipo: 'fixo', taxa: fixo }
  const km = medir(origem, destino)
  if (km === null) return fixo === ZERO ? { tipo: 'recusado' } : { tipo: 'fixo-por-falha', taxa: fixo }
  const raio = configuracao.raioAtendimento
  if (raio !== null && raio > 0 && km > raio) return { tipo: 'fora-da-area', km, raio, taxa: ZERO }
  return { tipo: 'distancia', km, taxa: taxaPorKm(km, naoNegativo(configuracao.valorFreteKm)) }
}

function naoNegativo(valor: Centavos | null): Centavos {
  return valor !== null && valor > 0 ? valor : ZERO
}

/** Two CEPs at the very same point are a guess at the city's centre, not neighbours (decision 16). */
function medir(origem: PontoDeEntrega | null, destino: PontoDeEntrega | null): number | null {
  if (!origem || !destino) return null
  const [de, para] = [lerCep(origem.cep), lerCep(destino.cep)]
  if (de === null || para === null) return null
  if (de === para) return 0
  const [a, b] = [origem.posicao, destino.posicao]
  if (!a || !b || (a.latitude === b.latitude && a.longitude === b.longitude)) return null
  return arredondarKm(distanciaKm(a, b))
}

/** The fee that a calculation adds to the total; zero for pickup (null) and where nothing is delivered. */
export function taxaDoFrete(resultado: ResultadoFrete | null): Centavos {
  return resultado === null || resultado.tipo === 'recusado' ? ZERO : resultado.taxa
}

/** Tenths of a km times centavos are whole numbers: half-up needs no binary fraction. */
function taxaPorKm(km: number, valorKm: Centavos): Centavos {
  return centavos(Math.floor((Math.round(km * 10) * valorKm + 5) / 10))
}

/** '3,2': km with one decimal. */
export function formatKm(km: number): string {
  return km.toFixed(1).replace('.', ',')
}

/** '12' or '2,5': the radius as people say it. */
export function formatRaio(raio: number): string {
  return String(raio).replace('.', ',')
}

/** '12,00' or '0,00': the radius in its field, in steps of 0.01 (specification 2, sections 2 and 5). */
export function formatRaioDigitavel(raio: number): string {
  return raio.toFixed(2).replace('.', ',')
}

/** What the checkout says beside the address: '3,2 km em linha reta · R$ 6,40'. */
export function descreverFrete(resultado: ResultadoFrete): string {
  switch (resultado.tipo) {
    case 'fixo':
    case 'fixo-por-falha':
      return `Frete fixo · ${formatReais(resultado.taxa)}`
    case 'distancia':
      return `${formatKm(resultado.km)} km em linha reta · ${formatReais(resultado.taxa)}`
    case 'fora-da-area':
      return 'Fora da área de entrega.'
    case 'recusado':
      return 'Verifique o CEP para calcular a taxa.'
  }
}

export interface AvisoDeFrete {
  readonly titulo: string
  readonly texto: string
  readonly destrutivo: boolean
}

/** The toast of a calculation (specification 1, section 8); null for a fixed fee, which calculates nothing. */
export function avisoDoFrete(resultado: ResultadoFrete): AvisoDeFrete | null {
  switch (resultado.tipo) {
    case 'fixo':
      return null
    case 'distancia':
      return {
        titulo: 'Distância Calculada',
        texto: `${formatKm(resultado.km)} km. Taxa: ${formatReais(resultado.taxa)}`,
        destrutivo: false,
      }
    case 'fora-da-area':
      return {
        titulo: 'Fora da área de entrega',
        texto: `O raio máximo de atendimento é ${formatRaio(resultado.raio)} km.`,
        destrutivo: true,
      }
    case 'fixo-por-falha':
    case 'recusado':
      return {
        titulo: 'Erro ao Calcular Distância',
        texto: 'Não foi possível calcular a distância. Verifique os CEPs.',
        destrutivo: true,
      }
  }
}

const ENDERECO_INVALIDO = recusar(
  'Endereço Inválido',
  'Não é possível entregar no CEP informado ou o cálculo de distância falhou.',
  'cep',
)

/** The refusal of a delivery that cannot be made; null when it can (specification 1, section 5). */
export function recusaDoFrete(resultado: ResultadoFrete): Recusa | null {
  return resultado.tipo === 'fora-da-area' || resultado.tipo === 'recusado' ? ENDERECO_INVALIDO : null
}
