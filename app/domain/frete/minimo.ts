import type { Secao } from '~/domain/configuracoes/configuracoes'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { type Centavos, centavos, formatReais, ZERO } from '~/domain/valores/centavos'
import { dizerFalta } from './entrega-gratis'
import type { ResultadoFrete } from './frete'
import type { AreaDeEntrega } from './regra'

/** The least that the items of an order must come to, before discounts and without the fee; null or 0: any order. */
export interface Minimos {
  readonly entrega: Centavos | null
  readonly retirada: Centavos | null
}

/** As the shop has set them. */
export function minimosDaLoja({
  minimoEntrega: entrega,
  minimoRetirada: retirada,
}: Secao<'minimo'>): Minimos {
  return { entrega, retirada }
}

export interface MinimoDoPedido {
  /** Above zero. */
  readonly valor: Centavos
  /** What it is the minimum of; null while that is not known: the least that can be asked for. */
  readonly para: 'entrega' | 'retirada' | null
}

/** The minimum of an order (frete-17): for a delivery the area's own comes first, also where it is 0. */
export function minimoDoPedido(
  minimos: Minimos,
  maneira: 'entrega' | 'retirada' | 'mesa',
  frete: ResultadoFrete | null,
): MinimoDoPedido | null {
  if (maneira === 'mesa') return null
  const daArea = maneira === 'entrega' ? areaDoFrete(frete)?.minimo : null
  const valor = daArea ?? minimos[maneira] ?? ZERO
  return valor > 0 ? { valor, para: maneira } : null
}

/** The least order and the minutes of the area that a delivery goes to; null where the mode has no areas. */
export function areaDoFrete(resultado: ResultadoFrete | null): AreaDeEntrega | null {
  return resultado && 'minimo' in resultado ? resultado : null
}

/** The same as long as nobody knows where to: the least of all deliveries; `dasAreas` are those of all areas of the mode. */
export function minimosSemArea(
  { entrega, retirada }: Minimos,
  dasAreas: readonly (Centavos | null)[] = [],
): Minimos {
  const possiveis = dasAreas.length > 0 ? dasAreas.map(daArea => daArea ?? entrega) : [entrega]
  return { entrega: centavos(Math.min(...possiveis.map(valor => valor ?? 0))), retirada }
}

/** What every order must reach, however it is received and wherever it goes. */
export function minimoCerto({ entrega, retirada }: Minimos): MinimoDoPedido | null {
  const menor = Math.min(entrega ?? 0, retirada ?? 0)
  return menor > 0 ? { valor: centavos(menor), para: null } : null
}

/** What the cart says is missing: for every order, else for the way that asks for more. */
export function dizerFaltaNoCarrinho(semArea: Minimos, subtotal: Centavos): string | null {
  const deTodos = recusarPorMinimo(minimoCerto(semArea), subtotal)
  if (deTodos) return deTodos.texto
  for (const para of ['entrega', 'retirada'] as const) {
    const falta = faltaParaOMinimo({ valor: semArea[para] ?? ZERO, para }, subtotal)
    if (falta > 0) return `${dizerFalta(falta)} para o pedido mínimo de ${para}.`
  }
  return null
}

/**
 * What the menu says of minimums before anything is known: 'Pedido mínimo R$ 30,00', 'Pedido mínimo para entrega a partir
 * de R$ 30,00'; null when there is none.
 */
export function anunciarMinimo(
  { entrega, retirada }: Minimos,
  dasAreas: readonly (Centavos | null)[] = [],
): string | null {
  const areas = dasAreas.length > 0 ? dasAreas.map(daArea => daArea ?? entrega ?? ZERO) : [entrega ?? ZERO]
  const [menor, maior] = [Math.min(...areas), Math.max(...areas)]
  const deRetirada = retirada ?? ZERO
  if (menor === maior && menor === deRetirada) return maior > 0 ? `Pedido mínimo ${formatReais(maior)}` : null
  const daEntrega = `Pedido mínimo para entrega ${menor === maior ? '' : 'a partir de '}${formatReais(menor)}`
  const daRetirada = `Pedido mínimo para retirada ${formatReais(deRetirada)}`
  const ditos = [...(maior > 0 && menor > 0 ? [daEntrega] : []), ...(deRetirada > 0 ? [daRetirada] : [])]
  return ditos.join(' · ') || null
}

/** What is missing; zero when nothing is. `subtotal` is the sum of the items. */
export function faltaParaOMinimo(minimo: MinimoDoPedido | null, subtotal: Centavos): Centavos {
  return centavos(Math.max(0, (minimo?.valor ?? ZERO) - subtotal))
}

/** Refuses an order below its minimum. */
export function recusarPorMinimo(minimo: MinimoDoPedido | null, subtotal: Centavos): Recusa | null {
  const falta = faltaParaOMinimo(minimo, subtotal)
  if (!minimo || falta === ZERO) return null
  const { valor, para } = minimo
  const texto = para
    ? `O pedido mínimo para ${para} é de ${formatReais(valor)}. ${dizerFalta(falta)}.`
    : `${dizerFalta(falta)} para o pedido mínimo.`
  return recusar('pedido-minimo', 'Pedido mínimo', texto, 'itens')
}

/** What the panel's order form warns of: whoever takes the order decides. */
export function avisarDoMinimo(minimo: MinimoDoPedido | null, subtotal: Centavos): string | null {
  if (!minimo?.para || faltaParaOMinimo(minimo, subtotal) === ZERO) return null
  return `Abaixo do pedido mínimo para ${minimo.para}, que é de ${formatReais(minimo.valor)}.`
}
