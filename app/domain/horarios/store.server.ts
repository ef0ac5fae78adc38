import { eq, exists, type SQL, sql } from 'drizzle-orm'
import { formatHora } from '~/domain/valores/instante'
import { lockInCompany, statement, type Tx } from '~/server/transaction.server'
import { lerHora, type Turno } from './horario'
import { horariosFuncionamento as tabela } from './tables.server'

const turnos = statement('turnos', (db, name) =>
  db
    .select({
      diaSemana: tabela.diaSemana,
      abertura: tabela.horarioAbertura,
      fechamento: tabela.horarioFechamento,
      turno: tabela.turno,
    })
    .from(tabela)
    .prepare(name),
)

/** All shifts of the company; an empty list means that no hours were configured. */
export async function listTurnos(tx: Tx): Promise<Turno[]> {
  const linhas = await turnos(tx).execute()
  return linhas.map(linha => ({
    diaSemana: linha.diaSemana,
    abertura: minutos(linha.abertura),
    fechamento: minutos(linha.fechamento),
    turno: linha.turno,
  }))
}

function minutos(hora: string): number {
  const lida = lerHora(hora)
  if (lida === null) throw new Error(`not a time of day: ${hora}`)
  return lida
}

/** As `listTurnos`, and keeps others from saving hours until the transaction ends. */
export async function lockTurnos(tx: Tx): Promise<Turno[]> {
  await lockInCompany(tx, 'horarios')
  return listTurnos(tx)
}

/** Replaces all shifts of the company; call `lockTurnos` before. */
export async function replaceTurnos(tx: Tx, turnos: readonly Turno[]): Promise<void> {
  await tx.delete(tabela).where(eq(tabela.empresaId, tx.empresaId))
  if (turnos.length === 0) return
  await tx.insert(tabela).values(
    turnos.map(({ diaSemana, abertura, fechamento, turno }) => ({
      empresaId: tx.empresaId,
      diaSemana,
      horarioAbertura: formatHora(abertura),
      horarioFechamento: formatHora(fechamento),
      turno,
    })),
  )
}

/** SQL for a larger query: has the company any shift? */
export function existsHorario(tx: Tx): SQL {
  return exists(tx.select({ um: sql`1` }).from(tabela).where(eq(tabela.empresaId, tx.empresaId)))
}
