import { parseJson } from '~/browser/json'
import { thisTab } from '~/browser/storage'
import type { PedidoId } from '~/domain/valores/ids'

export interface Chegadas {
  readonly conhecidos: ReadonlySet<PedidoId>
  readonly chegados: ReadonlySet<PedidoId>
}

interface Passadas {
  /** Milliseconds. */
  readonly em: number
  readonly conhecidos: readonly PedidoId[]
  readonly chegados: readonly PedidoId[]
}

/** On the slowest network, the way from one document of the panel to the next. */
const PASSAGEM_MS = 60_000

/**
 * The orders of each company that this page has known since it was opened. It is kept outside the panel's frame, so
 * that a frame which an error page had replaced for a while announces, when it returns, what came in the meantime.
 */
const memoria = new Map<number, Chegadas>()

const chaveDe = (empresaId: number) => `comanda:chegadas:${empresaId}`

export function lembrarChegadas(empresaId: number): Chegadas | undefined {
  return memoria.get(empresaId) ?? retomar(empresaId)
}

export function gravarChegadas(empresaId: number, chegadas: Chegadas): void {
  memoria.set(empresaId, chegadas)
}

let passadasEm = Number.NEGATIVE_INFINITY

/**
 * Hands over to the panel's next document in this tab, which would otherwise know an order that came on the way. What
 * this one still announces until it is gone is announced there again, because its toast and its bell go with it.
 */
export function passarChegadas(): void {
  passadasEm = Date.now()
  for (const [empresaId, { conhecidos, chegados }] of memoria) {
    const texto = JSON.stringify({ em: Date.now(), conhecidos: [...conhecidos], chegados: [...chegados] })
    thisTab.write(chaveDe(empresaId), texto)
  }
}

/** For a way that no link began: the browser's back button, or a reload. */
export function passarChegadasAoSair(): void {
  if (Date.now() - passadasEm > PASSAGEM_MS) passarChegadas()
}

function retomar(empresaId: number): Chegadas | undefined {
  const chave = chaveDe(empresaId)
  const lido = parseJson(thisTab.read(chave)) as Passadas | null
  thisTab.write(chave, null)
  if (lido === null || Date.now() - lido.em > PASSAGEM_MS) return undefined
  const chegadas = { conhecidos: new Set(lido.conhecidos), chegados: new Set(lido.chegados) }
  memoria.set(empresaId, chegadas)
  return chegadas
}
