import * as v from 'valibot'
import { parseJson } from '~/browser/json'
import type { PedidoId } from '~/domain/valores/ids'
import type { Aberto, Leitura } from '../alerta/leitura'

/** The switch of automatic printing, as one browser remembers it for one company (recibo-7). */
export interface ImpressaoAutomatica {
  /** Milliseconds of the server's clock: an order from before is none of its business. */
  readonly ligadaEm: number
  /** The last orders it printed. */
  readonly impressos: readonly PedidoId[]
}

/** More than a day of any restaurant. */
const LEMBRADOS = 1_000
/** An older order was dealt with by other means, even if it is still pending: a printer must not wake up to a pile. */
const VALE_POR_MS = 12 * 60 * 60_000

const guardadaSchema = v.object({
  ligadaEm: v.number(),
  impressos: v.pipe(
    v.array(v.unknown()),
    v.transform(ids => ids.filter((id): id is PedidoId => typeof id === 'number')),
  ),
})

/** Null: switched off, or nothing that this page wrote. */
export function lerImpressaoAutomatica(guardado: string | null): ImpressaoAutomatica | null {
  const lido = v.safeParse(guardadaSchema, parseJson(guardado))
  return lido.success ? lido.output : null
}

/**
 * The orders of a reading that are still to be printed, the oldest first: pending ones that came after the switch, so
 * that a page that was reloaded or closed meanwhile loses none; and those that the reading was the first to show
 * (`chegados`), even if somebody else has advanced them already.
 */
export function aImprimir(
  { ligadaEm, impressos }: ImpressaoAutomatica,
  { agora, pedidos }: Leitura,
  chegados: readonly PedidoId[],
): PedidoId[] {
  const ja = new Set(impressos)
  const novos = new Set(chegados)
  const desde = Math.max(ligadaEm, agora - VALE_POR_MS)
  const vale = ({ id, status, dataPedido }: Aberto) =>
    !ja.has(id) && (novos.has(id) || (status === 'Pendente' && dataPedido > desde))
  return pedidos
    .filter(vale)
    .sort((a, b) => a.dataPedido - b.dataPedido || a.id - b.id)
    .map(({ id }) => id)
}

export function comImpresso(estado: ImpressaoAutomatica, id: PedidoId): ImpressaoAutomatica {
  return { ...estado, impressos: [...estado.impressos, id].slice(-LEMBRADOS) }
}
