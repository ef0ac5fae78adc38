import type { Mundo } from '../mundo'

/**
 * A digest of every table of the database, in one query, to compare the database before and after something that must
 * change nothing. It adds the hashes of the rows, because sorting them would take most of the time.
 */
export async function retratar(mundo: Mundo, menos: readonly string[] = []): Promise<Record<string, string>> {
  // information_schema takes as long to name the tables as it takes to read them all.
  const tabelas = await mundo.sql<{ nome: string }>(
    `select relname as nome from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  const perguntas = tabelas
    .filter(({ nome }) => !menos.includes(nome))
    .map(
      ({ nome }) =>
        `select '${nome}' as nome, count(*) || ' ' || coalesce(sum(hashtextextended(${linhaDe(nome)}, 0)), 0) as resumo
         from ${nome} t`,
    )
  const linhas = await mundo.sql<{ nome: string; resumo: string }>(perguntas.join(' union all '))
  return Object.fromEntries(linhas.map(({ nome, resumo }) => [nome, resumo]))
}

/** The same for the rows of one company. */
export async function retratarEmpresa(mundo: Mundo, empresa: number): Promise<Record<string, string>> {
  const tabelas = await mundo.sql<{ nome: string }>(
    `select relname as nome from pg_attribute join pg_class c on c.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = 'empresa_id' and not attisdropped`,
  )
  const linhas = await mundo.sql<{ nome: string; resumo: string }>(
    [
      `select 'empresas' as nome, md5(t::text) as resumo from empresas t where id = $1`,
      ...tabelas.map(
        ({ nome }) =>
          `select '${nome}', count(*) || ' ' || coalesce(sum(hashtextextended(${linhaDe(nome)}, 0)), 0)
           from ${nome} t where empresa_id = $1`,
      ),
    ].join(' union all '),
    [empresa],
  )
  return Object.fromEntries(linhas.map(({ nome, resumo }) => [nome, resumo]))
}

/** An event gets its position from whoever reads next. */
export const linhaDe = (tabela: string) =>
  tabela === 'eventos' ? `(to_jsonb(t) - 'posicao')::text` : 't::text'
