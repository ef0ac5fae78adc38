import type pg from 'pg'
import { Refusal } from '../command/command'
import { askEach } from './maquinas'

/** The ids that a machine draws begin at its group's number times this. */
const POR_GRUPO = 2n ** 48n

interface Coluna {
  readonly tabela: string
  readonly coluna: string
  readonly sequencia: string
}

export interface Maior {
  /** Whose range the id is of. */
  readonly grupo: number
  readonly sequencia: string
  readonly maior: string
}

/**
 * Sequences that would draw ids which some row has: each machine draws of a range of its own, and what was restored from another
 * engine has ids of such ranges already. One that a machine does not know yet has drawn nothing.
 */
export async function listAtrasadas(client: pg.Client): Promise<Maior[]> {
  const { rows: colunas } = await client.query<Coluna>(
    `select attrelid::regclass::text as tabela, quote_ident(attname) as coluna, pg_get_serial_sequence(attrelid::regclass::text, attname) as sequencia
     from pg_attribute join pg_dist_partition on logicalrelid = attrelid and partmethod = 'h' where attidentity <> ''`,
  )
  const maiores: Maior[] = []
  for (const { tabela, coluna, sequencia } of colunas) {
    const { rows } = await client.query<{ grupo: number; maior: string }>(
      `select (${coluna} / ${POR_GRUPO})::int as grupo, max(${coluna})::text as maior from ${tabela} group by 1`,
    )
    maiores.push(...rows.map(({ grupo, maior }) => ({ grupo, sequencia, maior })))
  }
  // Asked after the rows, to which others add meanwhile.
  const usadas = colunas.map(
    ({ sequencia }) =>
      `'${sequencia}', coalesce(pg_sequence_last_value(to_regclass('${sequencia}')), 0)::text`,
  )
  const maquinas = await askEach<Record<string, string>>(
    client,
    `select json_build_object(${usadas.join(', ')})`,
  )
  return maiores.filter(({ grupo, sequencia, maior }) => {
    const dito = maquinas.find(({ maquina }) => maquina.grupo === grupo)?.dito
    return dito && BigInt(dito[sequencia] ?? 0) < BigInt(maior)
  })
}

/** After the commit that distributes: only then do the machines know their sequences. */
export async function acertarSequencias(client: pg.Client): Promise<void> {
  for (const { grupo, sequencia, maior } of await listAtrasadas(client)) {
    const { rows } = await client.query<{ dito: string }>(
      `select r.result as dito from run_command_on_all_nodes(format(
         'select case when (select groupid from pg_dist_local_group) = %s then setval(%L, %s) end', $1::int, $2::text, $3::bigint)) r
       where not r.success`,
      [grupo, sequencia, maior],
    )
    if (rows[0]) throw new Refusal(`A sequência ${sequencia} não foi acertada: ${rows[0].dito}`)
  }
}
