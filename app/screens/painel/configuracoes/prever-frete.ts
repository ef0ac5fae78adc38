import type { Secao } from '~/domain/configuracoes/configuracoes'
import { ENTREGA_A_COMBINAR } from '~/domain/frete/a-combinar'
import { dizerFaltaParaGratis, ENTREGA_GRATIS, type EntregaGratis } from '~/domain/frete/entrega-gratis'
import { type ConfiguracaoFrete, calcularFrete, dizerFrete } from '~/domain/frete/frete'
import { areaDoFrete, type Minimos, minimoDoPedido, recusarPorMinimo } from '~/domain/frete/minimo'
import type { Destino, PontoDeEntrega } from '~/domain/frete/regra'
import { recusaDoFrete } from '~/domain/frete/taxa-ou-recusa'
import { dizerPromessa, prometer, semCorreria } from '~/domain/horarios/promessa'
import { comEntregaGratis, somarValores } from '~/domain/pedidos/valores'
import { type Centavos, formatReais, ZERO } from '~/domain/valores/centavos'

export interface RegrasAPrever {
  readonly configuracao: ConfiguracaoFrete
  readonly minimos: Minimos
  readonly entregaGratis: EntregaGratis | null
  readonly tempo: Secao<'tempo'>
}

/** One item, so that the sums are those of an order. */
function itemDe(preco: Centavos) {
  return [{ preco, quantidade: 1, extras: [] }]
}

/** What a customer would be told of an order of this subtotal, a line each, by the functions that decide orders. */
export function preverFrete(
  { configuracao, minimos, entregaGratis, tempo }: RegrasAPrever,
  { restaurante, destino }: { readonly restaurante: PontoDeEntrega | null; readonly destino: Destino | null },
  subtotal: Centavos,
): string[] {
  const frete = calcularFrete({ configuracao, restaurante, destino })
  const { como, ressalva } = dizerFrete(frete)
  if (recusaDoFrete(frete)) return [ressalva ?? como]
  const { taxa } = frete
  const ajustes = comEntregaGratis([], { total: subtotal, frete: taxa }, entregaGratis)
  const { totalComFrete } = somarValores(itemDe(subtotal), taxa, ajustes)
  const aCombinar = frete.situacao === 'a-combinar'
  const semPreco = aCombinar ? ENTREGA_A_COMBINAR : ENTREGA_GRATIS
  const dito = taxa === 0 ? `${semPreco}.` : `Taxa de entrega: ${formatReais(taxa)}.`
  const minimo = minimoDoPedido(minimos, 'entrega', frete)
  const gratis =
    ajustes.length > 0
      ? `${ENTREGA_GRATIS}: a taxa não é cobrada.`
      : entregaGratis &&
        taxa > 0 &&
        dizerFaltaParaGratis(entregaGratis, { total: subtotal, descontoItens: ZERO })
  const promessa = prometer(semCorreria(tempo), [areaDoFrete(frete)?.minutos ?? null], new Date(0))
  return [
    dito,
    ...(gratis ? [gratis] : []),
    recusarPorMinimo(minimo, subtotal)?.texto ??
      (minimo ? `Pedido mínimo: ${formatReais(minimo.valor)}.` : 'Sem pedido mínimo.'),
    ...(promessa ? [`Tempo: ${dizerPromessa(promessa)}.`] : []),
    `${aCombinar ? 'Total sem a entrega' : 'Total'}: ${formatReais(totalComFrete)}.`,
  ]
}

const KM_POR_GRAU = (6371 * Math.PI) / 180

/** A shop, and a customer so many km due north of it. */
export function aKm(km: number): { restaurante: PontoDeEntrega; destino: Destino } {
  const restaurante = { cep: '01001000', posicao: { latitude: -23, longitude: -46 } }
  const posicao = { latitude: -23 + km / KM_POR_GRAU, longitude: -46 }
  // At 0 km both positions are the same, which counts as unknown unless the CEP is the same too.
  return { restaurante, destino: { cep: km === 0 ? restaurante.cep : '01001001', posicao, bairro: null } }
}

export function noBairro({ nome, cidade, estado }: { nome: string; cidade: string; estado: string }) {
  const destino: Destino = {
    ...{ cep: '01001000', posicao: null, bairro: nome, bairroDoCep: nome },
    cidadeDoCep: { cidade, estado },
  }
  return { restaurante: null, destino }
}
