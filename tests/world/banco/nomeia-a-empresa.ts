import pg from 'pg'

/**
 * Every statement of the product in a company's transaction names the company by a value, in each scan of a tenant's
 * table (decision 048). From the call on, each statement that this process runs in a company's transaction is
 * remembered; `requireNamed` fails with those, not seen in earlier files, that do not.
 */
export function observeStatements(): { requireNamed(url: string): Promise<void> } {
  const observer = Reflect.get(globalThis, OBSERVER) ?? install()
  const statements = new Set<string>()
  observer.current = statements
  return { requireNamed: url => requireNamed(url, observer, statements) }
}

interface Observer {
  current: Set<string>
  readonly checked: Set<string>
}
/** Test files that share a process share no module of ours (tests/world/banco/fresh.ts), but the library that is observed. */
const OBSERVER = Symbol.for('the statements that this process runs in companies')

/** A statement on its way, as the library makes one of whatever it is asked. */
interface Query {
  readonly text: string
  submit(connection: object): unknown
}
const Query = pg.Query as unknown as { readonly prototype: Query }

const ENTERS = /^begin .*select entrar_na_empresa\(/
/** Events are written together with the commit, by a statement that reads nothing. */
const LEAVES = /(^|; )(commit|rollback)$/

function install(): Observer {
  const observer: Observer = { current: new Set(), checked: new Set() }
  Reflect.set(globalThis, OBSERVER, observer)
  const entered = new WeakSet<object>()
  // Not Client.query, which some tests replace for themselves and put back.
  const { submit } = Query.prototype
  Query.prototype.submit = function (this: Query, connection) {
    if (ENTERS.test(this.text)) entered.add(connection)
    else if (LEAVES.test(this.text)) entered.delete(connection)
    else if (entered.has(connection)) observer.current.add(this.text)
    return Reflect.apply(submit, this, [connection])
  }
  return observer
}

async function requireNamed(url: string, { checked }: Observer, statements: Set<string>): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'comanda tests' })
  await client.connect()
  try {
    await client.query(PLAINLY)
    const { rows } = await client.query(
      `select relname::text as name from pg_class where relforcerowsecurity`,
    )
    const tenants = new Set<string>(rows.map(({ name }) => name))
    const unnamed: string[] = []
    for (const text of statements) {
      if (checked.has(text)) continue
      checked.add(text)
      const scans = unnamedScans(await plan(client, text), tenants)
      if (scans.length > 0) unnamed.push(`${scans.join(', ')}: ${text}`)
    }
    if (unnamed.length > 0) throw new Error(`read without a company by value:\n${unnamed.join('\n')}`)
  } finally {
    await client.end()
  }
}

/**
 * A plan without values keeps the conditions as they are written, one without indexes has them all in one place, and a
 * superuser's has none from a policy.
 */
const PLAINLY = `set plan_cache_mode = force_generic_plan; set enable_indexscan = off; set enable_indexonlyscan = off;
  set enable_bitmapscan = off`

async function plan(client: pg.Client, text: string): Promise<PlanNode> {
  const count = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)))
  const values = count > 0 ? `(${Array(count).fill('null').join(', ')})` : ''
  await client.query(`prepare observed as ${text}`)
  const { rows } = await client.query(`explain (verbose, costs off, format json) execute observed${values}`)
  await client.query('deallocate observed')
  return rows[0]['QUERY PLAN'][0].Plan
}

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Alias?: string
  readonly Filter?: string
  readonly Plans?: readonly PlanNode[]
}

/** The tenants' tables that are read without the company, as the statement calls them. */
function unnamedScans(node: PlanNode, tenants: ReadonlySet<string>): string[] {
  const below = (node.Plans ?? []).flatMap(child => unnamedScans(child, tenants))
  const { 'Node Type': type, 'Relation Name': table = '', Alias: alias = table, Filter: filter = '' } = node
  const named =
    !type.endsWith('Scan') || !tenants.has(table) || partsOf(filter).some(part => NAMED.test(part))
  return named ? below : [alias, ...below]
}

const NAMED = /^\(?\w+\.empresa_id = (\$\d+|\(\$\d+\)::bigint|\d+|'\d+'::bigint)\)?$/

/** The parts of which all must hold, of a condition as PostgreSQL writes it: '(a AND (b) AND (c OR d))'. */
function partsOf(condition: string): string[] {
  const parts = ['']
  let depth = 0
  for (const word of condition.slice(1, -1).split(/( AND |[()])/)) {
    if (word === '(') depth++
    if (word === ')') depth--
    if (depth === 0 && word === ' AND ') parts.push('')
    else parts.push(parts.pop() + word)
  }
  return parts
}
