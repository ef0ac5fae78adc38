import type { EmpresaId } from '~/domain/valores/ids'
import { env } from '../env.server'
import type { KeptPage } from './kept-page.server'

/** About what a page takes besides its bodies. */
const OVERHEAD = 4_096

const pages = new Map<string, KeptPage>()
let bytes = 0

/** Counts the drops, so that what began before one can be told from what began after it. */
let drops = 0
let allDropped = 0
const dropped = new Map<EmpresaId, number>()

/** The page that stands last in `pages`, as far as it is known. */
let newest: KeptPage | undefined

export function findPage(key: string): KeptPage | undefined {
  const page = pages.get(key)
  if (page && page !== newest) {
    pages.delete(key)
    pages.set(key, page)
    newest = page
  }
  return page
}

export function dropsSoFar(): number {
  return drops
}

/** True when what was read of a company after `since` drops is still so. */
export function holdsSince(since: number, company: EmpresaId | null): boolean {
  const last = company === null ? 0 : (dropped.get(company) ?? 0)
  return since >= Math.max(last, allDropped)
}

/** Keeps a page whose making began after `since` drops, unless its company has changed meanwhile. */
export function keepPage(key: string, page: KeptPage, since: number): void {
  if (!holdsSince(since, page.company) || page.until <= Date.now()) return
  remove(key)
  pages.set(key, page)
  newest = page
  bytes += sizeOf(page)
  const most = env().memoryMb * 1_024 * 1_024
  // What was asked for least recently goes first.
  for (const oldest of pages.keys()) {
    if (bytes <= most) break
    remove(oldest)
  }
}

const hearers: ((company: EmpresaId | null) => void)[] = []

/** For what else is kept of companies: hears of each one whose pages are dropped; null is all of them. */
export function onDrop(hearer: (company: EmpresaId | null) => void): void {
  hearers.push(hearer)
}

export function dropPages(company: EmpresaId): void {
  dropped.set(company, ++drops)
  for (const [key, page] of pages) if (page.company === company) remove(key)
  for (const hear of hearers) hear(company)
}

export function dropAllPages(): void {
  allDropped = ++drops
  dropped.clear()
  pages.clear()
  bytes = 0
  for (const hear of hearers) hear(null)
}

export function keptBytes(): number {
  return bytes
}

export function keptCount(): number {
  return pages.size
}

function remove(key: string): void {
  const page = pages.get(key)
  if (!page) return
  pages.delete(key)
  bytes -= sizeOf(page)
}

function sizeOf({ plain, br, gzip }: KeptPage): number {
  return [plain, br, gzip].reduce((sum, encoded) => sum + (encoded?.body.length ?? 0), OVERHEAD)
}
