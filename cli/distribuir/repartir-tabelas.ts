import type pg from 'pg'
import { Refusal } from '../command/command'

interface Definicao {
  readonly tabela: string
  readonly nome: string
  readonly texto: string
}

/** The tables whose rows belong to companies; of the others, the engine copies those that they point at. */
const INQUILINAS = `select c.oid from pg_class c
  where relnamespace = 'public'::regnamespace and relkind = 'r' and (relforcerowsecurity or relname = 'eventos')`

/** What stands between these tables and the others. */
const LIGADAS = `select conrelid from pg_constraint where contype = 'f' and confrelid = 'empresas'::regclass
  union select 'empresas'::regclass union ${INQUILINAS}`

/**
 * Distributes the tables of companies by company, in one transaction. Foreign keys and triggers go first and come back at the
 * end: the engine refuses a table that has them, and would run the triggers for each row that it moves (decision 048).
 */
export async function repartir(client: pg.Client): Promise<void> {
  await client.query(`begin; set local citus.multi_shard_modify_mode = 'sequential'; set local citus.enable_unsafe_triggers = on;
    set local client_min_messages = 'warning'`)
  const { rows: tabelas } = await client.query<{ tabela: string }>(
    `select oid::regclass::text as tabela from pg_class where oid in (${INQUILINAS}) order by 1`,
  )
  const nomes = tabelas.map(({ tabela }) => tabela)
  const chaves = await definicoes(
    client,
    `select conrelid::regclass::text as tabela, quote_ident(conname) as nome, pg_get_constraintdef(oid) as texto
     from pg_constraint where contype = 'f' and conrelid in (${LIGADAS})
     order by confrelid = 'empresas'::regclass desc, 1, 2`,
  )
  const gatilhos = await definicoes(
    client,
    `select tgrelid::regclass::text as tabela, quote_ident(tgname) as nome, pg_get_triggerdef(oid) as texto
     from pg_trigger where not tgisinternal and tgrelid in (${LIGADAS}) order by 1, 2`,
  )
  const { rows: sequencias } = await client.query<{ nome: string; valor: string; usada: boolean }>(
    `select format('public.%I', sequencename) as nome, coalesce(last_value, 1)::text as valor, last_value is not null as usada
     from pg_sequences where schemaname = 'public'`,
  )
  const antes = await countRows(client, nomes)
  for (const { tabela, nome } of chaves) await client.query(`alter table ${tabela} drop constraint ${nome}`)
  for (const { tabela, nome } of gatilhos) await client.query(`drop trigger ${nome} on ${tabela}`)
  await client.query(`select create_reference_table('empresas')`)
  // Each copy of empresas reads where a CEP is. What is learned of one later would change all copies from within one, which cannot be.
  await client.query('drop trigger lugar_das_lojas on ceps')
  await client.query(`select create_reference_table('ceps')`)
  for (const tabela of nomes)
    await client.query(`select create_distributed_table($1, 'empresa_id', colocate_with => $2)`, [
      tabela,
      tabela === nomes[0] ? 'none' : nomes[0],
    ])
  for (const { tabela, nome, texto } of chaves)
    await client.query(`alter table ${tabela} add constraint ${nome} ${texto}`)
  for (const { texto } of gatilhos) await client.query(texto)
  // The engine writes out what a column is by default, and so as the role that inserts.
  await client.query('grant insert (id, em) on eventos to comanda_app')
  // Some begin again where the engine takes their table over.
  for (const { nome, valor, usada } of sequencias)
    await client.query('select setval($1, $2, $3)', [nome, valor, usada])
  const depois = await countRows(client, nomes)
  const perdida = nomes.find((_, n) => antes[n] !== depois[n])
  if (perdida) throw new Refusal(`${perdida} não tem as linhas que tinha: nada foi repartido.`)
  await client.query(AO_CRIAR_TABELA)
  await client.query('commit')
}

async function definicoes(client: pg.Client, consulta: string): Promise<Definicao[]> {
  return (await client.query<Definicao>(consulta)).rows
}

async function countRows(client: pg.Client, tabelas: readonly string[]): Promise<string[]> {
  const contadas: string[] = []
  for (const tabela of tabelas) {
    const { rows } = await client.query<{ linhas: string }>(`select count(*) as linhas from ${tabela}`)
    contadas.push(rows[0]?.linhas ?? '')
  }
  return contadas
}

/** A later migration makes its table as everywhere; with this it is distributed before it is tied to `empresas`. */
const AO_CRIAR_TABELA = `
  create or replace function repartir_tabela_nova() returns event_trigger language plpgsql as $$
  declare nova record;
  begin
    for nova in select objid from pg_event_trigger_ddl_commands() c where command_tag = 'CREATE TABLE' and schema_name = 'public'
        and exists (select from pg_attribute where attrelid = c.objid and attname = 'empresa_id' and not attisdropped)
        and not exists (select from pg_dist_partition where logicalrelid = c.objid) loop
      perform create_distributed_table(nova.objid::regclass, 'empresa_id', colocate_with => 'pedidos');
    end loop;
  end $$;
  drop event trigger if exists repartir_tabela_nova;
  create event trigger repartir_tabela_nova on ddl_command_end when tag in ('CREATE TABLE') execute function repartir_tabela_nova()`
