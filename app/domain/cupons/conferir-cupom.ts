import { dizerDiasEHoras, naHora } from '~/domain/horarios/quando-vale'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { centavos, formatReais, ZERO } from '~/domain/valores/centavos'
import { baseDoCupom, type LinhaDoPedido, somarLinhas } from './abatimento'
import { CUPOM_DE_OUTRO_CLIENTE, CUPOM_INDISPONIVEL, type Cupom, situacaoDoCupom } from './cupom'

/** What a coupon asks about an order, and about who orders. */
export interface PedidoComCupom {
  /** All items of the order. */
  readonly linhas: readonly LinhaDoPedido[]
  readonly maneira: 'entrega' | 'retirada' | 'mesa'
  readonly agora: Date
  /** IANA zone. */
  readonly fuso: string
  /** How often the coupon was used on this business day. */
  readonly usosHoje: number
  /**
   * What the browser may be told of its customer. Null in a shop that stores no orders: it knows nobody, so a coupon
   * with a condition about the customer cannot be used there.
   */
  readonly cliente: ClienteDoCupom | null
}

/** The orders of a customer that are not cancelled, and how often they used the coupon. */
export interface ClienteDoCupom {
  readonly pedidos: number
  readonly usos: number
}

type Condicao = (cupom: Cupom, pedido: PedidoComCupom) => Recusa | null

/** What of the order does not fit, and could be changed: told in words, once the coupon itself is available. */
const CONDICOES: readonly Condicao[] = [recusarManeira, recusarHora, recusarItens, recusarMinimo]

/**
 * Why the order cannot have the coupon; null when it can (cupom-3, cupom-4). `cupom` is null for an unknown code. What
 * depends on the coupon's own state or on the customer has one answer and comes first, so that nobody meets a condition
 * in vain.
 */
export function conferirCupom(cupom: Cupom | null, pedido: PedidoComCupom): Recusa | null {
  if (!cupom || !estaDisponivel(cupom, pedido)) return CUPOM_INDISPONIVEL
  for (const condicao of CONDICOES) {
    const recusa = condicao(cupom, pedido)
    if (recusa) return recusa
  }
  return null
}

function estaDisponivel(cupom: Cupom, { agora, fuso, usosHoje, cliente }: PedidoComCupom): boolean {
  const { porDia } = cupom
  if (situacaoDoCupom(cupom, agora, fuso) !== 'ativo') return false
  if (porDia !== null && usosHoje >= porDia) return false
  return !perguntaQuem(cupom) || (cliente !== null && ehPara(cupom, cliente))
}

function perguntaQuem({ primeiraCompra, porCliente }: Cupom): boolean {
  return primeiraCompra || porCliente !== null
}

function ehPara({ primeiraCompra, porCliente }: Cupom, { pedidos, usos }: ClienteDoCupom): boolean {
  return !(primeiraCompra && pedidos > 0) && (porCliente === null || usos < porCliente)
}

/**
 * Decides, for an order that lacks nothing else, what its browser may not be told before (cupom-11); null where there is
 * no such thing.
 */
export function conferirAoFinalizar(cupom: Cupom | null, porConferir: ClienteDoCupom | null): Recusa | null {
  return cupom && porConferir && !ehPara(cupom, porConferir) ? CUPOM_DE_OUTRO_CLIENTE : null
}

/** What a browser reads that is told about its customer when the order is sent; null: nothing is left to be decided. */
export function dizerAConferir(cupom: Cupom, porConferir: ClienteDoCupom | null): string | null {
  if (!porConferir || !perguntaQuem(cupom)) return null
  const { primeiraCompra, porCliente } = cupom
  const vezes = porCliente === 1 ? 'uma vez' : `${porCliente} vezes`
  const quando = primeiraCompra ? 'no primeiro pedido deste telefone' : `${vezes} por telefone`
  return `vale ${quando}; conferido ao finalizar`
}

/** A coupon for the freight is one for deliveries, whatever it says. */
function recusarManeira({ tipo, maneira }: Cupom, pedido: PedidoComCupom): Recusa | null {
  const pede = tipo === 'frete' ? 'entrega' : maneira
  if (pede === null || pede === pedido.maneira) return null
  const para = pede === 'entrega' ? 'entrega' : 'retirada no local'
  return recusar('cupom-noutra-entrega', 'Confira o cupom', `Este cupom vale só para ${para}.`, 'cupom')
}

function recusarHora(cupom: Cupom, { agora, fuso }: PedidoComCupom): Recusa | null {
  if (naHora(cupom, agora, fuso)) return null
  const quando = dizerDiasEHoras(cupom)?.replace(/\.$/, '')
  return recusar('cupom-noutra-hora', 'Confira o cupom', `Quando este cupom vale: ${quando}.`, 'cupom')
}

function recusarItens(cupom: Cupom, { linhas }: PedidoComCupom): Recusa | null {
  if (cupom.tipo === 'frete' && !soDeAlguns(cupom)) return null
  if (baseDoCupom(cupom, linhas) > ZERO) return null
  return recusar(
    'cupom-sem-itens',
    'Confira o cupom',
    'Este cupom não vale para os itens deste pedido.',
    'cupom',
  )
}

function soDeAlguns({ produtos, categorias }: Cupom): boolean {
  return produtos.length > 0 || categorias.length > 0
}

function recusarMinimo({ minimo }: Cupom, { linhas }: PedidoComCupom): Recusa | null {
  const total = somarLinhas(linhas)
  if (minimo === null || total >= minimo) return null
  const falta = formatReais(centavos(minimo - total))
  const texto = `Este cupom vale a partir de ${formatReais(minimo)} em itens. Faltam ${falta}.`
  return recusar('cupom-abaixo-do-minimo', 'Confira o cupom', texto, 'cupom')
}
