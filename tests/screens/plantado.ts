import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Quem } from './tela-fotografada'

/** What the preparation has made and the pictures need. */
export interface Plantado {
  /** The customer's order as the browser sent it; sent again with the same key it makes no second order. */
  readonly pedido: string
  readonly linkDaRedefinicao: string
  /** The link that would undo a change of e-mail; no picture uses it up. */
  readonly linkDaVolta: string
  /** The slug of a shop that is closed, whatever the time. */
  readonly fechada: string
  /** The slug of a shop that sells pizzas by size and flavour. */
  readonly pizzaria: string
  /** The slug of a shop with promotions. */
  readonly emPromocao: string
}

export function keepPlantado(plantado: Plantado): void {
  writeFileSync(inData('telas.json'), JSON.stringify(plantado))
}

export function readPlantado(): Plantado {
  return JSON.parse(readFileSync(inData('telas.json'), 'utf8'))
}

/** The file of somebody's cookies and storage. */
export function sessaoDe(quem: Quem): string {
  return inData(`telas-${quem}.json`)
}

function inData(name: string): string {
  return join(process.env.COMANDA_E2E_DADOS ?? '', name)
}
