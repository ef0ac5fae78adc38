import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The printed menu of a pizzeria as somebody types it into a spreadsheet: 120 products in 12 categories, 24 groups. */
export const PIZZARIA_IMPRESSA = readFileSync(join(import.meta.dirname, 'pizzaria-impressa.csv'), 'utf8')
