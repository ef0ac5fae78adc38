import type { PedidoId } from '~/domain/valores/ids'
import type { Impressao } from './abrir-recibo'

/** Prints without a window. Its script is fetched when something is first printed so. */
export async function imprimirSemJanela(id: PedidoId, aoImprimir?: () => void): Promise<Impressao> {
  try {
    const { imprimirNaPagina } = await import('./imprimir')
    return await imprimirNaPagina(id, aoImprimir)
  } catch {
    return 'falhou'
  }
}
