import { viradaDoDia } from '~/domain/horarios/virada-do-dia'
import type { Cardapio } from '../cardapio'
import { type Janelas, janelaMudaEm } from './janela'

/** Until when, in milliseconds, a menu made at `agora` shows what is inside its windows. */
export function janelasValemAte({ categorias }: Cardapio, agora: Date, fuso: string): number {
  const diferentes = new Map<string, readonly Janelas[]>()
  for (const { janelas } of categorias.flatMap(({ produtos }) => produtos)) {
    if (janelas) diferentes.set(JSON.stringify(janelas), janelas)
  }
  const mudam = [...diferentes.values()].flatMap(listas => janelaMudaEm(listas, agora, fuso)?.getTime() ?? [])
  return Math.min(Number.POSITIVE_INFINITY, ...mudam)
}

/** Until when what is sold out stays so by itself; `volta` is the first end of a mark, null when none ends. */
export function faltasValemAte(volta: number | null, agora: Date, fuso: string): number {
  return Math.min(volta ?? Number.POSITIVE_INFINITY, viradaDoDia(agora, fuso).getTime())
}
