import type { PedidoPlantado } from '../../world/plantado/pedidos-plantados'

export const TABLET = { viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true }

/** Without figures, which the search would find in the numbers of orders. */
export const nomeDe = (n: number) => `Dona ${String.fromCharCode(97 + n).repeat(4)}`

export const ENTREGA = {
  tipoEntrega: 'Receber no meu endereço',
  endereco: 'Rua Augusta, 100 - Consolação, São Paulo/SP',
}

/** A Friday: 26 open orders, promised in 40 to 70 minutes; the two oldest of 'Pendente' are late. */
export function sexta(): PedidoPlantado[] {
  const pedido = (n: number, status: string, minutos: number, prometido: number) => ({
    ...{ nome: nomeDe(n), status, minutos, prometido },
    telefone: `1198765${String(1000 + n)}`,
    ...(n % 2 ? ENTREGA : { tipoEntrega: 'Retirar no local' }),
  })
  return [
    ...Array.from({ length: 22 }, (_, n) => pedido(n, 'Pendente', 2 + 2 * n, 60 - 2 * n)),
    pedido(22, 'Pendente', 70, -5),
    pedido(23, 'Pendente', 80, -15),
    pedido(24, 'Em Preparação', 38, 8),
    pedido(25, 'Em Rota', 45, 15),
  ]
}
