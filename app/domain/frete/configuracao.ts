import * as v from 'valibot'
import { formatRaio } from '~/domain/enderecos/distancia'
import { type Centavos, formatReais, parseReais } from '~/domain/valores/centavos'
import { type Descricao, ouEmBranco, simOuNao } from '~/domain/valores/conflito'
import { type Lido, lerFormularioCom } from '~/domain/valores/formulario'
import type { FreteGuardado } from './frete'

const VALOR_INVALIDO = 'Informe um valor em reais, como 8,50.'
const RAIO_INVALIDO = 'Informe uma distância em km, como 5 ou 7,5.'
/** The widest that a straight line can be on the way round the world. */
const RAIO_MAXIMO = 20_000

/** An amount as it is typed; blank is null (specification 2, section 5), but what is not sent is a broken form. */
const valor = v.pipe(
  v.string(VALOR_INVALIDO),
  v.check(texto => texto.trim() === '' || parseReais(texto) !== null, VALOR_INVALIDO),
  v.transform((texto): Centavos | null => parseReais(texto)),
)

const raio = v.pipe(
  v.string(RAIO_INVALIDO),
  v.check(texto => texto.trim() === '' || lerRaio(texto) !== null, RAIO_INVALIDO),
  v.transform(lerRaio),
)

/** '7,5' -> 7.5: km in steps of 0.01; null when it is no distance. */
function lerRaio(texto: string): number | null {
  const partes = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(texto.replace(/\s*km$/i, '').trim())
  if (!partes) return null
  const km = Number(`${partes[1]}.${partes[2] ?? 0}`)
  return km <= RAIO_MAXIMO ? km : null
}

/** The section Frete of 'Configurações' (specification 2, sections 2 and 5). */
const configuracaoSchema = v.object({
  valorFreteFixo: valor,
  calcularFretePorKm: v.pipe(
    v.optional(v.string(), ''),
    v.transform(marcado => marcado === 'on'),
  ),
  valorFreteKm: valor,
  raioAtendimento: raio,
})

/** Money in centavos, the radius in km. Refused beside the field: what is no amount or no distance. */
export function lerConfiguracao(valores: unknown): Lido<typeof configuracaoSchema> {
  return lerFormularioCom(configuracaoSchema, valores, 'Erro ao salvar configurações')
}

/** The labels of the form. */
export const ROTULOS_DO_FRETE = {
  valorFreteFixo: 'Valor fixo do frete',
  calcularFretePorKm: 'Calcular frete por km',
  valorFreteKm: 'Valor do frete por km',
  raioAtendimento: 'Raio de atendimento (km)',
} as const

/** In the words and in the order of its form. */
export function descreverConfiguracao(configuracao: FreteGuardado): Descricao {
  const { valorFreteFixo, valorFreteKm, raioAtendimento } = configuracao
  const valor = (centavos: Centavos | null) => ouEmBranco(centavos === null ? null : formatReais(centavos))
  return {
    [ROTULOS_DO_FRETE.valorFreteFixo]: valor(valorFreteFixo),
    [ROTULOS_DO_FRETE.calcularFretePorKm]: simOuNao(configuracao.calcularFretePorKm),
    [ROTULOS_DO_FRETE.valorFreteKm]: valor(valorFreteKm),
    [ROTULOS_DO_FRETE.raioAtendimento]: ouEmBranco(
      raioAtendimento === null ? null : formatRaio(raioAtendimento),
    ),
  }
}

/** '12,00' or '0,00': the radius in its field, in steps of 0.01 (specification 2, sections 2 and 5). */
export function formatRaioDigitavel(raio: number): string {
  return raio.toFixed(2).replace('.', ',')
}
