import { type Janelas, janelaMudaEm } from '~/domain/horarios/janela'
import { viradaDoDia } from '~/domain/horarios/virada-do-dia'
import type { Cardapio } from '../cardapio'

/** Until when, in milliseconds, a menu made at `agora` shows what is inside its windows. */
export function janelasValemAte({ categorias }: Cardapio, agora: Date, fuso: string): number {
  const diferentes = new Map<string, readonly Janelas[]>()
  for (const { janelas } of categorias.flatMap(({ produtos }) => produtos)) {
    if (janelas) diferentes.set(JSON.stringify(janelas), janelas)
  }
  const mudam = [...diferentes.values()].flatMap(listas => janelaMudaEm(listas, agora, fuso)?.getTime() ?? [])
  return Math.min(Number.POSITIVE_INFINITY, ...mudam)
}

/** Until when what is sold out and what it costs stays so by itself; `mudaEm` is as `readMudaEm` answers it. */
export function estadoValeAte(mudaEm: number, agora: Date, fuso: string): number {
  return Math.min(mudaEm, viradaDoDia(agora, fuso).getTime())
}
