import { type HorariosDaLoja, situacaoComPausa } from './pausa'
import { meiaNoite } from './virada-do-dia'

/**
 * Until when, in milliseconds, everything holds that a page made at `agora` says of the shop's hours, pause and rush; at
 * the longest until the local date changes, which its trial and its footer follow.
 */
export function horariosValemAte(
  horarios: HorariosDaLoja & { readonly correriaAte: number | null },
  agora: Date,
): number {
  const { mudaEm } = situacaoComPausa(horarios, agora)
  const fins = [mudaEm?.getTime() ?? null, horarios.correriaAte, meiaNoite(agora, horarios.fuso).getTime()]
  return Math.min(...fins.filter(fim => fim !== null && fim > agora.getTime()).map(Number))
}
