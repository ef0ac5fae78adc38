import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { enterCompany, readTables } from '../backup/tables'
import { askEach, listMaquinas, type Maquina } from './maquinas'
import { listAtrasadas } from './sequencias'

/** What protects a table, as one text: row-level security, policies, triggers, foreign keys, what the product may do with it. */
const PROTECAO = `concat_ws(' ', relrowsecurity, relforcerowsecurity,
  (select string_agg(polname || coalesce(pg_get_expr(polqual, polrelid), '') || coalesce(pg_get_expr(polwithcheck, polrelid), ''), ' ' order by polname) from pg_policy where polrelid = c.oid),
  (select count(*) from pg_trigger where tgrelid = c.oid and not tgisinternal),
  (select count(*) from pg_constraint where conrelid = c.oid and contype = 'f'),
  array(select d from unnest('{SELECT,INSERT,UPDATE}'::text[]) d where has_any_column_privilege('comanda_app', c.oid, d)),
  array(select d from unnest('{DELETE,TRUNCATE}'::text[]) d where has_table_privilege('comanda_app', c.oid, d)))`

interface Parte {
  readonly nome: string
  readonly protecao: string
}

const PARTES = `select coalesce(json_agg(json_build_object('nome', relname, 'protecao', ${PROTECAO})), '[]')
  from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r' and relname ~ '_[0-9]{6,}$'`

/** What is wrong with a distributed database; nothing when all is well. What it tries it takes back. */
export async function faltasDepois(client: pg.Client): Promise<string[]> {
  return [
    ...(await faltasDasPartes(client)),
    ...(await faltasDasSequencias(client)),
    ...(await faltasDoTrabalho(client)),
  ]
}

/** Each part of a table has the protection of the whole. */
async function faltasDasPartes(client: pg.Client): Promise<string[]> {
  const { rows: inteiras } = await client.query<Parte>(
    `select relname as nome, ${PROTECAO} as protecao from pg_class c join pg_dist_partition on logicalrelid = c.oid where partmethod in ('h', 'n') and relname <> 'users'`,
  )
  const { rows: esperadas } = await client.query<{ nome: string; grupo: number }>(
    `select shard_name(logicalrelid, s.shardid) as nome, groupid as grupo from pg_dist_shard s join pg_dist_placement using (shardid)
     join pg_dist_partition using (logicalrelid) where partmethod = 'h' or repmodel = 't'`,
  )
  const protecaoDe = new Map(inteiras.map(({ nome, protecao }) => [nome, protecao]))
  const faltas: string[] = []
  for (const { maquina, dito, erro } of await askEach<Parte[]>(client, PARTES)) {
    if (!dito) {
      faltas.push(`${maquina.nome} não respondeu: ${erro}`)
      continue
    }
    const aqui = new Map(dito.map(({ nome, protecao }) => [nome, protecao]))
    for (const { nome } of esperadas.filter(({ grupo }) => grupo === maquina.grupo)) {
      const parte = aqui.get(nome)
      const inteira = protecaoDe.get(nome.replace(/_\d+$/, ''))
      if (parte === undefined) faltas.push(`${maquina.nome}: falta ${nome}`)
      else if (parte !== inteira)
        faltas.push(`${maquina.nome}: ${nome} não está como a tabela: ${parte} e não ${inteira}`)
    }
  }
  return faltas
}

/** Each machine draws ids that nothing has yet. */
async function faltasDasSequencias(client: pg.Client): Promise<string[]> {
  return (await listAtrasadas(client)).map(
    ({ grupo, sequencia, maior }) => `${sequencia} ainda não passou de ${maior} na máquina do grupo ${grupo}`,
  )
}

/** An order, a change of the menu and one of the company, on each machine that keeps a company. */
async function faltasDoTrabalho(client: pg.Client): Promise<string[]> {
  const faltas: string[] = []
  for (const { maquina, empresa } of await umaPorMaquina(client)) {
    try {
      await tentar(client, empresa)
    } catch (error) {
      faltas.push(`${maquina.nome}, empresa ${empresa}: ${(error as Error).message}`)
    } finally {
      await client.query('rollback')
    }
  }
  return faltas
}

async function umaPorMaquina(client: pg.Client): Promise<{ maquina: Maquina; empresa: string }[]> {
  const { rows: empresas } = await client.query<{ id: string }>(
    `select empresa_id::text as id from pedidos group by 1 union all select id::text from empresas`,
  )
  const { rows } = await client.query<{ grupo: number; empresa: string }>(
    `select distinct on (groupid) groupid as grupo, empresa::text from unnest($1::bigint[]) with ordinality as t (empresa, n)
     join pg_dist_placement on shardid = get_shard_id_for_distribution_column('pedidos', empresa) order by groupid, n`,
    [empresas.map(({ id }) => id)],
  )
  const maquinas = await listMaquinas(client)
  return rows.flatMap(({ grupo, empresa }) => {
    const maquina = maquinas.find(outra => outra.grupo === grupo)
    return maquina ? [{ maquina, empresa }] : []
  })
}

/** In the role of a company as the product does it, then what every machine has a copy of, by its triggers. The caller takes it back. */
async function tentar(client: pg.Client, empresa: string): Promise<void> {
  const dela = `empresa_id = ${BigInt(empresa)}`
  const tables = await readTables(client)
  await client.query('begin')
  await enterCompany(client, empresa)
  await client.query('set local role comanda_app')
  // Of one product alone: whoever orders meanwhile may hold another.
  await client.query(
    `update produtos set preco = 0.01 where ${dela} and id = (select min(id) from produtos where ${dela})`,
  )
  const { rows } = await client.query<{ id: string; novo: string }>(
    `select max(id)::text as id, (max(id) + 1)::text as novo from pedidos where ${dela} and id < 99999999`,
  )
  const { id, novo } = rows[0] ?? {}
  if (id && novo) {
    const proprios = { id: novo, chave: randomUUID(), id_publico: randomUUID() }
    await copiar(client, tables, 'pedidos', `${dela} and id = ${id}`, proprios)
    await copiar(client, tables, 'itens_pedido', `${dela} and pedido_id = ${id}`, {
      id: null,
      pedido_id: novo,
    })
  }
  await client.query('rollback; begin')
  await client.query(`update empresas set endereco_cep = '01310100' where id = ${BigInt(empresa)}`)
}

/** By VALUES: the engine would write what it selects by COPY, which row-level security refuses. */
async function copiar(
  client: pg.Client,
  tables: Awaited<ReturnType<typeof readTables>>,
  nome: string,
  quais: string,
  outros: Readonly<Record<string, string | null>>,
): Promise<void> {
  const nomes = (tables.find(({ name }) => name === nome)?.names ?? []).filter(
    coluna => outros[coluna] !== null,
  )
  const colunas = nomes.map(coluna => client.escapeIdentifier(coluna))
  const { rows } = await client.query<Record<string, string | null>>(
    `select ${colunas.map(coluna => `${coluna}::text as ${coluna}`).join(', ')} from ${nome} where ${quais} limit 1`,
  )
  if (!rows[0]) return
  const linha = { ...rows[0], ...outros }
  await client.query(
    `insert into ${nome} (${colunas.join(', ')}) values (${nomes.map((_, n) => `$${n + 1}`).join(', ')})`,
    nomes.map(coluna => linha[coluna]),
  )
}
