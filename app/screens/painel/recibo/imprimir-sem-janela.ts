import type { PedidoId } from '~/domain/valores/ids'
import type { Impressao } from './abrir-recibo'

const carregar = () => import('./imprimir')

/** Prints without a window. Its script is fetched when something is first printed so. */
export async function imprimirSemJanela(id: PedidoId, aoImprimir?: () => void): Promise<Impressao> {
  try {
    const { imprimirNaPagina } = await carregar()
    return await imprimirNaPagina(id, aoImprimir)
  } catch {
    return 'falhou'
  }
}

/**
 * Fetches the script before the first order, also for a browser that saves data: if the network failed just then, many
 * browsers would remember it, and no order would be printed until the page is loaded again.
 */
export function aquecerImpressao(): void {
  carregar().catch(() => undefined)
}
