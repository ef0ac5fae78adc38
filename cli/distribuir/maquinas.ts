import type pg from 'pg'

/** One machine of the engine; the coordinator's group is 0. */
export interface Maquina {
  readonly id: number
  readonly grupo: number
  readonly nome: string
}

export async function listMaquinas(client: pg.Client): Promise<Maquina[]> {
  const { rows } = await client.query<Maquina>(
    `select nodeid as id, groupid as grupo, nodename || ':' || nodeport as nome
     from pg_dist_node where noderole = 'primary' and isactive order by groupid`,
  )
  return rows
}

/** Whether the tables of companies lie on several machines already. */
export async function isDistributed(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_dist_partition where logicalrelid = 'empresas'::regclass`,
  )
  return Boolean(rowCount)
}

export interface Resposta<T> {
  readonly maquina: Maquina
  /** Null when it has not answered; then `erro` is what was said. */
  readonly dito: T | null
  readonly erro: string
}

/** Asks each machine a statement whose answer is one JSON. */
export async function askEach<T>(client: pg.Client, statement: string): Promise<Resposta<T>[]> {
  const maquinas = await listMaquinas(client)
  const { rows } = await client.query<{ id: number; feito: boolean; dito: string }>(
    'select nodeid as id, success as feito, result as dito from run_command_on_all_nodes($1, give_warning_for_connection_errors => true)',
    [statement],
  )
  return maquinas.map(maquina => {
    const { feito = false, dito = '' } = rows.find(({ id }) => id === maquina.id) ?? {}
    return { maquina, dito: feito ? (JSON.parse(dito || 'null') as T) : null, erro: dito }
  })
}
