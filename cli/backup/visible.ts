import type pg from 'pg'
import { Refusal } from '../command/command'
import { folderOf, type Tally } from './archive'
import { enterCompany, readCompanies, type Table } from './tables'

const INCOMPLETE = 'o backup estaria incompleto, e nada foi gravado'

/**
 * Policies hide rows without any error. Refuses a table whose policies show whoever makes the backup less than the rows of the
 * company that it has entered.
 */
export async function requireKnownPolicies(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ tabela: string }>(
    `select c.relname::text as tabela from pg_class c
     where c.relnamespace = 'public'::regnamespace and row_security_active(c.oid) and not exists (
       select from pg_policy where polrelid = c.oid and polcmd in ('*', 'r')
         and exists (select from unnest(polroles) role where role = 0 or pg_has_role(role, 'usage'))
       having bool_and(polpermissive) and bool_or(pg_get_expr(polqual, polrelid) = '(empresa_id = empresa_atual())'))
     order by 1`,
  )
  const [hidden] = rows
  if (hidden)
    throw new Refusal(
      `A tabela ${hidden.tabela} tem uma política (row-level security) que não é da Comanda e pode esconder linhas: ${INCOMPLETE}.`,
    )
}

interface Counted {
  readonly tabela: string
  readonly linhas: number
  /** Where the rows are kept: the company that was entered; null for a table of no company. */
  readonly empresa: string | null
}

/** Refuses unless every row that each company has, and every other row, was `read`, by a count in the same snapshot. */
export async function requireAll(client: pg.Client, tables: readonly Table[], read: Tally): Promise<void> {
  for (const company of [null, ...(await readCompanies(client))]) {
    if (company !== null) await enterCompany(client, company)
    for (const { tabela, linhas, empresa } of await countRows(client, tables, company)) {
      const { linhas: lidas } = read.of(folderOf(tabela, company))
      if (empresa === company && linhas === lidas) continue
      const whose = company === null ? '' : ` da empresa ${company}`
      throw new Refusal(
        empresa === company
          ? `A tabela ${tabela}${whose} tem ${linhas} linhas, e o banco entregou ${lidas}: ${INCOMPLETE}.`
          : `O banco não deixa quem faz o backup entrar na empresa ${company} (app.empresa_id): ${INCOMPLETE}.`,
      )
    }
  }
}

/** In one question, which a distributed engine asks the machine that keeps the rows; that machine says which company it was told. */
async function countRows(
  client: pg.Client,
  tables: readonly Table[],
  company: string | null,
): Promise<Counted[]> {
  const [whose, entered] =
    company === null ? ['', 'null'] : [`where empresa_id = ${BigInt(company)}`, 'empresa_atual()::text']
  const counts = tables
    .filter(({ tenant }) => tenant === (company !== null))
    .map(({ name }) => {
      const from = `${client.escapeIdentifier(name)} ${whose}`
      return `select ${client.escapeLiteral(name)} as tabela, count(*)::int as linhas, ${entered} as empresa from ${from}`
    })
  return (await client.query<Counted>(counts.join(' union all '))).rows
}

/** Citus tells the machines that keep the rows whose rows are wanted only when it is set to. */
export async function requirePropagation(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ base: string; alcance: string | null }>(
    `select current_database() as base, current_setting('citus.propagate_set_commands', true) as alcance
     from pg_extension where extname = 'citus'`,
  )
  const [citus] = rows
  if (!citus || citus.alcance === 'local') return
  throw new Refusal(
    `O Citus esconderia as linhas das empresas, e nada foi gravado. Em cada máquina dele, como superusuário:\n` +
      `  alter database ${client.escapeIdentifier(citus.base)} set citus.propagate_set_commands = 'local';`,
  )
}
