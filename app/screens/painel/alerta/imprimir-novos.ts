import { keptTexts } from '~/browser/kept-texts'
import type { PedidoId } from '~/domain/valores/ids'
import type { ToastMessage } from '~/ui/overlays/toast'
import { imprimirNaPagina } from '../recibo/imprimir'
import { falhaDaImpressao } from '../recibo/use-impressao'
import { aImprimir, comImpresso, lerImpressaoAutomatica } from './impressos'
import type { LeituraDosAbertos } from './leitura-dos-abertos'

/** After this many failed readings an order is no longer printed automatically; its card can still print it. */
const TENTATIVAS = 3

const falhas = new Map<PedidoId, number>()

/**
 * Prints what has come since automatic printing was switched on, as `chave` keeps it: each order once, by whichever of this
 * browser's tabs comes first. To be called with every reading, so that what failed is tried again; `chegados` are the orders
 * that this page knows since then.
 */
export async function imprimirNovos(
  chave: string,
  lida: LeituraDosAbertos,
  chegados: readonly PedidoId[],
  aoFalhar: (falha: ToastMessage) => void,
): Promise<void> {
  const faltam = () => {
    const estado = lerImpressaoAutomatica(keptTexts.read(chave))
    // What cannot be read counts as switched off, and the switch shows so.
    if (!estado) keptTexts.write(chave, null)
    return estado ? aImprimir(estado, lida, [...chegados, ...falhas.keys()]) : []
  }
  if (faltam().length === 0) return
  await umPorVez(chave, async () => {
    const tentados = new Set<PedidoId>()
    for (;;) {
      // Looked up again for each order, because another tab may have printed it while this one waited for the lock.
      const id = faltam().find(id => !tentados.has(id))
      if (id === undefined) return
      tentados.add(id)
      await imprimirUm(chave, id, aoFalhar)
    }
  })
}

async function imprimirUm(
  chave: string,
  id: PedidoId,
  aoFalhar: (falha: ToastMessage) => void,
): Promise<void> {
  const marcar = () => {
    const estado = lerImpressaoAutomatica(keptTexts.read(chave))
    if (estado) keptTexts.write(chave, JSON.stringify(comImpresso(estado, id)))
  }
  const resultado = await imprimirNaPagina(id, marcar)
  if (resultado === 'impresso') {
    falhas.delete(id)
    return
  }
  const vezes = (falhas.get(id) ?? 0) + 1
  falhas.set(id, vezes)
  if (resultado === 'nao-encontrado' || vezes >= TENTATIVAS) marcar()
  const falha = falhaDaImpressao(resultado, id)
  if (falha) aoFalhar(falha)
}

let fila: Promise<void> = Promise.resolve()

/** One at a time among all tabs; on a page without locks (not https) at least within this tab. */
async function umPorVez(chave: string, fazer: () => Promise<void>): Promise<void> {
  if (navigator.locks) return navigator.locks.request(chave, fazer)
  fila = fila.then(fazer, fazer)
  return fila
}
