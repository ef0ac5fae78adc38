import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, smallint, text, time, unique } from 'drizzle-orm/pg-core'
import { empresaColumn, idColumn } from '../empresas/columns.server'
import type { DiaDaSemana } from './horario'

export const horariosFuncionamento = pgTable(
  'horarios_funcionamento',
  {
    empresaId: empresaColumn(),
    id: idColumn(),
    diaSemana: text('dia_semana').$type<DiaDaSemana>().notNull(),
    horarioAbertura: time('horario_abertura').notNull(),
    horarioFechamento: time('horario_fechamento').notNull(),
    turno: smallint().$type<1 | 2>().notNull(),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    unique('horarios_dia_turno').on(t.empresaId, t.diaSemana, t.turno),
    check(
      'horarios_dia',
      sql`${t.diaSemana} in ('domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado')`,
    ),
    check('horarios_turno', sql`${t.turno} in (1, 2)`),
  ],
)
