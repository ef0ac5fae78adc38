import { eq, exists, type SQL, sql } from 'drizzle-orm'
import { formatHora } from '~/domain/valores/instante'
import { EMPRESA_ID, NOW } from '~/server/database/one-read.server'
import { lockInCompany, preparedRead, preparedRow, type Tx } from '~/server/database/transaction.server'
import { type Excecao, lerHora, type Turno } from './horario'
import type { Pausa } from './pausa'
import { excecoesHorario, pausas, horariosFuncionamento as tabela } from './tables.server'

const turnos = preparedRead('turnos', db =>
  db
    .select({
      diaSemana: tabela.diaSemana,
      abertura: tabela.horarioAbertura,
      fechamento: tabela.horarioFechamento,
      turno: tabela.turno,
    })
    .from(tabela)
    .where(eq(tabela.empresaId, sql.placeholder('empresaId'))),
)

/** All shifts of the company; an empty list means that no hours were configured. */
export async function listTurnos(tx: Tx): Promise<Turno[]> {
  const linhas = await turnos(tx)
  return linhas.map(lerTurno)
}

type TurnoGuardado = Pick<Turno, 'diaSemana' | 'turno'> & {
  readonly abertura: string
  readonly fechamento: string
}

function lerTurno({ abertura, fechamento, ...linha }: TurnoGuardado): Turno {
  return { ...linha, abertura: minutos(abertura), fechamento: minutos(fechamento) }
}

function minutos(hora: string): number {
  const lida = lerHora(hora)
  if (lida === null) throw new Error(`not a time of day: ${hora}`)
  return lida
}

/** `HorariosGuardados` as values of a larger statement. */
export const HORARIOS = {
  turnos: sql`(select coalesce(json_agg(json_build_object('diaSemana', h.dia_semana,
    'abertura', h.horario_abertura, 'fechamento', h.horario_fechamento, 'turno', h.turno)), '[]')
    from ${tabela} h where h.empresa_id = ${EMPRESA_ID})`.mapWith((linhas: TurnoGuardado[]) =>
    linhas.map(lerTurno),
  ),
  // In every zone the shop's yesterday is at most two days before the present date of UTC.
  excecoes: sql<Excecao[]>`(select coalesce(json_agg(json_build_object('data', e.data, 'nome', e.nome,
    'turnos', e.turnos) order by e.data), '[]')
    from ${excecoesHorario} e
    where e.empresa_id = ${EMPRESA_ID} and e.data >= (${NOW} at time zone 'utc')::date - 2)`,
  pausa: sql<Pausa | null>`(select json_build_object('servico', p.servico,
    'ate', (extract(epoch from p.ate) * 1000)::bigint, 'motivo', p.motivo)
    from ${pausas} p
    where p.empresa_id = ${EMPRESA_ID} and p.de <= ${NOW} and p.ate > ${NOW} and p.encerrada_em is null
    order by p.de desc, p.id desc limit 1)`,
}

const horarios = preparedRow('horarios', HORARIOS)

/** The week, the dates with hours of their own and the present pause. */
export interface HorariosGuardados {
  readonly turnos: readonly Turno[]
  /** From yesterday on at least. */
  readonly excecoes: readonly Excecao[]
  readonly pausa: Pausa | null
}

/** All that decides whether the shop is open at `agora`, in one statement. */
export function readHorarios(tx: Tx, agora: Date): Promise<HorariosGuardados> {
  return horarios(tx, { agora: agora.toISOString() })
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
