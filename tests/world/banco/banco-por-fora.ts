import pg from 'pg'

export async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client
}

export async function ask<T extends pg.QueryResultRow>(
  url: string,
  text: string,
  values?: unknown[],
): Promise<T[]> {
  const client = await connect(url)
  try {
    return (await client.query<T>(text, values)).rows
  } finally {
    await client.end()
  }
}

export const TABLES = `select relname::text as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`

/** The number of rows and an md5 of every table, as a superuser sees it, and the state of every sequence. */
export async function retratar(url: string): Promise<Record<string, unknown>> {
  const tables = await ask<{ name: string }>(url, TABLES)
  const questions = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum
       from "${name}" t`,
  )
  const sequences = `select sequencename, coalesce(last_value::text, 'none') from pg_sequences where schemaname = 'public'`
  const rows = await ask<{ name: string; sum: string }>(url, [...questions, sequences].join(' union all '))
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}

/** The constraints, indexes, policies and rights, which keep companies apart and rows consistent. */
export function regras(url: string) {
  return ask(
    url,
    `select 'constraint' as kind, conrelid::regclass::text as tabela, pg_get_constraintdef(oid) || convalidated as def
       from pg_constraint where connamespace = 'public'::regnamespace
     union all select 'index', tablename::text, indexdef from pg_indexes where schemaname = 'public'
     union all select 'policy', tablename::text, concat(policyname, roles, cmd, qual, with_check) from pg_policies
     union all select 'security', relname::text, concat(relrowsecurity, relforcerowsecurity) from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r'
     union all select 'trigger', tgrelid::regclass::text, concat(pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal
     union all select 'right', table_name::text, privilege_type from information_schema.table_privileges
       where grantee = 'comanda_app'
     order by 1, 2, 3`,
  )
}
