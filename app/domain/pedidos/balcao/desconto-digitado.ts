import type { AjusteDoPedido } from '~/domain/pedidos/valores'
import { type Centavos, centavos, parseReais } from '~/domain/valores/centavos'
import type { DescontoDigitado } from './pedido-do-painel'

type Tipado = Pick<DescontoDigitado, 'tipo' | 'valor'>

/** '5,00' is an amount and '10%' a percentage; the value is NaN for what is neither. */
export function lerDesconto(texto: string): Tipado {
  const porCento = /^\s*(\d{1,3})\s*%\s*$/.exec(texto)
  if (porCento) return { tipo: 'percentual', valor: Number(porCento[1]) }
  return { tipo: 'valor', valor: parseReais(texto) ?? Number.NaN }
}

/** A percentage is rounded half-up to centavos, once. */
export function valorDoDesconto({ tipo, valor }: Tipado, total: Centavos): Centavos {
  return tipo === 'valor' ? centavos(valor) : centavos(Math.floor((total * valor + 50) / 100))
}

/** True for a discount that somebody of the shop has typed. */
export function ehDescontoDigitado({
  alvo,
  cupomId,
  userId,
}: Pick<AjusteDoPedido, 'alvo' | 'cupomId' | 'userId'>): boolean {
  return alvo === 'itens' && cupomId === null && userId !== null
}
