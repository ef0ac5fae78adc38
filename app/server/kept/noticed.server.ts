import type pg from 'pg'
import type { EmpresaId } from '~/domain/valores/ids'
import { dropPages } from './kept-pages.server'

/** The SQLSTATE of the notice by which the database says, before the commit, that a company's pages show something else. */
const CHANGED = 'CMPAG'

/** In the notice's text: a distributed engine gives another machine's notice a detail of its own. */
const COMPANY = /company (\d+)/

/**
 * Drops, on this node, the pages of each company that a transaction changes: when its connection goes back to the pool,
 * which is after the commit and before its caller goes on. No verb has to remember it, and a transaction that changes
 * nothing of the kind costs nothing.
 */
export function dropWhatChanges(pool: pg.Pool): void {
  const changed = new WeakMap<object, Set<EmpresaId>>()
  pool.on('connect', client => {
    const companies = new Set<EmpresaId>()
    changed.set(client, companies)
    client.on('notice', ({ code, message }) => {
      const company = code === CHANGED && COMPANY.exec(message ?? '')?.[1]
      if (company) companies.add(Number(company) as EmpresaId)
    })
  })
  pool.on('release', (_, client) => {
    const companies = changed.get(client)
    if (!companies?.size) return
    for (const company of companies) dropPages(company)
    companies.clear()
  })
}
